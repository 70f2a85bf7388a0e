"""Root puts files of other versions on the page: what is refused and why, a version that goes back
by itself, and one that the site becomes, through the time in which nobody answers."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.upgrades.conftest import installed
from tests.oj_appliance.upgrades.test_page import root_of
from tests.oj_appliance.upgrades.versions import Installation

UPGRADE = "features/admin/upgrade"
# A new version may take its minute, and the machine has other work.
AWAY_MS = 300_000
pytestmark = pytest.mark.e2e


@pytest.fixture
def site() -> Iterator[Installation]:
    with installed(is_whole=True) as made:
        made.start()
        with kept_running(made):
            yield made


@contextmanager
def kept_running(site: Installation) -> Iterator[None]:
    """As the system's service manager does it."""
    is_over = threading.Event()

    def keep() -> None:
        while not is_over.wait(0.2):
            if site.process is not None and site.process.poll() is not None:
                site.start()

    keeper = threading.Thread(target=keep)
    keeper.start()
    try:
        yield
    finally:
        is_over.set()
        keeper.join()


@contextmanager
def little_room(site: Installation) -> Iterator[None]:
    """A disk of 20 MB where the program lies."""
    program = str(site.prefix.root)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=20m", "tmpfs", program], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", program], check=True)


def damaged(file: Path) -> Path:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    bad = file.with_name("bad.run")
    bad.write_bytes(content)
    return bad


def put(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


class Way:
    """Of the parts of a file to the server: shut, until somebody opens it."""

    def __init__(self) -> None:
        self._waiting: list[Route] = []
        self._is_open = False

    def take(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self) -> None:
        self._is_open = True
        for route in self._waiting:
            route.continue_()


def begin(page: Page, texts: Texts, version: str) -> None:
    name = texts(UPGRADE, "offer.begin", version=version)
    page.get_by_role("button", name=name, exact=True).click()


def pattern(text: str) -> re.Pattern[str]:
    """Of a text whose fillings the page knows."""
    return re.compile(".*".join(map(re.escape, re.split(r"\{\{\w+\}\}", text))))


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_root_upgrades_by_the_page(
    language: str, width: int, site: Installation, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    root = root_of(site)
    visitor = new_visitor(site, language=language, width=width)
    log_in(visitor, site)
    page = visitor.new_page()
    visitor.open(page, "/admin/upgrade")
    look = f"{language}-{width}"
    look_closely(visitor, page, f"upgrade-idle-{look}")

    good = site.whole_file(3, migration="db.execute_sql('CREATE TABLE of_version_3 (x)')")
    way = Way()
    page.route("**/api/file/upload-part*", way.take)
    put(page, damaged(good))
    expect(page.get_by_role("progressbar")).to_be_visible()
    take_picture_while_sending(page, f"upgrade-sending-{look}")
    way.open()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("已被改动" if language == "zh-CN" else "it was changed, or")
    if language == "en-US":
        expect(refused).to_contain_text("bad.run")
    visitor.faults.clear()  # the browser tells of each answer of 400
    look_closely(visitor, page, f"upgrade-refused-{look}")

    with little_room(site):
        put(page, good)
        expect(refused).to_contain_text("空间不足" if language == "zh-CN" else "is too full")
        visitor.faults.clear()

    put(page, good)
    expect(page.get_by_text(texts(UPGRADE, "offer.whatHappens"))).to_be_visible()
    look_closely(visitor, page, f"upgrade-offer-{look}")

    assert root.put("/api/admin/exam/freeze", {"mode": "on"}).data["frozen"]
    begin(page, texts, "0.3.0")
    expect(refused).to_contain_text("考试" if language == "zh-CN" else "exam")
    visitor.faults.clear()
    look_closely(visitor, page, f"upgrade-frozen-{look}")
    assert root.put("/api/admin/exam/freeze", {"mode": "off"}).data
    page.get_by_role("button", name=texts(UPGRADE, "offer.forget"), exact=True).click()

    bad = site.whole_file(2, migration="db.execute_sql('ALTER TABLE nobody ADD COLUMN x')")
    put(page, bad)
    begin(page, texts, "0.2.0")
    going = [pattern(texts(UPGRADE, f"now.{each}")) for each in ("backup", "ending")]
    expect(page.get_by_text(going[0]).or_(page.get_by_text(going[1])).first).to_be_visible()
    expect(page.get_by_text(pattern(texts(UPGRADE, "last.back")))).to_be_visible(timeout=AWAY_MS)
    expect(page.get_by_text("no such table: nobody").first).to_be_visible()
    visitor.faults.clear()  # for a while nobody answered
    look_closely(visitor, page, f"upgrade-back-{look}")

    put(page, good)
    begin(page, texts, "0.3.0")
    expect(page.get_by_text(pattern(texts(UPGRADE, "last.done")))).to_be_visible(timeout=AWAY_MS)
    visitor.faults.clear()
    expect(page.get_by_text(texts(UPGRADE, "endings.done"), exact=True)).to_be_visible()
    look_closely(visitor, page, f"upgrade-done-{look}")
    assert root_of(site).get("/api/admin/upgrade").data["running"]["version"] == "0.3.0"


def take_picture_while_sending(page: Page, picture: str) -> None:
    """A page that sends is never at rest: only its picture is taken."""
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{picture}.png", full_page=True)
