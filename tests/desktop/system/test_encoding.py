"""A locale without letters of UTF-8, or one that is not installed: nothing is said of it, and its language stays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="letters of a locale are those of Linux")

ASKED = """
from PySide6.QtCore import QLocale
from desktop.application import make_application
application = make_application([])
print(QLocale.system().name(), "ñ")
"""


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "C"}, "C"),
        ({"LC_ALL": "es_ES.ISO-8859-1"}, "es_ES"),
        ({"LANG": "pt_BR.nowhere"}, "pt_BR"),
        ({"LANG": "pt_BR", "LC_ALL": "es_AR"}, "es_AR"),
    ],
)
def test_nothing_is_said_of_a_locale_of_other_letters(
    variables: dict[str, str], language: str, own_folders: Path
) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    ran = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**environment, **variables, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"{language} ñ\n"
