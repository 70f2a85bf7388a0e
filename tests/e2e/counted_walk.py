"""A person's way through the site, whose pages and clicks are counted: what a task costs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import Visitor
from tests.e2e.texts import Texts
from tests.server_process import ServerProcess


@dataclass
class Walk:
    """One window of one person. Choosing a file or an entry of a list counts as a click, typing
    does not."""

    visitor: Visitor
    language: str
    page: Page = field(init=False)
    texts: Texts = field(init=False)
    clicks: int = 0
    _pages: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.texts = Texts(self.language)
        self.page = self.visitor.new_page()
        self.page.on("framenavigated", lambda _: self._note_page())

    @property
    def pages(self) -> int:
        """Pages that were gone through, a repeated one each time."""
        return len(self._pages)

    def _note_page(self) -> None:
        path = urlsplit(self.page.url).path
        if path not in ("", "/", "blank") and self._pages[-1:] != [path]:
            self._pages.append(path)

    def open(self, address: str) -> None:
        """As from a bookmark."""
        self.visitor.open(self.page, address)

    def click(self, what: Locator) -> None:
        self.clicks += 1
        what.click()

    def press(self, folder: str, key: str, **fill: object) -> None:
        """The button with this text."""
        self.click(self.page.get_by_role("button", name=self.texts(folder, key, **fill)).first)

    def follow(self, folder: str, key: str) -> None:
        """The link with this text."""
        self.click(self.page.get_by_role("link", name=self.texts(folder, key)).first)

    def choose_file(self, field_of_file: Locator, file: Path) -> None:
        self.clicks += 2
        field_of_file.set_input_files(file)

    def choose(self, field_of_list: Locator, *, value: str | None = None) -> None:
        self.clicks += 1
        field_of_list.select_option(value)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Somewhere: other widths may have other places for it, out of sight."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def log_in(self, username: str, password: str, address: str = "/admin/login") -> None:
        """At the login page of the back-office."""
        self.open(address)
        self.page.get_by_label(self.texts("login", "username")).fill(username)
        self.page.locator("input[type=password]").fill(password)
        self.press("login", "submit")

    def check(self) -> None:
        self.visitor.check(self.page)

    def report(self, who: str) -> str:
        return f"{who}: {self.pages} pages, {self.clicks} clicks"


def set_up(walk: Walk, server: ServerProcess, password: str) -> None:
    """The first start: code, password of root, name of the site."""
    fill_in_setup(walk, server, password)
    walk.press("features/setup", "submit")
    expect(walk.page).to_have_url(re.compile(r"/home$"))


def fill_in_setup(walk: Walk, server: ServerProcess, password: str) -> None:
    """Up to the button."""
    walk.open("/")
    expect(walk.page).to_have_url(re.compile(r"/setup$"))
    folder = "features/setup"
    walk.page.get_by_label(walk.texts(folder, "code")).first.fill(
        server.oj("setup-code").stdout.strip()
    )
    for number in range(2):
        walk.page.locator("input[type=password]").nth(number).fill(password)
    walk.page.get_by_label(walk.texts(folder, "name")).first.fill("实验中学 OJ")
