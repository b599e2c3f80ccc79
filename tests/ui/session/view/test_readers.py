"""What a fight shows is its view; whoever else reads the fight itself is known by name, with what it needs it for."""

import ast

from tools.import_arrows import ROOT

STATE = frozenset({"fight", "service", "current_fight", "open_fight"})
"""What of a conductor, of one position, or of what players are shown is the fight itself."""
HOLDERS = frozenset({"conductor", "current_fight", "position", "played"})

COMPOSES = "puts an action together, and asks the rules what it comes to"
DECLARES = "puts the lines together that everybody declares"
RULES = "offers rulings, and makes their commands"
PROPOSES = "looks for ideas, or for what a cue or a wave proposes"
GOES = "asks the rules for ways over the board, and what a place there comes to"
FORETELLS = "hands the fight to whoever plays it to the end"
ENDS = "sums a fight up that is over"
EXPLAINS = "asks the rules why a number is what it is"
BRANCHES = "compares a fight with another, or begins one where it stands"
EDITS = "writes sheets and looks back into the library"
LISTS = "names for a search what can be ruled, changed or done"
SEATS = "takes what seats ask for, or whom the game master means, to the fight"
STORES = "reads the journal of a fight, or its encounter, for what leaves the window"

READERS = {
    "board/fight/board.py": GOES,
    "board/fight/cell_menu.py": RULES,
    "board/fight/cell_words.py": GOES,
    "board/fight/dragged_piece.py": GOES,
    "board/fight/cell_highlights.py": GOES,
    "board/fight/paths.py": GOES,
    "encounter/action_panel/controller.py": COMPOSES,
    "encounter/action_panel/declarations.py": DECLARES,
    "encounter/action_panel/group_action.py": COMPOSES,
    "encounter/action_panel/presenter.py": ENDS,
    "encounter/fight/drops.py": RULES,
    "encounter/fight/history_bar.py": BRANCHES,
    "encounter/fight/keys.py": EXPLAINS,
    "encounter/fight/page.py": EDITS,
    "encounter/gm/cue_dialog.py": PROPOSES,
    "encounter/gm/cues_bar.py": PROPOSES,
    "encounter/gm/options_card.py": RULES,
    "encounter/gm/override_menu.py": RULES,
    "encounter/gm/status_palette.py": RULES,
    "encounter/gm/suggestions.py": PROPOSES,
    "encounter/gm/typed_override.py": RULES,
    "encounter/log/comments.py": STORES,
    "encounter/sheet/card.py": EDITS,
    "encounter/sheet/explain.py": EXPLAINS,
    "encounter/tab.py": EDITS,
    "odds/fight.py": FORETELLS,
    "odds/what_if.py": FORETELLS,
    "players/exhibits.py": SEATS,
    "players/phones.py": SEATS,
    "players/secret_declarations.py": DECLARES,
    "shell/command_palette.py": LISTS,
    "shell/fight_commands.py": RULES,
    "shell/log_files.py": STORES,
}
"""Modules of the window outside of `ui.session` that read a fight, each with what for."""


def _reads(source: str) -> int:
    """Return how often a module reads the fight of a conductor, or of a position."""
    attributes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    holders = [
        holder.attr if isinstance(holder, ast.Attribute) else holder.id
        for holder in (node.value for node in attributes if node.attr in STATE)
        if isinstance(holder, ast.Attribute | ast.Name)
    ]
    return sum(holder.lstrip("_") in HOLDERS for holder in holders)


def test_nobody_reads_the_fight_but_who_is_known_to() -> None:
    ui = ROOT / "ui"
    paths = {path.relative_to(ui).as_posix(): path for path in ui.rglob("*.py")}
    readers = {name for name, path in paths.items() if _reads(path.read_text("utf-8"))}
    outside = {name for name in readers if not name.startswith("session/")}
    assert outside - READERS.keys() == set(), "hand it a slice of the view instead"
    assert READERS.keys() - outside == set(), "it reads no fight any more: take its name out"


def test_a_read_is_seen_however_the_conductor_is_called() -> None:
    assert _reads("self._conductor.fight.phase") == 1
    assert _reads("conductor.current_fight.service") == 2
    assert _reads("self.page.conductor.position.fight") == 1
    assert _reads("view.clock.phase; self.fight; conductor.system") == 0
