"""Days, months and durations in the player's language."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.i18n.catalogue import Catalogue

__all__ = [
    "EPOCH",
    "date_of",
    "duration",
    "first_weekday",
    "iso_day",
    "moment",
    "months",
    "weekdays",
]

EPOCH = date(1970, 1, 1)
MONDAY, SATURDAY, SUNDAY = 0, 5, 6


def date_of(day: int) -> date:
    """The date that is so many days after the beginning of 1970."""
    return EPOCH + timedelta(days=day)


def iso_day(tr: Catalogue, day: date) -> str:
    """A date that nobody can misread: year, month, day."""
    return tr.isolate(tr.number(day.isoformat()))


def moment(tr: Catalogue, seconds: int) -> str:
    """Date and time of day, so many seconds after the beginning of 1970."""
    at = datetime(1970, 1, 1) + timedelta(seconds=seconds)
    return tr.isolate(tr.number(at.strftime("%Y-%m-%d %H:%M")))


def duration(tr: Catalogue, milliseconds: int) -> str:
    """Minutes and seconds, with hours only if there are any."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return tr.isolate(tr.number(text))


def first_weekday(tr: Catalogue) -> int:
    """The day on which a week begins, counted from Monday."""
    return {"he": SUNDAY, "fa": SATURDAY}.get(tr.tag, MONDAY)


def weekdays(tr: Catalogue) -> tuple[str, ...]:
    """The shortest names of the days of the week, from Monday."""
    return (
        # Translators: the days of the week as a calendar heads its columns, very short.
        tr.pgettext("weekday", "Mo"),
        tr.pgettext("weekday", "Tu"),
        tr.pgettext("weekday", "We"),
        tr.pgettext("weekday", "Th"),
        tr.pgettext("weekday", "Fr"),
        tr.pgettext("weekday", "Sa"),
        tr.pgettext("weekday", "Su"),
    )


def months(tr: Catalogue) -> tuple[str, ...]:
    """The short names of the months of the Gregorian year."""
    return (
        # Translators: the months, short, as below the bars of a chart.
        tr.pgettext("month", "Jan"),
        tr.pgettext("month", "Feb"),
        tr.pgettext("month", "Mar"),
        tr.pgettext("month", "Apr"),
        tr.pgettext("month", "May"),
        tr.pgettext("month", "Jun"),
        tr.pgettext("month", "Jul"),
        tr.pgettext("month", "Aug"),
        tr.pgettext("month", "Sep"),
        tr.pgettext("month", "Oct"),
        tr.pgettext("month", "Nov"),
        tr.pgettext("month", "Dec"),
    )
