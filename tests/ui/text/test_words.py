"""Words that come from the rules one by one: what dice are for, what fields choose among, what boards are made of."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from models.repositories.creatures import Creature
from rules.core.questions import Needed
from rules.engine.replay import replay_script
from rules.ffrpg.combatant import statistics as ffrpg
from rules.fulminato.statuses import catalogue as fulminato
from rules.log.sentences import Teller
from rules.mechanics import dice_sources
from rules.scripts import script
from rules.sheets.schema import words_of
from rules.system import registry
from rules.text.messages import LANGUAGES, messages_of, parted_die
from tests.ui.purposes import purposes as purposes_of
from tests.worked import fights
from tools import messages
from ui.bestiary.stat_block.data import of_creature
from ui.bestiary.stat_block.view import StatBlock
from ui.board.scene.brushes import Brush, words_of_brush
from ui.board.scene.styles import KNOWN
from ui.sheets.schema import Field, fields
from ui.text.words import choice_word, purpose_of_die, terrain_name, with_figures

OWN_WORDS = frozenset({"DANO", "Desvío", "Berserk", "Regen"})
"""Purposes that are called as the book calls them."""
SKILLS = {
    "fulminato": {label for label, _ in fulminato.SKILLS.values()},
    "ffrpg": {skill.capitalize() for skill in ffrpg.SKILLS},
}
"""Skills that are rolled by the names that the books give them."""


# --- dice ----------------------------------------------------------------------------------------------


def asked(system: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, set[str]]]:
    """What each die of the worked examples is for, and the words that the example's own script and sheets bring."""
    whats: set[str] = set()
    real = dice_sources.ScriptDice.die

    def die(self: Any, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        whats.add(str(getattr(what, "message", "") or what))
        return real(self, faces, what, actor, number, needs)

    monkeypatch.setattr(dice_sources.ScriptDice, "die", die)
    for data in fights(system):
        whats.clear()
        text = json.dumps(data)
        replay_script(script.read(text))
        ids = re.findall(r'"([^"\\]+)"', text)
        own = {word for word in whats if json.dumps(word) in text} | {words_of(id) for id in ids}
        for what in whats:
            yield what, own


@pytest.mark.parametrize("system", registry.ids())
def test_what_every_die_is_for_can_be_said_in_the_readers_language(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A purpose is a message, or a word of the book, or one that the table itself gave."""
    book = registry.system(system)
    known = {
        *messages.messages(system, "en"),
        *book.statuses,
        *(status.label for status in book.statuses.values()),
    }
    terms = {field.label for field in fields(book.sheet)} | set(book.stat_terms.values())
    known |= SKILLS.get(system, set()) | OWN_WORDS
    found, strange = 0, set()
    for asked_for, own in asked(system, monkeypatch):
        found += 1
        what, _ = parted_die(asked_for)
        said = messages_of(book.phrases.file, "en").has(f"die-{what.replace(' ', '_')}")
        if not said and what not in known | own and not any(term.casefold() in what.casefold() for term in terms):
            strange.add(what)
    assert strange == set()
    assert found > 1


@pytest.mark.parametrize("system", registry.ids())
def test_every_purpose_that_the_code_names_is_a_message_or_the_books_own_word(system: str) -> None:
    book = registry.system(system)
    said = messages_of(book.phrases.file, "es")
    own = {*book.statuses, *(status.label for status in book.statuses.values()), *OWN_WORDS}
    purposes = {what for package in ("rules", f"rules.{system}") for what in purposes_of(package)}
    assert len(purposes) > 2
    assert {what for what in purposes if not said.has(f"die-{what.replace(' ', '_')}")} - own == set()


def test_a_dodge_is_asked_for_in_spanish() -> None:
    own = registry.system("d100").phrases.file
    assert messages_of(own, "es").format("die-dodge") == "esquiva"
    assert purpose_of_die("dodge", own) == "dodge"
    assert purpose_of_die("a leap of faith", own) == "a leap of faith"


# --- values of sheets ----------------------------------------------------------------------------------


def choosing(found: tuple[Field, ...], seen: set[type]) -> Iterator[Field]:
    """The fields that choose among words, in a model and in all that it holds."""
    for field in found:
        if field.choices or field.keys:
            yield field
        parts = [field.value, *field.options]
        yield from choosing(tuple(part for part in parts if part is not None), seen)
        if field.model is not None and field.model not in seen:
            seen.add(field.model)
            yield from choosing(fields(field.model), seen)


@pytest.mark.parametrize("system", registry.ids())
def test_every_word_that_a_field_chooses_has_a_label(system: str) -> None:
    book = registry.system(system)
    known = messages_of(book.phrases.file, "en")
    missing: dict[str, list[str]] = {}
    counted = 0
    for model in (book.sheet, book.options):
        for field in choosing(fields(model), set()):
            for value in (*field.choices, *field.keys):
                counted += 1
                is_own = isinstance(value, str) and value.isalpha() and value not in field.terms
                if is_own and not known.has(f"value-{value}"):
                    missing.setdefault(field.name, []).append(value)
    assert missing == {}
    assert counted > 10


def test_a_term_of_the_book_goes_before_a_translation() -> None:
    book = registry.system("fulminato")
    weapon = next(field for field in fields(book.sheet) if field.name == "weapons")
    assert weapon.model is not None
    action = next(field for field in fields(weapon.model) if field.name == "action")
    assert choice_word("quick", action.beside, action.terms) == "Rápida"
    assert choice_word("hit_melee") == "hit melee"


# --- terrains ------------------------------------------------------------------------------------------


def test_terrains_are_messages_and_a_book_has_its_own_words() -> None:
    terrains = {*KNOWN, *(terrain for id in registry.ids() for terrain in registry.system(id).ground.board.terrains)}
    for language in LANGUAGES:
        said = messages_of("", language)
        assert [terrain for terrain in sorted(terrains) if not said.has(f"ground-{terrain}")] == []
    assert (terrain_name("waist_water"), terrain_name("mud", "lama")) == ("waist-deep water", "lama")
    assert words_of_brush(Brush("terrain", "mud"), {"mud": "lama"}) == "lama"


def test_board_and_log_call_a_terrain_alike() -> None:
    teller = Teller(registry.system("d100"), {}, "en")
    for word in KNOWN:
        assert teller.ground(word) == terrain_name(word)


def test_what_a_label_leaves_open_is_filled_with_what_it_is_about(qtbot: QtBot) -> None:
    claw = {"id": "claw", "name": "Claw", "scale": 2, "attribute": "str", "die": "d10", "element": "fire"}
    block = StatBlock()
    qtbot.addWidget(block)
    block.show_block(of_creature(Creature(name="Golem", system="ffrpg", sheet={"hp": 9, "spd": 5, "weapons": [claw]})))
    words = block.toPlainText().replace("\xa0", " ")
    assert "Fire Strike" in words
    assert "[" not in words


@pytest.mark.parametrize(
    ("detail", "joined"),
    [
        ("Range 20", "Range_20"),
        ("damage 2d+6 ≈ 13", "damage_2d+6_≈_13"),
        ("chance 87 (104 − 17)", "chance_87 (104_−_17)"),
        ("damage 1D4 + MD +1D4", "damage_1D4 + MD_+1D4"),
        ("bow, 4 turns", "bow, 4_turns"),
    ],
)
def test_a_figure_stays_with_what_it_is_of(detail: str, joined: str) -> None:
    assert with_figures(detail).replace("\N{NO-BREAK SPACE}", "_") == joined
