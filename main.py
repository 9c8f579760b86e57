"""Yukon Solitaire: `python main.py` plays; `python main.py --help` lists the other calls."""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # First of all: in an executable, worker processes start here too. From source they do
        # not, and importing multiprocessing would delay the window.
        from multiprocessing import freeze_support

        freeze_support()

    from game.cli import main

    sys.exit(main(sys.argv))
