"""The sample fights as they are told: every word of them has been read once, and none changes unnoticed."""

import zipfile

import pytest

from rules.log.narrative import STYLES
from rules.system import registry
from tests.ui.tellings import kept, sample
from tools.keep_tellings import FOLDER, tellings
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import told_log


@pytest.mark.parametrize("system", registry.ids())
def test_the_sample_fight_is_told_as_it_was(system: str) -> None:
    with zipfile.ZipFile(FOLDER / f"{system}.zip") as archive:
        before = {name: archive.read(name).decode("utf-8") for name in archive.namelist()}
    now = dict(tellings(kept(system)))
    assert sorted(now) == sorted(before)
    assert [name for name in now if now[name] != before[name]] == []
    for language in ("en", "es", "pt_BR"):
        handout = (FOLDER / f"{system}-{language}.md").read_text("utf-8")
        assert handout == before[f"{language}-players-narrated.md"]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("system", registry.ids())
def test_a_style_says_no_number_that_no_fact_has(system: str, style: str) -> None:
    import re

    service = sample(system)
    known = set(re.findall(r"\d+", str([*service.journal.facts(), service.fight.round])))
    sheets = str([combatant.sheet.model_dump() for combatant in service.fight.combatants.values()])
    log = told_log(kept(system)["name"], service, (), TellingChoice("en", "gm", style))
    said = set(re.findall(r"\d+", " ".join(line.text for line in log.lines)))
    odd = said - known - set(re.findall(r"\d+", sheets))
    # Cells are told by letter and row, sums as sums, cuts as parts: the ledger's own arithmetic.
    assert style == "plain" or odd - {"2", "3", "4"} == set()
