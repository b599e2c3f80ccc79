"""Somebody is told what to do in a fight that is tried out: done, done again after each change, and taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from rules.system import registry
from rules.written.loader import load
from tests.there import there
from tests.ui.rule_editor.trial import HARDER, SKIRMISH, changed, lines, marked, press, settle, wait_for_fight
from tools.import_arrows import ROOT, built_in_systems
from ui.rule_editor import try_round
from ui.rule_editor.scratch.deeds import Deed, Turn, form_of
from ui.rule_editor.scratch.next_deed import ChoiceBox
from ui.rule_editor.scratch_fight import ScratchFight, sample_contestants, start_of
from ui.rule_editor.try_round import TryRound

GAMES = {game.name: game.text for game in shipped_games()}
BUILT_IN = tuple(sorted(built_in_systems(ROOT)))
SHOVE = """
[action.shove]
label = "Shove"
targets = { label = "Targets" }
does = [{ put = "stunned", to = "target" }]
"""
"""An action that the tactics choose never: it hurts nobody."""
WITH_SHOVE = SKIRMISH + SHOVE
TOO_WEAK = WITH_SHOVE.replace(
    "[action.shove]", '[action.shove]\nneeds = [{ if = "hp > 500", else = "too_weak" }]'
).replace("[word.en]", '[word.en]\nrefused-too_weak = "{actor} is too weak."')
"""One that nobody can do."""


def offered(box: ChoiceBox) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def pick(box: ChoiceBox, words: str) -> None:
    """Choose an entry by keys, as somebody without a mouse does."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentText().startswith(words):
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(offered(box))


def acting(panel: TryRound) -> str:
    fight = there(panel.fight)
    return str(fight.service.fight.combatants[there(panel.next_turn).actor].name)


def step_to_who_may(panel: TryRound, action: str) -> None:
    """Play on until the turn of somebody who can do an action comes."""
    while action not in offered(panel.next.does):
        press(panel.step_button)


# --- choosing ----------------------------------------------------------------------------------------------


def test_who_acts_next_is_named_and_offered_what_it_may_do(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    assert panel.next.isVisible()
    assert panel.next.who.text() == f"Next: {acting(panel)}"
    assert panel.next.does.accessibleName() == f"What {acting(panel)} does next"
    itself, *actions = (words.split(" – ")[0] for words in offered(panel.next.does))
    assert itself.startswith("by itself: Strike → ")
    assert actions == ["Strike", "Fire Storm", "Shove"]
    assert panel.next.controls == {}
    before = panel.next.who.text()
    press(panel.step_button)
    assert panel.next.who.text() != before


def test_a_chosen_action_is_done_and_told_as_chosen(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    who = acting(panel)
    pick(panel.next.does, "Shove")
    (target,) = panel.next.controls.values()
    assert isinstance(target, ChoiceBox)
    assert target.accessibleName() == "Targets"
    pick(target, offered(target)[1])
    whom = target.currentText()
    before = len(lines(panel))
    press(panel.step_button)
    new = lines(panel)[before:]
    assert new[0] == f"{who}: Shove (chosen)"
    assert any(line.startswith(f"{whom}: Stunned") for line in new)
    assert not any(line.startswith(f"{who}: Strike") for line in new)
    assert panel.next.deed is None


def test_what_is_refused_is_grey_with_its_reason(panel: TryRound) -> None:
    panel.set_system(load(TOO_WEAK))
    (place,) = [place for place, words in enumerate(offered(panel.next.does)) if words.startswith("Shove")]
    assert offered(panel.next.does)[place] == f"Shove – {acting(panel)} is too weak."
    assert not panel.next.does.model().flags(panel.next.does.model().index(place, 0)) & Qt.ItemFlag.ItemIsEnabled


def test_fields_for_which_nothing_is_chosen_are_filled_in(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    foe = there(panel.fight).service.fight
    pick(panel.next.does, "Strike")
    press(panel.step_button)
    who = [line for line in lines(panel) if line.endswith(": Strike (chosen)")]
    assert len(who) == 1
    attacker = next(other for other in foe.combatants.values() if who[0].startswith(other.name))
    told = lines(panel)[lines(panel).index(who[0]) + 1]
    victim = next(other for other in foe.combatants.values() if f"attacks {other.name}" in told)
    assert victim.side != attacker.side


def test_several_targets_are_chosen_one_by_one_or_all(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    step_to_who_may(panel, "Fire Storm")
    pick(panel.next.does, "Fire Storm")
    box = panel.next.controls["targets"]
    assert isinstance(box, ChoiceBox)
    everybody = offered(box)[-1]
    assert everybody.count(",") == 2
    pick(box, everybody)
    press(panel.step_button)
    (storm,) = [
        entry.command
        for entry in there(panel.fight).service.journal.entries
        if entry.command.get("action") == "storm" and entry.number in there(panel.fight).told.commands
    ]
    assert len(storm["targets"]) == 3


def test_what_was_chosen_is_done_whatever_plays_the_turn(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    pick(panel.next.does, "Shove")
    press(panel.out_button)
    assert sum(line.endswith("(chosen)") for line in lines(panel)) == 1
    assert not panel.next.isVisible()


@pytest.mark.parametrize("name", [*GAMES, *BUILT_IN])
def test_every_action_that_is_offered_can_be_done(name: str, panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(GAMES[name]) if name in GAMES else registry.system(name))
    wait_for_fight(panel, qtbot)
    for _ in range(20):
        if panel.next.isVisible():
            break
        press(panel.step_button)
    done = 0
    for action in [value for value in panel.next.does.values if value]:
        fight = there(panel.fight)
        panel.choose(Deed(action, label=action))
        turn, at = there(panel.next_turn), fight.told.stops
        press(panel.step_button)
        assert fight.error is None, action
        done += not fight.told.missed
        assert fight.told.played[turn] == at
        panel.take_back()
        assert there(panel.fight).told.stops == at
    assert done


# --- after a change ----------------------------------------------------------------------------------------


def test_what_was_chosen_is_done_again_after_each_change_with_the_same_dice(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    pick(panel.next.does, "Shove")
    press(panel.step_button)
    press(panel.step_button)
    before = lines(panel)
    panel.set_system(load(f"{WITH_SHOVE}\n# only a remark\n"))
    assert lines(panel) == before
    panel.set_system(changed(WITH_SHOVE, ('{ put = "stunned", to = "target" }', '{ damage = 3, to = "target" }')))
    assert sum(line.endswith("Shove (chosen)") for line in lines(panel)) == 1
    assert any(" loses 3 HP" in line for line in marked(panel))


def test_an_action_that_gets_other_fields_is_done_all_the_same(panel: TryRound) -> None:
    alone = WITH_SHOVE.replace(
        'targets = { label = "Targets" }\ndoes = [{ put = "stunned", to = "target" }]', 'does = [{ say = "Here!" }]'
    )
    assert alone != WITH_SHOVE
    panel.set_system(load(alone))
    pick(panel.next.does, "Shove")
    press(panel.step_button)
    assert "Here!" in lines(panel)
    panel.set_system(load(WITH_SHOVE))
    assert any(line.endswith("Shove (chosen)") for line in lines(panel))
    assert any("Stunned" in line for line in marked(panel))
    assert not any("is not possible" in line for line in lines(panel))


def test_what_is_not_possible_any_more_is_said_in_its_place_and_the_tactics_choose(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    who = acting(panel)
    pick(panel.next.does, "Shove")
    press(panel.step_button)
    number = next(place for place, line in enumerate(lines(panel)) if line.endswith("Shove (chosen)"))
    panel.set_system(load(SKIRMISH))
    assert lines(panel)[number].startswith(f"{who}: “Shove” was chosen, but is not possible here. ")
    assert lines(panel)[number + 1] == f"{who}: Strike"
    assert lines(panel)[number] in marked(panel)
    panel.set_system(load(WITH_SHOVE))
    assert lines(panel)[number] == f"{who}: Shove (chosen)"


def test_other_dice_leave_what_was_chosen(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    press(panel.start_button)
    deeds = 0
    while not deeds:
        pick(panel.next.does, "Shove")
        press(panel.step_button)
        press(panel.dice_button)
        deeds = sum(line.endswith("Shove (chosen)") for line in lines(panel))
    assert panel.deeds


# --- taking back -------------------------------------------------------------------------------------------


def test_what_was_chosen_is_taken_back_and_its_turn_comes_again(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    assert not panel.back_button.isEnabled()
    before, who = lines(panel), acting(panel)
    pick(panel.next.does, "Shove")
    assert panel.back_button.isEnabled()
    press(panel.step_button)
    press(panel.step_button)
    press(panel.back_button)
    assert lines(panel) == before
    assert acting(panel) == who
    assert not panel.back_button.isEnabled()
    press(panel.step_button)
    assert lines(panel)[len(before)] == f"{who}: Strike"


def test_what_is_chosen_for_the_turn_that_comes_is_taken_back_without_playing(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    fight = panel.fight
    pick(panel.next.does, "Shove")
    press(panel.back_button)
    assert panel.fight is fight
    assert panel.next.does.currentText().startswith("by itself: ")
    assert panel.next.controls == {}


def test_to_begin_again_forgets_what_was_chosen(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    pick(panel.next.does, "Shove")
    press(panel.step_button)
    press(panel.start_button)
    assert panel.deeds == {}
    press(panel.out_button)
    assert not any("(chosen)" in line for line in lines(panel))


# --- trying a row ------------------------------------------------------------------------------------------


def test_an_action_is_tried_by_the_next_one_who_can_do_it(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    who, before = acting(panel), lines(panel)
    panel.try_row("action", "shove", "Shove")
    assert lines(panel)[: len(before)] == before
    assert lines(panel)[len(before)] == f"{who}: Shove (chosen)"
    assert panel.note.text() == ""


def test_an_action_that_only_some_can_do_is_tried_when_their_turn_comes(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    while "Fire Storm" in offered(panel.next.does):
        press(panel.step_button)
    who = acting(panel)
    panel.try_row("action", "storm", "Fire Storm")
    (told,) = [line for line in lines(panel) if line.endswith("Fire Storm (chosen)")]
    assert not told.startswith(who)


def test_in_a_fight_that_is_over_a_turn_of_it_is_played_anew(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    press(panel.out_button)
    panel.try_row("action", "shove", "Shove")
    assert lines(panel)[-2:] != []
    assert sum(line.endswith("Shove (chosen)") for line in lines(panel)) == 1
    assert panel.step_button.isEnabled()


def test_what_nobody_can_do_is_said_with_the_reason(panel: TryRound) -> None:
    panel.set_system(load(TOO_WEAK))
    before, who = lines(panel), acting(panel)
    panel.try_row("action", "shove", "Shove")
    assert lines(panel) == before
    assert panel.note.text() == f"“Shove” cannot be tried in this fight. {who} is too weak."
    press(panel.step_button)
    assert panel.note.text() == ""


def test_a_condition_is_tried_on_who_acts_next(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    who, before = acting(panel), lines(panel)
    panel.try_row("status", "burning", "Burning")
    assert any(who in line and "Burning" in line for line in lines(panel)[len(before) :])
    panel.set_system(changed(SKIRMISH, HARDER))
    assert any(who in line and "Burning" in line for line in lines(panel)[len(before) :])


def test_what_is_at_fault_is_not_in_the_fight_and_that_is_said(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    before = lines(panel)
    panel.try_row("action", "shove", "Shove")
    assert lines(panel) == before
    assert panel.note.text() == (
        "“Shove” cannot be tried in this fight. It is not in the last rules without faults, by which the fight plays."
    )


def test_a_reaction_is_tried_by_whoever_is_asked_for_it_next(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    before = lines(panel)
    assert not any("Parry" in line for line in before)
    panel.try_row("reaction", "parry", "Parry")
    new = lines(panel)[len(before) :]
    assert lines(panel)[: len(before)] == before
    place = next(place for place, line in enumerate(new) if line.endswith("Parry (AC +4) (chosen)"))
    who = new[place].partition(":")[0]
    assert f" attacks {who}: " in new[place + 1]
    press(panel.back_button)
    assert lines(panel) == before


def test_a_reaction_is_tried_beside_what_is_done_in_the_turn(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    pick(panel.next.does, "Shove")
    panel.try_row("reaction", "parry", "Parry")
    assert sum(line.endswith("Shove (chosen)") for line in lines(panel)) == 1
    assert sum(line.endswith("Parry (AC +4) (chosen)") for line in lines(panel)) == 1


def test_a_reaction_for_which_nobody_is_asked_is_told_of(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH.replace("hits and outcome is not 'critical'", "hp > 500")))
    panel.try_row("reaction", "parry", "Parry")
    assert panel.note.text() == "“Parry” cannot be tried in this fight. Nobody is asked for it."
    assert panel.deeds == {}


def test_what_it_would_do_itself_is_named_and_done(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    for _ in range(6):
        who, (itself, *_) = acting(panel), offered(panel.next.does)
        before = len(lines(panel))
        press(panel.step_button)
        deed = itself.removeprefix("by itself: ").partition(" → ")[0]
        assert f"{who}: {deed}" in lines(panel)[before:]


def test_in_a_wide_panel_the_log_stands_beside_the_rest(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(SKIRMISH))

    def is_beside() -> bool:
        left, right = panel.buttons.mapTo(panel, panel.buttons.rect().topRight()), panel.log.mapTo(panel, QPoint())
        return right.x() >= left.x()

    assert not is_beside()
    panel.resize(900, 500)
    qtbot.waitUntil(is_beside)
    panel.resize(400, 640)
    qtbot.waitUntil(lambda: not is_beside())


# --- in its place --------------------------------------------------------------------------------------------


def test_a_turn_that_does_not_come_any_more_is_told_of(panel: TryRound) -> None:
    panel.set_system(load(WITH_SHOVE))
    press(panel.start_button)
    while acting(panel) != "Nokk":
        press(panel.step_button)
    pick(panel.next.does, "Shove")
    press(panel.round_button)
    assert any(line == "Nokk: Shove (chosen)" for line in lines(panel))
    panel.set_system(changed(WITH_SHOVE, ('damage = "dice(damage)" }', 'damage = "dice(damage) + 400" }')))
    (told,) = [line for line in lines(panel) if "did not come" in line]
    assert told == "Nokk: “Shove” was chosen for a turn that did not come."
    press(panel.back_button)
    assert panel.deeds == {}
    assert not any("did not come" in line for line in lines(panel))


def test_what_is_played_soon_after_a_change_is_not_marked_by_the_next_one(
    panel: TryRound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(try_round, "SETTLED", 60_000)
    panel.set_system(load(SKIRMISH))
    panel.set_system(load(f"{SKIRMISH}\n# a remark\n"))
    press(panel.round_button)
    panel.set_system(load(f"{SKIRMISH}\n# another remark\n"))
    assert marked(panel) == []
    assert panel.change.text() == "After the change the fight goes as it did before."


def test_the_odds_say_that_what_was_chosen_does_not_count(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(WITH_SHOVE))
    settle(panel, qtbot)
    usual = panel.odds.progress.text()
    pick(panel.next.does, "Shove")
    assert panel.odds.progress.text() == "Of 30 fights in which each acts by itself"
    press(panel.back_button)
    assert panel.odds.progress.text() == usual


@given(choices=st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=8), seed=st.integers(0, 99))
def test_the_same_choices_are_played_the_same_and_never_fail(choices: list[tuple[int, int]], seed: int) -> None:
    system = load(WITH_SHOVE)
    start = start_of(system, sample_contestants(system), seed)
    deeds: dict[Turn, Deed] = {}
    fight = ScratchFight(start, seed, deeds)
    for which, at in choices:
        for turn in fight.next_turns:
            actor = fight.service.fight.combatants[turn.actor]
            action = list(system.actions.values())[which % len(system.actions)]
            form = form_of(fight.service, actor, action, {})
            targets = [option.id for shown in form.fields() for option in form.options(shown)]
            deeds[turn] = Deed(action.id, {"targets": (targets[at % len(targets)],)} if targets else {})
        if not fight.step():
            break
    again = ScratchFight(start, seed, dict(deeds))
    while again.turns < fight.turns and again.step():
        pass
    assert fight.error is None
    assert again.facts() == fight.facts()


@pytest.mark.parametrize("name", [*GAMES, *BUILT_IN])
def test_every_status_can_be_tried_but_one_that_names_others(name: str, panel: TryRound) -> None:
    system = load(GAMES[name]) if name in GAMES else registry.system(name)
    panel.set_system(system)
    refused = []
    for id, status in system.statuses.items():
        press(panel.start_button)
        panel.try_row("status", id, status.label)
        fight = there(panel.fight)
        assert fight.error is None, id
        assert not fight.told.missed, id
        refused += [id] if panel.note.text() else []
    assert refused == [id for id, status in system.statuses.items() if list in status.params.values()]


def test_of_several_who_declare_something_the_one_that_is_chosen_is_told(panel: TryRound) -> None:
    panel.set_system(registry.system("d100"))
    press(panel.start_button)
    declaring = [turn.actor for turn in there(panel.fight).next_turns]
    assert len(declaring) == 4
    for row in (2, 1):
        panel.order.setCurrentIndex(panel.order.order.index(row, 0))
        assert acting(panel) == panel.order.order.rows[row].name
        assert panel.next.who.text() == f"Next: {acting(panel)}"
        pick(panel.next.does, "Defender")
    assert {turn.actor for turn in panel.deeds} == {panel.order.order.rows[row].id for row in (2, 1)}
    press(panel.step_button)
    assert len(there(panel.fight).told.commands) == 2
    assert there(panel.fight).told.missed == []


def test_what_is_tried_while_the_fight_still_plays_is_tried_where_that_ends(
    panel: TryRound, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.set_system(load(WITH_SHOVE))
    panel.try_row("action", "shove", "Shove")
    expected = lines(panel)
    press(panel.back_button)
    monkeypatch.setattr(try_round, "SLICE", 0)
    panel.set_system(load(f"{WITH_SHOVE}\n# a remark\n"))
    assert panel.is_playing
    panel.try_row("action", "shove", "Shove")
    panel.try_row("status", "burning", "Burning")
    assert lines(panel)[: len(expected)] == expected
    assert len(panel.deeds) == 2


def test_what_leaves_no_trace_is_told_all_the_same_and_nothing_else_as_chosen(panel: TryRound) -> None:
    idle = WITH_SHOVE.replace(
        'does = [{ put = "stunned", to = "target" }]', 'does = [{ lift = "burning", to = "target" }]'
    )
    panel.set_system(load(idle))
    who, before = acting(panel), len(lines(panel))
    panel.try_row("action", "shove", "Shove")
    assert lines(panel)[before] == f"{who}: “Shove” was chosen, and nothing came of it."
    press(panel.out_button)
    assert not any("(chosen)" in line for line in lines(panel))
