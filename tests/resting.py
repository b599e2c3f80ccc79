"""A night's rest, as game masters rule it between two fights."""

from collections.abc import Iterable

from models.library import Library
from models.repositories.parties import Member


def rest(library: Library, members: Iterable[Member]) -> list[Member]:
    """Lets members rest by ruling, and keeps it; what they were before comes back."""
    foreseen = library.rests.by_ruling(list(members))
    return library.parties.save_members(forecast.after for forecast in foreseen if forecast.after is not None)
