"""The help: every rule told, pictures that follow the rules, a reader that finds and scrolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.moves import Move
from game.core.rules import Reason, apply, check, lift
from game.i18n.catalogue import LANGUAGES, Catalogue
from game.ui.app import App
from game.ui.help.blocks import Chapter, Picture, Plates
from game.ui.help.chapters import find, parts, texts
from game.ui.help.reader import Reader
from game.ui.widgets.button import Button
from game.ui.widgets.figures import Figure, Figures
from game.ui.widgets.page import TurnPage
from tests.application import button, click, pass_time, press, start, type_text, widgets

FOLDER = Path("/home/anna/.local/share/yukon")
ENGLISH = Catalogue.load("en")
RULES = [f"R{number}" for number in range(1, 24)]

WORDS_OF_CLAUSES = {
    "R1": ("seven columns", "31", "21", "no stock"),
    "R2": ("triangle", "row by row", "four more rows of six"),
    "R3": ("exactly one rank higher", "other colour", "need not be in any order"),
    "R4": ("is turned face up by itself",),
    "R5": ("Only a king", "not even to turn a card face up", "never suggest it"),
    "R6": ("spades, hearts, diamonds, clubs", "One card goes up", "last card", "any foundation"),
    "R7": ("may come back", "Cards stay on the foundations", "next deal", "still wants a king"),
    "R8": ("20 cards",),
    "R9": ("on an ace", "as long as you like"),
    "R10": ("colour of the cards does not matter",),
    "R11": ("all 52 cards are on the foundations", "never tells you that you have lost"),
    "R12": ("Nothing moves by itself", "only if you press it"),
    "R13": ("one tap on the last card", "let it go"),
    "R14": ("longest", "face-down cards too", "lower number", "never makes two moves", "settings"),
    "R15": ("can be dragged", "always"),
    "R16": ("every pile that takes it lights up",),
    "R17": ("which rule refuses the move", "what the pile would take"),
    "R18": ("chooses where it goes", "only if you let go of it there", "own column it goes back"),
    "R19": ("starts at 0", "625", "10 points", "at 5"),
    "R20": ("hundred steps", "exactly as they were", "one step each", "does not lower"),
    "R21": ("score, the time, the number of moves", "first move", "minimised", "have won"),
    "R22": ("preselected", "random deal", "type or paste"),
    "R23": ("exactly the same cards", "on any computer", "R for Relaxed"),
}
"""What a reader has to learn of each clause, in the words of the page."""


def chapters(tr: Catalogue = ENGLISH) -> list[Chapter]:
    return [chapter for part in parts(tr, FOLDER) for chapter in part.chapters]


def pictures() -> list[Picture]:
    return [
        plate.picture
        for chapter in chapters()
        for block in chapter.blocks
        if isinstance(block, Plates)
        for plate in block.plates
    ]


class TestContent:
    @pytest.mark.parametrize("clause", RULES)
    def test_every_clause_is_told_by_a_chapter_that_names_it(self, clause: str) -> None:
        told = " ".join(
            text
            for chapter in chapters()
            if clause in chapter.clauses
            for text in texts(chapter.blocks)
        ).casefold()
        for words in WORDS_OF_CLAUSES[clause]:
            assert words.casefold() in told

    def test_no_chapter_names_a_clause_that_is_not_there(self) -> None:
        assert {clause for chapter in chapters() for clause in chapter.clauses} == set(RULES)

    def test_names_are_unique(self) -> None:
        names = [chapter.name for chapter in chapters()]
        assert len(names) == len(set(names))

    def test_the_questions_of_players_are_answered(self) -> None:
        titles = [chapter.title for chapter in parts(ENGLISH, FOLDER)[1].chapters]
        for words in ("game code", "lost", "undo", "score", "can’t this card", "data kept"):
            assert any(words in title for title in titles)

    def test_the_players_folder_is_shown(self) -> None:
        data = next(chapter for chapter in chapters() if chapter.name == "data")
        assert str(FOLDER) in list(texts(data.blocks))

    @pytest.mark.parametrize("tag", LANGUAGES)
    def test_nothing_is_left_to_fill_in(self, tag: str) -> None:
        for chapter in chapters(Catalogue.load(tag)):
            for text in (chapter.title, *texts(chapter.blocks)):
                assert "{" not in text


class TestPictures:
    @pytest.mark.parametrize("picture", [each for each in pictures() if each.held])
    def test_what_is_held_has_somewhere_to_go(self, picture: Picture) -> None:
        assert picture.held is not None
        takes = lift(picture.rules, picture.board, picture.held)
        assert isinstance(takes, tuple)
        assert takes

    @pytest.mark.parametrize("picture", [each for each in pictures() if each.tried])
    def test_what_is_tried_is_refused(self, picture: Picture) -> None:
        assert picture.tried is not None
        breach = check(picture.rules, picture.board, picture.tried)
        assert breach is not None
        assert breach.reason in {
            Reason.EMPTY_COLUMN_NEEDS_KING,
            Reason.WRONG_COLOUR,
            Reason.WRONG_RANK,
            Reason.NOTHING_ON_ACE,
            Reason.WRONG_COLOUR_AND_RANK,
        }

    def test_there_are_both_kinds(self) -> None:
        assert sum(picture.held is not None for picture in pictures()) >= 5
        assert sum(picture.tried is not None for picture in pictures()) >= 5

    def test_a_picture_then_the_next_is_one_legal_move(self) -> None:
        pairs = [
            (block.plates[0].picture, block.plates[1].picture)
            for chapter in chapters()
            for block in chapter.blocks
            if isinstance(block, Plates) and block.then
        ]
        assert len(pairs) >= 3
        for before, after in pairs[:3]:
            assert before.held is not None
            takes = lift(before.rules, before.board, before.held)
            assert isinstance(takes, tuple)
            boards = [apply(before.board, Move(before.held, pile)) for pile in takes]
            assert after.board in boards


class TestSearch:
    def test_titles_are_found_without_case(self) -> None:
        found = find(parts(ENGLISH, FOLDER), "FOUNDATIONS")
        assert [chapter.name for part in found for chapter in part.chapters] == ["foundations"]

    def test_where_no_title_has_the_words_the_text_is_searched(self) -> None:
        found = find(parts(ENGLISH, FOLDER), "joker")
        assert [chapter.name for part in found for chapter in part.chapters] == ["deal"]

    def test_accents_and_points_do_not_matter(self) -> None:
        part = parts(ENGLISH, FOLDER)[0]
        accented = replace(part, chapters=(replace(part.chapters[0], title="Če se špil dijeli"),))
        assert find((accented,), "ce se spil")

    def test_nothing_is_found_for_nonsense(self) -> None:
        assert find(parts(ENGLISH, FOLDER), "xyzzy") == ()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = start(tmp_path)
    yield app
    app.close()


def reader_of(app: App) -> Reader:
    dialog = app._dialogs.top
    assert dialog is not None
    (reader,) = dialog.parts
    assert isinstance(reader, Reader)
    return reader


def opened(app: App) -> Reader:
    press(app, pygame.K_F1)
    pass_time(app, 300)
    return reader_of(app)


class TestReader:
    @pytest.mark.parametrize("way", ["F1", "menu"])
    def test_it_opens_by_key_and_from_the_menu(self, app: App, way: str) -> None:
        match way:
            case "F1":
                press(app, pygame.K_F1)
            case "menu":
                press(app, pygame.K_ESCAPE)
                pass_time(app, 300)
                menu = app._dialogs.top
                assert menu is not None
                click(app, button(menu, "How to play").rect.center)
        pass_time(app, 300)
        assert reader_of(app).chapter.name == "short"

    def test_escape_and_its_button_close_it(self, app: App) -> None:
        opened(app)
        press(app, pygame.K_ESCAPE)
        assert app._dialogs.top is None
        pass_time(app, 300)
        opened(app)
        dialog = app._dialogs.top
        assert dialog is not None
        click(app, button(dialog, "Back to the game").rect.center)
        assert app._dialogs.top is None

    def test_arrow_keys_go_through_the_headings(self, app: App) -> None:
        reader = opened(app)
        press(app, pygame.K_DOWN)
        assert reader.chapter.name == "deal"
        press(app, pygame.K_UP)
        assert reader.chapter.name == "short"

    def test_a_click_on_a_heading_shows_its_page(self, app: App) -> None:
        reader = opened(app)
        click(app, reader.list.area("groups").center)
        assert reader.chapter.name == "groups"

    def test_typing_searches_and_enter_takes_the_first(self, app: App) -> None:
        reader = opened(app)
        type_text(app, "undo")
        assert reader.field.text == "undo"
        assert reader.list.names == ("undo", "undo-what")
        press(app, pygame.K_RETURN)
        assert reader.chapter.name == "undo"
        for _ in range(4):
            press(app, pygame.K_BACKSPACE)
        assert len(reader.list.names) == len(chapters())

    def test_control_f_and_a_click_lead_to_the_search(self, app: App) -> None:
        reader = opened(app)
        press(app, pygame.K_f, pygame.KMOD_CTRL)
        assert reader.field.focused
        press(app, pygame.K_TAB)
        assert reader.list.focused
        click(app, reader.field.rect.center)
        assert reader.field.focused

    def test_the_page_scrolls_by_wheel_drag_and_keys(self, app: App) -> None:
        reader = opened(app)
        reader.choose("groups")
        pass_time(app, 50)
        middle = reader.page.rect.center
        wheel: dict[str, Any] = {"pos": middle, "y": -1, "precise_y": -1.0, "flipped": False}
        hover: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        app.handle(pygame.Event(pygame.MOUSEMOTION, pos=middle, **hover))
        app.handle(pygame.Event(pygame.MOUSEWHEEL, wheel))
        wheeled = reader.page.offset
        assert wheeled > 0
        down: dict[str, Any] = {"button": 1, "touch": False, "clicks": 1}
        app.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=middle, **down))
        drag: dict[str, Any] = {"rel": (0, -60), "buttons": (1, 0, 0), "touch": False}
        app.handle(pygame.Event(pygame.MOUSEMOTION, pos=(middle[0], middle[1] - 60), **drag))
        app.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(middle[0], middle[1] - 60), **down))
        assert reader.page.offset > wheeled
        press(app, pygame.K_HOME)
        assert reader.page.offset == 0
        press(app, pygame.K_END)
        assert reader.page.at_end
        press(app, pygame.K_PAGEUP)
        assert not reader.page.at_end

    def test_page_down_at_the_end_turns_to_the_next_page(self, app: App) -> None:
        reader = opened(app)
        names = [reader.chapter.name]
        for _ in range(100):
            press(app, pygame.K_PAGEDOWN)
            if reader.chapter.name != names[-1]:
                names.append(reader.chapter.name)
        assert names == [chapter.name for chapter in chapters()]

    def test_the_button_at_the_end_turns_to_the_next_page(self, app: App) -> None:
        reader = opened(app)
        reader.choose("deal")
        press(app, pygame.K_END)
        pass_time(app, 50)
        ahead = next(each for each in widgets(reader.page) if isinstance(each, TurnPage))
        click(app, ahead.rect.center)
        assert reader.chapter.name == "groups"
        assert reader.page.offset == 0

    def test_the_clock_stands_still_and_the_game_is_untouched(self, app: App) -> None:
        before = app.session.board
        opened(app)
        for _ in range(10):
            press(app, pygame.K_DOWN)
        pass_time(app, 2000)
        press(app, pygame.K_ESCAPE)
        assert app.session.board == before
        assert app.session.elapsed == 0
        assert not app.session.log

    def test_it_is_mirrored_where_lines_begin_at_the_right(self, tmp_path: Path) -> None:
        app = start(tmp_path, language="he")
        reader = opened(app)
        assert reader.field.rect.x > reader.page.rect.right
        type_text(app, "xyzzy")
        assert reader.list.names == ()
        pass_time(app, 50)
        app.close()

    def test_pictures_show_the_marks_of_the_real_table(self, app: App) -> None:
        illustrator = app.illustrator()
        for picture in pictures():
            image = illustrator.draw(picture, 60)
            assert image.get_size() == illustrator.size(picture, 60)
        lit = next(each for each in pictures() if each.held)
        plain = Picture(lit.columns, lit.foundations)
        shown, bare = (illustrator.draw(each, 60).get_buffer().raw for each in (lit, plain))
        assert shown != bare


@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1080, 1920), (3840, 2160)])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_page_fits_in_every_language(tmp_path: Path, tag: str, size: tuple[int, int]) -> None:
    app = start(tmp_path, size, language=tag)
    reader = opened(app)
    dialog = app._dialogs.top
    assert dialog is not None
    assert pygame.Rect((0, 0), size).contains(dialog.rect)
    for part in widgets(reader):
        if isinstance(part, Button):
            assert part.measure(0)[0] <= part.rect.w or part.rect.w == 0
    for name in reader.list.names:
        reader.choose(name)
        for part in widgets(reader.page):
            assert reader.page.rect.x <= part.rect.x
            assert part.rect.right <= reader.page.rect.right
            if isinstance(part, Figures):
                figures = [child.rect for child in part.children]
                for number, each in enumerate(figures):
                    assert each.collidelist(figures[number + 1 :]) == -1
            if isinstance(part, Figure):
                assert part.drawing.size(part.card)[0] <= part.rect.w
    app.close()
