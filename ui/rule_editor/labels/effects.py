"""What effects are called in a menu, and what their fields are called."""

from __future__ import annotations

from collections.abc import Mapping

from ui.rule_editor.labels.fields import KEY_IN_LOG, WHOM, WHOSE, Said

LATER = ("Called", "A short name by which what follows can use the result.")

VERBS: Mapping[str, Said] = {
    "damage": ("loses points", "Takes hit points or something else that runs out, after armour and resistance."),
    "heal": ("gets points back", "Gives back hit points or something else that runs out."),
    "put": ("gets a condition", "Puts a condition on somebody."),
    "lift": ("loses a condition", "Takes a condition off somebody."),
    "spend": ("spends something", "Takes some of what runs out, or a part of the turn."),
    "gain": ("gains something", "Gives some of what runs out, or a part of the turn."),
    "set": ("points are set to a number", "Sets what runs out to a number, whatever it was."),
    "roll": (
        "roll dice for later",
        "Rolls dice once, so that several of the things that follow can use the same result.",
    ),
    "let": ("note a number for later", "Works a number out once, so that what follows can use it."),
    "test": ("make a test", "Rolls a test. What happens then depends on its result."),
    "if": ("if … then …", "Does one thing or another, whichever fits."),
    "each": ("for each of several", "Does something for everybody of a group, one after the other."),
    "ask": ("ask the table", "Asks a question in the fight. What happens then depends on the answer."),
    "against": (
        "is harder to hit",
        "Only in a reaction to the roll of an attack: adds to the number that it has to reach.",
    ),
    "amount": ("the loss becomes", "Only in a reaction to a loss of points: this many are lost instead."),
    "outcome": ("the result becomes", "Only in a reaction to a roll: it counts as a success, for example."),
    "state": (
        "falls, dies, gets up or leaves",
        "Fells or kills somebody, gets them up again or takes them out of the fight.",
    ),
    "turn": ("loses or gets a turn", "Changes who acts next."),
    "act": ("does an action at once", "Does another action now, without waiting for a turn."),
    "call": ("a moment comes", "Makes happen what conditions and reactions do at a moment."),
    "do": (
        "what the chosen row does",
        "Does what stands in a column of the chosen row, such as the effects of a spell.",
    ),
    "move": ("moves on the board", "Moves somebody. Without a board the table is told what to do."),
    "say": ("write into the log", "Writes a line into the log."),
    "remind": ("remind the table", "Tells the table what it has to do itself."),
    "stop": ("stop here", "Nothing of what follows happens any more."),
}
"""An effect in a menu, and what it does."""

FIELDS: Mapping[str, Mapping[str, Said]] = {
    "damage": {
        "damage": ("How much", "How many points are lost: a number or dice."),
        "to": WHOM,
        "pool": ("Of what", "What is lost. If you say nothing, it is hit points."),
        "kind": ("Kind of damage", "For armour, resistance and weakness, such as fire."),
        "what": KEY_IN_LOG,
    },
    "heal": {
        "heal": ("How much", "How many points come back: a number or dice."),
        "to": WHOM,
        "pool": ("Of what", "What comes back. If you say nothing, it is hit points."),
        "what": KEY_IN_LOG,
    },
    "put": {
        "put": ("Condition", "Which condition begins."),
        "to": WHOM,
        "timer": ("Lasts (turns)", "How long it lasts. If you say nothing, as long as the condition says."),
        "level": ("Levels", "How many levels are added; with a minus sign they are taken off."),
        "carries": ("Remembers", "Numbers that the condition keeps, such as how hard it is to shake off."),
    },
    "lift": {"lift": ("Condition", "Which condition ends."), "to": WHOM},
    "spend": {
        "spend": ("What", "What is spent."),
        "amount": ("How much", "How much of it is spent: usually 1."),
        "of": WHOSE,
    },
    "gain": {
        "gain": ("What", "What is gained."),
        "amount": ("How much", "How much of it is gained: usually 1."),
        "of": WHOSE,
    },
    "set": {
        "set": ("What", "What is set."),
        "is": ("How much", "How much there is of it afterwards."),
        "of": WHOM,
    },
    "roll": {
        "roll": ("Dice", "What is rolled."),
        "as": LATER,
        "what": KEY_IN_LOG,
    },
    "let": {"let": LATER, "is": ("Number", "How the number is worked out.")},
    "test": {
        "test": ("Test", "Which test is made."),
        "who": ("Who rolls", "Who makes the test. If you say nothing, as the test says."),
        "against": ("Number to reach", "What the total is compared with. If you say nothing, as the test says."),
        "critical": ("On a critical success", "If you say nothing, the same happens as on a success."),
        "success": ("On a success", "What happens if the test succeeds."),
        "partial": ("On a success at a price", "If you say nothing, the same happens as on a success."),
        "failure": ("On a failure", "What happens if the test fails."),
        "fumble": ("On a fumble", "If you say nothing, the same happens as on a failure."),
    },
    "if": {
        "if": ("If", "What has to be so."),
        "then": ("Then", "What happens if it is so."),
        "else": ("Otherwise", "What happens if it is not so."),
    },
    "each": {
        "each": ("For whom", "To whom it happens, one after the other."),
        "if": ("Only those who", "What has to be so of somebody for it to happen."),
        "do": ("What happens", "What happens to each of them."),
    },
    "ask": {
        "ask": ("Short name", "The name by which the fight knows this question."),
        "label": ("Question", "What is asked."),
        "of": ("Who is asked", "If you say nothing, it is the target, or whoever acts if there is no target."),
        "options": ("Answers", "The answers to choose among, and what happens then."),
    },
    "against": {"against": ("Harder by", "How much is added to the number that the attack has to reach.")},
    "amount": {"amount": ("How much", "How many points are lost instead.")},
    "outcome": {"outcome": ("Result", "What the roll counts as.")},
    "state": {"state": ("Becomes", "How somebody is afterwards."), "of": WHOM},
    "turn": {"turn": ("What happens", "What becomes of the next turn."), "of": WHOM},
    "act": {
        "act": ("Action", "Which action is done."),
        "of": ("Who", "Who does it. If you say nothing, it is whoever acts."),
        "with": ("Done with", "The row of the list with which it is done, such as a weapon."),
    },
    "call": {"call": ("When", "Which moment comes."), "of": WHOM},
    "do": {"do": ("Column", "The column in which stands what happens.")},
    "move": {
        "move": ("How", "Which way somebody moves."),
        "far": ("How far", "How far somebody moves."),
        "to": WHOM,
    },
    "say": {"say": ("Line", "What the log says. Who acts and other names are put in by the button beside the line.")},
    "remind": {"remind": ("Reminder", "What the table reads. Names are put in by the button beside the line.")},
    "stop": {"stop": ("Stop here", "Nothing of what follows happens any more.")},
}
"""The fields of each effect; the first of each is its own value."""
