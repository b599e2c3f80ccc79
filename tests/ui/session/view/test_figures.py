"""The numbers of a combatant: as they stand, what they usually are, and in the words of this fight's system."""

from __future__ import annotations

from dataclasses import replace

import pytest

from models.library import Library
from rules.system import registry
from tests.samples import sheet
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO
from tests.ui.session.playing import Playing, duel
from ui.session.view.stage import Figure, StageMaker


def figure(playing: Playing, maker: StageMaker, id: str, stat: str) -> Figure | None:
    return next((item for item in maker.figures(playing.fight.combatants[id]) if item.stat == stat), None)


def test_a_number_that_is_another_now_says_what_it_usually_is_and_whether_it_is_more(stair: Playing) -> None:
    maker, found = StageMaker(stair.conductor), []
    for status in ("armor_up", "armor_down"):
        stair.do({"do": "condition", "actor": "ana", "status": status})
        armor = there(figure(stair, maker, "ana", "arm"))
        found.append((armor.value, armor.usual, armor.is_more))
        stair.conductor.undo()
        armor = there(figure(stair, maker, "ana", "arm"))
        assert (armor.value, armor.usual, armor.is_more) == ("4", "", None)
        assert there(figure(stair, maker, "bea", "arm")).usual == ""
    assert found == [("5", "4", True), ("3", "4", False)]


def test_what_it_usually_is_goes_with_the_sheet(stair: Playing) -> None:
    maker = StageMaker(stair.conductor)
    stair.do({"do": "condition", "actor": "ana", "status": "armor_up"})
    assert there(figure(stair, maker, "ana", "arm")).usual == "4"
    stair.do({"do": "set", "actor": "ana", "stat": "arm", "value": 8})
    armor = there(figure(stair, maker, "ana", "arm"))
    assert (armor.value, armor.usual) == ("10", "8")


def test_what_is_plainly_so_is_not_told_and_what_is_not_so_is(library: Library) -> None:
    hero, foe = sheet("fulminato", "Inés Carranza"), sheet("fulminato", "Perro Cimarrón")
    playing = duel(library, "fulminato", ("Ines", "party", hero), ("Perro", "foes", foe))
    playing.conductor.begin_fight()
    maker = StageMaker(playing.conductor)
    assert figure(playing, maker, "ines", "can_deflect") is None
    playing.do({"do": "condition", "actor": "ines", "status": "prone"})
    assert figure(playing, maker, "ines", "can_deflect") is None
    playing.do({"do": "condition", "actor": "ines", "status": "tied"})
    told = there(figure(playing, maker, "ines", "can_deflect"))
    assert (told.value, told.usual, told.is_more) == ("no", "", None)
    assert there(figure(playing, maker, "ines", "speed_ft")).usual == "30"


def test_a_number_has_the_words_of_the_fight_that_is_open_now(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = duel(library, "ffrpg", ("Ana", "party", HERO), ("Guard", "foes", GUARD))
    maker, first = StageMaker(playing.conductor), playing.conductor.encounter_id or 0
    assert there(figure(playing, maker, "ana", "vit")).label == "VIT"
    playing.conductor.close_fight()
    system = registry.system("ffrpg")
    renamed = replace(system, stat_terms={**system.stat_terms, "vit": "Vigour"})
    monkeypatch.setattr(registry, "system", lambda _: renamed)
    assert playing.conductor.resume(first)
    assert there(figure(playing, maker, "ana", "vit")).label == "Vigour"
