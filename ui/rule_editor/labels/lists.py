"""What the words of the closed lists are called: one table of labels for each list of `rules.written.schema`.

A moment completes the word “when”.
"""

from __future__ import annotations

from collections.abc import Mapping

VALUES: Mapping[str, str] = {
    "number": "whole number",
    "text": "text",
    "dice": "dice",
    "flag": "yes or no",
    "choice": "one of several choices",
    "list": "any of several choices",
}
PERIODS: Mapping[str, str] = {
    "turn": "at the beginning of its turn",
    "round": "at the beginning of a round",
    "fight": "when a fight begins",
}

LISTS: Mapping[str, Mapping[str, str]] = {
    "MOMENTS": {
        "fight_begins": "the fight begins",
        "fight_ends": "the fight ends",
        "round_begins": "a round begins",
        "round_ends": "a round ends",
        "turn_begins": "its turn begins",
        "turn_ends": "its turn ends",
        "acts": "it is about to act",
        "aimed_at": "somebody aims at it",
        "rolled": "an attack on it has been rolled",
        "hit": "an attack hits it",
        "hits": "its own attack hits",
        "missed": "an attack misses it",
        "misses": "its own attack misses",
        "struck": "it is about to lose points",
        "hurt": "it has lost points",
        "healed": "it has got points back",
        "failed": "it has failed a test",
        "falls": "it falls",
        "wakes": "it gets up again",
        "dies": "it dies",
        "on": "the condition begins",
        "off": "the condition has ended",
        "runs_out": "its time is over",
        "moves": "it moves",
        "leaves_reach": "a foe leaves its reach",
        "enters_reach": "a foe comes within its reach",
    },
    "COUNTS": {
        "turn_ends": "at the end of its turn",
        "turn_begins": "at the beginning of its turn",
        "source_turn_ends": "at the end of the causer’s turn",
        "source_turn_begins": "at the beginning of the causer’s turn",
        "round_ends": "at the end of the round",
        "never": "never",
    },
    "STARTS": {
        "now": "with the present turn",
        "next": "with the next turn",
    },
    "STACKS": {
        "replace": "the new one counts",
        "longer": "the longer one counts",
        "refuse": "the old one counts",
        "levels": "the levels add up",
        "each": "both count",
    },
    "TEST_KINDS": {
        "reach": "the total is high enough",
        "under": "the total is low enough",
        "opposed": "it equals or beats the other side",
        "count": "enough dice are high",
        "bands": "by steps of the total",
    },
    "OUTCOMES": {
        "critical": "critical success",
        "success": "success",
        "partial": "success at a price",
        "failure": "failure",
        "fumble": "fumble",
    },
    "WHO": {
        "self": "whoever acts or has it",
        "target": "the target",
        "source": "whoever caused it",
        "other": "the other one of the two",
    },
    "GROUPS": {
        "targets": "the targets",
        "allies": "its own side",
        "foes": "its foes",
        "others": "everybody else",
        "all": "everybody",
    },
    "AIMS": {
        "others": "anybody else",
        "foes": "foes",
        "allies": "its own side",
        "anyone": "anybody",
        "self": "only itself",
    },
    "REACTS": {
        "target": "whoever it happens to",
        "all": "everybody",
        "allies": "the side of whoever it happens to",
    },
    "PERIODS": PERIODS,
    "ROW_PERIODS": {
        **PERIODS,
        "rest": "with a rest",
        "never": "never: it is used up",
    },
    "STATES": {
        "active": "on its feet",
        "unconscious": "unconscious",
        "dead": "dead",
        "out": "out of the fight",
    },
    "TURNS": {
        "lose": "loses its next turn",
        "again": "has another turn after this one",
        "after": "acts after whoever acts now",
    },
    "MOVES": {
        "push": "is pushed away",
        "pull": "is pulled closer",
        "to": "goes to whoever acts",
        "swap": "changes places with whoever acts",
    },
    "ORDERS": {
        "initiative": "by initiative",
        "sides": "one side after the other",
        "popcorn": "whoever has acted says who is next",
        "none": "whoever wants to",
    },
    "ORDER_TIMES": {
        "fight": "once, when the fight begins",
        "round": "again in each round",
    },
    "ORDER_GROUPS": {
        "each": "everybody alone",
        "one": "equal creatures together",
    },
    "TIES": {
        "roll": "they roll again",
        "together": "they act together",
        "ask": "you decide",
    },
    "SHOWN": {
        "always": "always",
        "changed": "while something changes it",
        "never": "never",
    },
    "SHARES": {
        "each": "everybody gets all of it",
        "divided": "it is divided",
    },
    "AREAS": {
        "circle": "circle",
        "cone": "cone from whoever acts",
        "line": "line from whoever acts",
        "square": "square",
    },
    "ACTS": {
        "act": "every action",
        "react": "every reaction",
        "turn": "the whole turn",
    },
    "SHEET_KINDS": {**VALUES, "rows": "list with columns: weapons, spells"},
    "COLUMN_KINDS": {
        **VALUES,
        "parts": "dice of several kinds of damage",
        "effects": "what the row does",
    },
    "PARAM_KINDS": {
        **{kind: label for kind, label in VALUES.items() if kind != "list"},
        "status": "condition",
    },
    "OPTION_KINDS": {kind: VALUES[kind] for kind in ("flag", "number", "choice")},
    "BOUNDLESS": {"none": "no least: it can fall below 0"},
    "OF_ROW": {"row": "a use of the chosen row"},
}
