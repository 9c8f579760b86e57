"""New game: which rules, and which deal (R10, R22, R23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.ui.dialog import Dialog
from game.ui.finder import Rating, Wish
from game.ui.icons import Icon
from game.ui.theme import UI
from game.ui.widgets.base import Widget
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.button import Button, Face, Options
from game.ui.widgets.choice import Cards, Option, Segments
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
    want: Callable[[Wish, bool], None]
    """Begin to look for such a deal; the second argument is whether the rules are Relaxed."""
    take: Callable[[], str | None]
    """The deal that was wished for, once it is found."""
    tried: Callable[[], int]
    """How many deals have been looked at."""
    rate: Callable[[str], None]
    """Begin to find out how hard the deal of a faultless code is."""
    rating: Callable[[], Rating | None]
    """The answer, once it is known."""
    give_up: Callable[[], None]
    """Look for nothing any more."""


class _Pulse(Widget):
    """Nothing to see; calls a function at every tick."""

    def __init__(self, look: Look, beat: Callable[[], None]) -> None:
        super().__init__(look)
        self._beat = beat

    def tick(self, ms: float) -> None:
        """Call the function."""
        del ms
        self._beat()


class _Form:
    """The fields of the dialog, kept in step with each other."""

    def __init__(self, look: Look, tr: Catalogue, codes: Codes, clipboard: Clipboard) -> None:
        self._tr = tr
        self._codes = codes
        self.when_found: Callable[[], None] | None = None
        """What the player wants to do with the deal as soon as it is found."""
        self._rating = False
        options = (
            Option(
                value=False,
                # Translators: the name of the stricter set of rules, wherever it is named.
                label=tr.gettext("Classic"),
                note=_alternating(tr),
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
        self.wish = Segments(look, _wishes(tr), Wish.ANY, self._wished)
        self.wish.name = tr.gettext("Difficulty")
        square = Options(sign=Icon.DICE, shows_label=False, height=50)
        dice = Button(look, tr.gettext("Another random deal"), self._roll, square)
        square = Options(sign=Icon.HELP, shows_label=False, height=50)
        rate = Button(look, tr.gettext("How hard is this deal?"), self._rate, square)
        hint = tr.gettext("the same code gives the same deal")
        self.body = Column(
            look,
            (
                self.rules,
                Space(look, 16),
                self.wish,
                Space(look, 16),
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
                Row(look, (self.field, rate, dice), 10, grow=(0,)),
                Space(look, 8),
                self.message,
                _Pulse(look, self._listen),
            ),
        )

    def offer(self, code: str) -> None:
        """Fill in a code without fault."""
        self.field.fill(code)
        self.rules.choose(self._codes.relaxed(code))

    @property
    def seeking(self) -> bool:
        """Whether a deal is being looked for."""
        return self.wish.value is not Wish.ANY and not self.field.text.strip()

    def code(self) -> str | None:
        """The code to deal, or None as long as the field holds something else."""
        text = self.field.text
        if not text.strip():
            return self._codes.fresh(self.rules.value)
        return text if self._codes.fault(text) is None else None

    def _wished(self, wish: Wish) -> None:
        if wish is Wish.ANY:
            self._codes.give_up()
            self._roll()
        else:
            self._seek(wish)

    def _seek(self, wish: Wish) -> None:
        self.field.fill("")
        self.field.wrong = False
        self._rating = False
        self._codes.want(wish, self.rules.value)
        self.message.say(self._tr.gettext("Looking for such a deal …"), UI.muted)

    def _rules_chosen(self, relaxed: bool) -> None:
        text = self.field.text
        if self.wish.value is not Wish.ANY:
            self._seek(self.wish.value)
        elif text.strip() and self._codes.fault(text) is None:
            self.field.fill(self._codes.switched(text, relaxed))

    def _code_typed(self, text: str) -> None:
        self._forget_wish()
        fault = self._codes.fault(text) if text.strip() else None
        self.message.say(fault or "", UI.error)
        self.field.wrong = fault is not None
        if text.strip() and fault is None:
            self.rules.choose(self._codes.relaxed(text))

    def _forget_wish(self) -> None:
        self.when_found, self._rating = None, False
        self.wish.choose(Wish.ANY)
        self._codes.give_up()

    def _roll(self) -> None:
        if self.wish.value is not Wish.ANY:
            self._seek(self.wish.value)
            return
        self.field.fill(self._codes.fresh(self.rules.value))
        self._code_typed(self.field.text)

    def _rate(self) -> None:
        text = self.field.text
        if text.strip() and self._codes.fault(text) is None:
            self._codes.rate(text)
            self._rating = True
            self.message.say(self._tr.gettext("Playing it through …"), UI.muted)

    def _listen(self) -> None:
        """Hear what was found or rated."""
        if self.seeking:
            self._hear_of_deal()
        elif self._rating and (rating := self._codes.rating()) is not None:
            self._rating = False
            self.message.say(_verdict(self._tr, rating), UI.primary)

    def _hear_of_deal(self) -> None:
        code = self._codes.take()
        if code is None:
            tried = self._codes.tried()
            if tried:
                text = self._tr.ngettext(
                    "Looking for such a deal … {number} tried",
                    "Looking for such a deal … {number} tried",
                    tried,
                )
                self.message.say(text.format(number=self._tr.number(tried)), UI.muted)
            return
        self.field.fill(code)
        rating = self._codes.rating()
        if rating is not None:
            self.message.say(_verdict(self._tr, rating), UI.primary)
        if self.when_found is not None:
            self.when_found()


def _alternating(tr: Catalogue) -> str:
    """What goes onto what in Classic (R3), as the player sees it."""
    if tr.four_colours:
        return tr.gettext("♥ ♦ on ♠ ♣, ♠ ♣ on ♥ ♦")
    return tr.gettext("Red on black, black on red")


def _wishes(tr: Catalogue) -> tuple[Option[Wish], ...]:
    return (
        # Translators: any deal, whether or not it can be won.
        Option(Wish.ANY, tr.gettext("Any deal")),
        # Translators: only deals that can be won.
        Option(Wish.WINNABLE, tr.gettext("Winnable")),
        Option(Wish.EASY, tr.gettext("Easy")),
        Option(Wish.MEDIUM, tr.gettext("Medium")),
        Option(Wish.HARD, tr.gettext("Hard")),
    )


def _verdict(tr: Catalogue, rating: Rating) -> str:
    """What is known of a deal, in a sentence."""
    match rating:
        case Rating.EASY:
            return tr.gettext("This deal can be won; it is easy.")
        case Rating.MEDIUM:
            return tr.gettext("This deal can be won; it is of medium difficulty.")
        case Rating.HARD:
            return tr.gettext("This deal can be won; it is hard.")
        case Rating.LOST:
            return tr.gettext("This deal cannot be won.")
        case Rating.UNKNOWN:
            return tr.gettext("It is not known whether this deal can be won.")


def new_game(
    look: Look,
    tr: Catalogue,
    codes: Codes,
    clipboard: Clipboard,
    on_deal: Callable[[str], None],
    code: str | None = None,
) -> Dialog:
    """The dialog; `on_deal` gets a code without fault. An empty field means any deal."""
    form = _Form(look, tr, codes, clipboard)
    if code is not None:
        form.offer(code)

    def deal() -> None:
        if form.seeking:
            form.when_found = deal
            return
        code = form.code()
        if code is None:
            form.field.refuse()
            dialog.focus_on(form.field)
            return
        dialog.close()
        on_deal(code)

    def leave() -> None:
        codes.give_up()
        dialog.close()

    least = 150
    cancel = Button(look, tr.gettext("Cancel"), leave, Options(least_width=least))
    # Translators: a button; deals the cards of the game chosen.
    go = Button(look, tr.gettext("Deal"), deal, Options(Face.PRIMARY, least_width=least))
    dialog = Dialog(
        look,
        tr.gettext("New game"),
        form.body,
        (cancel, go),
        default=go,
        first=form.field,
        on_cancel=codes.give_up,
    )
    return dialog
