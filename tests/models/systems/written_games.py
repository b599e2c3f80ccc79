"""Small games as text for libraries: Skirmish, and a duel whose sheet changes from version to version."""

from typing import Any

from tests.rules.written.example_games import text_of

SKIRMISH = text_of("skirmish")
HERO: dict[str, Any] = {"hp": 20, "fire": 1, "ac": 14, "attack": 4, "reflex": 3, "damage": "1d8+1"}
GOBLIN: dict[str, Any] = {"hp": 30}
CRITICAL_FROM_19 = """
[system]
format = 1
over = "skirmish"
title = "Thursday"
version = "1"
language = "en"

[test.blow]
natural = { 20 = "critical", 19 = "critical" }
"""


def duel(version: str, *lines: str, author: str = "Ilva", fields: str = "armor", renamed: str = "") -> str:
    """A game of two numbers: `fields` names what stands on its sheet beside hit points."""
    sheet = "\n".join(f'[sheet.{field}]\nlabel = "{field.capitalize()}"\n' for field in fields.split())
    head = f'id = "duel"\ntitle = "Duel"\nversion = "{version}"\nauthor = "{author}"\nlanguage = "en"'
    more = f"\nrenamed = {{ {renamed} }}" if renamed else ""
    rest = "\n".join(lines)
    return f"""
[system]
format = 1
{head}{more}

[sheet.hp]
label = "Hit points"
low = 1
high = 90
needed = true

{sheet}
[pool.hp]
label = "Hit points"
vital = true

{rest}
[action.poke]
label = "Poke"
targets = {{ who = "foes", label = "Whom" }}
does = [{{ damage = "1d4", to = "target" }}]
"""
