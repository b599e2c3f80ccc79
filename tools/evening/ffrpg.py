"""An evening of FFRPG from an empty library: three creatures and four members of one's own, a fight, its log."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tools.evening.hands import Hands, Missed
from tools.evening.playing import play

SYSTEM = "Final Fantasy RPG 3.25"
CREATURES = (("Ember Wolf", 60, 9, 7), ("Ash Bat", 24, 12, 4), ("Cinder Knight", 140, 6, 10))
MEMBERS = (("Ilse", 90, 10, 9), ("Brannoc", 120, 7, 11), ("Maren", 80, 11, 8), ("Tavi", 70, 12, 7))
NUMBERS = ("HP", "SPD", "STR")


def evening(hands: Hands) -> None:
    """By keyboard and mouse, and everything twice."""
    welcome(hands)
    creatures(hands)
    party(hands)
    prepare(hands)
    fight(hands)
    after(hands)


def welcome(hands: Hands) -> None:
    """The first start asks what is played."""
    hands.see("Welcome to Turnwright")
    hands.pictures("first start")
    hands.click(SYSTEM)
    hands.click("Make the first creature")
    hands.see("New creature")


def fill_sheet(hands: Hands, name: str, numbers: tuple[int, ...]) -> None:
    """Types a name and the numbers of a sheet into the form that is open, and adds a weapon."""
    hands.type(name)
    for label, number in zip((*NUMBERS, "ACC"), (*numbers, 90), strict=True):
        hands.fill(label, str(number))
    hands.scroll_to("Add to Weapons")
    hands.click("Add to Weapons")
    hands.type("Blade")
    hands.fill("Damage Scale", "2")
    hands.fill("Damage Die", "d8")


def creatures(hands: Hands) -> None:
    """Three creatures; a form left by Esc comes back, and what is saved is taken back and done again."""
    for name, *numbers in CREATURES:
        if name != CREATURES[0][0]:
            hands.keys("ctrl+n")
            hands.see("New creature")
        fill_sheet(hands, name, tuple(numbers))
        hands.keys("Escape")
        hands.see_not("New creature")
        hands.keys("ctrl+z")
        hands.see("New creature")
        hands.keys("ctrl+s")
        hands.see(name)
    hands.pictures("bestiary")
    for _ in range(2):
        hands.keys("ctrl+z")
        hands.see_not(CREATURES[-1][0])
        hands.keys("ctrl+shift+z")
        hands.see(CREATURES[-1][0])


def party(hands: Hands) -> None:
    """A party of four."""
    hands.keys("ctrl+2")
    hands.click("Make a party")
    hands.type("The Lanterns")
    hands.keys("Return")
    for name, *numbers in MEMBERS:
        hands.keys("ctrl+n")
        hands.see("New member")
        fill_sheet(hands, name, tuple(numbers))
        hands.keys("ctrl+s")
        hands.see(name)
    hands.pictures("party")


def prepare(hands: Hands) -> None:
    """The creatures dragged into the tray, and the fight prepared with notes; taken out and put in again."""
    hands.keys("ctrl+1")
    for name, *_ in CREATURES:
        hands.drag(hands.place(name), hands.place("Prepare") - QPoint(80, 70))
    hands.pictures("tray")
    hands.choose("Party that takes part", "The Lanterns")
    hands.click("Prepare")
    hands.see("7 combatants")
    hands.pictures("prepared")
    for _ in range(2):
        hands.keys("ctrl+z")
        hands.keys("ctrl+shift+z")
    hands.see("7 combatants")
    hands.click("Options")
    hands.pictures("options")


def fight(hands: Hands) -> None:
    """To its end: the party's dice typed in the first round, then the app's; taken back and put away on the way."""
    hands.keys("ctrl+Return")
    hands.see("Everybody is here")
    hands.keys("space")
    play(hands, rounds=2, typed=True)
    hands.pictures("fight")
    for _ in range(2):
        hands.keys("ctrl+z", "ctrl+z")
        hands.keys("ctrl+shift+z", "ctrl+shift+z")
    hands.keys("Down")
    hands.type("-3")
    hands.keys("Return")
    hands.see("loses 3 HP")
    hands.keys("ctrl+w")
    hands.see("— running")
    hands.keys("Return")
    hands.until("the fight does not come back", lambda: hands.window.fighting)
    play(hands, rounds=30, typed=False)
    hands.keys("ctrl+e")
    hands.see("The fight is over")
    hands.pictures("end")


def after(hands: Hands) -> None:
    """The log as a file, and the party as the fight has left it."""
    path = hands.folder / "log.html"
    hands.menu("File", "Export the log", "Export as HTML…")
    hands.until("no place is asked for", QApplication.activeModalWidget)
    hands.keys("ctrl+a")
    hands.type(str(path.resolve()))
    hands.keys("Return")
    hands.see("is written")
    log = path.read_text("utf-8")
    missing = [name for name, *_ in (*CREATURES, *MEMBERS) if name not in log]
    if missing:
        raise Missed(f"the log says nothing of {missing}")
    hands.keys("ctrl+2")
    hands.pictures("party after the fight")
