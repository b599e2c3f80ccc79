"""What holds in every fight of Tabuleiro, however it is played."""

from __future__ import annotations

from rules.engine.service import RulesService


def check_limits(service: RulesService) -> None:
    fight = service.fight
    standing = [item.cell for item in fight.combatants.values() if item.state == "active" and item.cell is not None]
    assert len(standing) == len(set(standing))
    assert not any(fight.board.state_at(at) == "blocked" for at in standing)
    for combatant in fight.combatants.values():
        for pool in ("vida", "mana", "estamina", "destino"):
            assert 0 <= combatant.pools[pool] <= getattr(combatant.sheet, pool)
        assert combatant.pools["acao"] >= 0
        assert combatant.state != "dead" or combatant.pools["vida"] == 0
        assert fight.phase == "setup" or (combatant.id in fight.line) == (combatant.state != "out")
    if fight.active is not None:
        assert fight.combatants[fight.active].state == "active"
        assert fight.active not in fight.gone
    assert len(set(fight.line)) == len(fight.line)
