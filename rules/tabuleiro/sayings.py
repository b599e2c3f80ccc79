"""What is said before an action is done, and what actions cost; AÇÃO, DANO and the like stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.sayings import Saying, joined
from rules.tabuleiro.catalogue import POOLS

THE_TURN = Saying("the turn")()
EACH_CELL = Saying("AÇÃO for each cell")()
COST = Saying("{amount} {pool}")
ONE_CELL = Saying("1 cell")()
CELLS = Saying("{count} cells")
TEXT = Saying("{text}")
EITHER = Saying("{first} or {next}")
REGAINED = Saying("+{amount} {pool}")
NOTHING_TO_REGAIN = Saying("nothing to regain")()
DANO = Saying("DANO {dano}, CON {con} → LESÃO {lesao}")
BACK = Saying("from behind +{bonus}")
DANO_BEHIND = Saying("DANO {dano} (from behind), CON {con} → LESÃO {lesao}")
GAIN = Saying("+{amount} VIDA")
REVIVED = Saying("{amount} VIDA")
FOR_A_TURN = Saying("{effect} (1 turn)")
FOR_TURNS = Saying("{effect} ({timer} turns)")
IF_HURT = Saying("{effect}, if there is LESÃO")
LOOKS: Mapping[str, str] = {
    "n": Saying("looks north")(),
    "e": Saying("looks east")(),
    "s": Saying("looks south")(),
    "w": Saying("looks west")(),
}

LABELS: Mapping[str, str] = {pool.id: pool.label for pool in POOLS}


def price(costs: Mapping[str, int]) -> str:
    """Costs in the book's words: `3 AÇÃO, 2 MANA`."""
    named = [COST(amount=amount, pool=LABELS[pool]) for pool, amount in costs.items() if amount]
    return joined(named) or COST(amount=0, pool=LABELS["acao"])
