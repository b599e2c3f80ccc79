"""The commands that a part of the window does itself while it has the keys; those of the menus are the shell's."""

from __future__ import annotations

from ui.commands.command import Command
from ui.commands.command import Group as To
from ui.commands.command import Place as At

# --- a turn ------------------------------------------------------------------------------------------------------

TAKE_ACTION = Command("take_action", To.PLAY, "prepare an action on the stage; then letters aim", "A … Z", At.TURN)
OUT_OF_TURN = Command("out_of_turn", To.PLAY, "aim at a whole side; act out of turn", "Shift+A … Z", At.FIGHT)
USE_THING = Command("use_thing", To.PLAY, "use a thing of whoever acts", "1 … 9", At.TURN)
MORE_FIELDS = Command("more_fields", To.PLAY, "more fields of an action", ".", At.ACTION)
NEXT_FIELD = Command("next_field", To.PLAY, "the next field of an action, the one before", "Tab, Shift+Tab", At.ACTION)
TURN_PAGE = Command(
    "turn_page", To.PLAY, "page through a long sheet; Esc closes it where it covers the actions", "PgUp, PgDn", At.TURN
)
TAKE_DECLARATION = Command(
    "take_declaration", To.PLAY, "take the marked line, take all", "Enter, Shift+Enter", At.DECLARATION
)

# --- answers -----------------------------------------------------------------------------------------------------

CHOOSE_OPTION = Command(
    "choose_option",
    To.ANSWER,
    "choose an option, type the table’s dice (45 5: those of the next roll, too)",
    "1 … 9",
    At.ACTION,
)
MORE_OPTIONS = Command("more_options", To.ANSWER, "more options, beyond the nine shown", "Left, Right", At.ACTION)
CONFIRM = Command("confirm", To.ANSWER, "do it; let the app roll", "Enter", At.ACTION)
ROLL_ALL = Command(
    "roll_all", To.ANSWER, "let the app roll all that is asked; do it anyway, as a ruling", "Shift+Enter", At.QUESTION
)
YES_OR_NO = Command("yes_or_no", To.ANSWER, "yes or no, where a field asks for that", "Y, N", At.ACTION)
CANCEL = Command("cancel", To.ANSWER, "cancel the action; close a card", "Esc", At.TURN)
TAKE_BACK_LAST = Command("take_back_last", To.ANSWER, "take back the last die, answer or target", "Backspace", At.FIGHT)

# --- combatants --------------------------------------------------------------------------------------------------

SELECT_ROW = Command("select_row", To.RULE, "select a row of the order", "Up, Down", At.TURN)
SELECT_MORE = Command("select_more", To.RULE, "select several rows", "Shift+Up, Shift+Down", At.TURN)
SELECT_SIDE = Command("select_side", To.RULE, "select a whole side; again: everybody", "Ctrl+A", At.FIGHT)
CHANGE_POOL = Command(
    "change_pool",
    To.RULE,
    "damage, heal, set selected rows (then letters: half); pools of members",
    "-12, +8, =33",
    At.TURN,
)
PUT_STATUS = Command("put_status", To.RULE, "add a status to the selected rows", "S", At.TURN)
LIFT_CONDITION = Command("lift_condition", To.RULE, "remove a condition", "Del", At.TURN)
RENAME_COMBATANT = Command("rename_combatant", To.RULE, "rename the selected row", "F2", At.TURN)
CHANGE_SHEET = Command("change_sheet", To.RULE, "change the sheet of the selected row", "Shift+F2", At.TURN)
OPEN_RULINGS = Command(
    "open_rulings", To.RULE, "the rulings on the selected rows, on the board on the cell", "Menu key", At.FIGHT
)

# --- the board ---------------------------------------------------------------------------------------------------

TO_BOARD = Command("to_board", To.MOVE, "to the board and back: arrows point, Enter goes or aims", "F6", At.FIGHT)
FIVE_CELLS = Command(
    "five_cells", To.MOVE, "five cells at once", "Shift+Up, Shift+Down, Shift+Left, Shift+Right", At.BOARD
)
NEARER = Command("nearer", To.MOVE, "zoom in", "Ctrl++", At.BOARD)
FARTHER = Command("farther", To.MOVE, "zoom out", "Ctrl+-", At.BOARD)
WHOLE_BOARD = Command("whole_board", To.MOVE, "the whole board", "Ctrl+0", At.BOARD)
MOVE_VIEW = Command("move_view", To.MOVE, "move the view", "Ctrl+Up, Ctrl+Down, Ctrl+Left, Ctrl+Right", At.BOARD)
TURN_PIECE = Command("turn_piece", To.MOVE, "which way it will face", "Up, Down, Left, Right", At.DRAG)

# --- the past ----------------------------------------------------------------------------------------------------

STEP_BACK = Command("step_back", To.GO_BACK, "a step back", "Left", At.PAST)
STEP_ON = Command("step_on", To.GO_BACK, "a step on", "Right", At.PAST)
TO_START = Command("to_start", To.GO_BACK, "to the start", "Home", At.PAST)
TO_NOW = Command("to_now", To.GO_BACK, "to now", "Esc, End", At.PAST)
PLAY = Command("play", To.GO_BACK, "play, or stop", "Space", At.PAST)
GO_ON_FROM_HERE = Command("go_on_from_here", To.GO_BACK, "go on from here", "G", At.PAST)
BRANCH_HERE = Command("branch_here", To.GO_BACK, "branch from here", "B", At.PAST)

# --- the log -----------------------------------------------------------------------------------------------------

FOLD_TURN = Command("fold_turn", To.RECORD, "fold a turn or a round, open it", "Shift+Left, Shift+Right", At.LOG)
FOLD_ALL = Command("fold_all", To.RECORD, "fold all rounds, open all", "Ctrl+Left, Ctrl+Right", At.LOG)

# --- encounters --------------------------------------------------------------------------------------------------

PICK_CREATURES = Command("pick_creatures", To.PREPARE, "Add creatures to the roster", "+", At.PREPARATION)
OPEN_ENCOUNTER = Command("open_encounter", To.PREPARE, "Begin, go on, or look at the log", "Enter", At.ENCOUNTERS)
FIND_ENCOUNTER = Command("find_encounter", To.PREPARE, "find an encounter", "/", At.ENCOUNTERS)
FOLD_ENCOUNTERS = Command("fold_encounters", To.PREPARE, "close a folder, open it", "Left, Right", At.ENCOUNTERS)
DUPLICATE_ENCOUNTER = Command("duplicate_encounter", To.PREPARE, "Duplicate", "Ctrl+D", At.ENCOUNTERS)
FILE_ENCOUNTER = Command("file_encounter", To.PREPARE, "Put into a folder…", "Ctrl+M", At.ENCOUNTERS)
RENAME_ENCOUNTER_FOLDER = Command("rename_encounter_folder", To.PREPARE, "Rename the folder…", "F2", At.ENCOUNTERS)
DELETE_ENCOUNTER = Command("delete_encounter", To.PREPARE, "Delete", "Del", At.ENCOUNTERS)
TURN_SIDE = Command("turn_side", To.PREPARE, "change the side", "S", At.ROSTER)
HIDE_ENTRY = Command("hide_entry", To.PREPARE, "hide, or show", "H", At.ROSTER)
DELAY_ENTRY = Command("delay_entry", To.PREPARE, "when they enter", "W", At.ROSTER)
COUNT_ENTRY = Command("count_entry", To.PREPARE, "how many; one fewer", "1 … 9, -", At.ROSTER)
NAME_ENTRY = Command("name_entry", To.PREPARE, "rename", "Enter, F2", At.ROSTER)
REMOVE_ENTRY = Command("remove_entry", To.PREPARE, "remove a line", "Del", At.ROSTER)
MOVE_ENTRY = Command("move_entry", To.PREPARE, "move a line", "Alt+Up, Alt+Down", At.ROSTER)

# --- the bestiary ------------------------------------------------------------------------------------------------

EDIT_CREATURE = Command("edit_creature", To.COLLECT, "Edit", "Enter", At.CREATURES)
DUPLICATE_CREATURE = Command("duplicate_creature", To.COLLECT, "Duplicate", "Ctrl+D", At.CREATURES)
CREATURE_EMBLEM = Command(
    "creature_emblem", To.COLLECT, "Emblem…", "F4", At.CREATURES, "choose the emblem of a creature"
)
DELETE_CREATURE = Command("delete_creature", To.COLLECT, "Delete", "Del", At.CREATURES)
ADD_TO_FIGHT = Command("add_to_fight", To.COLLECT, "Add to the next fight", "+", At.CREATURES)
TAKE_FROM_FIGHT = Command("take_from_fight", To.COLLECT, "Remove one from the next fight", "-", At.CREATURES)
PREPARE_FIGHT = Command("prepare_fight", To.COLLECT, "Prepare the next fight", "Ctrl+Enter", At.BESTIARY)
REMOVE_FROM_TRAY = Command("remove_from_tray", To.COLLECT, "remove a line", "Del", At.TRAY)
MOVE_IN_TRAY = Command("move_in_tray", To.COLLECT, "move a line", "Alt+Up, Alt+Down", At.TRAY)
COMPLETE_SEARCH = Command(
    "complete_search", To.COLLECT, "complete the word, list the completions", "Tab, Ctrl+Space", At.SEARCH
)
ADD_TYPED = Command("add_typed", To.COLLECT, "add what is typed there as a creature", "Shift+Enter", At.SEARCH)
MAKE_FOLDER = Command("make_folder", To.COLLECT, "new", "Ins", At.FOLDERS)
RENAME_FOLDER = Command("rename_folder", To.COLLECT, "Rename…", "F2", At.FOLDERS)
MOVE_FOLDER = Command("move_folder", To.COLLECT, "move or merge", "Ctrl+M", At.FOLDERS)
COLOUR_FOLDER = Command("colour_folder", To.COLLECT, "Colour…", "F4", At.FOLDERS)
EMPTY_FOLDER = Command("empty_folder", To.COLLECT, "empty", "Shift+Del", At.FOLDERS)
DISSOLVE_FOLDER = Command("dissolve_folder", To.COLLECT, "delete", "Del", At.FOLDERS)
OPEN_SEARCH = Command("open_search", To.COLLECT, "Search for it", "Enter", At.SEARCHES)
RENAME_SEARCH = Command("rename_search", To.COLLECT, "Rename…", "F2", At.SEARCHES)
DELETE_SEARCH = Command("delete_search", To.COLLECT, "Delete", "Del", At.SEARCHES)

# --- the party ---------------------------------------------------------------------------------------------------

EDIT_MEMBER = Command("edit_member", To.LEAD, "Edit", "Enter", At.PARTY)
REST = Command("rest", To.LEAD, "Rest…", "Ctrl+Shift+R", At.PARTY)
DUPLICATE_MEMBER = Command("duplicate_member", To.LEAD, "Duplicate", "Ctrl+D", At.PARTY)
MEMBER_EMBLEM = Command("member_emblem", To.LEAD, "Emblem…", "F4", At.PARTY, "choose the emblem of a member")
MOVE_MEMBERS = Command("move_members", To.LEAD, "Move to another party…", "Ctrl+M", At.PARTY)
COPY_MEMBERS = Command("copy_members", To.LEAD, "Copy to another party…", "Ctrl+Shift+M", At.PARTY)
GIVE = Command("give", To.LEAD, "Give…", "Ctrl+Shift+G", At.PARTY, "give experience, money or a thing to several")
PARTY_THINGS = Command("party_things", To.LEAD, "Things of the party", "Ctrl+Shift+T", At.PARTY)
MEMBER_HISTORY = Command(
    "member_history",
    To.LEAD,
    "Fights of this member…",
    "Ctrl+Alt+H",
    At.PARTY,
    "the fights of the selected member",
)
PARTY_HISTORY = Command("party_history", To.LEAD, "Fights of the party…", "Ctrl+Shift+H", At.PARTY)
REMOVE_MEMBER = Command("remove_member", To.LEAD, "Remove from the party", "Del", At.PARTY)
MOVE_MEMBER = Command("move_member", To.LEAD, "move a member up or down", "Alt+Up, Alt+Down", At.PARTY)

# --- forms -------------------------------------------------------------------------------------------------------

KEEP_FORM = Command("keep_form", To.EDIT, "Save the changes", "Ctrl+S, Ctrl+Enter", At.FORM)
LEAVE_FORM = Command("leave_form", To.EDIT, "leave the form", "Esc", At.FORM)
DUPLICATE_ROW = Command("duplicate_row", To.EDIT, "Duplicate this row", "Ctrl+D", At.ROWS)
MOVE_ROW_UP = Command("move_row_up", To.EDIT, "Move this row up", "Alt+Up", At.ROWS)
MOVE_ROW_DOWN = Command("move_row_down", To.EDIT, "Move this row down", "Alt+Down", At.ROWS)
REMOVE_ROW = Command("remove_row", To.EDIT, "Delete this row", "Del", At.ROWS)
DUPLICATE_RULE = Command("duplicate_rule", To.EDIT, "Duplicate", "Ctrl+D", At.RULES)
REMOVE_RULE = Command("remove_rule", To.EDIT, "Remove", "Del", At.RULES)
SEARCH_RULES = Command("search_rules", To.EDIT, "search", "/", At.RULES)
NEXT_COLUMN = Command("next_column", To.EDIT, "the next column", "F6", At.RULES)
BACK_TO_LIST = Command("back_to_list", To.EDIT, "back to the list", "Esc", At.RULES)
LEAVE_RULES = Command("leave_rules", To.EDIT, "leave the page", "Alt+Left", At.RULES)
LEAVE_TEXT = Command("leave_text", To.EDIT, "leave the text", "Ctrl+Tab", At.RULES_TEXT)
TAKE_IMPORT = Command("take_import", To.RUN, "Import", "Ctrl+Enter", At.IMPORT)
NEXT_IMPORTED = Command("next_imported", To.RUN, "the one before, the next one", "Alt+Up, Alt+Down", At.IMPORT)
SEARCH_GUIDE = Command("search_guide", To.RUN, "Search the guide", "Ctrl+F", At.GUIDE)

WIDGET_COMMANDS: tuple[Command, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Command))
"""All of them, in the order in which they stand above."""
