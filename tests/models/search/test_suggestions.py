"""What may follow in a search."""

from pathlib import Path

from models.library import Library
from models.repositories.creatures import Creature
from models.search.suggestions import completions


def test_fields_and_their_values_follow_in_the_readers_language(library: Library) -> None:
    ghoul = Creature(name="Ghoul", system="tiny", sheet={"hp": 5}, level=3, folder="Deep Woods", source="Own notes")
    wisp = Creature(name="Wisp", system="tiny", sheet={"hp": 5}, level=12, folder="Deep Woods/Bog")
    ghoul.tags, wisp.tags = ["undead", "hungry"], ["undead"]
    library.creatures.add([ghoul, wisp])
    library.creatures.terms.add(["weak=fire", "weak=holy"])

    def offered(text: str, language: str = "en") -> list[tuple[str, str]]:
        found = completions(text, len(text), library.creatures, None, language)
        return [(completion.words, completion.detail) for completion in found]

    assert offered("g") == offered("ghoul") == []
    assert offered("ta") == [("tag:", "undead, hungry")]
    assert offered("ghoul -eti", "es") == [("etiqueta:", "undead, hungry")]
    assert offered("") == [
        ("level:", "3, 12"),
        ("tag:", "undead, hungry"),
        ("folder:", '"Deep Woods", "Deep Woods/Bog"'),
        ("source:", '"Own notes"'),
        ("weak:", "fire, holy"),
    ]
    assert offered("tag:") == [("hungry", "1"), ("undead", "2")]
    assert offered("fuente:o", "es") == [("Own notes", "1")]
    assert offered("level:1") == [("12", "1")]
    assert offered("débil:h", "es") == [("holy", "")]
    assert offered('"exact wo') == offered("tag:undead") == offered("tag:nobody") == []
    taken, _ = completions("tag:un -carp wisp", 6, library.creatures, None, "es")
    assert (taken.text, taken.cursor) == ("tag:undead -carp wisp", 11)
    (deep,) = [
        completion
        for completion in completions('x folder:"dee', 13, library.creatures, None, "en")
        if "Bog" in completion.words
    ]
    assert deep.text == 'x folder:"Deep Woods/Bog" '


def test_of_a_system_only_what_its_own_sheets_say_follows(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Samples.turnwright")
    offered = {
        system: {completion.words for completion in completions("weak:", 5, library.creatures, system, "en")}
        for system in ("ffrpg", "fantasia", None)
    }
    library.close(back_up=False)
    assert "fire" in offered["ffrpg"]
    assert "fuego" in offered["fantasia"] - offered["ffrpg"]
    assert offered["ffrpg"] | offered["fantasia"] <= offered[None]
