"""Tags stay places to drop on while a folder narrows the list."""

from tests.ui.drags.world import SYSTEM, World, calm, creature, onto_row
from tests.ui.settling import settle


def test_in_a_chosen_folder_every_tag_is_still_there_to_be_dropped_on(world: World) -> None:
    filters = world.filters
    world.library.creatures.tag([1], ["ruin"])
    world.library.creatures.tag([world.library.creatures.id_by_name("Wisp", SYSTEM) or 0], ["zeal"])
    world.window.bestiary.reload()
    filters.folder_view.setCurrentIndex(filters.folders.index(filters.folders.place_of("Fens") or 0, 0))
    settle()
    assert [(row.text, row.number) for row in filters.tags.rows] == [("zeal", 1), ("night", 0), ("ruin", 0)]
    start, place = creature("Wisp")(world)
    world.hand.carry(start, place, *onto_row(lambda world: filters.tag_view, "ruin")(world))
    assert len(world.library.creatures.ids_tagged("ruin")) == 2
    calm(world)
    world.window.undo_stack.undo()
    assert len(world.library.creatures.ids_tagged("ruin")) == 1
