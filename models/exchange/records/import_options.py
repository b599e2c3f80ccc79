"""What somebody wants of an import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_args

OnSame = Literal["keep", "replace", "skip"]
ON_SAME: tuple[OnSame, ...] = get_args(OnSame)


@dataclass(frozen=True, slots=True)
class ImportChoice:
    """What somebody wants of an import."""

    system: str = ""
    """The system of creatures whose file names none; empty: such creatures are refused."""
    profile: str = ""
    """The conversion of creatures of other games; empty: the system's own."""
    folder: str | None = None
    """Where all creatures are filed; None: where their file says."""
    on_same: OnSame = "keep"
    """What of those whose name and system are in the library already: both stay, the new one takes the place of the
    old one, or it is left out."""
    columns: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Header of a table to what its columns mean, their name to ours; any other means what was remembered of it, or
    what its names say."""
    own_profiles: Path | None = None
    """The folder of somebody's own profiles."""
    party: int | str | None = None
    """The party that all creatures join as members, or the name of one to be made; None: they come into the bestiary.
    Files with encounters bring creatures whatever stands here."""
