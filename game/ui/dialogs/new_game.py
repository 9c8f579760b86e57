"""New game: which rules, and which deal (R10, R22, R23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog
from game.ui.icons import Icon
from game.ui.theme import UI
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Cards, Option
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.look import Look

__all__ = ["Codes", "new_game"]

LONGEST_CODE = 48
"""Room for a code with spaces and marks around its parts, as it may be pasted."""


@dataclass(frozen=True, slots=True)
class Codes:
    """What the dialog has to know about codes and does not know itself."""

    fresh: Callable[[bool], str]
    """A random code; the argument is whether the rules are Relaxed."""
    fault: Callable[[str], str | None]
    """The sentence that says what is wrong with a typed code."""
    relaxed: Callable[[str], bool]
    """Whether a faultless code is of a Relaxed game."""
    switched: Callable[[str, bool], str]
    """A faultless code with the letter of the other rules."""


class _Form:
    """The fields of the dialog, kept in step with each other."""

    def __init__(self, look: Look, tr: Catalogue, codes: Codes, clipboard: Clipboard) -> None:
        self._codes = codes
        options = (
            Option(
                value=False,
                # Translators: the name of the stricter set of rules, wherever it is named.
                label=tr.gettext("Classic"),
                note=tr.gettext("Red on black, black on red"),
            ),
            Option(
                value=True,
                # Translators: the name of the milder set of rules, wherever it is named.
                label=tr.gettext("Relaxed"),
                note=tr.gettext("Colours do not matter"),
            ),
        )
        self.rules = Cards(look, options, False, self._rules_chosen)
        name = tr.gettext("Game code")
        self.field = TextField(look, name, self._code_typed, clipboard, LONGEST_CODE)
        self.field.fill(codes.fresh(False))
        self.message = Paragraph(look, "", 14, UI.error)
        dice = Button(
            look,
            tr.gettext("Another random deal"),
            self._roll,
            Options(sign=Icon.DICE, shows_label=False, height=50),
        )
        hint = tr.gettext("the same code gives the same deal")
        self.body = Column(
            look,
            (
                self.rules,
                Space(look, 22),
                Row(
                    look,
                    (
                        Label(look, name, 15, bold=True),
                        Label(look, hint, 14, UI.muted, align="end"),
                    ),
                    16,
                    grow=(1,),
                ),
                Space(look, 8),
                Row(look, (self.field, dice), 14, grow=(0,)),
                Space(look, 8),
                self.message,
            ),
        )

    def code(self) -> str | None:
        """The code to deal, or None as long as the field holds something else."""
        text = self.field.text
        if not text.strip():
            return self._codes.fresh(self.rules.value)
        return text if self._codes.fault(text) is None else None

    def _rules_chosen(self, relaxed: bool) -> None:
        text = self.field.text
        if text.strip() and self._codes.fault(text) is None:
            self.field.fill(self._codes.switched(text, relaxed))

    def _code_typed(self, text: str) -> None:
        fault = self._codes.fault(text) if text.strip() else None
        self.message.text = fault or ""
        self.field.wrong = fault is not None
        if text.strip() and fault is None:
            self.rules.choose(self._codes.relaxed(text))

    def _roll(self) -> None:
        self.field.fill(self._codes.fresh(self.rules.value))
        self._code_typed(self.field.text)


def new_game(
    look: Look,
    tr: Catalogue,
    codes: Codes,
    clipboard: Clipboard,
    on_deal: Callable[[str], None],
) -> Dialog:
    """The dialog; `on_deal` gets a code without fault. An empty field means any deal."""
    form = _Form(look, tr, codes, clipboard)

    def deal() -> None:
        code = form.code()
        if code is None:
            dialog.focus_on(form.field)
            return
        dialog.close()
        on_deal(code)

    least = 150
    cancel = Button(look, tr.gettext("Cancel"), lambda: dialog.close(), Options(least_width=least))
    # Translators: a button; deals the cards of the game chosen.
    go = Button(look, tr.gettext("Deal"), deal, Options(Face.PRIMARY, least_width=least))
    dialog = Dialog(
        look,
        tr.gettext("New game"),
        form.body,
        (cancel, go),
        default=go,
        first=form.field,
    )
    return dialog
