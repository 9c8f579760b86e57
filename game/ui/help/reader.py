"""The help to be read: headings with a search at the start, the chosen page beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.i18n.catalogue import Catalogue
from game.ui.gestures import Gesture, Key, Text
from game.ui.help.blocks import Block, Chapter, Grid, Picture, Plates, Points, Verbatim
from game.ui.help.blocks import Text as Words
from game.ui.help.chapters import Part, find
from game.ui.help.pictures import Illustrator
from game.ui.theme import UI, mix
from game.ui.widgets.base import Router, Size, Widget
from game.ui.widgets.boxes import Column, Space
from game.ui.widgets.button import Button
from game.ui.widgets.editing import Clipboard
from game.ui.widgets.figures import Figure, Figures
from game.ui.widgets.headings import Group, HeadingList
from game.ui.widgets.label import Paragraph
from game.ui.widgets.look import Look
from game.ui.widgets.page import Page, TurnPage
from game.ui.widgets.prose import BODY, Heading, PointList, Table, VerbatimLine
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.search import SearchField

__all__ = ["Reader"]

SIDE, LEAST_SIDE, SIDE_SHARE = 300, 200, 0.3
"""How wide the list is: a share of the width, between these lengths in u."""
BETWEEN, GAP = 36, 12
PARAGRAPH_GAP, FOOT = 16, 26


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A picture of a page as its figure asks for it."""

    illustrator: Illustrator
    picture: Picture

    def size(self, unit: float) -> Size:
        """Width and height where cards are `unit` pixels wide."""
        return self.illustrator.size(self.picture, round(unit))

    def draw(self, unit: float) -> pygame.Surface:
        """The picture at that size."""
        return self.illustrator.draw(self.picture, round(unit))


class Reader(Widget):
    """All of a large dialog: it chooses, searches and scrolls."""

    def __init__(
        self,
        look: Look,
        tr: Catalogue,
        parts: Sequence[Part],
        illustrator: Illustrator,
        clipboard: Clipboard,
        actions: Sequence[Button],
        focus_on: Callable[[Widget], None],
    ) -> None:
        super().__init__(look)
        self._tr = tr
        self._parts = tuple(parts)
        self._illustrator = illustrator
        self._focus_on = focus_on
        self.field = SearchField(
            look, tr.gettext("Search"), clipboard, self._search, self._take_first
        )
        self.list = HeadingList(
            look, (), tr.gettext("No heading has these words."), self.choose, self._type
        )
        self._list_view = Scroll(look, self.list)
        self._actions = Column(look, actions, 10)
        self.page = Page(look, Column(look, ()))
        self._router = Router()
        self._search("")
        self.choose(self.list.names[0])

    @property
    def chapter(self) -> Chapter:
        """The page shown."""
        return next(each for each in self._chapters() if each.name == self.list.chosen)

    @property
    def children(self) -> Sequence[Widget]:
        """In reading order."""
        return self.field, self._list_view, self.page, self._actions

    def choose(self, name: str) -> None:
        """Show the page `name` from its top."""
        self.list.choose(name)
        self._list_view.reveal(self.list.area(name))
        self.page.read(Column(self.look, tuple(self._content(self.chapter))))

    def measure(self, width: int) -> Size:
        """It takes whatever height there is."""
        return width, 0

    def place(self, rect: pygame.Rect) -> None:
        """Search and list at the start of the line, the page beside them."""
        super().place(rect)
        look = self.look
        side = max(look.px(LEAST_SIDE), min(look.px(SIDE), round(rect.w * SIDE_SHARE)))
        gap, between = look.px(GAP), look.px(BETWEEN)
        top = self.field.measure(side)[1]
        foot = self._actions.measure(side)[1]
        boxes = (
            pygame.Rect(rect.x, rect.y, side, top),
            pygame.Rect(rect.x, rect.y + top + gap, side, rect.h - top - foot - 2 * gap),
            pygame.Rect(rect.x + side + between, rect.y, rect.w - side - between, rect.h),
            pygame.Rect(rect.x, rect.bottom - foot, side, foot),
        )
        for child, box in zip(self.children, boxes, strict=True):
            child.place(look.mirrored(box, rect))
        self._list_view.reveal(self.list.area(self.list.chosen))

    def draw(self, target: pygame.Surface) -> None:
        """The parts, and a line between list and page."""
        super().draw(target)
        look = self.look
        gap = self.page.rect.right if look.rtl else self.page.rect.x - look.px(BETWEEN)
        middle = gap + look.px(BETWEEN) // 2
        line = pygame.Rect(middle, self.rect.y, max(1, look.px(1)), self.rect.h)
        target.fill(mix(UI.panel, UI.trim, 0.6), line)

    def handle(self, gesture: Gesture) -> bool:
        """Scroll and search with keys; all else belongs to the part below the pointer."""
        if not isinstance(gesture, Key):
            return self._router.handle(gesture, self.children)
        if gesture.key == pygame.K_f and gesture.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._focus_on(self.field)
            return True
        if gesture.key in (pygame.K_PAGEDOWN, pygame.K_SPACE) and self.page.at_end:
            return self._next()
        return self.page.handle(gesture)

    def _next(self) -> bool:
        """Go on with the next page, if there is one."""
        names = [chapter.name for chapter in self._chapters()]
        after = names.index(self.list.chosen) + 1
        if after == len(names):
            return False
        self.choose(names[after])
        return True

    def _search(self, words: str) -> None:
        found = find(self._parts, words) if words.strip() else self._parts
        self.list.show(
            [Group(part.title, tuple((c.name, c.title) for c in part.chapters)) for part in found]
        )
        if self._list_view.rect.w:
            self._list_view.place(self._list_view.rect)
            self._list_view.scroll_to(0)

    def _take_first(self) -> None:
        if self.list.names:
            self.choose(self.list.names[0])

    def _type(self, text: Text) -> None:
        """Letters typed at the list are words to search for."""
        self._focus_on(self.field)
        self.field.handle(text)

    def _chapters(self) -> list[Chapter]:
        return [chapter for part in self._parts for chapter in part.chapters]

    def _content(self, chapter: Chapter) -> Iterator[Widget]:
        yield Heading(self.look, chapter.title)
        for block in chapter.blocks:
            yield Space(self.look, PARAGRAPH_GAP)
            yield self._widget(block)
        yield Space(self.look, FOOT)
        names = self._chapters()
        after = names.index(chapter) + 1
        if after < len(names):
            following = names[after]
            # Translators: "Next page"; the title of that page follows below.
            label = self._tr.gettext("Next")
            turn = partial(self.choose, following.name)
            yield TurnPage(self.look, label, following.title, turn)
            yield Space(self.look, 8)

    def _widget(self, block: Block) -> Widget:
        look = self.look
        match block:
            case Words(text):
                return Paragraph(look, text, BODY, UI.ink)
            case Points(points):
                return PointList(look, points)
            case Verbatim(text):
                return VerbatimLine(look, text)
            case Grid(rows):
                return Table(look, rows)
            case Plates(plates, then):
                figures = [
                    Figure(look, _Drawn(self._illustrator, plate.picture), plate.words)
                    for plate in plates
                ]
                return Figures(look, figures, then=then)
