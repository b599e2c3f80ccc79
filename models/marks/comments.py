"""Comments: what the game master writes beside a line of the log; they are kept among the marks of the fight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from models.marks.marks import WHOLE, Marks
from rules.core.facts import Fact
from rules.log.redaction import COMMENT

COMMENTS = "comments"
"""The name under which they are kept among the marks of the whole fight."""

Comments = Mapping[int, str]
"""The number (`n`) of the fact that a line tells, to what was written beside it."""
NONE: Comments = {}


def read(marks: Marks) -> dict[int, str]:
    """The comments among the marks; what is no text, or belongs to no number, is left out."""
    kept = marks.get(WHOLE, {}).get(COMMENTS)
    texts = kept.items() if isinstance(kept, Mapping) else ()
    return {int(n): text for n, text in texts if n.isdecimal() and isinstance(text, str) and text}


def put(marks: Marks, n: int, text: str) -> dict[str, Mapping[str, object]]:
    """The marks with a comment on the line of fact `n` in place of any other; an empty text takes it away."""
    rest = {str(number): kept for number, kept in read(marks).items() if number != n}
    return {**marks, WHOLE: {**marks.get(WHOLE, {}), COMMENTS: {**rest, str(n): text} if text else rest}}


def commented(facts: Iterable[Fact], comments: Comments) -> list[Fact]:
    """The facts, each with its comment behind it, which bears the number of the fact."""
    found: list[Fact] = []
    for fact in facts:
        found.append(fact)
        if text := comments.get(fact.get("n", 0)):
            found.append(comment(fact["n"], text))
    return found


def comment(n: int, text: str) -> Fact:
    """A comment as what the log tells: the players' edition leaves it out as it does the game master's notes."""
    return {"n": n, "command": None, "kind": COMMENT, "actor": None, "text": text}


def is_comment(fact: Fact) -> bool:
    """Whether it is a comment, and nothing that happened in the fight."""
    return bool(fact["kind"] == COMMENT)
