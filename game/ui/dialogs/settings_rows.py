"""What can be set, in groups: names and notes of the settings, and of their values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.i18n.indices import INDICES
from game.ui.taste import MOVEMENTS

__all__ = ["Heading", "Languages", "Pick", "Row", "Section", "Switch", "card_sizes", "sections"]

Value = str | int


@dataclass(frozen=True, slots=True)
class Heading:
    """A line above some rows."""

    text: str


@dataclass(frozen=True, slots=True)
class Languages:
    """The choice of the language."""


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off; `field` is its name in Settings."""

    field: str
    label: str
    note: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A setting with one of several values."""

    field: str
    label: str
    values: tuple[tuple[Value, str], ...]


Row = Heading | Languages | Switch | Pick


@dataclass(frozen=True, slots=True)
class Section:
    """Settings of one kind."""

    title: str
    rows: tuple[Row, ...]


def sections(tr: Catalogue) -> Sequence[Section]:
    """All groups in the order of their tabs."""
    return (
        Section(tr.gettext("Language"), tuple(_language(tr))),
        # Translators: a heading in the settings; what helps the player.
        Section(tr.gettext("Aids"), tuple(_aids(tr))),
        Section(tr.gettext("Look"), tuple(_look(tr))),
        # Translators: a heading in the settings; how mouse and finger are understood.
        Section(tr.gettext("Input"), tuple(_hand(tr))),
        Section(tr.gettext("Sound"), tuple(_sound(tr))),
        # Translators: a heading in the settings; less motion, no clock.
        Section(tr.gettext("Calm"), tuple(_calm(tr))),
    )


def card_sizes(tr: Catalogue) -> tuple[str, tuple[tuple[str, str], ...]]:
    """What the size of the cards is called, and each of the sizes."""
    return tr.gettext("Card size"), (
        ("small", tr.pgettext("size", "Small")),
        ("medium", tr.pgettext("size", "Medium")),
        ("large", tr.pgettext("size", "Large")),
    )


def _language(tr: Catalogue) -> Iterator[Row]:
    yield Languages()
    if tr.rtl:
        yield Switch(
            "table_left_to_right",
            tr.gettext("Keep the table left to right"),
            # Translators: column 1 is the one with a single card.
            tr.gettext("Column 1 stays on the left, the foundations on the right."),
        )


def _aids(tr: Catalogue) -> Iterator[Row]:
    yield Switch(
        "placement_help",
        tr.gettext("Placement help"),
        tr.gettext("While a card is dragged, every pile that takes it lights up."),
    )
    yield Switch(
        "interactive_rules",
        tr.gettext("Explain refused moves"),
        tr.gettext("A short message says which rule does not allow the move."),
    )
    yield Switch(
        "automatic_placement",
        tr.gettext("Automatic placement"),
        tr.gettext("The game chooses where a released card goes."),
    )
    yield Switch(
        "mark_last_move",
        tr.gettext("Last move"),
        tr.gettext("A thin line shows for a while which cards moved."),
    )
    yield Switch(
        "honest_hints",
        tr.gettext("Hints do not peek"),
        tr.gettext("A hint goes by the cards you see, not by those that are face down."),
    )
    yield Switch(
        "winnable_mark",
        tr.gettext("Show whether the game can be won"),
        tr.gettext("The bar says so all the time: yes, no, or not known."),
    )
    # Translators: a heading in the settings; a rule that changes the game.
    yield Heading(tr.gettext("House rule"))
    yield Switch(
        "foundations_final",
        tr.gettext("Cards stay on the foundations"),
        tr.gettext("They cannot be taken back. Takes effect with the next deal."),
    )


def _look(tr: Catalogue) -> Iterator[Row]:
    yield Pick(
        "table",
        tr.gettext("Table"),
        # Translators: colours of the table.
        (
            ("felt", tr.pgettext("table", "Felt")),
            ("night", tr.pgettext("table", "Night")),
            ("dark", tr.pgettext("table", "Dark")),
        ),
    )
    yield Pick(
        "deck",
        tr.gettext("Cards"),
        (
            ("classic", tr.pgettext("cards", "Classic")),
            ("four", tr.pgettext("cards", "Four colours")),
            ("dark", tr.pgettext("cards", "Dark, four colours")),
        ),
    )
    yield Pick(
        "back",
        tr.gettext("Backs"),
        # Translators: patterns on the backs of the cards.
        (
            ("lattice", tr.pgettext("back", "Lattice")),
            ("rosette", tr.pgettext("back", "Rosette")),
        ),
    )
    yield Pick(
        "indices",
        # Translators: the letters of ace, jack, queen and king in the corners of the cards.
        tr.gettext("Letters on the cards"),
        tuple((name, " ".join("A" + letters)) for name, letters in INDICES.items()),
    )
    yield Pick("card_size", *card_sizes(tr))
    yield Pick(
        "text_size",
        tr.gettext("Text size"),
        (
            ("usual", tr.pgettext("size", "Usual")),
            ("large", tr.pgettext("size", "Large")),
            ("largest", tr.pgettext("size", "Largest")),
        ),
    )
    yield Switch(
        "left_handed",
        tr.gettext("Foundations on the other side"),
        tr.gettext("For the left hand: the whole table is mirrored."),
    )


def _hand(tr: Catalogue) -> Iterator[Row]:
    yield Switch(
        "click_to_move",
        tr.gettext("Click to move"),
        tr.gettext("A click selects a card, a second one says where it goes."),
    )
    yield Switch(
        "double_click",
        tr.gettext("Double-click"),
        tr.gettext("Two quick clicks on a card move it to a column that takes it."),
    )
    yield Pick(
        "double_click_time",
        tr.gettext("Time for a double-click"),
        (
            ("short", tr.pgettext("time", "Short")),
            ("usual", tr.pgettext("time", "Usual")),
            ("long", tr.pgettext("time", "Long")),
            ("longest", tr.pgettext("time", "Longest")),
        ),
    )
    yield Pick(
        "drag_distance",
        # Translators: how far the pointer moves before a card comes along.
        tr.gettext("Distance before a drag"),
        (
            ("usual", tr.pgettext("distance", "Usual")),
            ("long", tr.pgettext("distance", "Long")),
            ("longest", tr.pgettext("distance", "Longest")),
        ),
    )
    yield Switch(
        "large_zones",
        tr.gettext("Larger drop zones"),
        tr.gettext("You need not aim exactly: just beside the pile or the card is near enough."),
    )


def _sound(tr: Catalogue) -> Iterator[Row]:
    yield Switch(
        "sounds",
        tr.gettext("Sounds"),
        tr.gettext("Quiet sounds of wood and paper; nothing is told by sound alone."),
    )
    percents = tuple((value, tr.number(f"{value} %")) for value in (25, 50, 75, 100))
    yield Pick("volume", tr.gettext("Volume"), percents)
    yield Switch(
        "speech",
        tr.gettext("Speech"),
        tr.gettext("The system’s voice says what the keyboard is on and what happens."),
    )


def _calm(tr: Catalogue) -> Iterator[Row]:
    names = (
        tr.pgettext("movement", "As the system"),
        tr.pgettext("movement", "Full"),
        tr.pgettext("movement", "Reduced"),
    )
    yield Pick("movement", tr.gettext("Motion"), tuple(zip(MOVEMENTS, names, strict=True)))
    yield Switch("show_score", tr.gettext("Show the score"), tr.gettext("In the bar below."))
    yield Switch("show_time", tr.gettext("Show the time"), tr.gettext("In the bar below."))
