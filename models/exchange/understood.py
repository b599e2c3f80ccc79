"""What of a pasted text is understood: the stretches that arrive in the library."""

from __future__ import annotations

from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.text.translated_text import UnderstoodSpan
from models.exchange.record_checks import player_spans
from models.exchange.tables import copied_text, labelled_text


def understood_spans(text: str, *, joins_party: bool = False) -> list[UnderstoodSpan]:
    """Return the stretches of a text that its reader understands; of who joins a party, without what none leaves."""
    of_others = () if labelled_text.is_own_sheet(text) else (stat_block.understood_spans,)
    readers = (copied_text.understood_spans, *of_others, labelled_text.understood_spans)
    spans: list[UnderstoodSpan] = next((found for read in readers if (found := read(text))), [])
    if not joins_party:
        return spans
    players = [UnderstoodSpan(*span, "player") for span in player_spans(text)]
    return [*(span for span in spans if span.field != "drops"), *players]
