"""Speed and size, measured: `python -m benchmarks` (Linux; needs Xvfb)."""
