"""What is cut, out of reach or broken in a window of some size."""

from tools.pictures.page_pictures import Size, faults, show
from ui.shell.main_window import MainWindow

NARROWEST = Size(150, 1024, 700)
"""The size whose lines hold least."""
LOWEST = Size(200, 1366, 768)
"""The size in which least stands one above the other."""
ROOM_FOR_MENUS = LOWEST.height * 100 // LOWEST.text
"""How high a menu is at most, in pixels at 100 %."""


def cut(window: MainWindow, size: Size) -> list[str]:
    """What nobody could read or reach in a window of a size, and in what lies over it."""
    show(window, size)
    return [f"{size.name} {fault}" for fault in faults(window, size)]
