"""A fight that has been spoiled on the disk: one sentence at the start, and everything else goes on."""

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.proving import short_of
from tests.ui.encounter.conftest import GameTable
from ui.session.view.offers import Offers
from ui.shell.main_window import MainWindow

MISSING = "is damaged, because entry 1 of its journal is missing"
QUESTION = "is damaged, because its open question cannot be read"
STATE = "is damaged, because its state cannot be read"
END = "is damaged, because its end cannot be read"
OTHER_VERSION = "was saved by another version of Final Fantasy RPG 3.25 and cannot be opened by this one"


SPOILED = [
    ("DELETE FROM journal_entry WHERE n = 1", MISSING),
    ("UPDATE journal_entry SET changes = '[[5]]'", STATE),
    ('UPDATE journal_entry SET changes = \'[["nobody", "pools", 1, {"$": "what"}]]\'', STATE),
    ("UPDATE journal_entry SET facts = replace(facts, '\"kind\"', '\"kjnd\"')", STATE),
    ("UPDATE journal_entry SET command = replace(command, '\"do\"', '\"dn\"')", STATE),
    ("UPDATE checkpoint SET state = '{}'", STATE),
    ("UPDATE checkpoint SET state = replace(state, 'hp', 'hq')", OTHER_VERSION),
    ('UPDATE fight SET pending = \'{"command": {}, "what": 1}\'', QUESTION),
    ('UPDATE fight SET pending = \'{"command": {"do": "fly"}}\'', QUESTION),
    ('UPDATE fight SET ending = \'{"n": 1, "outcome": {}, "members": [{"id": 1, "given": {}}]}\'', END),
    (
        (
            'UPDATE fight SET ending = \'{"n": 1, "outcome": {}, "members": [{"id": 1, "given": {},'
            ' "before": {"pools": {}, "bonditions": []}, "after": {"pools": {}, "conditions": []}}]}\''
        ),
        END,
    ),
]


# Each way to spoil it is played in `make prove`, each fault that is told here.
@pytest.mark.parametrize(("statement", "fault"), short_of(SPOILED, *SPOILED[:2], *SPOILED[5:8], SPOILED[9]))
def test_a_spoiled_fight_is_told_in_one_sentence_at_each_start_and_all_else_goes_on(
    begun: GameTable, library: Library, qtbot: QtBot, statement: str, fault: str
) -> None:
    begun.window.hide()
    with library.store.write() as connection:
        connection.exec_driver_sql(statement)
    for _ in range(2):
        window = MainWindow(library)
        qtbot.addWidget(window)
        window.show()
        window.starting.start()
        said = window.statusBar().currentMessage()
        assert said == f"The fight The stair {fault}; it was left as it is, and all else can be used."
        assert window.conductor.service is None
    again = library.encounters.prepare_again(begun.conductor.encounter_id or 0, "The tower").id or 0
    assert begun.conductor.open_prepared(again)


def test_in_a_fight_that_has_lost_everybody_nobody_declares_anything(begun: GameTable) -> None:
    vars(begun.conductor.fight)["combatants"] = {}
    assert not Offers(begun.conductor).anything_declared()
