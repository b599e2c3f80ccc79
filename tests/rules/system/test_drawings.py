"""Every system says its drawings beside its labels, and the core has one for whatever says none."""

import ast
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core import drawings
from rules.core.drawings import MARKS, Drawing, Drawings, drawing_of
from rules.core.state import Pool
from rules.fantasia.combatant.sheet import ELEMENTS as FANTASIA
from rules.ffrpg.statuses.traits import ELEMENTS as FFRPG
from rules.mechanics.action import Action
from rules.mechanics.statuses import Status
from rules.sheets.schema import row_model
from rules.system.system import System
from rules.system.translated_system import worded
from tests.conftest import OWN_SYSTEMS
from tests.drawings import NAMES, ROOT
from tests.plugin.skirmish import SYSTEM as SKIRMISH

SYSTEMS: dict[str, System] = {point.name: point.load() for point in OWN_SYSTEMS}
every_system = pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)


def declared(system: System) -> Iterator[tuple[str, Any]]:
    """All that a system shows by a drawing: its place, and the thing."""
    yield from ((f"status {id}", status) for id, status in system.statuses.items())
    yield from ((f"action {id}", action) for id, action in system.actions.items())
    yield from ((f"pool {pool.id}", pool) for pool in system.pools)
    for action in (system.surprise, system.check, system.aftermath.rest):
        if action is not None:
            yield f"action {action.id}", action


@every_system
def test_everything_names_a_drawing_that_is_there(system: System) -> None:
    named = {place: drawing_of(thing.drawing) for place, thing in declared(system)}
    assert {place for place, drawing in named.items() if drawing.name not in NAMES} == set()
    assert {place for place, drawing in named.items() if drawing.mark and drawing.mark not in MARKS} == set()
    for place, thing in declared(system):
        assert thing.shown_drawing == named[place]


@every_system
def test_no_two_statuses_share_a_drawing_but_as_grades_of_the_same(system: System) -> None:
    bearers: dict[str, list[str]] = defaultdict(list)
    for status in system.statuses.values():
        bearers[drawing_of(status.drawing).name].append(status.id)
    for name, ids in bearers.items():
        if len(ids) > 1:
            marks = [drawing_of(system.statuses[id].drawing).mark for id in ids]
            assert all(marks), (name, ids)
            assert len(set(marks)) == len(marks), (name, ids)
            assert len({id.rpartition("_")[0] for id in ids}) == 1, (name, ids)


@every_system
def test_no_two_actions_and_no_two_pools_share_one(system: System) -> None:
    for things in (system.actions.values(), system.pools):
        assert [name for name, number in Counter(thing.drawing for thing in things).items() if number > 1] == []


def chip_drawings(id: str) -> Iterator[tuple[str, str | None]]:
    """The drawing of each chip that a system's window makes: a name, or None where it is that of a thing or a deed."""
    tree = ast.parse((ROOT / "rules" / id / "window.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Chip":
            given = {keyword.arg: keyword.value for keyword in node.keywords}
            assert "drawing" in given, f"{id}, line {node.lineno}: a chip without a drawing"
            drawing = given["drawing"]
            for way in (drawing.body, drawing.orelse) if isinstance(drawing, ast.IfExp) else (drawing,):
                yield ast.unparse(node.args[0]), str(way.value) if isinstance(way, ast.Constant) else None


@pytest.mark.parametrize("id", SYSTEMS)
def test_every_mark_beside_statuses_has_a_drawing_that_is_there_and_is_no_statuss(id: str) -> None:
    found = list(chip_drawings(id))
    named = {name for _, name in found if name is not None}
    assert found
    assert named <= NAMES
    assert named.isdisjoint(drawing_of(status.drawing).name for status in SYSTEMS[id].statuses.values())


@every_system
def test_the_mark_of_an_element_stands_where_a_condition_names_one(system: System) -> None:
    of_element = {id for id, status in system.statuses.items() if drawing_of(status.drawing).mark == "element"}
    assert of_element == {id for id, status in system.statuses.items() if "element" in status.params}


def elements_of(system: System) -> set[str]:
    """Every element that a sheet of the system, one of its lists or one of its statuses names."""
    models = [system.sheet, *filter(None, map(row_model, system.sheet.model_fields.values()))]
    fields = [field for model in models for name, field in model.model_fields.items() if name == "element"]
    extras = [extra for field in fields if isinstance(extra := field.json_schema_extra, dict)]
    known: list[object] = [extra.get("terms") for extra in extras]
    known += [status.params["element"] for status in system.statuses.values() if "element" in status.params]
    return {str(element) for ids in known if isinstance(ids, dict | tuple) for element in ids}


@every_system
def test_every_element_has_one_that_is_of_no_status_action_or_pool(system: System) -> None:
    named = system.drawings.elements
    assert named.keys() == elements_of(system)
    assert len(set(named.values())) == len(named)
    assert set(named.values()) <= NAMES
    others = {drawing_of(thing.drawing).name: place for place, thing in declared(system)}
    assert {element: others[name] for element, name in named.items() if name in others} == {}


def test_the_elements_are_those_of_two_systems() -> None:
    assert {id: len(found) for id, system in SYSTEMS.items() if (found := elements_of(system))} == {
        "ffrpg": len(FFRPG),
        "fantasia": len(FANTASIA),
    }


BEHIND_STATUSES: dict[str, dict[str, str]] = {
    "d100": {"grabbed": "grapple"},
    "fantasia": {"grabbed": "grapple"},
    "ffrpg": {"mp_half": "mp", "mp_quarter": "mp"},
    "fulminato": {
        "tied": "tie",
        "grabbed": "grapple",
        "contained": "hold",
        "loosened": "escape",
        "retreating": "retreat",
        "waiting": "wait",
    },
}
"""The statuses with the drawing of the action that they come of, or of the pool that they are about."""


@every_system
def test_no_other_status_shares_one_with_an_action_or_a_pool(system: System) -> None:
    bearers = {action.drawing: id for id, action in system.actions.items()}
    bearers |= {pool.drawing: pool.id for pool in system.pools}
    drawn = {id: drawing_of(status.drawing).name for id, status in system.statuses.items()}
    shared = {id: bearers[name] for id, name in drawn.items() if name in bearers}
    assert shared == BEHIND_STATUSES.get(system.id, {})


KINDS = {
    "d100": {"weapons": "kind"},
    "fantasia": {"weapons": "kind"},
    "ffrpg": {"weapons": "range", "items": "kind"},
    "fulminato": {"weapons": "kind", "protections": "kind", "items": "kind"},
    "tabuleiro": {"cards": "kind"},
}
"""Each list of things with the field that says what kind of thing it is."""


@pytest.mark.parametrize(
    ("id", "rows", "field"), [(id, rows, field) for id, lists in KINDS.items() for rows, field in lists.items()]
)
def test_every_kind_of_weapon_and_of_item_has_one(id: str, rows: str, field: str) -> None:
    system = SYSTEMS[id]
    model = row_model(system.sheet.model_fields[rows])
    assert model is not None
    extra = model.model_fields[field].json_schema_extra
    assert isinstance(extra, dict)
    terms = extra["terms"]
    assert isinstance(terms, dict)
    named = system.drawings.weapons if rows == "weapons" else system.drawings.items
    assert terms
    assert terms.keys() <= named.keys()
    assert set(named.values()) <= NAMES


@every_system
def test_a_translated_system_keeps_them(system: System) -> None:
    for language in ("en", "es", "pt_BR"):
        there = dict(declared(worded(system, language)))
        assert {place: there[place].drawing for place, _ in declared(system)} == {
            place: thing.drawing for place, thing in declared(system)
        }


# --- the core's own --------------------------------------------------------------------------------------------


def test_the_core_names_only_drawings_that_are_there() -> None:
    core = {
        *drawings.FAMILIES.values(),
        *drawings.STATUS_STEMS.values(),
        *drawings.ACTIONS.values(),
        *drawings.POOLS.values(),
        *(drawings.GOOD, drawings.BAD, drawings.ANY_ACTION, drawings.VITAL, drawings.PIPS, drawings.ANY_POOL),
        *(drawings.ANY_ELEMENT, drawings.ANY_WEAPON, drawings.ANY_ITEM),
    }
    for table in (drawings.ELEMENT_WORDS, drawings.WEAPON_WORDS, drawings.ITEM_WORDS):
        core |= set(table.choices.values())
    assert core - NAMES == set()


def test_every_family_has_one_in_the_core() -> None:
    used = {status.family for system in SYSTEMS.values() for status in system.statuses.values()}
    themes = tomllib.loads((ROOT / "resources" / "themes" / "light.toml").read_text("utf-8"))["families"]
    assert (used | themes.keys()) - {"other"} <= drawings.FAMILIES.keys()


def test_a_plugin_that_names_none_has_one_for_everything() -> None:
    assert Status("smoking", "Smoking").shown_drawing == Drawing(drawings.BAD)
    assert Status("smiling", "Smiling", good=True).shown_drawing == Drawing(drawings.GOOD)
    assert Status("smoking", "Smoking", family="toxin").shown_drawing == Drawing("poison-bottle")
    assert Status("deep_poison", "Deep Poison", family="seal").shown_drawing == Drawing("poison-bottle")
    assert Status("mine", "Mine", drawing="biceps/up").shown_drawing == Drawing("biceps", "up")
    assert Pool("hp", "HP", vital=True).shown_drawing == Drawing("hearts")
    assert Pool("zeal", "Zeal").shown_drawing == Drawing("water-drop")
    assert Pool("zeal", "Zeal", pips=True).shown_drawing == Drawing("power-lightning")
    assert Pool("luck_points", "Luck").shown_drawing == Drawing("star-formation")
    assert Action("sing", "Sing", lambda table, act: None).shown_drawing == Drawing("conversation")
    assert Action("full_move", "Run", lambda table, act: None).shown_drawing == Drawing("boot-prints")


def test_the_example_plugin_has_one_for_everything() -> None:
    shown = {place: thing.shown_drawing for place, thing in declared(SKIRMISH)}
    assert {drawing.name for drawing in shown.values()} <= NAMES
    for kind in ("status", "action", "pool"):
        names = [drawing for place, drawing in shown.items() if place.startswith(kind)]
        assert len(set(names)) == len(names) > 1


def test_things_are_known_by_words_of_their_names_else_by_their_kinds() -> None:
    fantasia = SYSTEMS["fantasia"].drawings
    assert fantasia.weapon("Espada de fuego", "firearm") == "broadsword"
    assert fantasia.weapon("Trabuco", "firearm") == "revolver"
    assert fantasia.weapon("Trabuco") == "crossed-swords"
    assert Drawings().weapon("Rusty Daggers") == "plain-dagger"
    assert Drawings().weapon("Punhal") == "plain-dagger"
    assert Drawings().item("Poções") == "potion-ball"
    assert SYSTEMS["ffrpg"].drawings.item("Whatever", "ammo") == "quiver"
    assert Drawings().item("Whatever") == "knapsack"
    assert Drawings().element("hielo") == "snowflake-1"
    assert Drawings().element("whatever") == "sparkles"
