"""How long a test waits at most for what is to come: no measure of speed, only an end for what never comes."""

from pytestqt.qtbot import QtBot

PATIENCE = 120
"""Seconds; a machine that is busy with other work may take its time."""


def wait_long() -> None:
    """Has `qtbot` wait so long by default: its own five seconds are over before a busy machine has drawn a page."""
    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
        (wait.__kwdefaults__ or {})["timeout"] = PATIENCE * 1000
