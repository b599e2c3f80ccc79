"""The fight that is open: where it stands, its log, and how what happens in it is kept in the library."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from models.library import Library
from models.marks.marks import Marks
from models.repositories.endings import Ending, MemberAfter
from models.repositories.parties import own_letter, with_own_letter
from models.repositories.setups import members_of
from models.repositories.waves import Wave
from models.storage.errors import LibraryError
from rules.core.facts import Command, Fact, Json
from rules.core.letters import NO_LETTERS, OwnLetters
from rules.core.memory import Memory
from rules.core.state import Countdown, Fight
from rules.engine.join_commands import ALONG, WAVE, join_commands, placed, where_free
from rules.engine.journal import Change, Entry
from rules.engine.rules_change import RULES
from rules.engine.service import Done, Redone, Refused, RulesService, Undone
from rules.log.sentences import RULINGS
from rules.system import registry
from rules.system.system import System
from ui.session.appearance import Looks, looks_of
from ui.session.command_tags import entered, joined_members, known_as, sheets_brought
from ui.session.loader import OpenedFight
from ui.session.pending_command import Pending
from ui.text.words import as_read, as_term


class Position(Memory):
    """The state of a fight after the commands so far, with what was worked out for it."""

    def __init__(self, service: RulesService) -> None:
        super().__init__()
        journal = service.journal
        self.service, self.fight = service, service.fight
        self.done = journal.cursor
        """The number of commands given."""
        self.last = journal.entries[journal.cursor - 1] if journal.cursor else None

    def is_of(self, service: RulesService) -> bool:
        """Return whether a fight stands here now: a command that was taken back and given anew is another one."""
        journal = service.journal
        return (
            service is self.service
            and service.fight is self.fight
            and journal.cursor == self.done
            and (not self.done or journal.entries[self.done - 1] is self.last)
        )

    def entries_to(self, other: Position) -> Sequence[Entry] | None:
        """Return the commands between here and another position, whichever is earlier; None where no way is known."""
        if other.service is not self.service or other.fight is not self.fight:
            return None
        first, last = sorted((self.done, other.done))
        entries = self.service.journal.entries
        for stands in (self, other):
            at = stands.done
            if at > len(entries) or (at and entries[at - 1] is not stands.last):
                return None  # what was taken back is gone, and another command stands in its place
        return entries[first:last]

    def refusal_of(self, command: Command) -> Refused | None:
        """Return what a command would be refused with; None where it would begin. The rules are asked once."""
        return self.work_out(("refusal", repr(command)), partial(self.service.refusal_of, command))


CHECKPOINT_EVERY = 40
"""Entries between two checkpoints: reopening folds at most that many."""


SHARED = frozenset({"round", "phase", "options", "board"})
"""What of a fight as a whole is shown of everybody."""


@dataclass(frozen=True)
class Happening:
    """The result of a step: `done`, `undone` or `redone`, and its entries of the journal in order."""

    kind: str
    entries: Sequence[Entry]

    @property
    def facts(self) -> list[Fact]:
        """Return the facts of these entries: those that are told now, or no longer."""
        return [fact for entry in self.entries for fact in entry.facts]

    def holds(self, kind: str) -> bool:
        """Whether a command of a kind is among its commands."""
        return any(entry.command["do"] == kind for entry in self.entries)

    @property
    def _changes(self) -> Iterator[Change]:
        return (change for entry in self.entries for change in entry.changes)

    @property
    def changed(self) -> frozenset[str] | None:
        """Return whose state has changed; None: possibly what is shown of everybody.

        So it is with a new round, phase, option, ground, order or name, and when somebody falls, rises or changes
        sides: whoever aims at that one, or fights as it does, is shown otherwise too.
        """
        changes = [(whose, key) for whose, key, _, _ in self._changes]
        if self.holds("order") or any(
            key in ("name", "state", "side") or (not whose and key in SHARED) for whose, key in changes
        ):
            return None
        return frozenset([whose for whose, _ in changes])

    @property
    def passed_on(self) -> bool:
        """Return whether the turn has passed to another combatant."""
        return self.holds("next") or any(key == "active" for _, key, _, _ in self._changes)


class OpenFight:
    """A fight of the library; whatever is to be kept and is refused raises LibraryError, and did not happen."""

    is_past = False
    """Whether it is only looked at, as it stood."""

    def __init__(self, library: Library, encounter_id: int, opened: OpenedFight) -> None:
        encounter = library.encounters.get(encounter_id)
        self.encounter_id = encounter_id
        self.name = "" if encounter is None else encounter.name
        self.notes = "" if encounter is None else encounter.notes
        """The game master's notes from preparing."""
        self.surprise: Mapping[str, Json] | None = None if encounter is None else encounter.surprise
        """The prepared surprise."""
        self.rollers: Mapping[str, str] = {} if encounter is None else encounter.rollers
        """Who rolls for a side, as saved when the fight was opened."""
        self.service: RulesService[Fight] = opened.service
        self.members = opened.members
        """Combatant id to the member of a party that it is."""
        self._apart = opened.apart
        self._prepared_members: Mapping[str, int] | None = None
        """The members of its roster by their names there, once they were asked for."""
        self.head = opened.head
        """The facts before the log's first."""
        self.waves = opened.waves
        """The waves that enter later, or have entered."""
        self.pending: Pending | None = None if opened.pending is None else opened.pending.twin()
        """The half-asked command, as the library has it."""
        self.ruled: set[int] = set()
        """Numbers of the commands that were rulings, for whoever tells the facts.

        One that was taken back leaves its number to the next, which may be none, and is told while it still asks.
        """
        self.acts: dict[int, Mapping[str, Any]] = {}
        """Numbers of the commands by which somebody acted to these commands, for the same."""
        for entry in opened.service.journal.entries[: self.steps_done]:
            self._note_ruling(entry)
        self._library = library
        self._looks: Looks | None = opened.looks

    @property
    def present(self) -> OpenFight:
        """The fight as it is played."""
        return self

    @property
    def fight(self) -> Fight:
        """Its state."""
        return self.service.fight

    @property
    def system(self) -> System:
        """The rules it is played by, with their terms as they are read in this window."""
        return as_read(self.service.system)

    @property
    def newer_rules(self) -> Command | None:
        """The command to go on with the rules by which such a fight would begin now; None if it is played by them."""
        present = self.service.system
        texts = self._library.systems.texts_for(present.id)
        if texts == present.texts or not (texts or present.id in registry.points()):
            return None
        return {"do": RULES, RULES: list(texts)}

    @property
    def names(self) -> dict[str, str]:
        """Combatant id to name."""
        return {id: combatant.name for id, combatant in self.fight.combatants.items()}

    @property
    def steps_done(self) -> int:
        """The number of commands given and not undone."""
        return self.service.journal.cursor

    @property
    def has_steps_ahead(self) -> bool:
        """Whether a command was taken back that can be done again."""
        return self.steps_done < len(self.service.journal.entries)

    def log(self) -> list[Fact]:
        """Return the whole log, from its house rules on."""
        return [*self.head, *self.service.journal.facts()]

    @property
    def looks(self) -> Looks:
        """The looks of combatants by the library; read once until `forget_looks`."""
        if self._looks is None:
            self._looks = looks_of(self._library, self.encounter_id, self.members)
        return self._looks

    def forget_looks(self) -> None:
        """Forget the looks: the library has changed, or a combatant has joined."""
        self._looks = None

    @property
    def own_letters(self) -> OwnLetters:
        """The letters that members of parties in it have of their own."""
        return own_letters(self._library, self.known_members())

    def keep_letters(self, own: OwnLetters, letters: Mapping[str, str]) -> None:
        """Keep the letters of members who had none."""
        keep_letters(self._library, self.known_members(), own, letters)

    def members_here(self) -> set[int]:
        """The members of parties who are in it, also where nothing of it reaches them."""
        return {member for id, member in self.known_members().items() if id in self.fight.combatants}

    def known_members(self) -> Mapping[str, int]:
        """Combatant id to the member that it is, also where nothing of the fight reaches that."""
        return {**self._prepared(), **joined_members(self.service.journal)} if self._apart else self.members

    def _prepared(self) -> Mapping[str, int]:
        """Return combatant id to the member of its roster line, in a fight that stores no members."""
        if self._prepared_members is None:
            self._prepared_members = members_of(self._library.encounters.entries(self.encounter_id))
        return self._prepared_members

    def join_commands(self, combatants: Sequence[Mapping[str, Any]], waves: Sequence[int] = ()) -> list[dict[str, Any]]:
        """The `join` commands for reinforcements: ids made free, taken names get the next letter, everybody a cell.

        `waves` says of each with which wave of the fight it comes.
        """
        commands = join_commands(placed(combatants, self.fight, self.system), self.names)
        return [{**command, WAVE: wave} for command, wave in zip(commands, waves, strict=True)] if waves else commands

    def waiting_waves(self) -> dict[int, Wave]:
        """The waves that have not entered, by their numbers."""
        if not self.waves:
            return {}
        here = entered(self.service.journal)
        return {number: wave for number, wave in enumerate(self.waves) if number not in here}

    def told_countdowns(self) -> dict[str, Countdown]:
        """The countdowns that still say something: not those that are up and whose waves have entered."""
        done = {wave.title for wave in self.waves} - {wave.title for wave in self.waiting_waves().values()}
        return {
            name: countdown for name, countdown in self.fight.countdowns.items() if countdown.left or name not in done
        }

    def entering_combatants(self, *numbers: int) -> tuple[Sequence[Mapping[str, Json]], list[int | None], list[int]]:
        """Return combatants of waves with a cell each, their members and their waves; without those in the fight."""
        waiting = self.waiting_waves()
        coming = [
            (number, combatant) for number in numbers if number in waiting for combatant in waiting[number].combatants
        ]
        waves = [number for number, _ in coming]
        members = [waiting[number].members.get(str(combatant["id"])) for number, combatant in coming]
        return where_free([combatant for _, combatant in coming], self.fight, self.system), members, waves

    def countdowns(self) -> list[Command]:
        """The commands that start the countdowns for which waves wait: they belong to the beginning of the fight."""
        units = self.system.countdown_units
        return [command for wave in self.waves if (command := wave.countdown_command(units)) is not None]

    # --- what is kept of the game ------------------------------------------------------------------------

    def keep(self, done: Sequence[Done], pending: Pending | None = None) -> None:
        """Keep what commands did, and the half-asked one behind them, all or nothing.

        Where the library refuses, they are taken back.
        """
        service, last = self.service, self.steps_done
        before = last - len(done)
        try:
            state = service.packed_fight() if before // CHECKPOINT_EVERY < last // CHECKPOINT_EVERY else None
            ended = self._ending() if self.fight.phase == "ended" else None
            packed = [service.codec.pack_entry(step.entry) for step in done]
            open_command = None if pending is None else pending.packed()
            append = self._library.journals.append
            append(self.encounter_id, before + 1, *packed, state=state, ending=ended, pending=open_command)
        except LibraryError:
            service.take_back(*done)
            raise
        self.pending = None if pending is None else pending.twin()
        for candidate in done:
            self._note_ruling(candidate.entry)

    def step(self, kind: str) -> list[Entry]:
        """Take the last step back (`undo`), or do the next again (`redo`): its entries, the earliest first."""
        entries: list[Entry] = []
        result = self.service.do({"do": kind})
        while isinstance(result, Undone | Redone):
            entries.append(result.entry)
            if not self._goes_on(result):
                break
            result = self.service.do({"do": kind})
        return entries if kind == "redo" else entries[::-1]

    def keep_step(self, kind: str, entries: Sequence[Entry], *, forget: bool = False) -> None:
        """Keep that a step was undone or redone; where the library refuses, it is not.

        `forget`: what was undone is gone, and cannot be done again.
        """
        try:
            self._library.journals.move_cursor(self.encounter_id, self.steps_done, forget=forget)
            self.pending = None
        except LibraryError:
            for _ in entries:
                self.service.do({"do": "redo" if kind == "undo" else "undo"})
            raise
        if forget:
            self.service.journal.forget_ahead()
        if kind == "undo":
            self._forget_rulings(self.steps_done)
        else:
            for entry in entries:
                self._note_ruling(entry)

    def keep_stand(self, n: int) -> None:
        """Go back to after the first `n` commands and keep that; what came later can be done again."""
        was = self.steps_done
        self.service.stand_at(n)
        try:
            self._library.journals.move_cursor(self.encounter_id, n)
        except LibraryError:
            self.service.stand_at(was)
            raise
        self.pending = None
        self._forget_rulings(n)

    def _goes_on(self, step: Undone | Redone) -> bool:
        """Return whether the next entry to undo or redo belongs to the same step."""
        if isinstance(step, Undone):
            return bool(step.entry.command.get(ALONG))
        ahead = self.service.journal.entries[self.steps_done :]
        return bool(ahead and ahead[0].command.get(ALONG))

    def keep_pending(self, pending: Pending | None) -> None:
        """Keep a half-asked command with its answers, or that there is none."""
        self._library.journals.save_pending(self.encounter_id, None if pending is None else pending.packed())
        self.pending = None if pending is None else pending.twin()

    def _ending(self) -> Ending:
        sheets = sheets_brought(self.service.journal, self._library.journals.sheets(self.encounter_id))
        facts = self.service.journal.facts()
        return ending_of(self.system, self.fight, self.name, self.members, sheets, facts)

    def _note_ruling(self, entry: Entry) -> None:
        if entry.command["do"] in RULINGS:
            self.ruled.add(entry.number)
        elif entry.command["do"] == "act":
            self.acts[entry.number] = entry.command

    def _forget_rulings(self, n: int) -> None:
        """Forget which commands from `n` on were rulings; the set stays the same object, which tellers hold.

        So it is with acts.
        """
        self.ruled.difference_update([number for number in self.ruled if number >= n])
        for number in [number for number in self.acts if number >= n]:
            del self.acts[number]

    # --- what is kept beside it --------------------------------------------------------------------------

    def keep_rollers(self, rollers: Mapping[str, str]) -> None:
        """Keep who rolls for each side."""
        self._library.encounters.save_rollers(self.encounter_id, rollers)

    def keep_marks(self, marks: Marks) -> None:
        """Keep what no rule knows of the combatants."""
        self._library.journals.save_marks(self.encounter_id, marks)

    def keep_joining(self, joining: Mapping[str, int | None]) -> None:
        """Keep which members those are who join: what becomes of them reaches the party, unless this is a branch."""
        if self._apart:
            return
        members = known_as(self.members, joining)
        if members != self.members:
            self._library.journals.save_members(self.encounter_id, members)
            self.members = members
            self.forget_looks()

    def take_up(self) -> None:
        """Let this fight be opened at the start of the program."""
        self._library.journals.note_playing(self.encounter_id)

    def lay_down(self, marks: Marks, *, answered: bool) -> None:
        """Stop opening this fight at the start of the program; one in which nothing has happened is prepared again.

        `answered`: an open question has had an answer, which is something.
        """
        journals = self._library.journals
        happened = answered or self.service.journal.entries or marks != self._library.setup(self.encounter_id).marks
        lay_down = journals.put_away if happened else journals.revert_begin
        lay_down(self.encounter_id)


def begin_command(surprise: Mapping[str, Json] | None) -> Command:
    """The command that begins a fight, with a surprise or without."""
    return {"do": "begin", "surprise": dict(surprise)} if surprise else {"do": "begin"}


FALLS = frozenset({"fall", "die"})
"""Kinds of facts about a fall."""


def ending_of(
    system: System,
    fight: Fight,
    name: str,
    members: Mapping[str, int],
    sheets: Mapping[str, Any],
    facts: Iterable[Fact] = (),
) -> Ending:
    """The ending of a fight: `members` leads from combatant to member, `sheets` to the sheet that it came with.

    `facts` are all that happened in it.
    """
    rewards = system.aftermath.rewards(fight)
    after: dict[int, MemberAfter] = {}
    for id, member in members.items():
        combatant = fight.combatants.get(id)
        if combatant is not None:
            after[member] = MemberAfter(
                {pool.id: combatant.pools[pool.id] for pool in system.pools if not pool.of_a_turn},
                system.lasting(combatant),
                rewards.get(id, {}),
                sheets[id],
                system.aftermath.sheet_after(fight, combatant, sheets[id]),
            )
    outcome: dict[str, Any] = {"winner": fight.winner, "spoils": fight.spoils, "round": fight.round}
    outcome["fallen"] = _fallen(fight, facts)
    outcome["down"] = [id for id, other in fight.combatants.items() if other.state not in ("active", "out")]
    return Ending(outcome, after, _loot(system, fight, name))


def _fallen(fight: Fight, facts: Iterable[Fact]) -> dict[str, list[str]]:
    """Side to the names of those who fell in a fight, even if they got up again; each once, in the order of that."""
    names: dict[str, list[str]] = {}
    for id in dict.fromkeys(str(fact.get("actor")) for fact in facts if fact["kind"] in FALLS):
        combatant = fight.combatants.get(id)
        if combatant is not None:
            names.setdefault(combatant.side, []).append(combatant.name)
    return names


def _loot(system: System, fight: Fight, name: str) -> str:
    """Return the unowned spoils in one line, in the words in which their reader sees them."""
    called = ((as_term(thing, system.phrases.file), many) for thing, many in system.aftermath.loot(fight).items())
    won = [thing if many == 1 else f"{thing} × {many}" for thing, many in called]
    return f"{name}: {', '.join(won)}" if won else ""


def own_letters(library: Library, members: Mapping[str, int]) -> OwnLetters:
    """Return the own letters of the members who fight (combatant id to member), as the library has them."""
    if not members:
        return NO_LETTERS
    known = {member.id: member for member in library.parties.members()}
    heroes = {id: known[member] for id, member in members.items() if member in known}
    letters = {id: letter for id, member in heroes.items() if (letter := own_letter(member.extra))}
    parties = {member.party_id for member in heroes.values()}
    reserved = {own_letter(member.extra) for member in known.values() if member.party_id in parties} - {""}
    return OwnLetters(letters, frozenset(heroes), frozenset(reserved))


def keep_letters(library: Library, members: Mapping[str, int], own: OwnLetters, letters: Mapping[str, str]) -> None:
    """Keep with members the `letters` given to them (by combatant id), where they had none of their own before."""
    fresh = {members[id]: letters[id] for id in own.heroes if id not in own.by_combatant and id in letters}
    fresh = {member: letter for member, letter in fresh.items() if own_letter(with_own_letter({}, letter))}
    if fresh:
        library.parties.save_letters(fresh)
