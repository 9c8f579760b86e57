"""The application: puts the layers together and runs them in the window."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.core.cards import Card
from game.core.code import GameCode
from game.core.games import PlayedGame
from game.core.rules import Breach
from game.core.session import Change, Session
from game.core.session import Command as Step
from game.i18n.catalogue import Catalogue
from game.kiosk.rules import Permit
from game.store.reports import take_news
from game.store.settings import Settings
from game.store.store import Store
from game.ui import taste
from game.ui.bar import Bar, BarState
from game.ui.bar_state import bar_state
from game.ui.commands import Command
from game.ui.deals import fresh_code
from game.ui.dialog import Dialog
from game.ui.dialog_stack import DialogStack
from game.ui.dispatch import Dispatch
from game.ui.ears import Ears
from game.ui.frame import Frame
from game.ui.gamepad import Gamepad
from game.ui.gestures import Gesture, Hover
from game.ui.herald import Herald
from game.ui.input import Translator
from game.ui.language import language_to_speak
from game.ui.layout import Layout, Spot
from game.ui.news import crash_message, notice_message
from game.ui.play import Play
from game.ui.screens import SCREENS, Screens, clipboard
from game.ui.shelf import Shelf
from game.ui.sound import Sounds
from game.ui.stage import Stage
from game.ui.tips import Tips
from game.ui.toast import Toast, Toaster
from game.ui.venue import Venue
from game.ui.voice import Voice
from game.ui.wardrobe import SPRITES, Wardrobe
from game.ui.window import TableWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.ui.adviser import Adviser
    from game.ui.archive import Archive
    from game.ui.finder import Finder
    from game.ui.help.pictures import Illustrator
    from game.ui.records.screening import Screening
    from game.ui.replay import Step as ShownStep
    from game.ui.replay import Timeline
    from game.ui.theatre import Show

__all__ = ["App"]

SOUNDS = SPRITES.with_name("sounds")
STEPS = {
    Command.UNDO: Step.UNDO,
    Command.REDO: Step.REDO,
    Command.RESTART: Step.RESTART,
    Command.FINISH: Step.FINISH,
}
RESIZED = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
MAY_RESCALE = (pygame.WINDOWMOVED, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED)
"""After these the window may be on a monitor of another scale."""


class App:
    """Everything between the window and the rules; the loop's one scene."""

    def __init__(
        self,
        window: TableWindow,
        store: Store,
        session: Session,
        tr: Catalogue,
        venue: Venue | None = None,
    ) -> None:
        """Play `session` in `window`; without a `venue` at home."""
        self.venue = venue or Venue()
        self.running = True
        self.tr = tr
        self.store = store
        self.window = window
        self._seen = False
        """Whether a frame has been shown."""
        self._translator = Translator()
        self._gamepad = Gamepad()
        settings = store.settings
        self.wardrobe = Wardrobe(settings, store.folder / "cache", tr, self.venue)
        self._look = self.wardrobe.look
        self._layout = self._fit(None)
        self.ears = Ears(self, Sounds(SOUNDS), Voice(tr))
        self.play = Play(session, self._layout, settings, self.ears)
        self.bar = self._new_bar()
        self._toaster = Toaster(self._look, self.ears.voice.say)
        self._herald = Herald(self._toaster, tr, self.play.stage.top_rect)
        self._dialogs = DialogStack()
        self._frame = Frame(self.wardrobe.view, self.bar, self._toaster, self._dialogs)
        self._screens = Screens(self, self._look, self._dialogs)
        self._dispatch = Dispatch(self, self._dialogs)
        self.tips = self._frame.tips = Tips(self._look, self)
        self.theatre: Show | None = None
        """What is shown in the place of the game."""
        self._minimised = False
        self._victory_due = False
        self._told: tuple[Session, int, int] | None = None
        """What the bar shows: session, number of actions, seconds."""
        self._shelf = Shelf(store, session)
        self._dirty = True
        self._fitted = window.size
        """The pixels of the window that everything is laid out for."""
        self._refit()

    @property
    def session(self) -> Session:
        """The game in play."""
        return self.play.session

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self.window.fullscreen

    @property
    def lively(self) -> bool:
        """Whether something moves, so that the next frame matters."""
        return self._dirty or self._frame.dirty

    def handle(self, event: pygame.Event) -> None:
        """Act on one event of the window."""
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type in RESIZED:
            self._refit()
        elif event.type == pygame.WINDOWMOVED:
            self.window.settle()
        elif event.type == pygame.WINDOWEXPOSED:
            self._frame.invalidate()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
            self._minimised = event.type == pygame.WINDOWMINIMIZED
        elif event.type == pygame.DROPFILE:
            self.open_record(Path(event.file))
        elif event.type == pygame.DROPTEXT:
            self.archive.inbox.open_text(event.text)
        if event.type in MAY_RESCALE and self.window.size != self._fitted:
            self._refit()  # the system said nothing of another size in pixels
        for gesture in (*self._translator.translate(event), *self._gamepad.translate(event)):
            self._hear(gesture)

    def open_record(self, path: Path) -> None:
        """Show the record in a file."""
        self.play.hands.cancel()
        self._dirty = True
        self.archive.inbox.open_file(path)

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.store.settings

    @cached_property
    def finder(self) -> Finder:
        """What finds deals that can be won."""
        from game.solver.worker import Worker
        from game.ui.finder import Finder

        return Finder(Worker)

    @cached_property
    def archive(self) -> Archive:
        """What is left of games, and what others made of them."""
        from game.ui.archive import Archive

        return Archive(self, self._look, self._dialogs, clipboard(self.venue))

    @cached_property
    def adviser(self) -> Adviser:
        """What helps on request; made when the first frame is shown, which need not wait for it."""
        from game.solver.worker import Worker
        from game.ui.adviser import Adviser
        from game.ui.coach import Coach

        adviser = Adviser(self, self._look, self._toaster, Coach(Worker()))
        adviser.offer.fit(self._table_area)
        adviser.begin(self.session)
        self._frame.offer = adviser.offer
        return adviser

    def tick(self, milliseconds: int) -> None:
        """Let time pass."""
        covered = self._minimised or self._dialogs.top is not None or self.theatre is not None
        moved = (self.theatre or self.play).moving  # what stops now needs one more frame
        self.play.tick(milliseconds, running=not covered)
        if self.theatre is not None:
            self.theatre.tick(milliseconds)
        if self._seen:
            self.adviser.tick(milliseconds)
            self.ears.open(at_table=self._dialogs.top is None)
            self._gamepad.start()
        for key in self._gamepad.tick(milliseconds):
            self._hear(key)
        self._frame.tick(milliseconds)
        self.ears.voice.tick(milliseconds)
        self._dirty = self._dirty or moved or (self.theatre or self.play).moving

    def draw(self) -> None:
        """Show a frame if anything looks different."""
        self._keep_up()
        if self.lively:
            self._dirty = False
            self._frame.draw(self.window.surface, self._stage)
            self.window.flip()
            self._seen = True

    def redraw(self) -> None:
        """Show the next frame in any case."""
        self._dirty = True

    def fulfil(self, command: Command) -> None:
        """Let a wish of the player come true, if it may."""
        if self.venue.lets(command):
            self.play.hands.cancel()
            self._dirty = True
            self._obey(command)

    def _obey(self, command: Command) -> None:
        match command:
            case Command.UNDO | Command.REDO | Command.RESTART | Command.FINISH:
                self.play.act(STEPS[command])
            case command if command in SCREENS:
                self._screens.open(command)
            case Command.HINT:
                self.adviser.hint()
            case Command.WINNABLE:
                self.adviser.ask_outcome()
            case Command.EXAMPLE:
                self._show_example()
            case Command.PREVIOUS:
                self._return_to(self._shelf.previous(self.session))
            case Command.COPY_CODE:
                self.archive.outbox.copy_code()
            case Command.FULL_SCREEN:
                self._toggle_fullscreen()
            case Command.QUIT:
                self.running = False
            case _:
                self.archive.open(command)

    def deal(self, code: GameCode, *, foundations_final: bool | None = None) -> None:
        """Leave the game in play and deal another one; an unfinished one can be gone back to."""
        if self.theatre is not None:
            self.resume()
        self._shelf.leave(self.session)
        final = self.settings.foundations_final if foundations_final is None else foundations_final
        self.play.deal(Session(code, foundations_final=final))
        self.adviser.begin(self.session)
        self._toaster.dismiss()
        self.ears.dealt()
        self._shelf.save(self.session)

    def forget(self, settings: Settings) -> None:
        """Forget the player and all that was played; a game that nobody has seen lies ready."""
        self.play.hands.cancel()
        self.play.keyboard.hide()
        self.bar.blur()
        self._dialogs.close_all()
        self._victory_due = False
        self._shelf.leave(self.session)
        self._adopt(settings)
        self.store.forget(settings)
        self.play.resume(Session(fresh_code(), foundations_final=settings.foundations_final))
        self.adviser.begin(self.session)
        self._shelf.save(self.session)
        if self.venue.allows(Permit.COPY):
            clipboard(self.venue).put("")

    def open_dialog(self, dialog: Dialog) -> None:
        """Put a dialog on top of everything."""
        self._dialogs.open(dialog)

    def take_up(self, session: Session) -> None:
        """Leave the game in play and go on with another one."""
        self._shelf.leave(self.session)
        self.play.resume(session)
        self.adviser.begin(session)
        self._shelf.save(self.session)

    def go_on(self, game: PlayedGame) -> bool:
        """Leave the game in play and go on with one that was left; whether that is possible."""
        return self._return_to(self._shelf.take_up(game, self.session))

    def offer(self, code: GameCode) -> None:
        """Open New game with a code filled in."""
        self._screens.new_game(code)

    def tell(self, toast: Toast) -> None:
        """Show a message."""
        self._toaster.show(toast)

    def portrait(self) -> pygame.Surface:
        """The table as it lies, without the bar."""
        self._frame.invalidate()
        return self.wardrobe.portrait(self._layout, self.session.board)

    def kings(self, width: int) -> list[pygame.Surface]:
        """The pictures of the four kings."""
        return self.wardrobe.large_kings(width)

    def watch(self, screening: Screening, on_take: Callable[[int], None]) -> None:
        """Show a record in the place of the game; `on_take` gets the step to go on from."""
        tr = self.tr
        self._show(screening.timeline, lambda step: screening.say(tr, step), on_take)

    def follow(self, changed: Settings) -> None:
        """Let changed settings hold at once, and a louder or softer one be heard."""
        before = self.settings
        self._adopt(changed)
        if (changed.sounds, changed.volume) != (before.sounds, before.volume):
            self.ears.sample()

    def _adopt(self, changed: Settings) -> None:
        before = self.settings
        self.store.save_settings(changed)
        self.play.follow(changed)
        if taste.wording(changed) != taste.wording(before):
            tag = self.tr.tag
            if changed.language != before.language:
                tag = language_to_speak(None, changed.language)
            self._speak(taste.catalogue(tag, changed))
        elif self._fit(self._layout) != self._layout:
            self._refit()
        self._dress(changed)
        self.ears.follow(changed)
        self.adviser.heed()

    def illustrator(self) -> Illustrator:
        """What draws pictures of the table as it looks now."""
        return self.wardrobe.illustrator(self._layout)

    def moved(self, change: Change) -> None:
        """Keep the new position, and celebrate if it is the last one."""
        self._shelf.save(self.session)
        self._toaster.dismiss()
        self.adviser.begin(self.session, change)
        self._victory_due = change.after.board.is_won and not change.before.board.is_won
        if self._victory_due:
            self.store.flush()  # a win that is seen is kept, whatever happens next
        self._dirty = True

    def refused(self, breach: Breach, spot: Spot) -> None:
        """A rule refused a move (R17)."""
        if self.settings.interactive_rules:
            self._herald.refused(breach, spot)

    def placeless(self, card: Card, spot: Spot) -> None:
        """No column takes a double-tapped card (R14)."""
        if self.settings.interactive_rules:
            self._herald.placeless(card, spot)

    def stranded(self) -> None:
        """No pile takes the selected card."""
        self._herald.stranded()

    def ask_to_go_back(self) -> None:
        """Say that no win is left, and offer the way back to where there was one."""
        self._screens.lost(self.adviser.go_back)

    def open_news(self) -> None:
        """Tell what the store found at the start."""
        news = [notice_message(self.tr, found) for found in self.store.take_notices()]
        if (report := take_news(self.store.folder)) is not None:
            news.append(crash_message(self.tr, report))
        if news:
            self._screens.notice("\n\n".join(news))
        if self.session.board.is_won:
            self._celebrate()

    def welcome(self, *, asks_language: bool) -> None:
        """Ask, at the very first start, what cannot be guessed."""
        self._screens.first_start(asks_language=asks_language)

    def close(self) -> None:
        """Save what time has passed, and close the window."""
        self.play.hands.cancel()
        self._shelf.save(self.session)
        for made in {"adviser", "finder"} & vars(self).keys():
            getattr(self, made).close()
        self.ears.close()
        place = self.window.place
        if place not in (None, self.store.settings.window):
            self.store.save_settings(replace(self.store.settings, window=place))
        self.store.close()
        self.window.close()

    def _fit(self, before: Layout | None) -> Layout:
        """The layout for the window, the language and the settings as they are now."""
        return self.wardrobe.fit(self.window.size, before, self.settings, self.tr)

    def _dress(self, settings: Settings) -> None:
        """Let table, cards and bar look as the settings say."""
        self.wardrobe.dress(settings)
        self.bar.state = self._bar_state()
        self._frame.invalidate()

    def _speak(self, tr: Catalogue) -> None:
        """Go on in another language and its direction."""
        self.tr = self._herald.tr = tr
        self.ears.follow(self.store.settings)
        self.wardrobe.speak(tr)
        self.bar = self._frame.bar = self._new_bar()
        self._toaster.dismiss()
        self._refit()
        self._dialogs.renew()

    def _hear(self, gesture: Gesture) -> None:
        if not isinstance(gesture, Hover):
            self._dirty = True
        self._dispatch.hear(gesture)

    def _keep_up(self) -> None:
        """What has to follow the game before a frame: bar, pictures, news, the win."""
        self._look.spoken = self.ears.voice.active
        bar = self.bar if self.theatre is None else self.theatre.bar
        self.ears.voice.watch(self._dialogs.top, bar)
        if self._seen and self.theatre is None and self.adviser.keep_up():
            self._dirty = True
            self._told = None
        told = (self.session, len(self.session.log), self.session.elapsed // 1000)
        if told != self._told:
            self._told = told
            self.bar.state = self._bar_state()
        calm = self.wardrobe.heed_calm(self.settings)
        self.play.stage.motion.calm = self._stage.motion.calm = calm
        self._dirty = self.wardrobe.sharpen(self._face_up()) or self._dirty
        self._shelf.keep_time(self.session)
        if self.theatre is None and (saving := self._shelf.news()) is not None:
            self._herald.saving(saving, can_write=self.store.can_write)
        covered = self._dialogs.shown or self.theatre is not None or self._toaster.toast
        self.tips.keep_up(self.play, open_table=not covered)
        if self._victory_due and not self.play.stage.motion:
            self._victory_due = False
            self._celebrate()

    def _face_up(self) -> Iterator[Card]:
        return (card for card, place in self._stage.seating.items() if place.face_up)

    @property
    def _stage(self) -> Stage:
        """The table that is seen."""
        return (self.theatre or self.play).stage

    def _show_example(self) -> None:
        """Show a whole game; the player's own waits as it is."""
        from game.ui.help.example import example, say

        self._show(example(), lambda step: say(self.tr, step), None)

    def _show(
        self,
        timeline: Timeline,
        say: Callable[[ShownStep | None], str],
        on_take: Callable[[int], None] | None,
    ) -> None:
        """Show a replay; the player's own game waits as it is."""
        from game.ui.theatre import Theatre  # no start shows one

        theatre = Theatre(self._look, self.tr, timeline, say, self._layout, self.resume, on_take)
        self.perform(theatre)

    def perform(self, show: Show) -> None:
        """Let `show` be seen in the place of the game until `resume` is called."""
        self._toaster.dismiss()
        self._dialogs.close_all()
        if self._frame.offer is not None:
            self._frame.offer.hide()
        self.theatre = show
        self._frame.bar = show.bar
        self._frame.invalidate()

    def resume(self) -> None:
        """Show the game again."""
        self.theatre = None
        self._frame.bar = self.bar
        self._frame.invalidate()
        if self._seen:
            self.adviser.begin(self.session)

    def _celebrate(self) -> None:
        self.play.hands.cancel()  # what is in the hand would hear no more of its release
        self._frame.celebration = self.wardrobe.celebration()
        self._screens.won(self._frame.celebration)
        self.ears.won()

    def _new_bar(self) -> Bar:
        return Bar(self._look, self.tr, self._bar_state(), self.fulfil, self.venue.lets)

    def _bar_state(self) -> BarState:
        return bar_state(self.tr, self.session, self.settings, self._outlook())

    def _outlook(self) -> str | None:
        """Whether the game can still be won, in a word, if the player wants to know."""
        if not self.settings.winnable_mark or not self._seen:
            return None
        return self.adviser.outlook

    def _return_to(self, session: Session | None) -> bool:
        if session is not None:
            self.play.resume(session)
            self.adviser.begin(session)
        return session is not None

    def _toggle_fullscreen(self) -> None:
        self.window.toggle_fullscreen()
        self.follow(replace(self.store.settings, fullscreen=self.window.fullscreen))

    @property
    def _table_area(self) -> Rect:
        """The window without the bar."""
        return Rect(0, 0, self._layout.size[0], self._layout.bar.top)

    def _refit(self) -> None:
        """Lay everything out for the window's size as it is now."""
        self._fitted, self._translator.density = self.window.size, self.window.density
        self._layout = self._fit(self._layout)
        self.wardrobe.resize(self._layout)
        self.play.hands.cancel()
        self.play.stage.refit(self._layout)
        bar = self._layout.bar
        self.bar.place(bar)
        if self.theatre is not None:
            self.theatre.place(self._layout)
        self._toaster.place(self._table_area)
        self.tips.place(self._table_area)
        if self._seen:
            self.adviser.offer.fit(self._table_area)
        self._dialogs.place(Rect((0, 0), self._layout.size))
        self._frame.invalidate()
