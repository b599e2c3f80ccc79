"""Saves the sample fights as told, in every language, edition, style and kind of file, for tests.

    python -m tools.keep_tellings play     plays the first sample fight of each system anew
    python -m tools.keep_tellings tell     tells the fights that are kept; read what has changed before you commit it

`tests/golden/told/SYSTEM.json` is a fight, `SYSTEM.zip` all that is told of it; `SYSTEM-LANGUAGE.md` is the players'
narrated handout, for people to read.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from models.library import Library
from models.repositories.encounters import PREPARED
from rules.core.state import PARTY
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.log.narrative import NARRATED, STYLES
from rules.log.redaction import EDITIONS, PLAYERS, hidden_always
from rules.mechanics.action import Field, Option
from rules.scripts import script
from rules.scripts.setup import new_fight
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.rules.random_player import RandomPlayer
from ui.session.loader import as_script
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import told_log

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "told"
KINDS = ("html", "md", "csv", "txt")
SEED, MOST = 4, 140
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time in the archives, so that equal files have equal bytes."""


class Player(RandomPlayer):
    """Strikes foes with its own weapons, and uses its other things now and then."""

    def _chosen(self, field: Field, options: list[Option], actor: Any, values: dict[str, Any]) -> Any:
        if any(option.id in self.fight.combatants for option in options):
            fight = self.fight.combatants
            foes = [option for option in options if option.id in fight and fight[option.id].side != actor.side]
            options = foes or options
        elif field.name == "with":
            options = [option for option in options if option.id not in self.service.system.things] or options
        return super()._chosen(field, options, actor, values)


def play(system: str, library: Library) -> dict[str, Any]:
    """Return the first sample fight of a system, played, with a hidden foe, a note and a ruling."""
    encounter = next(candidate for candidate in library.encounters.all(PREPARED) if candidate.system == system)
    assert encounter.id is not None
    setup = library.setup(encounter.id)
    service = service_for(script.check(setup.script))
    player = Player(service, Random(SEED))
    player.do({"do": "begin"})
    player.do({"do": "note", "text": "The lever behind the third door is the way out."})
    for _ in player.turns(MOST):
        pass
    player.do({"do": "end"})
    foes = [item["id"] for item in setup.script["combatants"] if item["side"] != PARTY]
    return {"name": encounter.name, "hidden": foes[-1:], "script": as_script(setup.script, service.journal)}


def played(kept: dict[str, Any]) -> RulesService:
    """Return a saved fight, played to its end."""
    read = script.check(kept["script"])
    service = RulesService(new_fight(read.system, read.options, read.seed, read.board, read.combatants), read.system)
    for number, command in enumerate(read.commands):
        service.do(command, number=number)
    return service


def tellings(kept: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the name and content of each file."""
    service = played(kept)
    for language in LANGUAGES:
        for edition in EDITIONS:
            for style in STYLES:
                chosen = TellingChoice(language, edition, style)
                log = told_log(kept["name"], service, (), chosen, hidden=hidden_always(kept["hidden"]))
                for kind in KINDS:
                    content = log.to_html(with_faces=False) if kind == "html" else log.content(kind)
                    assert isinstance(content, str)
                    yield f"{language}-{edition}-{style}.{kind}", content


def _archive(files: Sequence[tuple[str, str]]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def main(arguments: Sequence[str]) -> int:
    """Play or tell, as named on the command line."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if list(arguments) == ["play"]:
        with tempfile.TemporaryDirectory() as place:
            library = Library.open(Path(place) / "Samples.turnwright")
            for system in registry.ids():
                kept = play(system, library)
                text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
                (FOLDER / f"{system}.json").write_text(text + "\n", "utf-8")
            library.close()
    elif list(arguments) == ["tell"]:
        for path in sorted(FOLDER.glob("*.json")):
            files = list(tellings(json.loads(path.read_text("utf-8"))))
            path.with_suffix(".zip").write_bytes(_archive(files))
            for language in LANGUAGES:
                handout = dict(files)[f"{language}-{PLAYERS}-{NARRATED}.md"]
                path.with_name(f"{path.stem}-{language}.md").write_text(handout, "utf-8")
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
