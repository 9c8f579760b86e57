"""Voices: standard output, and the platform's speech service where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

__all__ = ["Speaker", "StdoutSpeaker", "SystemSpeaker", "service"]

POWERSHELL = (
    "Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "while ($null -ne ($line = [Console]::In.ReadLine()))"
    "{ $voice.SpeakAsyncCancelAll(); $null = $voice.SpeakAsync($line) }"
)
"""Reads line after line; a new one interrupts the one before."""
PATIENCE = 5.0
"""Seconds after which a service that does not take its text is left alone."""


class Speaker(Protocol):
    """Something that says texts, and never makes anybody wait."""

    def say(self, text: str) -> None:
        """Say `text` instead of what is being said."""

    def close(self) -> None:
        """Fall silent."""


class StdoutSpeaker:
    """Prints every text as one line; without a stdout nothing happens."""

    def say(self, text: str) -> None:
        """Print `text`."""
        if sys.stdout is None:
            return
        try:
            print(text.replace("\n", " "), flush=True)
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                # The text is still buffered: the interpreter's flush at exit must not fail again.
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def close(self) -> None:
        """Nothing is left to do."""


def service(platform: str = sys.platform) -> tuple[str, ...] | None:
    """The call of the platform's speech service, None where there is none."""
    name = {"win32": "powershell", "darwin": "say"}.get(platform, "spd-say")
    found = shutil.which(name)
    if found is None:
        return None
    if platform == "win32":
        return (found, "-NoProfile", "-NonInteractive", "-Command", POWERSHELL)
    return (found,)


class SystemSpeaker:
    """Hands texts to the speech service from a thread of its own; of many, the newest wins."""

    def __init__(self, language: str, platform: str = sys.platform) -> None:
        self._language = language.split("-")[0]
        self._platform = platform
        self._command = service(platform)
        self._texts: SimpleQueue[str | None] = SimpleQueue()
        self._running: subprocess.Popen[bytes] | None = None
        if self._command is not None:
            Thread(target=self._work, daemon=True).start()

    @property
    def available(self) -> bool:
        """Whether there is a service."""
        return self._command is not None

    def say(self, text: str) -> None:
        """Say `text` as soon as the service takes it."""
        if self.available:
            self._texts.put(text.replace("\n", " "))

    def close(self) -> None:
        """Let the service go."""
        self._texts.put(None)

    def _work(self) -> None:
        while (text := self._newest()) is not None:
            with suppress(OSError, subprocess.SubprocessError, ValueError):
                self._speak(text)
        self._interrupt()

    def _newest(self) -> str | None:
        text = self._texts.get()
        with suppress(Empty):
            while text is not None:
                text = self._texts.get_nowait()
        return text

    def _speak(self, text: str) -> None:
        assert self._command is not None
        if self._platform == "win32":
            self._write_line(text)
            return
        self._interrupt()
        options: Sequence[str] = ()
        if self._platform != "darwin":
            subprocess.run([*self._command, "--cancel"], timeout=PATIENCE, check=False)  # noqa: S603
            options = ("--language", self._language)
        # After --, a text that begins with a dash is no option.
        self._running = subprocess.Popen([*self._command, *options, "--", text])  # noqa: S603

    def _write_line(self, text: str) -> None:
        if self._running is None or self._running.poll() is not None:
            assert self._command is not None
            self._running = subprocess.Popen(  # noqa: S603
                self._command,
                stdin=subprocess.PIPE,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        assert self._running.stdin is not None
        self._running.stdin.write(text.encode() + b"\n")
        self._running.stdin.flush()

    def _interrupt(self) -> None:
        if self._running is not None:
            with suppress(OSError):
                self._running.terminate()
            with suppress(subprocess.SubprocessError):
                self._running.wait(PATIENCE)
            self._running = None
