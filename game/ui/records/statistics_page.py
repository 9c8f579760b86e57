"""The page of statistics: a ring, figures and charts of one set of rules or of all."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.games import DAY, KIND, RuleKind
from game.core.statistics import Statistics, statistics
from game.i18n.catalogue import Catalogue
from game.ui.records.bars import BarChart
from game.ui.records.dates import duration
from game.ui.records.facts import NONE, Fact, Facts, Ring
from game.ui.records.periods import over_time, scores, times
from game.ui.records.shelf import Shelf
from game.ui.records.year import YearView
from game.ui.theme import UI
from game.ui.widgets.base import Widget
from game.ui.widgets.boxes import Column, Row, Space
from game.ui.widgets.choice import Option
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look
from game.ui.widgets.still import Still

__all__ = ["kind_name", "kinds", "page"]

BETWEEN, BESIDE = 22, 40


def page(look: Look, tr: Catalogue, shelf: Shelf, kind: RuleKind | None) -> Widget:
    """All that there is to see about the games of `kind`."""
    games = shelf.counted(kind)
    figures = statistics(games)
    notes: list[Widget] = []
    if shelf.damaged:
        notes += [Paragraph(look, _damage(tr, shelf.damaged), 14, UI.error), Space(look, 12)]
    if not figures.played:
        text = tr.gettext("No game has been finished or left yet. What you play shows up here.")
        return Column(
            look, (*notes, Space(look, 30), Paragraph(look, text, 17, UI.muted, "center"))
        )
    won = tr.gettext("of the deals won")
    ring = Ring(look, tr, figures.rate, won)
    top = Row(
        look,
        (ring, Facts(look, _facts(look, tr, figures, len({game.when // DAY for game in games})))),
        24,
        grow=(1,),
    )
    times_chart = BarChart(
        look, tr, tr.gettext("Minutes to a win"), lambda: times(tr, figures.wins)
    )
    scores_chart = BarChart(
        look,
        tr,
        tr.gettext("Points at the end"),
        lambda: scores(tr, figures.scores, figures.winning_scores),
    )
    charts: Sequence[Widget] = (scores_chart,)
    if figures.won:
        charts = (times_chart, scores_chart)
    over = BarChart(
        look,
        tr,
        tr.gettext("Deals over time"),
        lambda: over_time(tr, figures.deals, shelf.today),
        legend=True,
    )
    year = YearView(look, tr, tr.gettext("Days on which you played"), games, shelf.today)
    parts = (top, over, Row(look, charts, BESIDE, grow=range(len(charts))), year)
    spaced = [each for part in parts for each in (Still(look, part), Space(look, BETWEEN))]
    return Column(look, (*notes, *spaced[:-1], Space(look, 6)))


def kinds(tr: Catalogue, shelf: Shelf) -> tuple[Option[RuleKind | None], ...]:
    """The sets of rules to choose from: those with the house rule only once they were played."""
    final = {marks & KIND for marks in {game.marks for game in shelf.games}}
    shown = [kind for kind in RuleKind if kind < 2 or kind.value in final]
    # Translators: the statistics of all rules together.
    options: list[Option[RuleKind | None]] = [Option(None, tr.gettext("All rules"))]
    options += [Option(kind, kind_name(tr, kind)) for kind in shown]
    return tuple(options)


def kind_name(tr: Catalogue, kind: RuleKind) -> str:
    """What a set of rules is called."""
    name = tr.gettext("Relaxed") if kind & 1 else tr.gettext("Classic")
    if not kind & 2:
        return name
    # Translators: {rules} is Classic or Relaxed, played with the rule that cards stay on the
    # foundations; very short.
    return tr.gettext("{rules}, cards stay").format(rules=name)


def _facts(look: Look, tr: Catalogue, figures: Statistics, days: int) -> tuple[Fact, ...]:
    now, best = figures.streaks

    def time(milliseconds: int | None) -> str:
        return NONE if milliseconds is None else duration(tr, milliseconds)

    moves = figures.fewest_moves
    facts = (
        (tr.gettext("Deals played"), tr.number(figures.played)),
        (tr.gettext("Won"), tr.number(figures.won)),
        # Translators: how many deals in a row were won, up to now.
        (tr.gettext("Wins in a row"), tr.number(now)),
        # Translators: how many deals in a row were won, at best.
        (tr.gettext("Most in a row"), tr.number(best)),
        (tr.gettext("Best time"), time(figures.best_time)),
        (tr.gettext("Average time"), time(figures.average_time)),
        (tr.gettext("Fewest moves"), NONE if moves is None else tr.number(moves)),
        # Translators: how many games were won without undo, and below without hints.
        (tr.gettext("Won without undo"), tr.number(figures.without_undo)),
        (tr.gettext("Won without hints"), tr.number(figures.without_hints)),
        (tr.gettext("Days played"), tr.number(days)),
    )
    return tuple(Fact(look, label, value) for label, value in facts)


def _damage(tr: Catalogue, count: int) -> str:
    text = tr.ngettext(
        "{number} line of the history could not be read and was skipped.",
        "{number} lines of the history could not be read and were skipped.",
        count,
    )
    return text.format(number=tr.number(count))
