"""Whoever comes in at the Party tab becomes a player's character of the party that is shown, in every system."""

import copy
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.repositories.creatures import Creature
from models.repositories.parties import Member
from models.repositories.pictures import Picture, with_own_emblem, with_picture
from rules.core.state import PARTY as OURS
from rules.sheets.schema import check
from rules.system import registry
from tests.samples import creatures
from tests.ui.exchange.importing import names, settle
from ui.bestiary.stat_block.data import of_member
from ui.dnd.payload import DropPayload
from ui.exchange.card import ImportCard
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow

HERO = """Maren
Level 8 Regular Monster
HP 240 MP 60
STR 9 VIT 8 AGI 10 SPD 11 MAG 4 SPR 5
ARM 20 MARM 15 EVA 40 MEVA 30
Oak Rod: (2 x STR) + d6 ARM
"""


def members(window: MainWindow) -> list[Member]:
    return window.library.parties.members()


def is_character(member: Member) -> bool | None:
    return of_member(member).is_character


def looked(window: MainWindow, qtbot: QtBot) -> ImportCard:
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    return card


def taken(window: MainWindow, qtbot: QtBot) -> None:
    looked(window, qtbot).take.click()
    settle(window, qtbot)


def replaced(window: MainWindow, qtbot: QtBot) -> None:
    """Pastes the hero with other hit points, in the place of the one who is there."""
    window.exchange.import_text(HERO.replace("HP 240", "HP 300"))
    card = looked(window, qtbot)
    card.options.same.choose("replace")
    card.options.options_changed.emit()
    taken(window, qtbot)


def by_menu(window: MainWindow, path: Path) -> None:
    window.exchange.import_files([path])


def by_clipboard(window: MainWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    QApplication.clipboard().setMimeData(mime)
    window.tabs.party.setFocus()
    window.menus.by_name["paste"].trigger()


def foe_of(system: str) -> dict[str, object]:
    """A creature of a sample library, as somebody would give it away."""
    record = next(iter(creatures(system).values()))
    return {"name": record["name"], "system": system, "sheet": record["sheet"]}


@pytest.mark.parametrize("way", [by_menu, by_clipboard])
@pytest.mark.parametrize("system", registry.ids())
def test_a_creature_imported_in_the_party_tab_is_a_players_character(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, system: str, way: Callable[[MainWindow, Path], None]
) -> None:
    creature = foe_of(system)
    path = tmp_path / "hero.json"
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [creature]}), "utf-8")
    window.show_tab(PARTY)
    way(window, path)
    card = looked(window, qtbot)
    assert card.options.into.currentText() == "Members of a new party"
    taken(window, qtbot)
    (member,) = members(window)
    assert member.name == creature["name"]
    assert is_character(member) is True
    assert "PC" in window.tabs.party.cards.gains(window.tabs.party.cards.rows[0]).split(" · ")
    assert "PC · " in window.tabs.party.detail.block.toPlainText()
    assert names(window) == []
    window.undo()
    assert not members(window)
    assert not window.library.parties.all()
    window.redo()
    assert [is_character(candidate) for candidate in members(window)] == [True]


def test_a_hero_pasted_and_dragged_falls_unconscious_and_shares(window: MainWindow, qtbot: QtBot) -> None:
    window.remembered.choose_system("ffrpg")
    window.exchange.import_text(HERO)
    assert looked(window, qtbot).options.into.currentText() == "Into the bestiary"
    taken(window, qtbot)
    (row,) = window.library.creatures.rows()
    window.show_tab(PARTY)
    window.tabs.party.bar.make()
    party = window.tabs.party.party_id
    assert party is not None
    window.tabs.party.enlisting.bring(party, DropPayload(creatures=(row.id,)))
    (member,) = members(window)
    assert member.sheet["kind"] == "pc"
    assert window.library.creatures.get_all([row.id])[0].sheet["kind"] == "npc"
    window.undo()
    assert not members(window)


def test_who_joins_a_party_takes_picture_and_emblem_along_and_nothing_else_of_a_file(window: MainWindow) -> None:
    picture = Picture("image/png", b"x")
    extra = with_own_emblem(with_picture({"theirs": 1}, picture), "imp")
    (orc,) = window.library.creatures.add(
        [Creature(name="Orc", system="tabuleiro", sheet={"vida": 4, "con": 4}, extra=extra)]
    )
    window.show_tab(PARTY)
    window.tabs.party.bar.make()
    party = window.tabs.party.party_id
    assert party is not None
    window.tabs.party.enlisting.bring(party, DropPayload(creatures=(orc.id or 0,)))
    (member,) = members(window)
    assert member.extra == {"picture": picture.address, "emblem": "imp"}


def test_who_is_pasted_joins_the_party_that_is_shown_and_takes_its_own_place(window: MainWindow, qtbot: QtBot) -> None:
    window.remembered.choose_system("ffrpg")
    window.show_tab(PARTY)
    window.tabs.party.bar.make()
    window.exchange.import_text(HERO)
    assert looked(window, qtbot).options.into.currentText() == "Members of New party"
    taken(window, qtbot)
    (maren,) = members(window)
    maren.player, maren.pools = "Ida", {"hp": 12}
    window.library.parties.save_members([maren])
    replaced(window, qtbot)
    (again,) = members(window)
    assert (again.id, again.player, again.pools, again.full_pools["hp"]) == (maren.id, "Ida", {"hp": 12}, 300)


def test_into_the_bestiary_is_one_choice_away(window: MainWindow, qtbot: QtBot) -> None:
    window.remembered.choose_system("ffrpg")
    window.show_tab(PARTY)
    window.exchange.import_text(HERO)
    card = looked(window, qtbot)
    assert card.options.folder.isHidden()
    card.options.into.choose(None)
    card.options.into.activated.emit(0)
    assert not card.options.folder.isHidden()
    taken(window, qtbot)
    assert not members(window)
    assert names(window) == ["Maren"]
    window.show_tab(BESTIARY)


@pytest.mark.parametrize("system", registry.ids())
def test_every_creature_of_the_samples_can_join_and_stays_what_it_was_in_the_bestiary(system: str) -> None:
    found = registry.system(system)
    for creature in creatures(system).values():
        before = copy.deepcopy(creature["sheet"])
        sheet = check(found.sheet, found.membership.enlist(creature["sheet"]))
        assert creature["sheet"] == before
        assert found.membership.is_character(sheet)
        assert found.entering.check_entry(sheet, OURS) is None


@pytest.mark.parametrize("word", ["Jogador", "Jugadora", "Player", "Quem joga", "Quién juega"])
@pytest.mark.parametrize("as_table", [True, False])
def test_who_plays_arrives_with_a_hero(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, word: str, as_table: bool
) -> None:
    window.remembered.choose_system("fulminato")
    told = {"Constituição": "d8", "Destreza": "d10", "Mente": "d8", "Graça": "d8", "PV": "14", word: "Júlia"}
    path = tmp_path / ("heroes.csv" if as_table else "hero.txt")
    table = ",".join(["Nome", *told]) + "\n" + ",".join(["Carla", *told.values()]) + "\n"
    text = "Carla\n" + "\n".join(f"{label}: {value}" for label, value in told.items())
    path.write_text(table if as_table else text, "utf-8")
    window.show_tab(PARTY)
    by_clipboard(window, path)
    looked(window, qtbot)
    taken(window, qtbot)
    (member,) = members(window)
    assert (member.name, member.player, member.notes) == ("Carla", "Júlia", "")


@pytest.mark.parametrize("head", ["Jogador", "Dona da ficha"])
def test_a_column_of_who_plays_is_a_field_that_is_offered(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, head: str
) -> None:
    """It said *left out* of a column that arrived."""
    window.remembered.choose_system("fulminato")
    path = tmp_path / "heroes.csv"
    path.write_text(f"Nome,Constituição,Destreza,Mente,Graça,PV,{head}\nCarla,d8,d10,d8,d8,14,Júlia\n", "utf-8")
    window.show_tab(PARTY)
    by_clipboard(window, path)
    card = looked(window, qtbot)
    if head != "Jogador":
        for row, field in enumerate((*(item.currentData() for item in card.columns.choices[:-1]), "player")):
            choice = card.columns.choices[row]
            choice.choose(field)
            choice.activated.emit(choice.currentIndex())
            settle(window, qtbot)
    assert card.columns.choices[-1].currentData() == "player"
    taken(window, qtbot)
    (member,) = members(window)
    assert (member.name, member.player, member.notes) == ("Carla", "Júlia", "")


@pytest.mark.parametrize("who", ["Jogadora", "Quem joga"])
@pytest.mark.parametrize(("tab", "is_understood"), [(PARTY, True), (BESTIARY, False)])
def test_who_plays_is_underlined_in_a_text_where_it_arrives(
    window: MainWindow, qtbot: QtBot, tab: int, is_understood: bool, who: str
) -> None:
    window.remembered.choose_system("fulminato")
    window.show_tab(tab)
    text = f"Carla\nConstituição: d8\nDestreza: d10\nMente: d8\nGraça: d8\nPV: 14\n{who}: Paula\n"
    QApplication.clipboard().setText(text)
    window.menus.by_name["paste"].trigger()
    card = looked(window, qtbot)
    assert card.text is not None
    assert (f"{who}: Paula" in card.text.underlined) == is_understood
    card.shut()


def test_what_a_pasted_hero_has_gained_stands_on_its_card(window: MainWindow, qtbot: QtBot) -> None:
    """`XP 130. Gil 75.` was underlined, and stood where only of a foe it is shown."""
    window.remembered.choose_system("ffrpg")
    window.show_tab(PARTY)
    window.tabs.party.bar.make()
    window.exchange.import_text(f"{HERO}XP 130. Gil 75.\nDrops: Potion 50%\n")
    card = looked(window, qtbot)
    assert card.text is not None
    underlined = card.text.underlined
    assert "XP 130. Gil 75." in underlined
    assert not any("Drops" in text for text in underlined)
    taken(window, qtbot)
    (maren,) = members(window)
    assert maren.gains == {"xp": 130, "gil": 75}
    assert window.tabs.party.cards.gains(window.tabs.party.cards.rows[0]).endswith("130 XP · 75 Gil")
    assert "Drops: Potion 50%" in maren.notes
    maren.gains = {"xp": 900, "gil": 75}
    window.library.parties.save_members([maren])
    replaced(window, qtbot)
    assert members(window)[0].gains == {"xp": 900, "gil": 75}
