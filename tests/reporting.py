"""What the processes of `make test` tell the one that shares the tests out: every test's outcome, and no more.

For each test xdist sends that it begins, that its set-up and its tear-down went well, and that it ends; to pack all of
that, send it and read it takes longer than most tests do.
"""

from typing import Any

import pytest


def tell_little(config: pytest.Config) -> None:
    """Keep to itself, in a process of xdist, what only a long report or a table of durations would show."""
    if not hasattr(config, "workerinput") or config.option.verbose > 0:
        return
    if config.option.durations is not None or config.option.xmlpath or {"A", "P"} & set(config.option.reportchars):
        return
    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor":
            plugin.sendevent = of_note(plugin.sendevent)


def of_note(send: Any) -> Any:
    """Return what sends as `send` does, but only what counts."""

    def send_what_counts(name: str, **event: Any) -> None:
        if name != "logstart" and not (name == "testreport" and is_nothing_new(event["data"])):
            send(name, **event)

    return send_what_counts


def is_nothing_new(report: dict[str, Any]) -> bool:
    """Whether a report is of a set-up or a tear-down that went well and printed nothing."""
    return report["when"] != "call" and report["outcome"] == "passed" and not report["sections"]
