import pytest
from PySide6.QtCore import QMimeData

from tests.ui.bestiary.world import strange_mime
from tests.ui.carried import creatures_mime, members_mime
from ui.dnd.payload import TYPE, DropPayload, read_drop


def test_what_is_dragged_arrives_by_its_ids_creatures_as_often_as_they_are_meant() -> None:
    assert read_drop(creatures_mime([3, 1, 3])) == DropPayload(creatures=(3, 1, 3))
    assert read_drop(members_mime([2, 5])) == DropPayload(members=(2, 5))
    assert creatures_mime([3]).formats() == [TYPE]


@pytest.mark.parametrize(
    "content", [b"", b"no json", b"[1]", b'{"creatures": "1"}', b'{"creatures": [true]}', b'{"creatures": []}']
)
def test_what_is_not_ours_is_no_drop(content: bytes) -> None:
    assert read_drop(strange_mime(content, TYPE)) is None
    assert read_drop(strange_mime(b'{"creatures": [1]}', "application/json")) is None
    assert read_drop(QMimeData()) is None
