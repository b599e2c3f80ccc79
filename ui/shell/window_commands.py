"""The menus of the window and every command in them: its words, its keys, when it is possible, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

from ui.commands.command import Command, translated
from ui.commands.command import Group as To
from ui.commands.command import Place as At
from ui.commands.page_commands import WIDGET_COMMANDS
from ui.shell.fight_commands import (
    log_timeline,
    pick_temperament,
    reinforce,
    roll_freely,
    show_calibration,
    start_countdown,
    sum_up,
    switch_roller,
    write_note,
)
from ui.shell.sounds import player, why_silent
from ui.text.words import WINDOW_LANGUAGES, language, terms_language
from ui.theme.fonts import TYPEFACES, typeface
from ui.theme.theme import look

if TYPE_CHECKING:
    from models.library import Library
    from ui.encounter.fight.page import FightPage
    from ui.encounter.prepare.page import PreparePage
    from ui.exchange.clipboard import ClipboardController
    from ui.exchange.controller import Exchange
    from ui.help.controller import Help
    from ui.navigation.active_page import ActivePage
    from ui.navigation.tabs import Tabs
    from ui.services.tasks import Tasks
    from ui.services.window_state import WindowState
    from ui.session.controller import Conductor
    from ui.shell.fight_panes import FightPanes
    from ui.shell.handout_files import HandoutFiles
    from ui.shell.invitations import Invitations
    from ui.shell.log_files import LogFiles
    from ui.shell.navigation import Navigation
    from ui.shell.players_screen import PlayersScreenControl
    from ui.shell.undo_controller import UndoController

    Page = FightPage | PreparePage


class Window(QMainWindow):
    """The parts of the main window that its commands act on, and what it does itself."""

    library: Library
    language: str
    text_size: str
    places: WindowState
    tasks: Tasks
    tabs: Tabs
    front: ActivePage
    help: Help
    undoing: UndoController
    ways: Navigation
    fight_panes: FightPanes
    players_screen: PlayersScreenControl
    log_files: LogFiles
    handing_out: HandoutFiles
    hands: ClipboardController
    exchange: Exchange
    invitations: Invitations
    other_requested = Signal()
    """Another library is wanted."""
    new_requested = Signal()
    """A new library is wanted."""
    restore_requested = Signal()
    """A backup is to be put in the library's place."""
    copy_requested = Signal()
    """A copy of the library is to be saved."""

    @property
    def conductor(self) -> Conductor:
        """Run the open fight."""
        raise NotImplementedError

    find_anything: Callable[[], None]
    print_cards: Callable[[], None]
    show_notes: Callable[[], None]
    show_own_rules: Callable[[], None]
    new: Callable[[], None]
    make_rules: Callable[[], None]
    change_rule: Callable[[], None]
    choose_theme: Callable[[str], None]
    choose_language: Callable[[str], None]
    turn_terms: Callable[[], None]
    choose_text_size: Callable[[str], None]
    choose_typeface: Callable[[str], None]
    say: Callable[[str], None]


# --- when a command is possible -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Condition:
    """The conditions for a command to be possible."""

    holds: Callable[[Window], bool]
    why_not: str | Callable[[], str]
    """The sentence that says why it is not; where it is known only then, what says it in the reader's language."""

    is_late: bool = False
    """Whether it takes a while to find out: it is asked as a menu opens, and not after each command."""

    def refusal(self, window: Window) -> str:
        """Return why a command is not possible now; nothing where it is."""
        if self.holds(window):
            return ""
        return translated(self.why_not) if isinstance(self.why_not, str) else self.why_not()


def _are_terms_translated(window: Window) -> bool:
    from ui.sheets.rule_systems import are_translated  # a window without a fight needs no rules

    return are_translated(language())


ALWAYS = Condition(lambda w: True, "")
IN_FIGHT = Condition(lambda w: w.front.page is not None, "No fight is running here.")
IN_RUNNING_FIGHT = Condition(lambda w: (view := w.front.view) is not None and not view.clock.is_over, IN_FIGHT.why_not)
IN_PREPARATION = Condition(lambda w: w.front.prepare_page is not None, "No encounter is being prepared here.")
IN_ENCOUNTER = Condition(
    lambda w: (w.front.page or w.front.prepare_page) is not None,
    "No encounter is open.",
)
OUTSIDE_FIGHT = Condition(lambda w: w.front.page is None, "A fight is open here: go to another tab first.")
ON_BOARD = Condition(
    lambda w: (view := w.front.view) is not None and view.board is not None,
    "No fight with a board is open here.",
)
WITH_NOTES = Condition(
    lambda w: (view := w.front.view) is not None and bool(view.notes),
    "No fight with notes is open here.",
)
WITH_NEWER_RULES = Condition(
    lambda w: w.front.page is not None and IN_RUNNING_FIGHT.holds(w) and w.front.page.conductor.has_newer_rules,
    "No fight is running here of whose rules the library has others now.",
    is_late=True,
)
WITH_FILTERED_LOG = Condition(
    lambda w: w.front.page is not None and bool(w.front.page.log.filtered()),
    "The log is not filtered here.",
)
ON_TABS = Condition(lambda w: not w.front.is_covered, "Leave the page in front first.")
CAN_UNDO = Condition(lambda w: w.undoing.can_undo, "Nothing to undo here.")
CAN_REDO = Condition(lambda w: w.undoing.can_redo, "Nothing to redo here.")
WITH_TRANSLATED_TERMS = Condition(
    _are_terms_translated,
    "No book has its terms in the language of the window: each uses its own.",
    is_late=True,
)
WITH_SOUND = Condition(lambda w: player() is not None, why_silent, is_late=True)


# --- what a menu holds --------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Entry(Command):
    """A command in a menu of the window."""

    do: Callable[[Window], object]
    when: Condition = ALWAYS
    letters: str = ""
    """Keys that do the same and that whoever has the keys takes: in a fight its page."""
    repeats: bool = False
    """Whether it is done again and again while its keys are held; all else is done once."""
    goes_through: bool = False
    """Whether it is meant while a card lies over the page, too: its keys go through, and the card stays."""
    chosen: Callable[[Window], bool] | None = None
    """Whether it is marked in its menu; None where it never is."""
    is_setting: bool = False
    hint: str = ""
    """The tooltip of the entry."""

    @property
    def acts_on_page(self) -> bool:
        """Whether it does something to the fight or the encounter in front, which nobody may do unseen."""
        return not self.is_setting and self.when in (IN_PREPARATION, IN_ENCOUNTER, IN_FIGHT, IN_RUNNING_FIGHT, ON_BOARD)

    def all_keys(self) -> list[str]:
        """Return the keys of its menu and its letters."""
        return [*super().all_keys(), *filter(None, self.letters.split(", "))]


@dataclass(frozen=True)
class Menu:
    """A menu, or one in another: None parts what stands before from what follows, of a tuple one is chosen."""

    text: str
    entries: tuple[Entry | Menu | tuple[Entry, ...] | None, ...]

    @property
    def title(self) -> str:
        """Its title in the reader's language."""
        return translated(self.text)

    def commands(self) -> Iterator[tuple[Entry, Menu]]:
        """Return every command in it and in the menus in it, each with the menu in which it stands."""
        for item in self.entries:
            if isinstance(item, Menu):
                yield from item.commands()
            elif item is not None:
                yield from ((command, self) for command in (item if isinstance(item, tuple) else (item,)))


def entry(
    id: str, group: To, text: str, keys: str, do: Callable[[Window], object], also: str = "", **more: Any
) -> Entry:
    """Return a command of the window."""
    return Entry(id, group, text, keys, synonyms=also, do=do, **more)


def in_fight(
    id: str, group: To, text: str, keys: str, do: Callable[[FightPage], object], also: str = "", **more: Any
) -> Entry:
    """Return a command for the page of the fight that is in front."""

    def run(window: Window) -> None:
        if window.front.page is not None:
            do(window.front.page)

    return Entry(id, group, text, keys, synonyms=also, do=run, **{"place": At.FIGHT, "when": IN_FIGHT, **more})


def in_encounter(
    id: str, group: To, text: str, keys: str, do: Callable[[Page], object], also: str = "", **more: Any
) -> Entry:
    """Return a command for the page of the fight that is in front, or of the encounter that is prepared."""
    return Entry(id, group, text, keys, synonyms=also, do=lambda w: in_front(w, do), when=IN_ENCOUNTER, **more)


def in_front(window: Window, do: Callable[[Page], object]) -> None:
    """Do something with the page of the fight in front, or of the encounter that is prepared."""
    page = window.front.page or window.front.prepare_page
    if page is not None:
        do(page)


def menu(text: str, *entries: Entry | Menu | tuple[Entry, ...] | None) -> Menu:
    """Return a menu."""
    return Menu(text, entries)


def choices(
    id: str,
    text: str,
    values: Mapping[str, str],
    choose: Callable[[Window, str], object],
    chosen: Callable[[Window], str],
) -> Menu:
    """Return the menu of a setting of which one value is chosen."""

    def setting(value: str, words: str) -> Entry:
        return entry(
            f"{id}_{value}",
            To.RUN,
            words,
            "",
            lambda w: choose(w, value),
            LANGUAGE_WORDS.get(value, "") if id.endswith("language") else "",
            chosen=lambda w: chosen(w) == value,
            is_setting=True,
        )

    return menu(text, tuple(setting(value, words) for value, words in values.items()))


def files(id: str, texts: Mapping[str, str], write: Callable[[Window, str], object]) -> list[Entry]:
    """Return the commands that write the same in several formats."""

    def file(ending: str, words: str) -> Entry:
        return entry(f"{id}_{ending}", To.RECORD, words, "", lambda w: write(w, ending))

    return [file(ending, words) for ending, words in texts.items()]


# --- the menus ----------------------------------------------------------------------------------------------------
# `w` is the window, `p` the page of the fight in front, or of the encounter that is prepared.
# fmt: off

TEXT_SIZES = {f"{size}": f"{size}%" for size in (100, 110, 125, 150, 200)}
LANGUAGE_WORDS = {
    "en": "language idioma English inglés inglês",
    "es": "language idioma Spanish español castellano espanhol",
    "pt_BR": "language idioma Portuguese portugués português Brazil Brasil",
}
"""Search words for each language in all of them, for those who cannot read the present one."""
STYLES = {"plain": "Every fact, with its numbers", "terse": "A line a turn", "narrated": "In sentences, as a story"}
EDITIONS = {"gm": "For the game master", "players": "For the players, without secrets"}
EXPORTS = {"pdf": "Export as PDF…", "html": "Export as HTML…", "md": "Export as Markdown…",
    "txt": "Export as text…", "csv": "Export as a table…"}
HANDOUTS = {"pdf": "Handout as PDF…", "html": "Handout as HTML…", "md": "Handout as Markdown…"}
BOOKLETS = {"pdf": "Booklet of the chosen fights as PDF…", "html": "Booklet of the chosen fights as HTML…",
    "md": "Booklet of the chosen fights as Markdown…"}
THEMES = {"system": "As the system", "light": "Light", "dark": "Dark",
    "contrast_light": "Light, high contrast", "contrast_dark": "Dark, high contrast"}
HEALTH = {"words": "In a word", "bar": "As a bar", "numbers": "In numbers", "none": "Not at all"}
DENSITIES = {"roomy": "Roomy", "close": "Close", "dense": "Dense, one line each"}

LIBRARY = menu(
    "Library",
    entry("new_library", To.RUN, "New library…", "", lambda w: w.new_requested.emit()),
    entry("save_copy", To.RUN, "Save a copy of the library…", "", lambda w: w.copy_requested.emit(),
        "backup safe keep"),
    entry("restore", To.RUN, "Restore a backup…", "", lambda w: w.restore_requested.emit(),
        "recover lost return to before"),
)
PRINT = menu(
    "Print",
    entry("print", To.RECORD, "Print the log…", "Ctrl+P", lambda w: w.log_files.preview(), "paper"),
    entry("preview", To.RECORD, "Print preview…", "Ctrl+Shift+P", lambda w: w.log_files.preview()),
    entry("cards", To.RECORD, "Print cards and tents…", "Ctrl+Alt+P", lambda w: w.print_cards(), when=ON_TABS),
    entry("page", To.RECORD, "Set up the page…", "", lambda w: w.log_files.set_up_page()),
)
EXPORT_LOG = menu("Export the log", *files("export", EXPORTS, lambda w, v: w.log_files.export(v)))
TOLD_LOG = menu(
    "How the log is told",
    choices("log_style", "Style", STYLES, lambda w, v: w.log_files.choose(style=v), lambda w: w.log_files.chosen.style),
    choices("log_edition", "For whom", EDITIONS, lambda w, v: w.log_files.choose(edition=v),
        lambda w: w.log_files.chosen.edition),
    choices("log_language", "Language of the printed log",
        {"as_shown": "As the log is shown", **dict(WINDOW_LANGUAGES)}, lambda w, v: w.log_files.choose(language=v),
        lambda w: w.log_files.chosen.language),
    None,
    entry("only_shown", To.RECORD, "Only what the log’s filter shows", "", lambda w: w.log_files.choose_only_shown(),
        when=WITH_FILTERED_LOG, chosen=lambda w: w.log_files.only_shown, is_setting=True),
)
HANDOUT = menu(
    "Handout",
    *files("handout", HANDOUTS, lambda w, v: w.handing_out.hand_out(v)),
    None,
    *files("booklet", BOOKLETS, lambda w, v: w.handing_out.bind(v)),
    None,
    choices("handout_style", "Style of handouts", STYLES, lambda w, v: w.handing_out.choose(style=v),
        lambda w: w.handing_out.chosen.style),
    choices("handout_edition", "Whom handouts are for", EDITIONS, lambda w, v: w.handing_out.choose(edition=v),
        lambda w: w.handing_out.chosen.edition),
)
FILE = menu(
    "&File",
    entry("new", To.FIND, "New", "Ctrl+N", lambda w: w.new(), "create make add",
        explanation="new creature, member, encounter, rule", when=OUTSIDE_FIGHT),
    entry("open_library", To.RUN, "Open library…", "Ctrl+O", lambda w: w.other_requested.emit()),
    LIBRARY, None,
    entry("import_files", To.RUN, "Import…", "Ctrl+I", lambda w: w.exchange.ask_import()),
    entry("import_text", To.RUN, "Import text…", "Ctrl+Shift+I", lambda w: w.exchange.ask_text()),
    entry("export_files", To.RUN, "Export…", "", lambda w: w.exchange.ask_export()),
    None, PRINT, EXPORT_LOG, TOLD_LOG, HANDOUT,
    entry("save_script", To.RECORD, "Save fight as script…", "", lambda w: w.log_files.save_script()),
    None,
    entry("quit", To.RUN, "Quit", "Ctrl+Q", lambda w: w.close(), "exit close leave", goes_through=True),
)
EDIT = menu(
    "&Edit",
    entry("undo", To.GO_BACK, "Undo", "Ctrl+Z", lambda w: w.undoing.undo(), "take back revert", when=CAN_UNDO,
        repeats=True),
    entry("redo", To.GO_BACK, "Redo", "Ctrl+Shift+Z", lambda w: w.undoing.redo(), "do again repeat", when=CAN_REDO,
        repeats=True, letters="Ctrl+Y"),
    None,
    entry("cut", To.EDIT, "Cut", "Ctrl+X", lambda w: w.hands.cut(), when=ON_TABS),
    entry("copy", To.EDIT, "Copy", "Ctrl+C", lambda w: w.hands.copy(), when=ON_TABS),
    entry("paste", To.EDIT, "Paste", "Ctrl+V", lambda w: w.hands.paste(),
        explanation="paste where the focus is, as a drag does", when=ON_TABS),
    None,
    entry("find", To.FIND, "Find a creature, in a fight in its log", "Ctrl+F", lambda w: w.ways.find()),
    entry("compare", To.COLLECT, "Compare creatures…", "Ctrl+Shift+K", lambda w: w.ways.compare()),
    entry("templates", To.COLLECT, "Templates…", "", lambda w: w.ways.show_templates()),
    entry("keep_search", To.COLLECT, "Save this search…", "Ctrl+Shift+S", lambda w: w.ways.keep_search()),
    entry("anything", To.FIND, "Find anything…", "Ctrl+K", lambda w: w.find_anything(), goes_through=True),
)
NOTES = menu(
    "Notes",
    in_fight("note", To.RECORD, "Note…", "Ctrl+Shift+N", write_note, "write remark"),
    in_fight("comment", To.RECORD, "Comment on the log line…", "Ctrl+Shift+C",
        lambda p: p.commenting.ask_here()),
    entry("notes", To.RECORD, "Notes on this encounter", "", lambda w: w.show_notes(), when=WITH_NOTES),
)
TO_COME = menu(
    "What is to come",
    in_fight("countdown", To.PLAN, "Countdown…", "Ctrl+T", start_countdown, "timer clock"),
    in_fight("timeline", To.RECORD, "Write the timeline into the log", "", log_timeline),
    in_fight("reinforce", To.PLAN, "Reinforcement…", "Ctrl+J", reinforce, "add creature monster wave join"),
    in_fight("enter", To.PLAN, "Let a waiting wave enter", "Ctrl+Shift+J", lambda p: p.wave_line.enter_next(),
        "wave join arrive"),
    in_fight("cue", To.PLAN, "Cue…", "Ctrl+U", lambda p: p.cue_line.take_next(), "reminder remember event",
        explanation="make a cue, or use the one that is due"),
    in_fight("let_go", To.PLAN, "Dismiss a cue", "Ctrl+Shift+U", lambda p: p.cue_line.let_go()),
)
SELECTED = menu(
    "Selected combatants",
    in_fight("together", To.RULE, "Select several…", "Ctrl+Shift+A", lambda p: p.rulings.pick_together(),
        explanation="select the wounded of a side, a group, those of one kind"),
    in_fight("check", To.RULE, "Call for a check of all who are selected… (?)", "",
        lambda p: p.acting.call_check([row.id for row in p.order.selected_rows]), place=At.TURN, letters="?"),
    in_fight("sheet", To.PLAY, "The sheet over the actions", "Ctrl+Shift+L", lambda p: p.stage.sheets.draw()),
    in_fight("pin", To.PLAY, "Pin or unpin the sheet (*)", "", lambda p: p.whose_sheet.pin(), place=At.TURN,
        letters="*"),
)
PAST = menu(
    "What has been",
    in_fight("look_back", To.GO_BACK, "Look back", "Ctrl+H", lambda p: p.past_line.step_back(),
        "history past replay before"),
    in_fight("branch", To.GO_BACK, "Branch from here…", "Ctrl+Shift+B", lambda p: p.past_line.ask_branch(),
        "fork copy what if"),
    in_fight("side_by_side", To.GO_BACK, "Compare with a branch…", "", lambda p: p.side_by_side.compare()),
    entry("summary", To.RECORD, "Summary", "Ctrl+Shift+E", lambda w: sum_up(w.front, w.tasks, w.say),
        "statistics damage result", place=At.FIGHT, when=IN_FIGHT),
)
ODDS = menu(
    "Odds and proposals",
    in_encounter("odds", To.FORESEE, "The odds", "F7", lambda p: p.odds.switch(),
        "chances probability difficulty win lose"),
    in_encounter("odds_details", To.FORESEE, "The odds in detail", "Shift+F7", lambda p: p.odds.show_details()),
    in_encounter("odds_ask", To.FORESEE, "What if, harder or easier, the disaster…", "Ctrl+F7",
        lambda p: p.odds.ask_further(), "difficulty balance harder easier"),
    entry("calibration", To.FORESEE, "Were the odds right?", "",
        lambda w: in_front(w, lambda page: show_calibration(w.library, page)), when=IN_ENCOUNTER),
    None,
    in_fight("proposal", To.FORESEE, "Do what is proposed", "F8", lambda p: p.proposing.take(),
        "suggestion monster foe automatic"),
    in_fight("other_proposal", To.FORESEE, "Another proposal", "F9", lambda p: p.proposing.show_other()),
    in_fight("proposals", To.FORESEE, "Proposals: on or off", "Shift+F8", lambda p: p.proposing.switch()),
    entry("temperament", To.FORESEE, "How they play…", "Ctrl+F8",
        lambda w: in_front(w, lambda page: pick_temperament(page, w.say)), "tactics automatic suggestion",
        when=IN_ENCOUNTER),
)
RULES = menu(
    "Rules and dice",
    entry("options", To.PREPARE, "Options of the fight…", "", lambda w: w.ways.show_options(),
        "settings variants house rules", when=IN_ENCOUNTER),
    in_fight("newer_rules", To.PREPARE, "Go on with the newer rules", "",
        lambda p: p.conductor.go_on_with_newer_rules(), "version house rules system update", when=WITH_NEWER_RULES),
    entry("change_rule", To.PREPARE, "Change a rule…", "", lambda w: w.change_rule(),
        "house rule homebrew status number this fight", when=IN_RUNNING_FIGHT),
    in_fight("rollers", To.ANSWER, "Who rolls…", "Ctrl+G", switch_roller, "dice table app"),
)
FIGHT_MENU = menu(
    "F&ight",
    entry("begin", To.PREPARE, "Begin", "Ctrl+Enter", lambda w: w.ways.begin(), "start combat battle",
        place=At.PREPARATION, when=IN_PREPARATION),
    in_fight("next", To.PLAY, "Next", "", lambda p: p.acting.go_on(), "continue go on turn round phase",
        explanation="next turn or phase (asks once where a hero has not acted); begins the fight", place=At.TURN,
        letters="Space"),
    in_fight("as_one", To.PLAY, "The whole group does it", "Ctrl+Shift+Enter", lambda p: p.as_one.do()),
    in_fight("roll", To.ANSWER, "Free roll…", "Ctrl+R", roll_freely, "dice die throw"),
    in_fight("things", To.LEAD, "Things of the party", "Ctrl+Shift+T", lambda p: p.belongings.turn(),
        "loot treasure spoils items"),
    None, NOTES, TO_COME, SELECTED, PAST, ODDS, RULES, None,
    in_fight("end", To.PREPARE, "End the fight", "Ctrl+E", lambda p: p.acting.end(),
        "finish stop over win lose combat battle", when=IN_RUNNING_FIGHT),
    entry("put_away", To.PREPARE, "Back to the encounters", "Ctrl+W", lambda w: w.ways.put_away(), "leave close exit",
        place=At.FIGHT, when=IN_FIGHT),
)
PANES = menu(
    "Panes of the fight",
    entry("pane_log", To.RECORD, "Log", "Ctrl+L", lambda w: w.fight_panes.toggle("log"),
        explanation="show or hide the log", place=At.FIGHT, chosen=lambda w: w.fight_panes.is_shown("log"),
        is_setting=True),
    entry("pane_rollers", To.RUN, "Who rolls", "", lambda w: w.fight_panes.toggle("rollers"),
        chosen=lambda w: w.fight_panes.is_shown("rollers"), is_setting=True),
    entry("pane_palette_of_statuses", To.RULE, "Statuses to drag", "Ctrl+B",
        lambda w: w.fight_panes.toggle("palette_of_statuses"),
        explanation="the statuses in a list, to drag them or add them with Enter", place=At.FIGHT,
        chosen=lambda w: w.fight_panes.is_shown("palette_of_statuses"), is_setting=True),
)
PLAYERS_SCREEN = menu(
    "Players’ screen",
    entry("players_screen", To.SHOW, "Players’ screen", "F11", lambda w: w.players_screen.toggle(),
        "second monitor beamer projector television show table", explanation="open or close the players’ screen",
        chosen=lambda w: w.players_screen.is_open, is_setting=True, goes_through=True),
    entry("players_screen_place", To.SHOW, "Where it is shown…", "", lambda w: w.players_screen.choose_screen(),
        "monitor display window"),
    None,
    entry("curtain", To.SHOW, "Curtain", "F12", lambda w: w.players_screen.turn_curtain(), "hide cover blank break",
        explanation="let down or lift the curtain before the players’ screen",
        chosen=lambda w: w.players_screen.has_curtain, is_setting=True, goes_through=True),
    entry("curtain_picture", To.SHOW, "Picture of the curtain…", "", lambda w: w.players_screen.choose_curtain()),
    entry("freeze", To.SHOW, "Freeze", "Shift+F12", lambda w: w.players_screen.turn_freeze(), "hold keep pause",
        explanation="keep what the players’ screen shows, or follow the fight again",
        chosen=lambda w: w.players_screen.is_frozen, is_setting=True, goes_through=True),
    None,
    entry("show_selected", To.SHOW, "Show what is selected", "Shift+F11", lambda w: w.players_screen.turn_selected(),
        "portrait picture text rule handout", goes_through=True,
        explanation="show the players who or what is selected, or take it away"),
    entry("show_past", To.GO_BACK, "Show the past there", "", lambda w: w.players_screen.turn_past(),
        "history look back replay", explanation="show players the past that is looked at, until you are back in now",
        chosen=lambda w: w.players_screen.shows_past, when=IN_FIGHT),
    entry("show_picture", To.SHOW, "Show a picture…", "", lambda w: w.players_screen.show_picture(),
        "image map handout"),
)
DECLARATIONS = menu(
    "Declarations",
    entry("declare_in_secret", To.PLAY, "Declare in secret on the phones", "",
        lambda w: w.players_screen.turn("declares_in_secret"), "hidden simultaneous",
        chosen=lambda w: w.players_screen.is_set("declares_in_secret"), is_setting=True,
        hint="Where the rules let all declare before anybody acts"),
    entry("show_declared", To.PLAY, "Show me what they declare in secret", "",
        lambda w: w.players_screen.turn("shows_declared"),
        chosen=lambda w: w.players_screen.is_set("shows_declared"), is_setting=True),
    None,
    entry("reveal_declared", To.PLAY, "Reveal what was declared", "", lambda w: w.invitations.reveal(),
        "secret simultaneous show", when=IN_FIGHT),
)
PLAYERS = menu(
    "&Players",
    PLAYERS_SCREEN, None,
    entry("invite", To.RUN, "Invite players…", "", lambda w: w.invitations.invite(), "phone tablet network QR join"),
    entry("take_wish", To.PLAY, "Do what a player asks", "Ctrl+F9", lambda w: w.invitations.take_wish(),
        "phone proposal"),
    entry("drop_wish", To.PLAY, "Not now: let it go", "Ctrl+Shift+F9", lambda w: w.invitations.drop_wish(),
        "phone proposal"),
    entry("answers_wait", To.ANSWER, "Answers from phones wait until I press Enter", "",
        lambda w: w.players_screen.turn("answers_wait"), "confirm take dice",
        chosen=lambda w: w.players_screen.is_set("answers_wait"), is_setting=True,
        hint="They stand in the question; until then they do not count"),
    DECLARATIONS, None,
    choices("players_health", "Health of foes, as players see it", HEALTH,
        lambda w, v: w.players_screen.choose_health(v), lambda w: w.players_screen.health_of_foes),
    entry("players_timers", To.SHOW, "Players see how long conditions of others last", "",
        lambda w: w.players_screen.turn("foes_timers"), chosen=lambda w: w.players_screen.is_set("foes_timers"),
        is_setting=True),
    entry("players_party", To.SHOW, "Everybody sees the numbers of the whole party", "",
        lambda w: w.players_screen.turn("knows_party"), chosen=lambda w: w.players_screen.is_set("knows_party"),
        is_setting=True),
    entry("players_chances", To.SHOW, "Players see the chances of what they may do", "",
        lambda w: w.players_screen.turn("chances"), chosen=lambda w: w.players_screen.is_set("chances"),
        is_setting=True),
)
VIEW = menu(
    "&View",
    (
        entry("tab_0", To.FIND, "Bestiary", "Ctrl+1", lambda w: w.ways.show_tab(0),
            chosen=lambda w: w.tabs.currentIndex() == 0),
        entry("tab_1", To.FIND, "Party", "Ctrl+2", lambda w: w.ways.show_tab(1),
            chosen=lambda w: w.tabs.currentIndex() == 1),
        entry("tab_2", To.FIND, "Encounter", "Ctrl+3", lambda w: w.ways.show_tab(2),
            chosen=lambda w: w.tabs.currentIndex() == 2),
    ),
    None,
    choices("theme", "Theme", THEMES, lambda w, v: w.choose_theme(v), lambda w: look().choice),
    choices("language", "Language", dict(WINDOW_LANGUAGES), lambda w, v: w.choose_language(v), lambda w: w.language),
    entry("terms", To.RUN, "Terms of the book in my language", "", lambda w: w.turn_terms(),
        when=WITH_TRANSLATED_TERMS, chosen=lambda w: bool(terms_language()), is_setting=True,
        hint="Where there is a translation; the book’s own word is in the explanation"),
    choices("text_size", "Text size", TEXT_SIZES, lambda w, v: w.choose_text_size(v),
        lambda w: w.text_size),
    choices("typeface", "Typeface", TYPEFACES, lambda w, v: w.choose_typeface(v), lambda w: typeface()),
    choices("density", "Rows of the order", DENSITIES, lambda w, v: w.fight_panes.choose_density(v),
        lambda w: w.places.density),
    PANES, None,
    in_fight("fit_fight", To.MOVE, "All who fight in sight on the board", "Ctrl+9", lambda p: p.board.fit_fight(),
        when=ON_BOARD),
    entry("still", To.RUN, "Reduced motion", "", lambda w: w.fight_panes.toggle_motion(),
        chosen=lambda w: w.places.still, is_setting=True),
    entry("sounds", To.RUN, "Sounds", "", lambda w: w.fight_panes.toggle_sounds(), when=WITH_SOUND,
        chosen=lambda w: w.fight_panes.sounds.are_on, is_setting=True,
        hint="A turn, a fall, what is due, the end of a fight"),
)
HELP = menu(
    "&Help",
    entry("welcome", To.RUN, "First steps", "", lambda w: w.help.welcome()),
    entry("own_rules", To.RUN, "Games and house rules of your own…", "", lambda w: w.show_own_rules(),
        "rule system data homebrew add install any other game"),
    entry("make_rules", To.RUN, "Make rules of your own…", "", lambda w: w.make_rules(),
        "rule system house rules editor homebrew new game write condition action"),
    entry("guide", To.RUN, "Guide", "Shift+F1", lambda w: w.help.guide(), goes_through=True),
    entry("keys", To.RUN, "Keys", "F1", lambda w: w.help.keys(), "shortcuts keyboard help", goes_through=True),
    None,
    entry("about", To.RUN, "About Turnwright", "", lambda w: w.help.about(), "version licence copyright library path"),
)
# fmt: on

MENUS = (FILE, EDIT, FIGHT_MENU, VIEW, PLAYERS, HELP)
WINDOW_COMMANDS = tuple(command for top in MENUS for command, _ in top.commands())
COMMANDS: tuple[Command, ...] = (*WINDOW_COMMANDS, *WIDGET_COMMANDS)
"""Every command of the window, for the sheet of keys and for who looks for one."""


def texts() -> Iterator[str]:
    """Return every text of the commands that is translated."""
    conditions = [value for value in globals().values() if isinstance(value, Condition)]
    yield from (group.value for group in To)
    yield from (place.text for place in At)
    yield from (condition.why_not for condition in conditions if isinstance(condition.why_not, str))
    for top in MENUS:
        yield top.text
        yield from (held.text for _, held in top.commands())
    for command in COMMANDS:
        if not command.id.startswith(NAMED) or command.id == "log_language_as_shown":
            yield from (command.text, command.explanation, command.synonyms)
    yield from (command.hint for command in WINDOW_COMMANDS)


NAMED = ("language_", "log_language_", "text_size_", "typeface_")
"""Prefix of settings whose values have the same name in all languages."""
