"""What holds in every fight of Tabuleiro, however it is played."""

from __future__ import annotations

from rules.engine.service import RulesService


def check_limits(service: RulesService) -> None:
    fight = service.fight
    standing = [one.cell for one in fight.combatants.values() if one.state == "active" and one.cell is not None]
    assert len(standing) == len(set(standing))
    assert not any(fight.board.state_at(at) == "blocked" for at in standing)
    for one in fight.combatants.values():
        for pool in ("vida", "mana", "estamina", "destino"):
            assert 0 <= one.pools[pool] <= getattr(one.sheet, pool)
        assert one.pools["acao"] >= 0
        assert one.state != "dead" or one.pools["vida"] == 0
        assert fight.phase == "setup" or (one.id in fight.line) == (one.state != "out")
    if fight.active is not None:
        assert fight.combatants[fight.active].state == "active"
        assert fight.active not in fight.gone
    assert len(set(fight.line)) == len(fight.line)
