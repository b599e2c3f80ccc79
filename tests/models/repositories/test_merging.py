import pytest

from models.repositories.endings import merge_changes

POTION, ETHER, TONIC = ({"id": "potion", "qty": 3}, {"id": "ether"}, {"id": "tonic", "qty": 2})


def test_what_was_used_is_used_and_all_else_stays_as_it_is_now() -> None:
    before = {"hp": 9, "items": [POTION, ETHER]}
    after = {"hp": 9, "items": [{"id": "potion", "qty": 1}, ETHER]}
    now = {"hp": 12, "items": [TONIC, POTION, ETHER], "level": 4}
    found = merge_changes(before, after, now)
    assert found == {"hp": 12, "items": [TONIC, {"id": "potion", "qty": 1}, ETHER], "level": 4}
    assert merge_changes(after, before, found) == now


def test_rows_that_went_go_and_rows_that_came_come_last() -> None:
    before, after, now = [POTION, ETHER], [ETHER, TONIC], [ETHER, POTION, {"id": "rope"}]
    found = merge_changes(before, after, now)
    assert found == [ETHER, {"id": "rope"}, TONIC]
    assert merge_changes(after, before, found) == [ETHER, {"id": "rope"}, POTION]


@pytest.mark.parametrize(
    "now",
    [
        {"items": [{"id": "potion", "qty": 8}]},
        {"items": []},
        {"items": [POTION, POTION]},
        {"items": [{"qty": 3}]},
        {},
    ],
)
def test_what_was_changed_by_hand_stays(now: dict[str, object]) -> None:
    assert merge_changes({"items": [POTION]}, {"items": [{"id": "potion", "qty": 1}]}, now) == now


def test_a_list_that_came_whole_comes_and_one_that_went_goes() -> None:
    assert merge_changes({}, {"weapons": [{"id": "rock"}]}, {"hp": 1}) == {"hp": 1, "weapons": [{"id": "rock"}]}
    assert merge_changes({"hp": 1, "cards": []}, {"hp": 1}, {"hp": 1, "cards": []}) == {"hp": 1}


def test_rows_without_ids_go_by_their_names() -> None:
    before = [{"name": "Mapa", "local": "mesa"}, {"name": "Poção"}]
    after = [{"name": "Mapa", "local": "mesa"}, {"name": "Poção", "local": "descarte"}]
    now = [{"name": "Mapa", "local": "inventario"}, {"name": "Poção"}]
    assert merge_changes(before, after, now) == [now[0], after[1]]
