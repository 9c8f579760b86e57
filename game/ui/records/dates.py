"""Days, months and durations in the player's language."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.i18n.catalogue import Catalogue

__all__ = [
    "EPOCH",
    "date_of",
    "duration",
    "first_weekday",
    "moment",
    "month_of",
    "months",
    "weekdays",
    "written_day",
]

EPOCH = date(1970, 1, 1)
MONDAY, SATURDAY, SUNDAY = 0, 5, 6


def date_of(day: int) -> date:
    """The date that is so many days after the beginning of 1970."""
    return EPOCH + timedelta(days=day)


def written_day(tr: Catalogue, day: date) -> str:
    """A date with the name of its month, which nobody can misread."""
    # Translators: a date in a sentence, the month as it is written after the day.
    sentence = (
        tr.pgettext("date", "{day} January {year}"),
        tr.pgettext("date", "{day} February {year}"),
        tr.pgettext("date", "{day} March {year}"),
        tr.pgettext("date", "{day} April {year}"),
        tr.pgettext("date", "{day} May {year}"),
        tr.pgettext("date", "{day} June {year}"),
        tr.pgettext("date", "{day} July {year}"),
        tr.pgettext("date", "{day} August {year}"),
        tr.pgettext("date", "{day} September {year}"),
        tr.pgettext("date", "{day} October {year}"),
        tr.pgettext("date", "{day} November {year}"),
        tr.pgettext("date", "{day} December {year}"),
    )[day.month - 1]
    return sentence.format(day=tr.number(day.day), year=tr.number(day.year))


def month_of(tr: Catalogue, day: date) -> str:
    """The month and the year, as the heading of a calendar."""
    # Translators: the heading of a calendar.
    heading = (
        tr.pgettext("heading", "January {year}"),
        tr.pgettext("heading", "February {year}"),
        tr.pgettext("heading", "March {year}"),
        tr.pgettext("heading", "April {year}"),
        tr.pgettext("heading", "May {year}"),
        tr.pgettext("heading", "June {year}"),
        tr.pgettext("heading", "July {year}"),
        tr.pgettext("heading", "August {year}"),
        tr.pgettext("heading", "September {year}"),
        tr.pgettext("heading", "October {year}"),
        tr.pgettext("heading", "November {year}"),
        tr.pgettext("heading", "December {year}"),
    )[day.month - 1]
    return heading.format(year=tr.number(day.year))


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
