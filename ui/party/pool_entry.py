"""Typed changes of members' pools: `-12` subtracts, `+8` adds, `=33` sets; letters name the pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from models.library import Library
from models.repositories.parties import Member
from models.storage.store import folded, twin
from ui.edits.core import MEMBERS, Edits, save_members
from ui.session.typed_change import STARTS, TypedChange
from ui.sheets import rule_systems

DIGITS, TAIL = "0123456789", " "
MOST_SIGNS = 14


class TypedPools(TypedChange):
    """The change that is being typed; empty while nothing is."""

    def __init__(self, library: Library, edits: Edits, chosen: Callable[[], Sequence[int]], parent: QObject) -> None:
        """`chosen` gives the ids of those whom it changes."""
        super().__init__(parent)
        self._library, self._edits, self._chosen = library, edits, chosen

    def take(self, text: str) -> bool:
        """Take a typed character; return False if it does not belong to a change."""
        numbers, letters = self._parts()
        if not text or len(self.text) > MOST_SIGNS:
            return False
        if text in STARTS and not letters:
            self.type(text)
        elif (self.text and not letters and text in DIGITS) or (numbers and (text.isalpha() or text in TAIL)):
            self.type(self.text + text)
        else:
            return False
        return True

    def do(self) -> bool:
        """Change the pools of all who are chosen, as one step; False if nothing is typed."""
        if not self.text:
            return False
        text, changed = self.text, self._changed()
        if changed:
            self.clear()
            names = ", ".join(member.name for member, _, _ in changed)
            label = self.tr("{change} for {names}").format(change=text, names=names)
            fresh = [twin(member, pools=_with(member, pool, value)) for member, pool, value in changed]
            self._edits.do(MEMBERS, label, save_members(self._library, fresh))
        return True

    def _parts(self) -> tuple[str, str]:
        """The digits, and the letters behind them."""
        signs = self.text[1:]
        digits = signs[: len(signs) - len(signs.lstrip(DIGITS))]
        return digits, signs[len(digits) :]

    def words(self) -> str:
        """Return the typed change and a preview of its effect."""
        numbers, letters = self._parts()
        if not numbers:
            template = self.tr("{text}▏ then a number: - takes, + gives, = sets; Esc forgets it")
            if self.text == "+":
                template = self.tr("+▏ then a number gives so much; Enter adds a member, Esc forgets it")
            return template.format(text=self.text)
        changed = self._changed()
        if not changed:
            if letters:
                return self.tr("{text}▏ No pool is called that.").format(text=self.text)
            return self.tr("{text}▏ Nobody who is selected has a pool.").format(text=self.text)
        line = self.tr("{name}: {pool} {before} → {after}")
        changes = [
            line.format(
                name=member.name,
                pool=rule_systems.kept_pools(member.system).get(pool, pool),
                before=_now(member, pool),
                after=value,
            )
            for member, pool, value in changed
        ]
        sentence = self.tr("{text}▏ Enter does it, letters name another pool, Esc forgets it").format(text=self.text)
        return "\n".join((sentence, "  ·  ".join(changes)))

    def _changed(self) -> list[tuple[Member, str, int]]:
        """Return the members who are changed, with the pool and its new value."""
        numbers, letters = self._parts()
        if not numbers:
            return []
        amount = int(numbers)
        changes = []
        for id in self._chosen():
            member = self._library.parties.member(id)
            pool = None if member is None else pool_called(member, letters)
            if member is None or pool is None:
                continue
            full = member.full_pools[pool]
            before = min(full, _now(member, pool))
            after = {"-": before - amount, "+": before + amount, "=": amount}[self.text[0]]
            changes.append((member, pool, min(full, max(_lowest(member.system, pool), after))))
        return changes


def pool_called(member: Member, letters: str) -> str | None:
    """Return the pool of a member that begins with these letters; the vital one for none. None: there is none."""
    system = rule_systems.find(member.system)
    pools = {
        pool: label for pool, label in rule_systems.kept_pools(member.system).items() if member.full_pools.get(pool)
    }
    if not letters:
        vital = [pool.id for pool in system.pools if pool.vital and pool.id in pools] if system is not None else []
        return next(iter((*vital, *pools)), None)
    wanted = folded(letters.strip())
    starting = (pool for pool, label in pools.items() if folded(pool).startswith(wanted))
    called = (pool for pool, label in pools.items() if folded(label).startswith(wanted))
    return next(starting, None) or next(called, None)


def _lowest(system_id: str, pool: str) -> int:
    """Return the least value of a member's pool between fights: 0 also for pools without a limit."""
    system = rule_systems.find(system_id)
    least = 0 if system is None else system.pool(pool).lowest
    return -999 if least is None else least


def _with(member: Member, pool: str, value: int) -> dict[str, int]:
    """Return the pools of a member with one changed; those that a fight begins with anyway are left out."""
    others = {other: points for other, points in member.pools.items() if other != pool}
    return others if value == _first(member, pool) else {**others, pool: value}


def _now(member: Member, pool: str) -> int:
    """Return what a member has of a pool."""
    return member.pools.get(pool, _first(member, pool))


def _first(member: Member, pool: str) -> int:
    """Return what a member has of a pool when a fight begins, unless something else is kept."""
    return rule_systems.starting_pools(member.system, member.sheet, member.full_pools)[pool]
