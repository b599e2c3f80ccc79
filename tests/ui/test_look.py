"""The look is one language: every colour, size, radius, distance and duration comes from one place."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QSplitter,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.proving import by_turns
from tests.ui.painted import contrast
from ui.services.window_state import Panes
from ui.theme import theme
from ui.theme.theme import HALF, THEMES, as_system, look, numbers, theme_named
from ui.widgets.controls import CheckBox, ComboBox, SpinBox
from ui.widgets.layouts import lined

ROOT = Path(__file__).parents[2]
SHEET = (ROOT / "resources" / "themes" / "window.qss").read_text("utf-8")
PAPER = {
    "ui/paper/pages.py",
    "ui/paper/typesetter.py",
    "ui/paper/cards.py",
    "ui/paper/figures.py",
    "ui/paper/printed_log.py",
    "ui/telling/html.py",
    "ui/telling/told_log.py",
}
"""What they make is no page of the window: paper has sizes in points, and a browser its own light and dark."""
ON_THE_BOARD = {"ui/board/scene/ground.py", "ui/board/scene/piece_faces.py", "ui/board/scene/pieces.py"}
"""What they paint grows and shrinks with the board."""
DISTANCES = {
    "setSpacing",
    "setHorizontalSpacing",
    "setVerticalSpacing",
    "addSpacing",
    "setContentsMargins",
    "setMargin",
}
LAYOUTS = {"stacked", "lined", "gridded"}
SIZES = {"setPixelSize", "setPointSize", "setPointSizeF", "setBold", "setWeight"}
MOVING = {
    "QPropertyAnimation",
    "QVariantAnimation",
    "QTimeLine",
    "QSequentialAnimationGroup",
    "QParallelAnimationGroup",
}
MOTION = {"ui/theme/animation.py"}
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b")
LENGTHS = re.compile(r"(?<![\d.])(-?\d+)px")
HAIRLINES = {1, 2}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted([*(ROOT / "ui").rglob("*.py"), *(ROOT / "desktop").rglob("*.py")]):
        name = path.relative_to(ROOT).as_posix()
        if name != "ui/theme/theme.py":
            yield name, ast.parse(path.read_text("utf-8"))


def figures(nodes: list[ast.expr]) -> list[float]:
    """The numbers that are written in expressions, but for those that multiply or divide a name."""
    found: list[float] = []
    for node in nodes:
        scaled = {
            id(side)
            for bin_op in ast.walk(node)
            if isinstance(bin_op, ast.BinOp) and isinstance(bin_op.op, ast.Mult | ast.Div | ast.FloorDiv)
            for side in (bin_op.left, bin_op.right)
        }
        numbers_in = (
            candidate
            for candidate in ast.walk(node)
            if isinstance(candidate, ast.Constant) and id(candidate) not in scaled
        )
        found += [float(constant.value) for constant in numbers_in if isinstance(constant.value, int | float)]
    return found


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def wrong_in(name: str, call: ast.Call) -> str:
    """What a call says that the tokens should say."""
    does, written = called(call), figures(call.args)
    if does in LAYOUTS:
        written = figures([keyword.value for keyword in call.keywords])
    if does in DISTANCES | LAYOUTS and any(item % HALF for item in written):
        return f"{does} off the grid: {written}"
    if does == "setWeight":
        written = [] if {"STRONG", "REGULAR"} & {getattr(node, "id", "") for node in ast.walk(call)} else [1.0]
    if does in SIZES and (written or does == "setBold") and name not in ON_THE_BOARD | PAPER:
        return f"{does} by hand"
    if does == "sized" and figures(call.args[1:2]):
        return "a size of type of its own"
    if does == "drawRoundedRect" and figures(call.args[-2:]):
        return "corners of their own"
    if does == "QColor" and call.args and isinstance(call.args[0], ast.Constant) and name not in PAPER:
        return "a colour of its own"
    if does == "setStyleSheet" and name != "ui/theme/theme.py":
        return "a style sheet of its own"
    if does in ("setDuration", *MOVING) and (figures(call.args) or name not in MOTION):
        return "moves on its own"
    return ""


def test_no_source_has_a_colour_size_radius_distance_or_duration_of_its_own() -> None:
    found = []
    calls = 0
    for name, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                calls += called(node) in DISTANCES | LAYOUTS | SIZES
                words = wrong_in(name, node)
                if words:
                    found.append(f"{name}:{node.lineno} {words}")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and name not in PAPER:
                lengths = [int(item) for item in LENGTHS.findall(node.value)]
                if COLOUR.search(node.value) or any(length % HALF and length not in HAIRLINES for length in lengths):
                    found.append(f"{name}:{node.lineno} {node.value[:60]!r}")
    assert calls > 100
    assert found == []


def test_the_style_sheet_has_no_colour_size_of_type_or_weight_of_its_own() -> None:
    assert COLOUR.findall(re.sub(r"QLabel#\w+|/\*.*?\*/", "", SHEET)) == []
    assert re.findall(r"font-size: *\d+|font-weight: *\d+", SHEET) == []
    assert set(re.findall(r"border-radius: ([^;]+);", SHEET)) == {
        "${mark}px",
        "${control}px",
        "${card}px",
        "0px",
        *HANDLES,
    }
    plain = SHEET.replace("${", "<").replace("}px", ">px")
    popups = re.compile(r"QComboBox QAbstractItemView:focus[^{]*{[^}]*}")
    plain = popups.sub("", plain)  # A list that drops down has the keys as long as it is there.
    rings = re.findall(r"([^{}]*:focus[^{}]*){([^}]*)}", plain)
    widths = {item for _, body in rings for item in re.findall(r"border: ([^ ;]+)", body)}
    assert widths == {"<ring>px", "none"}


HANDLES = {"${bar_end}px", "${thin_end}px"}
"""Half of the width of a scroll bar, and of the height of a bar of progress, in whole pixels at every scale."""


def test_all_themes_have_the_same_roles_and_the_sheet_uses_no_other() -> None:
    first, *others = (
        tomllib.loads((ROOT / "resources" / "themes" / f"{candidate}.toml").read_text("utf-8")) for candidate in THEMES
    )
    for other in others:
        assert other["roles"].keys() == first["roles"].keys()
        assert other["families"].keys() == first["families"].keys()
    for item in THEMES:
        assert "$" not in theme.style_sheet(theme_named(item))


@pytest.mark.parametrize("theme_name", THEMES)
def test_the_arrows_of_boxes_are_the_icons_in_the_themes_colour(theme_name: str) -> None:
    """A style sheet takes pictures by their path alone, so they cannot be tinted when they are drawn."""
    folder = ROOT / "resources"
    arrows = list((folder / "themes" / theme_name).iterdir())
    assert {f'url("themes:{theme_name}/{arrow.name}")' for arrow in arrows} == set(
        re.findall(r"url\(.*?\)", theme.style_sheet(theme_named(theme_name)))
    )
    for arrow in arrows:
        icon = (folder / "icons" / arrow.name).read_text("utf-8")
        assert arrow.read_text("utf-8") == icon.replace("currentColor", theme_named(theme_name).roles["muted"])


def test_each_surface_is_no_darker_than_the_one_that_it_lies_on() -> None:
    for item in THEMES:
        lights = [theme_named(item).color(role).lightness() for role in ("surface", "pane", "raised", "popover")]
        assert lights == sorted(lights)
        assert lights[0] < lights[1] < lights[2] or item not in ("light", "dark")
    assert theme_named("dark").color("raised") != theme_named("dark").color("popover")
    assert theme_named("light").color("edge") != theme_named("light").color("line")


def apart(color: QColor, other: QColor) -> float:
    """The contrast of two colours."""
    return contrast(color.rgba(), other.rgba())


GROUNDS = ("surface", "pane", "raised", "popover", "sunken", "accent_soft")
HUES = ("text", "muted", "accent", "party", "foes", "neutral", "good", "warn", "bad")


@pytest.mark.parametrize("name", ["contrast_light", "contrast_dark"])
def test_text_of_high_contrast_is_seven_times_as_bright_or_dark_as_its_ground_and_lines_are_seen(name: str) -> None:
    """A pair of every ground and all that is written on it, beyond what the pages of the window happen to show."""
    found = theme_named(name)
    for ground in GROUNDS:
        under = found.color(ground)
        words = {
            **{role: found.color(role) for role in HUES},
            **{familie: found.family(familie) for familie in found.families},
        }
        assert {item: apart(hue, under) for item, hue in words.items() if apart(hue, under) < 7} == {}, ground
    for line, least in {"line": 4.5, "edge": 7}.items():
        assert apart(found.color(line), found.color("surface")) > least
    assert apart(found.color("on_accent"), found.color("accent")) > 7
    assert apart(found.color("text"), found.color("selected")) > 4.5


def test_the_theme_follows_what_the_system_asks_for() -> None:
    light, dark = Qt.ColorScheme.Light, Qt.ColorScheme.Dark
    usual, high = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast
    assert [as_system(scheme, preference) for preference in (usual, high) for scheme in (light, dark)] == list(THEMES)
    assert as_system(Qt.ColorScheme.Unknown, high) == "contrast_light"


def test_figures_are_of_one_width_in_both_weights(qapp: QApplication) -> None:
    for weight in (theme.REGULAR, theme.STRONG):
        font = QFont(qapp.font())
        font.setWeight(weight)
        metrics = QFontMetrics(numbers(font))
        assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


# --- states of controls ------------------------------------------------------------------------------------

KINDS: dict[str, Callable[[], QWidget]] = {
    "button": lambda: _worded(QPushButton()),
    "primary": lambda: _worded(QPushButton(), "primary"),
    "quiet": lambda: _worded(QPushButton(), "quiet"),
    "tool": lambda: _worded(QToolButton()),
    "quiet tool": lambda: _worded(QToolButton(), "quiet"),
    "check": lambda: CheckBox("Hidden"),
    "line": lambda: QLineEdit("Kumani"),
    "spin": SpinBox,
    "plain spin": QSpinBox,
    "fraction": QDoubleSpinBox,
    "choice": lambda: _filled(ComboBox()),
    "combo": lambda: _filled(QComboBox()),
    "text": lambda: QPlainTextEdit("Notes"),
}


def _worded(button: QPushButton | QToolButton, role: str = "") -> QWidget:
    button.setText("Begin")
    button.setProperty("role", role)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def _filled(box: QComboBox) -> QWidget:
    box.addItem("Party")
    return box


@pytest.fixture(params=THEMES)
def in_theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    chosen = look().choice
    look().choose(request.param)
    yield request.param
    look().choose(chosen)


@pytest.mark.parametrize(("kind", "in_theme"), by_turns(list(KINDS), THEMES), indirect=["in_theme"])
def test_every_control_shows_its_four_states(qtbot: QtBot, kind: str, in_theme: str) -> None:
    page, control = QWidget(), KINDS[kind]()
    other = QLineEdit(page)
    control.setParent(page)
    control.setGeometry(8, 48, 160, max(30, control.sizeHint().height()))
    qtbot.addWidget(page)
    page.resize(240, 160)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    # A hand that has carried something elsewhere lets go of it unseen: for Qt's tests the button is still down.
    QTest.mouseRelease(page, Qt.MouseButton.LeftButton)
    other.setFocus()
    pictures = {"rest": _grabbed(control)}
    size = control.sizeHint()
    _hover(control, inside=True)
    pictures["hover"] = _grabbed(control)
    if isinstance(control, QPushButton | QToolButton | CheckBox):
        control.setDown(True)
        pictures["pressed"] = _grabbed(control)
        control.setDown(False)
    _hover(control, inside=False)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    pictures["focus"] = _grabbed(control)
    assert control.sizeHint() == size
    other.setFocus()
    control.setEnabled(False)
    pictures["disabled"] = _grabbed(control)
    alike = [
        (item, two)
        for number, item in enumerate(pictures)
        for two in list(pictures)[number + 1 :]
        if pictures[item] == pictures[two]
    ]
    assert alike == []


def _grabbed(control: QWidget) -> QImage:
    QApplication.processEvents()
    return control.grab().toImage()


def _hover(control: QWidget, *, inside: bool) -> None:
    """Moves the mouse over a control, and away from it."""
    page = control.window()
    QTest.mouseMove(page, control.geometry().center() if inside else QPoint(page.width() - 1, page.height() - 1))
    QApplication.processEvents()


def test_what_stands_in_one_row_is_equally_high(qtbot: QtBot, in_theme: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = lined(on=page)
    controls = [KINDS[kind]() for kind in KINDS if kind not in ("check", "text")]
    for control in controls:
        row.addWidget(control)
    page.show()
    assert {control.height() for control in controls} == {30}


@pytest.mark.parametrize("name", ["contrast_light", "contrast_dark"])
def test_a_button_that_does_nothing_has_a_broken_edge_in_high_contrast(qtbot: QtBot, name: str) -> None:
    look().choose(name)
    button = QPushButton("Escape")
    qtbot.addWidget(button)
    button.resize(160, 30)
    button.show()

    def shades() -> set[str]:
        picture = _grabbed(button)
        return {picture.pixelColor(x, 0).name() for x in range(20, 140)}

    whole = shades()
    button.setEnabled(False)
    broken = shades()
    look().choose("light")
    assert len(whole) == 1
    assert len(broken) > 1


@pytest.mark.parametrize("chosen", ["light", "contrast_dark"])
@pytest.mark.parametrize("orientation", list(Qt.Orientation))
@pytest.mark.parametrize("width", [4, 12])
def test_the_grip_between_panes_is_as_thin_everywhere(
    qtbot: QtBot, chosen: str, orientation: Qt.Orientation, width: int
) -> None:
    """A picture grows with its place: between the panes of the bestiary grips were three times as long."""
    before = look().choice
    look().choose(chosen)
    parent = QWidget()
    qtbot.addWidget(parent)
    panes = Panes("grips", orientation, parent) if width == 12 else QSplitter(orientation, parent)
    panes.setHandleWidth(width)
    panes.addWidget(QWidget())
    panes.addWidget(QWidget())
    panes.resize(300, 300)
    parent.show()
    image = panes.handle(1).grab().toImage()
    look().choose(before)
    ground = image.pixelColor(0, 0)
    points = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) != ground]
    across, down = ({point[axis] for point in points} for axis in (0, 1))
    sides = sorted((len(across), len(down)))
    assert sides[0] <= 4
    assert 30 <= sides[1] <= 36
