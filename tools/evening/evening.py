"""What an evening is, whatever is played: a library filled from nothing, a fight, its log; and everything twice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tools.evening.hands import Hands, Missed
from tools.evening.playing import answer, play

SOMEBODY = Mapping[str, int]
"""The label of a number of the sheet to what is typed there."""


@dataclass(frozen=True)
class Evening:
    """Who sits at the table, and what they play."""

    language: str
    system: str
    creatures: Mapping[str, SOMEBODY]
    members: Mapping[str, SOMEBODY]
    weapons: str
    """How the sheet calls its list of weapons."""
    weapon: Mapping[str, str]
    """The label of a field of a weapon to what is typed there, after its name."""

    def __call__(self, hands: Hands) -> None:
        """Play it by keyboard and mouse."""
        self.welcome(hands)
        self.fill_bestiary(hands)
        self.fill_party(hands)
        self.prepare(hands)
        self.fight(hands)
        self.look_back(hands)

    def welcome(self, hands: Hands) -> None:
        """The first start asks for the language and what is played."""
        hands.see("Welcome to Turnwright")
        hands.pictures("first start")
        if self.language != "English":
            hands.click(self.language)
            hands.see("Welcome to Turnwright")
        hands.click(self.system)
        hands.click("Make the first creature")
        hands.see("New creature")

    def fill_sheet(self, hands: Hands, name: str, numbers: SOMEBODY) -> None:
        """Type a name and the numbers of a sheet into the form that is open, and add a weapon."""
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
        """A form left by Esc comes back with what was typed; what was saved is taken back and done again."""
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
        """A party, and its members one after the other."""
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
        """The creatures dragged into the tray, and the fight prepared; taken back and done again."""
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
        """Play to the end, the party's dice typed in the first round; in between taken back, and put away."""
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
        """What else is tried in the middle of the fight, and taken back."""

    def look_back(self, hands: Hands) -> None:
        """The log as a file, and the party as the fight has left it."""
        path = (hands.folder / "log.html").resolve()
        hands.menu("File", "Export the log", "Export as HTML…")
        hands.write(path)
        log = path.read_text("utf-8")
        missing = [name for name in (*self.creatures, *self.members) if name not in log]
        if missing:
            raise Missed(f"the log says nothing of {missing}")
        hands.keys("ctrl+2")
        hands.pictures("party after the fight")
