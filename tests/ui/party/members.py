"""Who is shown in the party's tab, what its library holds of parties, and a rest of everybody."""

from models.library import Library
from ui.party.rest_card import RestCard
from ui.party.tab import PartyTab


def names(tab: PartyTab) -> list[str]:
    return [card.name for card in tab.cards.rows]


def ids(tab: PartyTab) -> list[int]:
    return [card.id for card in tab.cards.rows]


def snapshot(library: Library) -> list[dict[str, object]]:
    parties = [party.model_dump() for party in library.parties.all()]
    return parties + [member.model_dump() for member in library.parties.members()]


def rest_all(tab: PartyTab) -> None:
    tab.dealings.rest_all()
    [card] = [candidate for candidate in tab.findChildren(RestCard) if candidate.isVisible()]
    card.do()
