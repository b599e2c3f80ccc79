"""The options of an import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_args

OnSame = Literal["keep", "replace", "skip"]
ON_SAME: tuple[OnSame, ...] = get_args(OnSame)


@dataclass(frozen=True, slots=True)
class ImportChoice:
    """The options of an import."""

    system: str = ""
    """The system of creatures whose file names none; empty: they are refused."""
    profile: str = ""
    """The conversion profile for creatures of other games; empty: the system's default."""
    folder: str | None = None
    """The folder for all creatures; None: the one in their file."""
    on_same: OnSame = "keep"
    """For records that exist already: keep both, replace the old one, or skip the new one."""
    columns: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Table header to its columns' meanings, column name to field; other tables use remembered or guessed ones."""
    own_profiles: Path | None = None
    """The folder of the user's profiles."""
    party: int | str | None = None
    """The party that all creatures join, or the name of a new one; None: they go to the bestiary.

    Files with encounters always go to the bestiary.
    """
    language: str = ""
    """The language of the words that a profile adds, such as a kind; empty: that of its system's book."""
