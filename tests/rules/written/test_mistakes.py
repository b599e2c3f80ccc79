"""Mistakes made by hand in the example games: each is told at its line and place, most with the word that was meant."""

import pytest

from rules.text.localized import in_language
from rules.text.messages import LANGUAGES
from rules.written.shape import checked
from rules.written.source import BadSystem, TextFault, read
from tests.rules.written.example_games import text_of
from tests.rules.written.mistakes import MISTAKES, Mistake


def line_of(text: str, wrong: str) -> int:
    """The line in which something stands; behind `#` for which time."""
    wrong, _, number = wrong.partition("#")
    at = -1
    for _ in range(int(number or 1)):
        at = text.index(wrong, at + 1)
    return text.count("\n", 0, at) + 1


def faults_of(text: str, name: str = "game") -> tuple[TextFault, ...]:
    """What is wrong with a text, by its lines."""
    try:
        source = read(text, name)
    except BadSystem as bad:
        return bad.faults
    checked(source)
    return BadSystem(source.faults).faults


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.place}-{mistake.wrong[:20]!r}")
def test_a_mistake_is_told_once_where_it_was_made(mistake: Mistake) -> None:
    text = text_of(mistake.game)
    assert text.count(mistake.right) >= 1
    wrong = text.replace(mistake.right, mistake.wrong, 1)
    first, *others = faults_of(wrong)
    assert (first.place, first.line) == (mistake.place, line_of(wrong, mistake.at or mistake.wrong))
    assert mistake.word in first.sentence
    assert others == []


@pytest.mark.parametrize("game", ["skirmish", "sparrows", "core"])
def test_one_mistake_does_not_hide_another(game: str) -> None:
    """All mistakes of a game made at once, as far as one does not take another's place or meaning."""
    text = text_of(game)
    made: list[Mistake] = []
    for mistake in MISTAKES:
        touched = any(mistake.right in other.right or other.right in mistake.right for other in made)
        touched = touched or mistake.right.startswith(("[", 'kind = "dice"'))
        if mistake.game == game and not touched and mistake.right in text:
            text = text.replace(mistake.right, mistake.wrong, 1)
            made.append(mistake)
    told = {fault.place for fault in faults_of(text)}
    assert len(made) >= 9
    assert {mistake.place for mistake in made} - told == set()


def test_enough_mistakes_are_tried() -> None:
    assert len({mistake.place + mistake.wrong for mistake in MISTAKES}) >= 60


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.place}-{mistake.wrong[:20]!r}")
def test_a_mistake_is_told_in_every_language(mistake: Mistake) -> None:
    text = text_of(mistake.game).replace(mistake.right, mistake.wrong, 1)
    fault, *_ = faults_of(text)
    told = {in_language(fault.sentence, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any("{ $" in sentence or "{$" in sentence for sentence in told)
