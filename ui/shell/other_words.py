"""Other words by which commands are found: those that people say at tables."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def other_words() -> Mapping[str, str]:
    """The reader's other words for commands, by the names of these: what is said at tables rather than in the menu."""
    translate = QCoreApplication.translate
    return {
        "begin": translate("OtherWords", "start combat battle"),
        "end": translate("OtherWords", "finish stop over win lose combat battle"),
        "put_away": translate("OtherWords", "leave close exit"),
        "next": translate("OtherWords", "continue go on turn round phase"),
        "undo": translate("OtherWords", "take back revert"),
        "redo": translate("OtherWords", "do again repeat"),
        "new": translate("OtherWords", "create make add"),
        "note": translate("OtherWords", "write remark"),
        "roll": translate("OtherWords", "dice die throw"),
        "options": translate("OtherWords", "settings variants house rules"),
        "rollers": translate("OtherWords", "dice table app"),
        "countdown": translate("OtherWords", "timer clock"),
        "cue": translate("OtherWords", "reminder remember event"),
        "reinforce": translate("OtherWords", "add creature monster wave join"),
        "enter": translate("OtherWords", "wave join arrive"),
        "look_back": translate("OtherWords", "history past replay before"),
        "branch": translate("OtherWords", "fork copy what if"),
        "summary": translate("OtherWords", "statistics damage result"),
        "things": translate("OtherWords", "loot treasure spoils items"),
        "odds": translate("OtherWords", "chances probability difficulty win lose"),
        "odds_ask": translate("OtherWords", "difficulty balance harder easier"),
        "proposal": translate("OtherWords", "suggestion monster foe automatic"),
        "temperament": translate("OtherWords", "tactics automatic suggestion"),
        "save_copy": translate("OtherWords", "backup safe keep"),
        "restore": translate("OtherWords", "recover lost return to before"),
        "print": translate("OtherWords", "paper"),
        "keys": translate("OtherWords", "shortcuts keyboard help"),
        "about": translate("OtherWords", "version licence copyright library path"),
        "quit": translate("OtherWords", "exit close leave"),
    }
