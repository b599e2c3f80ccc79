"""How fast a long log leaves the program. Figures alone; nothing here asserts a time."""

from statistics import quantiles
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.log.narrative import NARRATED, PLAIN, narrate
from rules.log.redaction import PLAYERS, hidden_always
from rules.scripts import script
from rules.tactics import Player
from tests.benchmarks.conftest import plain_script
from ui.encounter.log.panel import LogPanel
from ui.paper.printed_log import PrintedLog
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import Telling

FACTS = 20_000


@pytest.fixture(scope="module")
def long_fight() -> RulesService:
    """A fight of twenty thousand facts."""
    service = service_for(script.check(plain_script(6, 6, hp=99_999)))
    service.do({"do": "begin"})
    player = Player(service)
    while service.journal.fact_count < FACTS:
        player.step()
    return service


def _log(service: RulesService, chosen: TellingChoice) -> PrintedLog:
    telling = Telling.of(service, chosen, hidden_always(()))
    facts = service.journal.facts()
    return PrintedLog.of(
        "A long night", telling.subtitle, facts, telling.teller, style=chosen.style, edition=telling.edition
    )


@pytest.mark.parametrize("kind", ["html", "md", "csv", "txt"])
def test_twenty_thousand_facts_as_a_file(benchmark: Any, long_fight: RulesService, kind: str) -> None:
    """From the facts to the content; goal for HTML: a second."""
    chosen = TellingChoice("en")
    benchmark.pedantic(lambda: _log(long_fight, chosen).content(kind), rounds=3, warmup_rounds=1)
    benchmark.extra_info["facts"] = long_fight.journal.fact_count


@pytest.mark.usefixtures("qapp")
def test_twenty_thousand_facts_scroll(benchmark: Any, long_fight: RulesService, qapp: QApplication) -> None:
    """A frame of the log while one scrolls up through it by the wheel; goal: 16 ms at the 95th percentile."""
    telling = Telling.of(long_fight, TellingChoice("en"), hidden_always(()))
    log = LogPanel("en")
    log.resize(420, 900)
    log.show()
    log.open_fight({}, long_fight.journal.facts(), telling.teller)
    qapp.processEvents()
    bar = log.list.verticalScrollBar()
    frames: list[float] = []

    def scroll() -> None:
        begun = perf_counter()
        bar.setValue(bar.value() - 120)
        log.list.viewport().repaint()
        qapp.processEvents()
        frames.append(perf_counter() - begun)

    benchmark.pedantic(scroll, rounds=2000, warmup_rounds=0)
    benchmark.extra_info["95th percentile, ms"] = round(1000 * quantiles(frames, n=20)[-1], 2)
    benchmark.extra_info["slowest frame, ms"] = round(1000 * max(frames), 2)
    log.close()


@pytest.mark.usefixtures("qapp")
def test_twenty_thousand_facts_as_pdf(benchmark: Any, long_fight: RulesService, qapp: QApplication) -> None:
    """From the facts to the bytes, its progress told; goal: five seconds."""
    told_of: list[int] = []
    chosen = TellingChoice("en")

    def write() -> bytes:
        return _log(long_fight, chosen).to_pdf(progress=lambda done, total: told_of.append(done))

    benchmark.pedantic(write, rounds=3, warmup_rounds=0)
    benchmark.extra_info["times that progress was told"] = len(told_of) // 3


@pytest.mark.parametrize("style", [PLAIN, NARRATED])
def test_twenty_thousand_facts_told_to_the_players(benchmark: Any, long_fight: RulesService, style: str) -> None:
    """From the facts to the lines."""
    telling = Telling.of(long_fight, TellingChoice("en", PLAYERS, style), hidden_always(()))
    facts = long_fight.journal.facts()
    benchmark.pedantic(lambda: narrate(style, facts, telling.teller, telling.edition), rounds=3)
