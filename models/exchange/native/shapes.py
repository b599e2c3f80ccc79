"""The shapes of an exchange file's records; keys that are not named here are kept."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from models.repair.integrity import MOST, SMALL
from models.storage.errors import MESSAGES, LibraryError
from rules.core.state import FOES
from rules.sheets import schema
from rules.text.faults import BadSheet
from rules.text.localized import ROW_OF_FAULTS, joined, said

DEEPEST = 40
"""Levels of nesting in free-form values: deeper ones could be read but not written."""
_HALF = re.compile("[\ud800-\udfff]")
"""A lone surrogate, which no file can hold."""
_LARGEST = 2**63 - 1


def _text(value: str) -> str:
    if "\0" in value or (not value.isascii() and _HALF.search(value)):
        raise ValueError(said("fault-no_sign", MESSAGES))
    return value


def _name(value: str) -> str:
    if not value.strip():
        raise ValueError(said("fault-no_name", MESSAGES))
    return _text(value)


def shallow(value: Any, depth: int = 0) -> Any:
    """Return the value if it can be written again."""
    if depth > DEEPEST:
        raise ValueError(said("fault-nested", MESSAGES))
    if isinstance(value, dict):
        for item in value.values():
            shallow(item, depth + 1)
    elif isinstance(value, list):
        for item in value:
            shallow(item, depth + 1)
    return value


Text = Annotated[str, AfterValidator(_text)]
Name = Annotated[str, AfterValidator(_name)]
Small = Annotated[int, Field(gt=-SMALL, lt=SMALL)]
Tree = Annotated[dict[str, Any], AfterValidator(shallow)]
Pools = dict[str, Small]
Row = TypeVar("Row", bound="Shape")


class Shape(BaseModel):
    """Base of all shapes: values are not converted, unknown keys are kept."""

    model_config = ConfigDict(extra="allow", strict=True)

    def extra(self) -> dict[str, Any]:
        """Return the unknown keys."""
        unknown = self.__pydantic_extra__
        if not unknown:
            return {}
        try:
            return dict(shallow(unknown))
        except ValueError as error:
            raise BadSheet((("", str(error)),)) from None


class RulesShape(Shape):
    """The text of a rule system."""

    text: Text
    title: Text | None = ""


class CreatureShape(Shape):
    """A creature."""

    name: Name
    sheet: dict[str, Any]
    system: Text = ""
    level: Small | None = None
    kind: Text | None = ""
    folder: Text | None = ""
    tags: list[Text] | None = None
    notes: Text | None = ""
    source: Any = ""
    variant: Tree = Field(default_factory=dict)
    ref: Text = ""


class MemberShape(Shape):
    """A member of a party."""

    name: Name
    sheet: dict[str, Any]
    system: Text = ""
    player: Text | None = ""
    level: Small | None = None
    pools: Pools = Field(default_factory=dict)
    conditions: list[Tree] = []
    gains: Pools = Field(default_factory=dict)
    notes: Text | None = ""
    ref: Text = ""


class PartyShape(Shape):
    """A party."""

    name: Name
    notes: Text | None = ""
    members: list[MemberShape] = []
    ref: Text = ""


class EntryShape(Shape):
    """An entry of an encounter."""

    name: Text = ""
    creature: Text | None = None
    member: Text | None = None
    sheet: dict[str, Any] = {}
    side: Name = FOES
    count: Annotated[int, Field(ge=1, le=MOST)] = 1
    group: Text = ""
    cells: list[Annotated[list[Small], Field(min_length=2, max_length=2)]] = []
    notes: Text | None = ""
    wave: Tree = Field(default_factory=dict)
    hidden: bool = False
    pools: Pools = Field(default_factory=dict)


class EncounterShape(Shape):
    """A prepared encounter."""

    name: Name
    folder: Text | None = ""
    system: Text = ""
    options: Tree = Field(default_factory=dict)
    surprise: Tree | None = None
    board: dict[str, Any] | None = None
    rollers: dict[str, str] = {}
    seed: Annotated[int, Field(ge=0, le=_LARGEST)] | None = None
    notes: Text | None = ""
    party: Text | None = None
    entries: list[EntryShape] = []


class BoardShape(Shape):
    """A board."""

    name: Name
    board: dict[str, Any]
    system: Text = ""
    notes: Text | None = ""


def shaped(shape: type[Row], data: Any) -> Row:
    """Return data checked against a shape; refuses `bad_record` with all faults."""
    try:
        record = schema.check(shape, data)
        if record.__pydantic_extra__:
            record.extra()
    except BadSheet as error:
        name = data.get("name") if isinstance(data, dict) else None
        raise bad_record(str(name or "?"), error.faults) from None
    return record


def bad_record(name: str, faults: tuple[tuple[str, str], ...]) -> LibraryError:
    """Return the refusal of a record that does not have the right shape."""
    placed = (said("said-placed", place=place, message=message) if place else message for place, message in faults)
    return LibraryError("bad_record", name=name, faults=joined(placed, ROW_OF_FAULTS))
