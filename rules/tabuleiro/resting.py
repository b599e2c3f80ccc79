"""DESCANSAR: giving a whole turn for VIDA, ESTAMINA or MANA."""

from __future__ import annotations

from rules.actions import Act
from rules.table import Table
from rules.tabuleiro.damage import regain
from rules.tabuleiro.params import check_params
from rules.tabuleiro.turns import pay

CHOICES = ("vida", "estamina", "mana", "mixed")


def rest(table: Table, act: Act) -> None:
    """TB-REST-01 to TB-REST-04, TB-TURN-06: an unused turn is given up for what its player chooses.

    VIDA by `rest_vida`; ESTAMINA or MANA by `rest_energia`; mixed: the larger half ESTAMINA, the other MANA.
    Refuses `already_acted`.
    """
    check_params(act, {}, ())
    actor = act.actor
    table.demand(not actor.acted, "already_acted", actor=actor.id)
    pay(table, actor, {})
    options = table.fight.options
    energy = options.rest_energia
    more, less = (energy + 1) // 2, energy // 2
    choice = table.ask(
        "rest_recovers",
        actor,
        CHOICES,
        "vida",
        vida=f"+{options.rest_vida}",
        estamina=f"+{energy}",
        mana=f"+{energy}",
        mixed=f"+{more}, +{less}",
    )
    gains = {
        "vida": {"vida": options.rest_vida},
        "estamina": {"estamina": energy},
        "mana": {"mana": energy},
        "mixed": {"estamina": more, "mana": less},
    }[choice]
    table.put_pool(actor, "acao", 0)
    table.fact("rest", actor=actor.id, choice=choice)
    for pool, amount in gains.items():
        highest = getattr(actor.sheet, pool)
        if amount > 0 and actor.pools[pool] < highest:
            regain(table, actor, pool, amount, highest, source=actor)
