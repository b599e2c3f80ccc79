"""What the tables of a text with rules and their fields are called, with a sentence for whoever fills them in.

A field stands in its table by its path in a row; a field without help explains itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Said = tuple[str, str]
"""A label, and a sentence of help."""


class TableWords(NamedTuple):
    """What a table is called, what one of its rows is, what it is for, and what adds a row, if it has any."""

    title: str
    row: str
    help: str
    new: str = ""


TABLES: Mapping[str, TableWords] = {
    "system": TableWords(
        "About these rules", "rules", "What these rules are called, whose they are and what others may do with them."
    ),
    "option": TableWords(
        "Options",
        "option",
        "What you may choose before a fight begins, such as whether initiative is rolled.",
        "New option…",
    ),
    "figure": TableWords(
        "Numbers of the book",
        "number of the book",
        "House rules: a number of the book that is another one at your table.",
        "New number of the book…",
    ),
    "sheet": TableWords(
        "On the sheet",
        "field of the sheet",
        "What you write down for every creature and every member of the party.",
        "New field of the sheet…",
    ),
    "pool": TableWords(
        "What runs out", "pool", "What is lost and regained in a fight: hit points, mana, arrows.", "New pool…"
    ),
    "slot": TableWords(
        "What a turn allows",
        "part of a turn",
        "How often one may act: actions, movements, reactions.",
        "New part of a turn…",
    ),
    "number": TableWords(
        "Numbers in play",
        "number in play",
        "Numbers that conditions raise and lower during a fight, such as armour.",
        "New number in play…",
    ),
    "order": TableWords("Who acts when", "order", "Whether initiative is rolled, and how turns follow each other."),
    "harm": TableWords(
        "Kinds of damage",
        "kinds of damage",
        "What kinds of damage there are, and what armour or resistance makes of it.",
    ),
    "status": TableWords(
        "Conditions",
        "condition",
        "What can befall somebody for a while, such as burning or a blessing.",
        "New condition…",
    ),
    "test": TableWords("Tests", "test", "What is rolled, what is added, and what the total has to reach.", "New test…"),
    "action": TableWords(
        "Actions", "action", "What can be done in a turn: strike, cast a spell, drink a potion.", "New action…"
    ),
    "reaction": TableWords(
        "Reactions",
        "reaction",
        "What somebody may do at once when something happens, such as parry a blow.",
        "New reaction…",
    ),
    "always": TableWords(
        "What befalls everybody",
        "moment",
        "What happens to everybody at a moment, such as the beginning of each turn.",
        "New moment…",
    ),
    "rest": TableWords("Rests", "rest", "What a rest between two fights gives back.", "New rest…"),
    "gain": TableWords(
        "What is won", "reward", "What the party gets for beaten foes, such as experience.", "New reward…"
    ),
    "table": TableWords(
        "Tables of steps",
        "table of steps",
        "A number that is looked up, such as a bonus from a score.",
        "New table of steps…",
    ),
    "tactics": TableWords("How foes play", "hints", "What foes should know that play by themselves."),
    "convert": TableWords(
        "Import", "import", "How creatures that are imported, or typed in one line, get their attacks."
    ),
    "row": TableWords(
        "Additions to lists",
        "list",
        "House rules: more weapons, spells or the like for the lists of the book.",
        "New list…",
    ),
    "word": TableWords(
        "Other words",
        "language",
        "What no other field says: what dice are called in the log, and why something is refused. {actor} stands for"
        " whoever acts, {target} for the target.",
        "New language…",
    ),
}

NAME = ("Name", "What is read in the window and in the log.")
EXPLANATION = ("Explanation", "A sentence for whoever asks what it means.")
DRAWING = ("Drawing", "The drawing beside its name. Without one, a drawing is chosen that fits.")
KEY_IN_LOG = ("Dice are called", "What the log calls these dice, such as attack or damage.")
WHOM = ("Who", "Whom it befalls. If you say nothing, it is the target, or whoever acts if there is no target.")
WHOSE = ("Who", "Whom it befalls. If you say nothing, it is whoever acts.")
WORKED_OUT = ("Worked out as", "How it follows from other numbers. If you say nothing, it stands on the sheet.")
UNIT = ("Unit", "What it counts, such as metres. Numbers that count different things are never added.")
ONLY_IF = ("Only if", "What has to be so; otherwise nothing happens.")
DONE_WITH = ("Done with", "A list on the sheet, such as weapons: one of its rows is chosen to do this with.")
WHICH_ROWS = ("Which of those", "What has to be so of a row, for example that it is a ranged weapon.")
COSTS = ("Costs", "What is spent on it: some of what runs out, or a part of the turn.")
TAGS = ("Tags", "Words for several actions at once, such as magic: a condition can forbid all that have one.")
DOES = ("What happens", "What it does, one thing after the other.")
VALUE: Mapping[str, Said] = {
    "label": NAME,
    "kind": ("What it is", "What is filled in: a number, a text, dice, or a choice."),
    "low": ("Least", "The smallest number that can be filled in."),
    "high": ("Most", "The largest number that can be filled in."),
    "default": ("Usually", "What stands there as long as nobody fills it in."),
    "words": ("Choices", "The words to choose among."),
    "help": EXPLANATION,
}
"""The fields of whatever holds a value: on a sheet, in a column, in an action, of an option."""

FIELDS: Mapping[str, Mapping[str, Said]] = {
    "system": {
        "format": ("File format", "The number of the way in which this text is written. The program sets it."),
        "id": ("Short name", "The name by which sheets and fights know these rules. Once you play, it has to stay."),
        "title": ("Title", "What these rules are called in the list of games."),
        "version": ("Version", "A number that you raise with every new version, such as 1.0 and then 1.1."),
        "language": ("Language", "The language in which you write the names: en, es or pt_BR."),
        "author": ("Author", "Whoever has written these rules."),
        "licence": ("Licence", "What others may do with them, such as CC BY 4.0."),
        "credits": ("Thanks to", "Whose work these rules use."),
        "source": ("Source", "Where these rules come from: a book or an address."),
        "about": ("Description", "What it is, in a few sentences, for whoever finds it in the list of games."),
        "needs": ("Oldest program", "The oldest version of Turnwright that can play these rules."),
        "renamed": (
            "Called otherwise now",
            "The old and new names of fields, so that sheets filled in before keep what is on them.",
        ),
        "over": ("House rules for", "The game that these house rules change. A game of its own says nothing here."),
        "over_version": ("House rules for version", "The version of that game for which you wrote them."),
        "drop": ("Left out", "What there is in that game and not at your table."),
    },
    "option": {
        **VALUE,
        "mid_fight": ("May change in a fight", "Whether you can also choose it while a fight is running."),
    },
    "figure": {
        "is": ("Number", "The number at your table instead of the one in the book."),
        "label": NAME,
        "help": EXPLANATION,
    },
    "sheet": {
        **VALUE,
        "needed": ("Has to be filled in", "Whether a creature without it is incomplete."),
        "unit": UNIT,
        "group": ("Heading", "The heading under which it stands on the sheet."),
        "marks": ("Found by", "The word by which a search finds it: with resist, resist:fire finds who resists fire."),
        "is": ("Worked out as", "How it follows from other fields. Then nobody has to fill it in."),
        "row": ("Columns", "What each row of the list has beside its name, such as damage and range of a weapon."),
        "uses": ("Uses of a row", "How often each row can be used before it has to come back."),
        "per": ("Uses come back", "When a row that was used up can be used again."),
        "recharge": (
            "Back on a d6 from",
            "A d6 is rolled at the beginning of each turn: from this number on, a use comes back.",
        ),
        **{f"row.{name}": said for name, said in VALUE.items()},
        "row.needed": ("Has to be filled in", "Whether a row without it is incomplete."),
        "row.unit": UNIT,
    },
    "pool": {
        "label": NAME,
        "vital": ("Falls when empty", "Whether somebody who has none left falls, as with hit points."),
        "pips": ("Shown as dots", "Whether it is shown as dots instead of a number."),
        "max": ("Full at", "How much there is of it at most. If you say nothing, it stands on the sheet."),
        "start": ("At first", "How much there is of it when a fight begins. If you say nothing, it is full."),
        "floor": ("Never below", "The least it can be: usually 0."),
        "soaks": ("Lost first", "Whether damage takes from it before hit points, as with a shield."),
        "at_zero": ("What happens at 0", "What happens to somebody who has none left, instead of falling unconscious."),
        "drawing": DRAWING,
        "help": EXPLANATION,
    },
    "slot": {
        "label": NAME,
        "count": ("How many", "How many of them there are each time."),
        "per": ("Come back", "When those that were spent are there again."),
        "help": EXPLANATION,
    },
    "number": {
        "label": NAME,
        "is": WORKED_OUT,
        "unit": UNIT,
        "low": ("Least", "It never falls below this, whatever conditions take off."),
        "high": ("Most", "It never rises above this, whatever conditions add."),
        "shown": ("Shown", "When it stands beside the names of those who fight."),
        "help": EXPLANATION,
    },
    "order": {
        "by": ("Turns", "How turns follow each other."),
        "roll": ("Initiative", "What is rolled for it, such as a d20 and a bonus."),
        "lowest_first": ("Lowest first", "Whether the lowest result begins instead of the highest."),
        "ties": (
            "When equal",
            "What decides between equal results: numbers to compare, and at last how it is settled.",
        ),
        "each": ("When it is rolled", "How often initiative is rolled."),
        "groups": ("Who rolls", "Whether everybody rolls alone, or equal creatures share a roll."),
    },
    "harm": {
        "kinds": ("Kinds", "The kinds of damage, such as fire or cold."),
        "steps": (
            "What becomes of it",
            "What armour, resistance or weakness makes of damage, one step after the other.",
        ),
        "steps.if": ("Only if", "Which damage this step is for."),
        "steps.is": ("Becomes", "How much is lost instead."),
        "steps.less": ("Less", "How much is taken off the damage."),
    },
    "status": {
        "label": NAME,
        "family": (
            "Kind of condition",
            "A word for conditions of one sort, such as poison, to be immune to all of them.",
        ),
        "good": ("Helps", "Whether it is good for whoever has it. It is shown in another colour then."),
        "timer": (
            "Lasts (turns)",
            "How long it lasts, in turns or rounds. If you say nothing, it lasts until something ends it.",
        ),
        "counts": ("Counts down", "When one turn of its time is over."),
        "starts": ("Begins to count", "Whether the turn in which it begins counts already."),
        "stacks": ("When it comes again", "What happens if it befalls somebody who already has it."),
        "changes": ("Changes", "The numbers that it raises or lowers."),
        "changes.number": ("Number", "Which number it changes."),
        "changes.add": ("Plus", "How much is added; with a minus sign it is taken off."),
        "changes.times": ("Times", "By how much it is multiplied."),
        "changes.percent": ("Percent", "How many percent are added; with a minus sign they are taken off."),
        "changes.becomes": ("Becomes", "What it is instead."),
        "changes.add_dice": ("Plus dice", "Dice that are rolled too whenever a test adds this number."),
        "changes.if": ("Only while", "What has to be so for it to change."),
        "forbids": ("Forbids", "What somebody who has it cannot do."),
        "forbids.word": ("What", "An action, a reaction, all with one tag, or everything."),
        "forbids.if": ("Only while", "What has to be so for it to be forbidden."),
        "implies": ("Comes with", "Other conditions that one has together with it."),
        "tied": ("Ends with", "It ends as soon as whoever caused it no longer has this condition."),
        "pair": ("Its other half", "A condition that whoever caused it has meanwhile: both begin and end together."),
        "ends": ("Ends when", "What ends it before its time is over."),
        "save": ("Test against it", "A test that ends it if it succeeds."),
        "save.at": ("When", "When the test is made."),
        "save.test": ("Test", "Which test is made."),
        "at": ("What happens", "What it does at certain moments, such as damage at the end of each turn."),
        "carries": ("Remembers", "Numbers that it keeps from whoever caused it, such as how hard it is to shake off."),
        "sourced": ("Somebody causes it", "Whether you are asked who caused it when you put it on somebody."),
        "passing": ("Ends with the fight", "Whether nobody has it any more when the fight is over."),
        "while_down": ("Also when down", "Whether it goes on doing things to somebody who is down."),
        "priority": ("Importance", "How early it stands among the conditions of somebody: the higher, the earlier."),
        "drawing": DRAWING,
        "help": EXPLANATION,
    },
    "test": {
        "label": NAME,
        "what": KEY_IN_LOG,
        "who": ("Who rolls", "Who makes the test: usually whoever acts."),
        "kind": ("How it succeeds", "How the dice decide. If you say nothing, it follows from what you fill in below."),
        "roll": ("Dice", "What is rolled."),
        "add": ("Plus", "What is added to the dice."),
        "against": ("Number to reach", "What the total is compared with, such as the armour of the target."),
        "opposed": ("Other side rolls", "What the other side rolls against it."),
        "each": ("A die counts from", "From which number on a die counts as a success."),
        "bands": ("Results by total", "Which result begins at which total."),
        "edge": ("Advantage", "Above 0, two are rolled and the better counts; below 0 the worse counts."),
        "natural": (
            "Results by dice alone",
            "What a certain number on the dice means whatever is added: a 20 is a critical, for example.",
        ),
        "critical_by": ("Critical by", "By how much a success has to be better to be a critical success."),
        "fumble_by": ("Fumble by", "By how much a failure has to be worse to be a fumble."),
        "attack": ("Is an attack", "Whether it is an attack, against which the target may react."),
        "told": ("Told in the log", "Whether the log tells what was rolled."),
        "help": EXPLANATION,
    },
    "action": {
        "label": NAME,
        "key": ("Key", "The key that chooses it in a fight: one letter."),
        "targets": ("Targets", "Whom it is aimed at. Without targets it is done at once."),
        "targets.label": ("Name of the field", "What is asked for in a fight, such as “Target” or “Whom”."),
        "targets.who": ("Who may be chosen", "Who is offered as a target."),
        "targets.least": ("At least", "How many targets have to be chosen."),
        "targets.most": ("At most", "How many targets can be chosen."),
        "targets.if": ("Only those who", "What has to be so of somebody to be a target."),
        "targets.range": ("Range", "How far away a target may be, if you play on a board."),
        "targets.area": ("Area", "Where all within are targets, if you play on a board."),
        "targets.area.shape": ("Shape", "What the area looks like."),
        "targets.area.size": ("Size", "How far the area reaches."),
        "with": DONE_WITH,
        "which": WHICH_ROWS,
        "param": ("More to fill in", "What else you are asked before it is done, such as how many points you spend."),
        **{f"param.{name}": said for name, said in VALUE.items()},
        "param.needed": ("Has to be filled in", "Whether it cannot be done before this is filled in."),
        "cost": COSTS,
        "needs": ("Needs", "What has to be so for it to be possible."),
        "needs.if": ("Has to be so", "Without it, the action is refused."),
        "needs.else": ("Else refused as", "The short name of the reason. What it says stands under Other words."),
        "tags": TAGS,
        "any_turn": ("In any turn", "Whether it can also be done in the turns of others."),
        "drawing": DRAWING,
        "does": DOES,
        "help": EXPLANATION,
    },
    "reaction": {
        "label": NAME,
        "ask": ("Question", "What is asked, such as “Parry the blow?”."),
        "refuse": ("Words for no", "What the answer is called that does nothing, such as “Take it”."),
        "at": ("When", "What it is a reaction to."),
        "of": ("Who may react", "Who is asked."),
        "if": ONLY_IF,
        "with": DONE_WITH,
        "which": WHICH_ROWS,
        "per": ("Possible again", "It is possible once; this says from when on it is possible again."),
        "cost": COSTS,
        "tags": TAGS,
        "does": DOES,
        "help": EXPLANATION,
    },
    "rest": {
        "label": NAME,
        "does": ("What it brings", "What happens to everybody who rests."),
        "help": EXPLANATION,
    },
    "gain": {
        "label": NAME,
        "purse": ("Kept under", "The short name of the purse of the party into which it goes."),
        "worth": ("For each foe", "How much a beaten foe brings."),
        "shared": ("Who gets it", "Whether it is divided among the party."),
        "help": EXPLANATION,
    },
    "table": {
        "label": NAME,
        "from": ("From", "The number at which each step begins, from the smallest to the largest."),
        "to": ("Gives", "The number that each step gives, in the same order."),
        "help": EXPLANATION,
    },
    "tactics": {
        "guard": ("Protects itself by", "The action that a foe takes to protect itself."),
        "flight": ("Gets away by", "The action that a foe takes to get away."),
        "weighs": (
            "Costs the target",
            "Which share of a turn a condition or action takes from its target: 1 is a whole turn.",
        ),
        "urgent": ("As soon as possible", "What a foe always does if it can."),
        "answers": ("Reacts with", "What a foe answers when it may react."),
    },
    "convert": {
        "attacks": ("Attacks", "The list on the sheet to which attacks are added."),
        "damage": ("Damage", "The column of that list in which the dice of the damage stand."),
        "called": ("Nameless attack", "What an attack without a name is called."),
    },
}

ENTRIES: Mapping[str, Said] = {
    "system.renamed": ("Before", "Now"),
    "option.words": ("Short name", "Choice"),
    "sheet.words": ("Short name", "Choice"),
    "sheet.row": ("Short name", "Column"),
    "sheet.row.words": ("Short name", "Choice"),
    "harm.kinds": ("Short name", "Kind of damage"),
    "status.at": ("When", "What happens"),
    "test.bands": ("Total from", "Result"),
    "test.natural": ("The dice show", "Result"),
    "action.param": ("Short name", "Field"),
    "action.param.words": ("Short name", "Choice"),
    "action.cost": ("What", "How much"),
    "reaction.cost": ("What", "How much"),
    "always": ("When", "What happens"),
    "tactics.weighs": ("What", "Share of a turn"),
    "tactics.answers": ("Reaction", "Answer"),
    "row": ("Short name", "What stands there"),
    "word": ("What is said", "Words"),
    "verb.put.carries": ("Number", "How much"),
    "verb.ask.options": ("Answer", "What happens"),
}
"""Where values stand by keys of their own: what a key is, and what its value is."""
