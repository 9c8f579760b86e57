"""What the store has to tell, in the player's words."""

from __future__ import annotations

from pathlib import Path

from game.i18n.catalogue import Catalogue
from game.store.notices import Fault, Notice, Saving

__all__ = ["crash_message", "notice_message", "saving_message"]


def notice_message(tr: Catalogue, notice: Notice) -> str:
    """Why a file is not used, what is used instead, and where the file is now."""
    sentences = [_fault(tr, notice.fault)]
    if notice.copy_used:
        sentences.append(tr.gettext("The last good copy is used instead."))
    if notice.aside is not None:
        sentences.append(tr.gettext("The file was kept as {aside}."))
    names = {"file": tr.isolate(notice.file), "aside": tr.isolate(notice.aside or "")}
    return " ".join(sentences).format(**names)


def _fault(tr: Catalogue, fault: Fault) -> str:
    match fault:
        case Fault.BROKEN:
            return tr.gettext("The file {file} is damaged.")
        case Fault.NEWER:
            return tr.gettext("The file {file} was written by a newer version of the game.")
        case Fault.UNREADABLE:
            return tr.gettext("The file {file} cannot be read.")
        case Fault.UNEXPECTED:
            return tr.gettext("The file {file} appeared while the game was running.")


def crash_message(tr: Catalogue, report: Path) -> str:
    """That the game broke off, that nothing is lost, and where to read more."""
    return tr.gettext(
        "The game broke off last time, by a fault of its own. Your game was kept. "
        "What happened is written in {file}."
    ).format(file=tr.isolate(str(report)))


def saving_message(tr: Catalogue, saving: Saving) -> str:
    """Why the game cannot save; playing goes on all the same."""
    match saving:
        case Saving.OK:
            return tr.gettext("The game is saved again.")
        case Saving.READ_ONLY:
            return tr.gettext("This game cannot be saved: its folder is read-only.")
        case Saving.FULL:
            return tr.gettext("This game cannot be saved: the disk is full.")
        case Saving.MISSING:
            return tr.gettext("This game cannot be saved: its folder is missing.")
        case Saving.LOCKED:
            return tr.gettext(
                "This game cannot be saved: the game is already open in another window."
            )
        case Saving.FAILED:
            return tr.gettext("This game cannot be saved: its folder cannot be written to.")
