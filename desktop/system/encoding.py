"""Letters of UTF-8 on machines whose locale has others, or names one that is not installed."""

from __future__ import annotations

import contextlib
import locale
import os
import sys

_LETTERS = "C.UTF-8"


def use_utf8() -> None:
    """Has the letters of this process be those of UTF-8; the language that the locale names stays.

    Qt needs them and takes them by itself, but complains of it in four lines at each start, before whatever is said.
    """
    if sys.platform != "linux" or _is_utf8():
        return
    whole = os.environ.pop("LC_ALL", "")
    if whole:
        os.environ.update(LANG=whole, LC_MESSAGES=whole)
    os.environ["LC_CTYPE"] = _LETTERS
    with contextlib.suppress(locale.Error):  # a machine that has no such letters either: Qt finds others, and says so
        locale.setlocale(locale.LC_CTYPE, _LETTERS)


def _is_utf8() -> bool:
    """Whether the locale that the machine names is there, and has such letters."""
    try:
        locale.setlocale(locale.LC_ALL, "")
    except locale.Error:
        return False
    finally:
        locale.setlocale(locale.LC_ALL, "C")
        with contextlib.suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, "")
    return locale.nl_langinfo(locale.CODESET).replace("-", "").lower() == "utf8"
