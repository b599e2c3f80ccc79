"""JSON as the standard has it, and as the library can keep it."""

from __future__ import annotations

import json
import math
from typing import Any

from msgspec import MsgspecError
from msgspec.json import Decoder

from models.storage.errors import MESSAGES, LibraryError
from rules.text.json_depth import demand_shallow
from rules.text.localized import LocalizedText, said


class _NotJson(ValueError):
    """Python would read `NaN` and `Infinity`, which no JSON has, and a number beyond all bounds as the latter."""


def _no_number(text: str) -> None:
    raise _NotJson(text)


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise _NotJson(text)
    return number


_decode = Decoder().decode


def loads(text: str) -> Any:
    """What a text says as JSON; a ValueError where it says none, or what no file of ours could hold.

    A RecursionError where it nests too deeply.
    """
    demand_shallow(text)
    try:
        return _decode(text)
    except (MsgspecError, ValueError, RecursionError):  # it refuses all that is refused here, in other words
        return _read_slowly(text)


def _read_slowly(text: str) -> Any:
    found = json.loads(text, parse_constant=_no_number, parse_float=_finite)
    # Halves of signs can be escaped in JSON; no file can hold them.
    if "\\u" in text and ("\\ud" in text or "\\uD" in text):
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    return found


def read_json(text: str, name: str) -> Any:
    """What a text says as JSON; refuses `no_json` with what is wrong and where."""
    try:
        found = loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise LibraryError("no_json", name=name, reason=reason_of(error)) from error
    return found


def reason_of(error: Exception) -> LocalizedText:
    """Return what is wrong with a text that `loads` refuses, and where."""
    match error:
        case json.JSONDecodeError():
            return said("fault-json", MESSAGES, line=error.lineno, column=error.colno)
        case _NotJson():
            return said("fault-not_a_number", MESSAGES)
        case RecursionError():
            return said("fault-nested", MESSAGES)
        case UnicodeError():
            return said("fault-utf8", MESSAGES)
        case _:
            return said("fault-number_too_big", MESSAGES)
