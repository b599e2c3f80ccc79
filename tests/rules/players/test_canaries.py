"""Nothing that an audience may not know is in its view, in whatever form: 1,000 random fights in `make prove`."""

import json
import os
from collections import Counter
from random import Random

import pytest

from rules.core.questions import DieQuestion, Needs
from rules.players.players_view import as_json
from rules.players.seat_question import asked_of, roll_of, seat_dice
from rules.players.seen_by import seen_by
from rules.system import registry
from tests.proof_table import Proved
from tests.rules.players.canaries import Hideout

FIGHTS = int(os.environ.get("TURNWRIGHT_CANARIES", "120")) // len(registry.ids())
"""Random fights of each system."""


@pytest.mark.parametrize("system", registry.ids())
def test_no_view_holds_what_its_audience_may_not_know(system: str, proved: Proved) -> None:
    met: dict[str, str] = {}
    counted: Counter[str] = Counter()
    for number in range(FIGHTS):
        spied = Hideout(system, number).spied()
        for audience in spied.audiences(Random(number)):
            view = seen_by(spied.played, audience)
            text = json.dumps(as_json(view), ensure_ascii=False)
            for word in spied.leaked(text, audience):
                place = text.casefold().index(word)
                met.setdefault(f"{number} {audience.seat} {word}", text[max(0, place - 90) : place + 60])
            question = spied.question
            asked = frozenset() if question is None else asked_of(question) - spied.hidden
            assert (view.question is not None) == (not asked.isdisjoint(audience.seat)), (number, audience.seat)
            if isinstance(question, DieQuestion) and view.question is not None:
                aims = [roll_of(question, at).aims for at, _ in seat_dice(question, set(audience.seat), None)]
                for die, each in zip(view.question.dice, aims, strict=True):
                    strangers = [aim for aim in each if aim.target not in (None, *audience.seat, *spied.began)]
                    assert not (die.needs and strangers), (number, die)
                    counted["needs"] += any(isinstance(aim.needs, Needs) for aim in strangers)
            counted.update({"views": 1, "questions": view.question is not None, "offers": view.offers is not None})
            counted["lines"] += len(view.log)
    proved(
        f"views of random fights of {system} without what their audiences may not know", FIGHTS, f"0 to {FIGHTS - 1}"
    )
    assert met == {}
    assert min(counted[key] for key in ("views", "questions", "offers", "lines")) > 0, counted
