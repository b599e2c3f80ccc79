"""Sheets: every fault with its place and one sentence; limits; ids made of names."""

from typing import Any, Literal

import pytest
from pydantic import model_validator

from rules.sheets.schema import Rows, Sheet, check, described, is_number, label_of, limits, number, slug, with_number
from rules.text.faults import BadSheet
from tests.rules.core.toy import ToySheet


class Claw(Sheet):
    id: str = described("Id")
    reach: int | None = number("Reach", None, low=1, high=9)


class Beast(Sheet):
    hp: int = number("HP", low=1, high=99, group="pools")
    tame: bool = described("Tame", False)
    mood: Literal["calm", "wild"] = described("Mood", "calm")
    claws: Rows[Claw] = described("Claws", ())
    home: dict[str, int] = described("", {})
    note: str = ""

    @model_validator(mode="after")
    def _wild_ones_are_not_tame(self) -> "Beast":
        if self.tame and self.mood == "wild":
            raise ValueError("what is tame is not wild")
        return self


def faults(data: Any, model: type[Sheet] = Beast) -> list[tuple[str, str]]:
    with pytest.raises(BadSheet) as refused:
        check(model, data)
    return list(refused.value.faults)


@pytest.mark.parametrize(
    ("data", "place", "message"),
    [
        ({}, "hp", "this value is missing"),
        ({"hp": 5, "mp": 1}, "mp", "there is no such key here"),
        ({"hp": "5"}, "hp", "a whole number belongs here, not '5'"),
        ({"hp": 5.5}, "hp", "a whole number belongs here, not 5.5"),
        ({"hp": True}, "hp", "a whole number belongs here, not True"),
        ({"hp": None}, "hp", "a whole number belongs here, not None"),
        ({"hp": 0}, "hp", "0 is too small: at least 1"),
        ({"hp": 100}, "hp", "100 is too big: at most 99"),
        ({"hp": 5, "tame": 1}, "tame", "true or false belongs here, not 1"),
        ({"hp": 5, "mood": "sad"}, "mood", "'sad' is not one of 'calm' or 'wild'"),
        ({"hp": 5, "note": 4}, "note", "text belongs here, not 4"),
        ({"hp": 5, "claws": "long"}, "claws", "a list belongs here, not 'long'"),
        ({"hp": 5, "claws": [3]}, "claws[0]", "an object with keys belongs here, not 3"),
        ({"hp": 5, "claws": [{"id": "a"}, {}]}, "claws[1].id", "this value is missing"),
        ({"hp": 5, "claws": [{"id": "a", "reach": 10}]}, "claws[0].reach", "10 is too big: at most 9"),
        ({"hp": 5, "claws": [{"id": "a", "size": 1}]}, "claws[0].size", "there is no such key here"),
        ({"hp": 5, "home": []}, "home", "an object with keys belongs here, not []"),
        ({"hp": 5, "home": {"cave": "deep"}}, "home.cave", "a whole number belongs here, not 'deep'"),
        ({"hp": 5, "tame": True, "mood": "wild"}, "", "what is tame is not wild"),
        ([], "", "an object with keys belongs here, not []"),
    ],
)
def test_a_fault_has_its_place_and_one_sentence(data: Any, place: str, message: str) -> None:
    assert faults(data) == [(place, message)]


def test_all_faults_are_named_at_once() -> None:
    assert [place for place, _ in faults({"hp": 0, "tame": 1, "x": 2})] == ["hp", "tame", "x"]


def test_what_a_fault_shows_is_cut_short() -> None:
    ((_, message),) = faults({"hp": "9" * 500})
    assert len(message) < 100
    assert message.endswith("…")


def test_a_right_sheet_round_trips_without_its_defaults() -> None:
    sheet = check(Beast, {"hp": 5, "claws": [{"id": "a"}]})
    assert sheet.model_dump(mode="json", exclude_unset=True) == {"hp": 5, "claws": [{"id": "a"}]}
    assert check(Beast, sheet.model_dump(mode="json", exclude_unset=True)) == sheet


def test_a_number_is_brought_within_its_limits_and_counts_as_given() -> None:
    sheet = check(Beast, {"hp": 5})
    found = with_number(sheet, "hp", 500)
    assert found is not None
    assert (found.hp, sheet.hp) == (99, 5)
    low = with_number(sheet, "hp", -4)
    assert low is not None
    assert low.model_dump(exclude_unset=True) == {"hp": 1}


@pytest.mark.parametrize("key", ["mood", "claws", "wings", "tame"])
def test_what_is_no_number_of_the_sheet_cannot_be_set_as_one(key: str) -> None:
    assert with_number(check(Beast, {"hp": 5}), key, 3) is None


def test_a_number_with_which_the_sheet_cannot_be_is_not_set() -> None:
    class Pair(Sheet):
        low: int = number("Low", 1, low=0, high=9)
        high: int = number("High", 5, low=0, high=9)

        @model_validator(mode="after")
        def _ordered(self) -> "Pair":
            if self.low > self.high:
                raise ValueError("low is above high")
            return self

    assert with_number(Pair(), "low", 5) == Pair(low=5)
    assert with_number(Pair(), "low", 6) is None


def test_a_field_knows_its_label_limits_and_kind() -> None:
    fields = Beast.model_fields
    assert [label_of(name, fields[name]) for name in ("hp", "home", "note")] == ["HP", "home", "note"]
    assert (limits(fields["hp"]), limits(fields["mood"])) == ((1, 99), (None, None))
    assert [name for name in fields if is_number(fields[name])] == ["hp"]
    assert is_number(Claw.model_fields["reach"])
    assert fields["hp"].json_schema_extra == {"label": "HP", "group": "pools"}


def test_an_expression_of_a_sheet_is_refused_in_its_own_sentence() -> None:
    assert faults({"hp": 3, "weapons": [{"id": "axe", "damage": "2d"}]}, ToySheet) == [
        ("weapons[0].damage", "“2d” is no dice expression: + or − is missing before “d”.")
    ]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("Guard B", "guard-b"),
        ("  Señor Ñandú ", "senor-nandu"),
        ("Ação & Reação!", "acao-reacao"),
        ("ﬁre", "fire"),
        ("---", ""),
        ("東", ""),
        ("snake_case", "snake-case"),
    ],
)
def test_an_id_is_made_of_a_name(text: str, id: str) -> None:
    assert slug(text) == id
