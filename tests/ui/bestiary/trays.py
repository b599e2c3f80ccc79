"""What lies in the tray, and the creatures of the bestiary by their names."""

from ui.bestiary.tab import BestiaryTab


def ids(tab: BestiaryTab, *wanted: str) -> list[int]:
    by_name = {row.name: row.id or 0 for row in tab.rows.rows}
    return [by_name[name] for name in wanted]


def lines(tab: BestiaryTab) -> list[tuple[int, str, str]]:
    return [(row.many, row.name, row.side) for row in tab.tray.rows]
