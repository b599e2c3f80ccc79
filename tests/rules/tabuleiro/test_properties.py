"""Whatever is done, lawful or not: no fault, pools in their limits, undo and redo exact, the same again."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.scripts import script
from tests.proving import tries
from tests.rules.promises import check_reopening, check_replaying, check_telling, done
from tests.rules.tabuleiro.limits import check_limits

IDS = ("lia", "teo", "orc", "elf", "nobody")
CARDS = (
    {"name": "Faca", "damage": "1d6+forca"},
    {"name": "Arco", "damage": 6, "range": 4, "local": "inventario", "trajetoria": "arqueado"},
    {"name": "Giro", "damage": 7, "area": "around", "acao": 1, "afeta": "enemies"},
    {"name": "Bomba", "damage": "2d6", "area": "burst", "range": 3, "tamanho": 2, "consumivel": True},
    {"name": "Praga", "kind": "habilidade", "mana": 1, "damage": 5, "range": None},
    {"name": "Sopro", "kind": "habilidade", "revive": 3, "estamina": 1},
    {"name": "Canto", "kind": "habilidade", "heal": 2, "area": "burst", "afeta": "allies"},
    {"name": "Bálsamo", "kind": "item", "heal": "1d4", "acao": 1, "consumivel": True},
    {"name": "Casa", "kind": "casa"},
)
CARD_IDS = ("faca", "arco", "giro", "bomba", "praga", "sopro", "canto", "balsamo", "casa", "nada")
CURSE = [{"status": "modifier", "timer": 2, "params": {"stat": "con", "amount": -3}}]

ids = st.sampled_from(IDS)
cell = st.tuples(st.integers(-1, 5), st.integers(-1, 5)).map(list)
facing = st.sampled_from(("n", "e", "s", "w", "up"))
small = st.integers(-2, 12)
flag = st.booleans()


def maybe(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the fields, each there or not."""
    return st.fixed_dictionaries({}, optional=fields)


params = st.one_of(
    maybe(to=cell),
    maybe(path=st.lists(cell, min_size=1, max_size=3)),
    maybe(facing=facing),
    maybe(cell=cell, damage=st.integers(-1, 60), back=flag),
    maybe(text=st.just("?")),
)
answers = st.lists(
    st.sampled_from(("die", "five", "ten", "vida", "mixed", "mana", "dead", "stays", "unconscious", "mercado", "teo")),
    max_size=2,
)
acts = st.builds(
    lambda base, more: {"do": "act", **base, **more},
    st.fixed_dictionaries(
        {
            "actor": ids,
            "action": st.sampled_from(
                ("move", "face", "rest", "attack", "use_ability", "use_item", "play_card", "take_card", "cast")
            ),
        }
    ),
    maybe(
        **{"with": st.sampled_from(CARD_IDS)},
        targets=st.lists(ids, max_size=2),
        params=params,
        modifier=small,
        override=flag,
        answers=answers,
    ),
)
labels = maybe(label=st.sampled_from(("A", "B")))
modifiers = st.fixed_dictionaries(
    {"stat": st.sampled_from(("con", "acao", "per", "forca", "dano", "vida")), "amount": st.integers(-9, 9)}
)
rulings = st.one_of(
    st.fixed_dictionaries({"do": st.just("next")}),
    st.fixed_dictionaries({"do": st.sampled_from(("begin", "end", "undo", "redo")), "answers": st.just([])}),
    st.fixed_dictionaries(
        {
            "do": st.just("damage"),
            "actor": ids,
            "amount": st.integers(0, 60),
            "type": st.sampled_from(("dano", "lesao", "fogo")),
            "pool": st.sampled_from((None, "vida", "mana", "acao")),
            "answers": answers,
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("heal"),
            "actor": ids,
            "amount": st.integers(0, 20),
            "type": st.sampled_from((None, "revive")),
            "pool": st.sampled_from((None, "acao")),
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "actor": ids,
            "pool": st.sampled_from(("vida", "acao", "destino")),
            "value": small,
            "answers": answers,
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("set"), "actor": ids, "stat": st.sampled_from(("con", "vida", "acao", "dano")), "value": small}
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("set"),
            "cell": cell,
            "stat": st.sampled_from(("state", "terrain", "level")),
            "value": st.sampled_from(("blocked", "obstructed", "free", "mud", 3)),
        }
    ),
    st.fixed_dictionaries({"do": st.just("move"), "actor": ids}, optional={"to": cell, "facing": facing}),
    st.fixed_dictionaries({"do": st.just("side"), "actor": ids, "side": st.sampled_from(("party", "foes", "woods"))}),
    st.fixed_dictionaries({"do": st.just("leave"), "actor": ids}, optional={"reason": st.just("fled")}),
    st.fixed_dictionaries({"do": st.just("order"), "actor": ids}, optional={"before": ids, "after": ids}),
    st.fixed_dictionaries(
        {
            "do": st.just("condition"),
            "actor": ids,
            "status": st.just("modifier"),
            "timer": st.sampled_from((None, 1, 2)),
            "params": modifiers,
        }
    ),
    st.fixed_dictionaries({"do": st.just("condition"), "actor": ids, "status": st.just("marker"), "params": labels}),
    st.fixed_dictionaries(
        {"do": st.just("lift"), "actor": ids, "status": st.sampled_from(("modifier", "marker", "poison"))}
    ),
    st.fixed_dictionaries(
        {"do": st.just("timer"), "actor": ids, "status": st.just("modifier"), "value": st.sampled_from((0, 1, None))}
    ),
    st.fixed_dictionaries({"do": st.just("countdown"), "name": st.just("ponte")}, optional={"rounds": small}),
    st.fixed_dictionaries(
        {
            "do": st.just("join"),
            "combatant": st.fixed_dictionaries(
                {
                    "id": st.sampled_from(("eva", "lia")),
                    "side": st.just("party"),
                    "sheet": st.just({"vida": 4, "con": 3}),
                    "cell": st.one_of(st.none(), st.just([4, 4])),
                }
            ),
        }
    ),
)
commands = st.lists(st.one_of(acts, acts, rulings), max_size=14)
fights = st.fixed_dictionaries(
    {
        "at_zero": st.sampled_from(("dead", "unconscious", "stays", "ask")),
        "initiative": st.sampled_from(("per", "listed")),
        "group_initiative": st.booleans(),
    }
)


def scripted(options: dict[str, Any], seed: int, given_commands: list[dict[str, Any]]) -> dict[str, Any]:
    def one(id: str, side: str, at: list[int] | None, **sheet: Any) -> dict[str, Any]:
        whole = {"vida": 6, "con": 4, "mana": 3, "estamina": 2, "destino": 12, "cards": list(CARDS), **sheet}
        return {"id": id, "side": side, "cell": at, "sheet": whole, "conditions": CURSE}

    return {
        "system": "tabuleiro",
        "seed": seed,
        "options": options,
        "board": {
            "width": 5,
            "height": 5,
            "blocked": [[2, 2]],
            "obstructed": [[1, 3]],
            "cells": [{"rect": [3, 0, 4, 1], "level": 2, "terrain": "mud"}],
        },
        "combatants": [
            one("lia", "party", [1, 2], acao=9, jogador="Ana"),
            one("teo", "party", [1, 1], destino=4),
            one("orc", "foes", [2, 1], at_zero="stays"),
            one("elf", "foes", None, per=3),
        ],
        "commands": given_commands,
    }


@tries(15)
@given(fights, st.integers(0, 2**63), commands)
def test_whatever_is_done_the_fight_stays_whole(
    options: dict[str, Any], seed: int, given_commands: list[dict[str, Any]]
) -> None:
    data = scripted(options, seed, [{"do": "begin"}, *given_commands])
    service = service_for(script.check(data))
    start = service.packed_fight()
    for command in data["commands"]:
        done(service, command)
        check_limits(service)
    check_reopening(service, start)
    check_telling(service)


@tries(15)
@given(fights, st.integers(0, 2**63), commands)
def test_the_same_script_gives_the_same_outcome_to_the_byte(
    options: dict[str, Any], seed: int, given_commands: list[dict[str, Any]]
) -> None:
    check_replaying(scripted(options, seed, [{"do": "begin"}, *given_commands]))
