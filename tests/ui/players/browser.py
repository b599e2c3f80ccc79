"""Phones in a real browser, without a screen: Debian's Chromium, driven over its own driver."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

import pytest

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
NEEDS_BROWSER = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None,
    reason="needs the Debian packages chromium and chromium-driver: apt-get install chromium chromium-driver",
)
PATIENCE = 60
"""Seconds that something on a page is waited for."""
PHONE, LAPTOP = (360, 740), (1366, 768)


class Page:
    """The page of a phone as somebody uses it: looks at it, types and taps."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def open(self, url: str, invitation: str, language: str) -> None:
        """Scan an invitation."""
        self.driver.get(f"{url}manifest.json")
        self.driver.execute_script("localStorage.setItem('language', arguments[0])", language)
        self.driver.get(f"{url}#{invitation}")

    def all(self, selector: str) -> list[Any]:
        """Return what is shown of what a selector finds."""
        return [found for found in self.driver.find_elements("css selector", selector) if found.is_displayed()]

    def text(self, selector: str) -> str:
        """Return the text of the first thing that is shown; empty if there is none."""
        return next((str(found.text) for found in self.all(selector)), "")

    def tap(self, selector: str, words: str = "") -> None:
        """Tap the first thing that says so."""
        self.wait(lambda: [found for found in self.all(selector) if words in found.text])
        self._press(next(found for found in self.all(selector) if words in found.text))

    def _press(self, found: Any) -> None:
        """Tap something in the middle of the page, where nothing that stays in sight lies over it."""
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', inline: 'center' })", found)
        found.click()

    def choose(self, selector: str, number: int) -> None:
        """Choose an entry of a list by its number from 0."""
        script = "arguments[0].selectedIndex = arguments[1]; arguments[0].dispatchEvent(new Event('change'))"
        self.driver.execute_script(script, self.all(selector)[0], number)

    def wait(self, holds: Callable[[], object]) -> None:
        """Wait until something holds; what is drawn anew while it is looked at is looked at again."""
        from selenium.common.exceptions import StaleElementReferenceException
        from selenium.webdriver.support.ui import WebDriverWait

        WebDriverWait(self.driver, PATIENCE, 0.05, [StaleElementReferenceException]).until(lambda _: holds())

    def sit(self, name: str) -> None:
        """Sit down as somebody."""
        self.tap("#seats button", name)
        self.tap("#sit")
        self.wait(lambda: self.all("#sheet"))

    @property
    def token(self) -> str:
        """The token of the question that is shown; empty: none."""
        return str(self.driver.execute_script("return page?.question?.token ?? ''"))

    @property
    def has_turn(self) -> bool:
        """Whether the page offers deeds."""
        return bool(self.all("#act-form"))

    def answer(self) -> None:
        """Answer the question: the first option, or dice rolled for one."""
        token = self.token
        if self.all("#dice input"):
            self.tap("#roll")
        else:
            self.tap("#options button")
        self.wait(lambda: self.token != token or self.text("#problem"))

    def propose(self) -> None:
        """Propose the first deed for which somebody is meant whom it reaches, at the first of these."""
        for number in range(len(self.driver.find_elements("css selector", "#action option"))):
            if not self.all("#targets details") or self.all("#targets button"):
                break
            self.choose("#action", number)
        targets = self.all("#targets button")
        if targets:
            self._press(targets[0])
        if self.all("#say"):
            self.all("#say")[0].send_keys("to the door")
        self.driver.execute_script("performance.clearResourceTimings()")
        self.tap("#act-form button[type=submit]")
        done = "performance.getEntriesByType('resource').some((each) => each.name.endsWith('/api/propose'))"
        self.wait(lambda: self.driver.execute_script(f"return {done}") or self.text("#problem"))

    @property
    def sent(self) -> str:
        """What the page says of what was sent, and what became of it."""
        return self.text("#sent")

    @property
    def declares(self) -> bool:
        """Whether the page asks for a declaration."""
        return bool(self.all("#declare-form"))

    def declare(self) -> None:
        """Declare the first deed, at the first who can be aimed at."""
        targets = self.all("#declared-targets button")
        if targets:
            self._press(targets[0])
        self.tap("#declare-form button[type=submit]")
        self.wait(lambda: self.text("#declared") or not self.declares or self.text("#problem"))

    def fetched(self, path: str) -> int:
        """Return the status with which the page is answered for a path."""
        script = "const done = arguments[1]; fetch(arguments[0]).then((answer) => done(answer.status))"
        return int(self.driver.execute_async_script(script, path))

    def loaded(self, selector: str) -> list[str]:
        """Return the addresses of the pictures that are shown and could be loaded."""
        loaded = "[...document.querySelectorAll(arguments[0])].filter((each) => each.naturalWidth)"
        return list(self.driver.execute_script(f"return {loaded}.map((each) => each.src)", selector))

    def prefer(self, *, dark: bool, contrast: bool = False) -> None:
        """Set what the browser asks pages for."""
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-contrast", "value": "more" if contrast else "no-preference"},
        ]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def faults(self, *, contrast: bool = False) -> list[str]:
        """Return what axe-core finds wrong on the page once nothing moves; `contrast` wants 7 : 1 of texts."""
        axe = (files("axe_core_python") / "axe.min.js").read_text("utf-8")
        self.driver.execute_script(axe)
        still = "Promise.all(document.getAnimations().map((each) => each.finished))"
        rules = {"rules": {"color-contrast-enhanced": {"enabled": contrast}}}
        run = f"{still}.then(() => axe.run(arguments[0])).then(arguments[1])"
        found = self.driver.execute_async_script(run, rules)
        return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found["violations"]]

    def too_wide(self) -> bool:
        """Return whether the page scrolls sideways."""
        page = "document.documentElement"
        return bool(self.driver.execute_script(f"return {page}.scrollWidth > {page}.clientWidth"))

    def console(self) -> list[str]:
        """Return what the browser complains of, but that a deed was refused."""
        messages = [str(entry["message"]) for entry in self.driver.get_log("browser")]
        return [message for message in messages if "/api/propose" not in message or "422" not in message]


_RESTING: list[Any] = []
"""Drivers whose browser has been started and is not in use: to start one takes as long as a short test."""


@contextmanager
def browser(width: int, height: int, *, dark: bool = False) -> Iterator[Page]:
    """Open a page of a size; nothing that it keeps is left for the next."""
    driver = _RESTING.pop() if _RESTING else _started()
    try:
        first = driver.current_window_handle
        driver.switch_to.new_window("window")
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < height}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        driver.set_script_timeout(PATIENCE)
        page = Page(driver)
        page.prefer(dark=dark)
        yield page
        _forget(driver)
        driver.close()
        driver.switch_to.window(first)
        driver.get_log("browser")
    except BaseException:
        driver.quit()
        raise
    _RESTING.append(driver)


def _forget(driver: Any) -> None:
    """Let the browser forget all that the page has kept, and what has been loaded."""
    origin = driver.execute_script("return location.origin")
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    driver.execute_cdp_cmd("Network.clearBrowserCache", {})


def _started() -> Any:
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM or ""
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))


@pytest.fixture(scope="session", autouse=True)
def browsers_end() -> Iterator[None]:
    """End the browsers with the last test."""
    yield
    while _RESTING:
        _RESTING.pop().quit()
