"""An evening with any system: a library filled from nothing, a fight, its log; and everything undone and redone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tools.evening.hands import Hands, Missed
from tools.evening.playing import answer, play

SOMEBODY = Mapping[str, int]
"""The label of a number of the sheet to the text typed there."""


@dataclass(frozen=True)
class Evening:
    """Who plays, and which system."""

    language: str
    system: str
    creatures: Mapping[str, SOMEBODY]
    members: Mapping[str, SOMEBODY]
    weapons: str
    """The sheet's label of the list of weapons."""
    weapon: Mapping[str, str]
    """The label of a weapon's field to the text typed there, after its name."""

    def __call__(self, hands: Hands) -> None:
        """Play the evening by keyboard and mouse."""
        self.welcome(hands)
        self.fill_bestiary(hands)
        self.fill_party(hands)
        self.prepare(hands)
        self.fight(hands)
        self.look_back(hands)

    def welcome(self, hands: Hands) -> None:
        """Choose language and system at the first start."""
        hands.see("What do you play? All tabs follow; it can be changed beside them at any time.")
        hands.pictures("first start")
        if self.language != "English":
            hands.click(self.language)
            hands.see("What do you play? All tabs follow; it can be changed beside them at any time.")
        hands.click(self.system)
        hands.click("Make the first creature")
        hands.see("New creature")

    def fill_sheet(self, hands: Hands, name: str, numbers: SOMEBODY) -> None:
        """Type a name and the numbers of a sheet into the open form, and add a weapon."""
        hands.type(name)
        for label, number in numbers.items():
            hands.fill(label, str(number))
        add = hands.said("Add to {field}", field=self.weapons)
        hands.scroll_to(add)
        hands.click(add)
        hands.type("Blade")
        for label, words in self.weapon.items():
            hands.fill(label, words)

    def fill_bestiary(self, hands: Hands) -> None:
        """Add creatures; a form left by Esc is brought back, a saved creature undone and redone."""
        for number, (name, numbers) in enumerate(self.creatures.items()):
            if number:
                hands.keys("ctrl+n")
                hands.see("New creature")
            self.fill_sheet(hands, name, numbers)
            hands.keys("Escape")
            hands.see_not("New creature")
            hands.keys("ctrl+z")
            hands.see("New creature")
            hands.keys("ctrl+s")
            hands.see_not("New creature")
            hands.see(name)
        hands.pictures("bestiary")
        last = list(self.creatures)[-1]
        for _ in range(2):
            hands.keys("ctrl+z")
            hands.see_not(last)
            hands.keys("ctrl+shift+z")
            hands.see(last)

    def fill_party(self, hands: Hands) -> None:
        """Add a party and its members."""
        hands.keys("ctrl+2")
        hands.click("Make a party")
        hands.type("The Lanterns")
        hands.keys("Return")
        for name, numbers in self.members.items():
            hands.keys("ctrl+n")
            hands.see("New member")
            self.fill_sheet(hands, name, numbers)
            hands.keys("ctrl+s")
            hands.see_not("New member")
            hands.see(name)
        hands.pictures("party")

    def prepare(self, hands: Hands) -> None:
        """Drag the creatures into the tray and prepare the fight; undo and redo that."""
        hands.keys("ctrl+1")
        for name in self.creatures:
            hands.drag(hands.place(name), hands.place("Prepare"))  # among the lines it would be dropped on a side
        hands.pictures("tray")
        hands.choose("Party that takes part", "The Lanterns")
        hands.click("Prepare")
        number = len(self.creatures) + len(self.members)
        everybody = hands.said("{system} · {count} combatants", system=self.system, count=number)
        hands.see(everybody)
        hands.pictures("prepared")
        for _ in range(2):
            hands.keys("ctrl+z", "ctrl+shift+z")
        hands.see(everybody)
        hands.click("Options")
        hands.pictures("options")

    def fight(self, hands: Hands) -> None:
        """Play to the end, typing the party's dice in the first round; with undo and redo, and closing in between."""
        hands.keys("ctrl+Return")
        hands.see("Everybody is here. Begin when the table is ready.")
        hands.keys("space")
        play(hands, rounds=2, typed=True)
        hands.pictures("fight")
        self.meanwhile(hands)
        for _ in range(2):
            hands.keys("ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+shift+z")
        before = hands.ask(lambda: len(hands.window.conductor.log()))
        hands.select_standing(3)
        hands.type("-3")
        hands.keys("Return")
        hands.until("a ruling changes nothing", lambda: len(hands.window.conductor.log()) > before)
        hands.keys("ctrl+w")
        hands.until("the fight is not put away", lambda: not hands.window.front.shows_fight)
        hands.keys("Return")
        hands.until("the fight does not come back", lambda: hands.window.front.shows_fight)
        play(hands, rounds=60, typed=False)
        hands.keys("ctrl+e")
        answer(hands)
        hands.until("the fight does not end", lambda: hands.window.conductor.fight.phase == "ended")
        hands.pictures("end")

    def meanwhile(self, hands: Hands) -> None:
        """Try more in the middle of the fight, and undo it."""

    def look_back(self, hands: Hands) -> None:
        """Export the log, and look at the party after the fight."""
        path = (hands.folder / "log.html").resolve()
        hands.menu("File", "Export the log", "Export as HTML…")
        hands.write(path)
        log = path.read_text("utf-8")
        missing = [name for name in (*self.creatures, *self.members) if name not in log]
        if missing:
            raise Missed(f"the log says nothing of {missing}")
        hands.keys("ctrl+2")
        hands.pictures("party after the fight")
