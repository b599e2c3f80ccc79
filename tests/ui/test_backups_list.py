"""The list of backups in the look of the program."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from models.storage.backups import Backup, BackupCheck
from ui.shell.backups_dialog import BackupsDialog
from ui.theme.theme import look


def test_the_rows_of_the_backups_stand_as_far_apart_as_those_of_any_list(qtbot: QtBot) -> None:
    look().choose("light")
    copies = [
        Backup(BackupCheck(Path(f"Mine.backup-{number}.turnwright"), counts=(1,) * 5), 0.0, 9000, is_of_this=True)
        for number in (1, 2)
    ]
    dialog = BackupsDialog("Mine.turnwright", copies)
    qtbot.addWidget(dialog)
    dialog.show()
    row = dialog.list.visualRect(dialog.list.model().index(0, 0))
    assert row.height() >= dialog.list.fontMetrics().height() + 12
