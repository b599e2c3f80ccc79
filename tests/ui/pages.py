"""Every page of the window, one after the other, as the tests look at them."""

from collections.abc import Iterator

from tools.pictures.scenes import scenes
from tools.pictures.scenes_beside import beside_the_library, of_any_system
from ui.shell.main_window import MainWindow


def pages(window: MainWindow, system: str) -> Iterator[str]:
    """The pages of a system, what opens over the library, and what is the same whatever is played."""
    yield from scenes(window, system)
    yield from beside_the_library(window, system)
    yield from of_any_system(window, system)
