"""The open question as the seat sees whose it is: without whoever is hidden, and without numbers of strangers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Protocol

from rules.core.questions import ChoiceQuestion, DieQuestion, Needs, Question, Roll
from rules.core.state import Combatant, things_on
from rules.log.sentences import Teller
from rules.players.players_view import DieOnView, OptionOnView, QuestionOnView
from rules.system.system import System
from rules.text.localized import LocalizedText
from rules.text.messages import UNKNOWN, parted_die

DICE = "dice"
"""The id of a question for dice."""
Wanted = tuple[int, int]
"""A die that is waited for: the index of its roll in the question's list, and its own in that roll."""


class Seen(Protocol):
    """What an audience sees of the fight."""

    @property
    def teller(self) -> Teller:
        """What tells the fight, with the names by which the audience knows everybody."""

    @property
    def system(self) -> System:
        """The system, with the terms as the audience reads them."""

    @property
    def seen(self) -> Mapping[str, Combatant]:
        """Those whom the audience sees now."""

    def is_own(self, id: str) -> bool:
        """Whether the audience knows somebody's numbers now."""

    def shown_id(self, id: str) -> str:
        """Return the id by which the audience knows somebody."""


def wanted_dice(question: Question) -> tuple[Wanted, ...]:
    """Return the dice of a question that are still to be thrown, from the one asked for to the end of its list."""
    if not isinstance(question, DieQuestion):
        return ()
    if not question.rolls:
        return ((0, 0),)
    return tuple(
        (at, number)
        for at in range(question.at, len(question.rolls))
        for number in range(len(question.so_far) if at == question.at else 0, len(question.rolls[at].faces))
    )


def roll_of(question: DieQuestion, at: int) -> Roll:
    """Return the roll of a question's list."""
    return question.rolls[at] if question.rolls else Roll((question.faces,), question.actor)


def asked_of(question: Question, wanted: Sequence[Wanted] | None = None) -> frozenset[str]:
    """Return the combatants whose players answer: who chooses, or all who still have dice to throw.

    Nobody: it is the game master's alone. `wanted`: the dice that are waited for, if those are not all.
    """
    if isinstance(question, ChoiceQuestion):
        return frozenset(filter(None, [question.actor]))
    actors = (roll_of(question, at).actor for at, _ in (wanted_dice(question) if wanted is None else wanted))
    return frozenset(filter(None, actors))


class SeatQuestion:
    """Puts the open question into the words of a seat."""

    def __init__(self, audience: Seen, seat: AbstractSet[str], fight_names: Mapping[str, str]) -> None:
        self._audience, self._seat, self._fight_names = audience, seat, fight_names
        teller = audience.teller
        self._teller, self._system = teller, audience.system
        self._somebody = teller.say("told-somebody") or UNKNOWN
        self._unseen = fight_names.keys() - audience.seen.keys()

    def view(self, question: Question, token: str, wanted: Sequence[Wanted] | None) -> QuestionOnView | None:
        """Return what the seat is asked; None if it is asked nothing."""
        if isinstance(question, ChoiceQuestion):
            return self._choice(question, token) if question.actor in self._seat else None
        mine = seat_dice(question, self._seat, wanted)
        if not mine:
            return None
        dice = tuple(self._die(question, at, number) for at, number in mine)
        return QuestionOnView(DICE, token, " + ".join(dict.fromkeys(die.purpose for die in dice)), dice, ())

    # --- choices ---------------------------------------------------------------------------------------

    def _choice(self, question: ChoiceQuestion, token: str) -> QuestionOnView:
        names = {**self._things(question.actor), **self._names()}
        options = tuple(
            OptionOnView(shown, self._label(question.id, option, names))
            for option, shown in self.options(question).items()
        )
        text = str(self._system.question_label(question.id, self._language, self._details(question, names)))
        return QuestionOnView(question.id, token, text, (), options, self._shown(question.actor))

    def options(self, question: ChoiceQuestion) -> dict[str, str]:
        """Return each option that names nobody who is not seen, and the id that it is shown by."""
        parts = {option: option.split(":") for option in question.options}
        return {
            option: ":".join(self._audience.shown_id(part) if part in self._audience.seen else part for part in each)
            for option, each in parts.items()
            if self._unseen.isdisjoint(each) and not self._tells_secrets(option)
        }

    def _label(self, question: str, option: str, names: Mapping[str, str]) -> str:
        """Return what an option is called; one that names a combatant, part by part."""
        parts = option.split(":")
        several = parts if not self._fight_names.keys().isdisjoint(parts) else [option]
        labels = (self._system.option_label(question, part, names, self._language) for part in several)
        return self.known(" · ".join(map(str, labels)))

    def _details(self, question: ChoiceQuestion, names: Mapping[str, str]) -> dict[str, str]:
        """Return the words of a question that are known.

        Its numbers are where those are known of everybody whom it is about, the deed where its doer is seen.
        """
        about = [str(value) for value in question.details.values() if str(value) in self._fight_names]
        is_own = all(id in self._audience.seen and self._audience.is_own(id) for id in about)
        is_unseen = not self._unseen.isdisjoint(about)
        words: dict[str, str] = {}
        for key, value in question.details.items():
            if str(value) in names:
                words[key] = names[str(value)]
            elif is_own if isinstance(value, int) else not is_unseen:
                words[key] = self.known(self._teller.translate(value if isinstance(value, str) else str(value)))
        return words

    # --- dice ------------------------------------------------------------------------------------------

    def _die(self, question: DieQuestion, at: int, number: int) -> DieOnView:
        roll = roll_of(question, at)
        what = roll.names[number] if number < len(roll.names) else question.what
        purpose, who = self._with_rivals(self._purpose(what, roll.actor), roll), self._shown(roll.actor)
        return DieOnView(roll.faces[number], purpose, self._needs(roll), who)

    def _shown(self, actor: str | None) -> str:
        """Return the shown id of who answers."""
        return self._audience.shown_id(actor) if actor in self._seat and actor is not None else ""

    def _purpose(self, what: str, actor: str | None) -> str:
        """Return what a die is for: an action, a status, a thing of who throws it, or a purpose of the rules."""
        if isinstance(what, LocalizedText):
            return self.known(self._teller.translate(what))
        if what in self._system.actions:
            return self._system.actions[what].label
        if what in self._system.statuses:
            return self._teller.status(what)
        things = self._things(actor)
        if what in things:
            return things[what]
        if what in things.values():  # a name that somebody gave, though it may be a word of the book as well
            return what
        purpose, modifier = parted_die(what)
        words = self._teller.say(f"die-{purpose.replace(' ', '_')}") or self._teller.word(purpose)
        return self.known(words) + modifier

    def _with_rivals(self, purpose: str, roll: Roll) -> str:
        """Return what a roll is for and who rolls against it, of those who are seen."""
        rivals = [self._teller.name(id) for id in roll.against if id in self._audience.seen]
        if not rivals:
            return purpose
        return self._teller.say("roll-with", what=purpose, names=self._teller.listed(rivals)) or purpose

    def _needs(self, roll: Roll) -> str:
        """Return what a roll needs against the only one at whom it aims, if those numbers are the audience's own."""
        if len(roll.aims) != 1:
            return ""
        aim = roll.aims[0]
        knows = aim.target is None or (aim.target in self._audience.seen and self._audience.is_own(aim.target))
        return aim.needs.bare if isinstance(aim.needs, Needs) and knows else ""

    # --- words -----------------------------------------------------------------------------------------

    @property
    def _language(self) -> str:
        return self._teller.language

    def _names(self) -> dict[str, str]:
        """Return the names by which the audience knows everybody; of who is not seen, the word for somebody."""
        return {id: self._teller.name(id) if id in self._audience.seen else self._somebody for id in self._fight_names}

    def _things(self, first: str | None) -> dict[str, str]:
        """Return the names of the things of those who are seen, first those of one."""
        seen = self._audience.seen
        return {
            thing: name or self._teller.thing(id, thing)
            for id in reversed(dict.fromkeys((first or "", *seen)))
            if id in seen
            for thing, name in things_on(seen[id].sheet).items()
        }

    def known(self, text: str) -> str:
        """Return a text of the rules, with the names that the audience knows; nothing of it if it tells more."""
        if self._tells_secrets(text):
            return UNKNOWN
        for id, name in self._fight_names.items():
            known = self._teller.name(id)
            if known and known != name:
                text = text.replace(name, known)
        return text

    def _tells_secrets(self, text: str) -> bool:
        return any(_has_word(text, name) for name in self._secret_names)

    @cached_property
    def _secret_names(self) -> frozenset[str]:
        """What is called only so by those who are not seen: themselves and their things."""
        combatants = {} if self._teller.fight is None else self._teller.fight.combatants
        names = (
            name for id in self._unseen for name in (self._fight_names[id], *things_on(combatants[id].sheet).values())
        )
        return frozenset(names) - {"", *self._names().values(), *self._things(None).values()}


def seat_dice(question: DieQuestion, seat: AbstractSet[str], wanted: Sequence[Wanted] | None) -> tuple[Wanted, ...]:
    """Return the dice that a seat throws, in the order in which it is asked for them."""
    return tuple(
        (at, number)
        for at, number in (wanted_dice(question) if wanted is None else wanted)
        if roll_of(question, at).actor in seat
    )


def _has_word(text: str, name: str) -> bool:
    """Return whether a name stands in a text, not only as part of a longer word."""
    start = text.find(name)
    while start >= 0:
        end = start + len(name)
        if not (text[max(0, start - 1) : start].isalnum() or text[end : end + 1].isalnum()):
            return True
        start = text.find(name, start + 1)
    return False
