"""Every edit that a game master makes on the pages of the window."""

from collections.abc import Callable
from typing import Any

from models.repositories.creatures import Creature
from models.repositories.parties import Member
from models.storage.store import twin
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO
from ui.board.editor.page import BoardPage
from ui.dnd.payload import DropPayload
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.party.rest_card import RestCard
from ui.shell.main_window import MainWindow

SYSTEM = "ffrpg"


def _chosen_encounter(window: MainWindow) -> Any:
    window.show_tab(ENCOUNTER)
    page = window.encounter.prepare
    page.reload(1)
    return page


def _forget_form(tab: Any) -> None:
    """Leaves a form without a trace; one that is left with changes would be an edit of its own."""
    tab.detail.form.dirty = False
    tab.detail.leave()


def new_creature(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.detail.edit(Creature(name="Gilded Rat", system=SYSTEM, sheet=GUARD))
    window.bestiary.detail.form.save_requested.emit()
    _forget_form(window.bestiary)


def edit_creature(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.list.choose([window.library.creatures.rows()[0].id])
    window.bestiary.edit()
    form = window.bestiary.detail.form
    form.name.setText(form.name.text() + " the Elder")
    form.save_requested.emit()
    _forget_form(window.bestiary)


def _on_creatures(do: str) -> Callable[[MainWindow], None]:
    def edit(window: MainWindow) -> None:
        window.show_tab(BESTIARY)
        window.bestiary.list.choose([row.id for row in window.library.creatures.rows()])
        getattr(window.bestiary, do)()

    return edit


def file_creatures(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    ids = [row.id for row in window.library.creatures.rows()]
    window.bestiary.filters.folder_dropped_on.emit("Keep", ids)


def tag_creatures(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.filters.tag_dropped_on.emit("brave", [row.id for row in window.library.creatures.rows()])


def prepare_the_tray(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.tray.begin()


def _of_party(do: str) -> Callable[[MainWindow], None]:
    def edit(window: MainWindow) -> None:
        window.show_tab(PARTY)
        window.party.reload()
        window.party.choose([card.id for card in window.party.cards.rows][:1])
        getattr(window.party, do)()

    return edit


def rest(window: MainWindow) -> None:
    _of_party("reload")(window)
    window.party.dealings.rest()
    [card] = [candidate for candidate in window.party.findChildren(RestCard) if candidate.isVisible()]
    card.do()
    if card.isVisible():  # what the library refuses leaves it open
        card.shut()


def edit_member(window: MainWindow) -> None:
    _of_party("edit")(window)
    form = window.party.detail.form
    form.name.setText(form.name.text() + " the Bold")
    form.save_requested.emit()
    _forget_form(window.party)


def new_member(window: MainWindow) -> None:
    window.show_tab(PARTY)
    window.party.detail.edit(Member(party_id=there(window.party.party_id), name="Cid", system=SYSTEM, sheet=HERO))
    window.party.detail.form.save_requested.emit()
    _forget_form(window.party)


def order_members(window: MainWindow) -> None:
    _of_party("reload")(window)
    window.party.shift(1)


def recruit(window: MainWindow) -> None:
    _of_party("reload")(window)
    window.party.enlisting.bring(
        there(window.party.party_id), DropPayload(creatures=(window.library.creatures.rows()[0].id,))
    )


def make_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    window.party.bar.make()


def rename_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    bar = window.party.bar
    bar.rename()
    bar.line.setText(bar.line.text() + "!")
    bar.line.returnPressed.emit()


def remove_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    window.party.bar.remove()


def note_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    notes = window.party.notes
    notes.setPlainText(notes.toPlainText() + "Owes a goat.")
    notes.keep()


def new_encounter(window: MainWindow) -> None:
    _chosen_encounter(window).new_encounter()


def delete_encounter(window: MainWindow) -> None:
    _chosen_encounter(window).delete()


def prepare_again(window: MainWindow) -> None:
    _chosen_encounter(window)._prepare_again()


def rename_encounter(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane._name.setText(page.pane._name.text() + " at night")
    page.pane._name.editingFinished.emit()


def change_roster(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    roster = page.pane.who.roster
    entry = roster.rows.rows[0]
    roster.entries_edited.emit([twin(entry, count=entry.count + 1, hidden=True, notes="asleep", pools={"hp": 7})])


def split_line(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    roster = page.pane.who.roster
    roster.choose([next(entry.id for entry in roster.rows.rows if entry.count > 1)])
    roster.split()


def order_roster(window: MainWindow) -> None:
    roster = _chosen_encounter(window).pane.who.roster
    roster.rearrangement_requested.emit([entry.id for entry in reversed(roster.rows.rows)], [])


def note_encounter(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.notes.setPlainText(page.pane.notes.toPlainText() + " The lamp goes out.")
    page.pane.notes.commit()


def choose_options(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.show_option("damage_cap")
    page.pane.options.form.editors["damage_cap"].spin.stepUp()


def rule_house(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.show_option("damage_cap", of_house=True)
    page.pane.options.form.editors["damage_cap"].spin.stepUp()
    page.pane.show_option("damage_cap")


def take_out(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.who.roster.setCurrentIndex(page.pane.who.roster.rows.index(0, 0))
    page.pane.who.roster.remove()


def enter(window: MainWindow) -> None:
    members = tuple(member.id for member in window.library.parties.members() if member.id is not None)
    page = _chosen_encounter(window)
    page.add(DropPayload(creatures=(window.library.creatures.rows()[0].id,), members=members))


def enter_some(window: MainWindow) -> None:
    _chosen_encounter(window).entering._find(window.library.creatures.rows()[0].id, "3")


def _board(window: MainWindow) -> BoardPage:
    chosen = _chosen_encounter(window).chosen_id
    window.encounter.show_board(chosen)
    page = window.encounter.board
    assert isinstance(page, BoardPage)
    return page


def new_board(window: MainWindow) -> None:
    _board(window).new_board()


def drop_board(window: MainWindow) -> None:
    _board(window).drop_board()


def place_everybody(window: MainWindow) -> None:
    _board(window).place_everybody()


def keep_board(window: MainWindow) -> None:
    _board(window).kept.keep()


def _kept_board(window: MainWindow) -> BoardPage:
    page = _board(window)
    page.kept.list.setCurrentIndex(page.kept.list.count() - 1)
    return page


def take_board(window: MainWindow) -> None:
    _kept_board(window).kept.take()


def forget_board(window: MainWindow) -> None:
    _kept_board(window).kept.forget()


def import_board(window: MainWindow) -> None:
    path = window.library.path.with_name("cave.json")
    page = _board(window)
    if not path.exists():
        path.write_text(
            '{"format": "turnwright-board", "version": 1, "name": "Cave", "system": "ffrpg",'
            ' "board": {"width": 5, "height": 5}}',
            "utf-8",
        )
    page.kept.import_from(path)


EDITS: dict[str, Callable[[MainWindow], None]] = {
    "new creature": new_creature,
    "edit creature": edit_creature,
    "duplicate creatures": _on_creatures("duplicate"),
    "file creatures": file_creatures,
    "tag creatures": tag_creatures,
    "add to the tray": _on_creatures("add_to_fight"),
    "prepare the tray": prepare_the_tray,
    "new member": new_member,
    "edit member": edit_member,
    "order members": order_members,
    "rest": rest,
    "duplicate member": _of_party("duplicate"),
    "recruit": recruit,
    "note party": note_party,
    "rename party": rename_party,
    "new encounter": new_encounter,
    "enter": enter,
    "enter some": enter_some,
    "rename encounter": rename_encounter,
    "change roster": change_roster,
    "split line": split_line,
    "order roster": order_roster,
    "note encounter": note_encounter,
    "choose options": choose_options,
    "rule house": rule_house,
    "place everybody": place_everybody,
    "keep board": keep_board,
    "import board": import_board,
    "take board": take_board,
    "drop board": drop_board,
    "new board": new_board,
    "forget board": forget_board,
    "take out": take_out,
    "prepare again": prepare_again,
    "delete encounter": delete_encounter,
    "take member out": _of_party("remove"),
    "make party": make_party,
    "remove party": remove_party,
    "remove creatures": _on_creatures("remove"),
}
"""In an order in which each finds something to do, done one after the other."""
