"""The way into a contest: list, password, shell; in both languages, wide and on a phone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ROOT_PASSWORD, ServerProcess

LIST, SHELL = "features/contests", "features/contest"
PASSWORD = "open sesame"
PUBLIC, PRIVATE, LATER = 1, 2, 3
STUDENTS = {"zh-CN": "reader_zh", "en-US": "reader_en"}

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    """A public contest and a private one that run, and one of tomorrow."""
    server = ServerProcess(options=("--demo",)).start()
    for name in STUDENTS.values():
        server.make_user(name, ROOT_PASSWORD)
    server.stop()
    now = int(time.time() * 1000)
    running = {"start_time": now - HOUR, "end_time": now + 4 * HOUR, "seal_rank": False}
    tomorrow = {"start_time": now + 24 * HOUR, "end_time": now + 26 * HOUR, "seal_rank": False}
    root = {"uid": "1", "author": "root"}
    for contest in (
        a_contest(
            id=PUBLIC, title="Autumn contest", description="**Bring a pen**", **root, **running
        ),
        a_contest(id=PRIVATE, title="Team trials", auth=1, password=PASSWORD, **root, **running),
        a_contest(id=LATER, title="Olympiad", type=1, **root, **tomorrow),
    ):
        insert_contest(server.data / "oj.sqlite3", contest)
    server.start()
    yield server
    server.stop()
    server.remove()


def look_at(visitor: Visitor, page: Page) -> None:
    visitor.wait_until_it_stands(page)
    expect(page.locator("h1")).to_have_count(1)
    assert raw_text_keys(page) == [], page.url
    assert not scrolls_sideways(page), page.url
    visitor.check(page)


@pytest.mark.covers("S2-2.1-7", "S2-2.1-4", "S1-5-22")
def test_a_guest_finds_contests_and_is_asked_to_log_in(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    visitor = new_visitor(school, language="en-US")
    page = visitor.new_page()
    visitor.open(page, "/contest")
    expect(page.get_by_role("listitem").filter(has_text="Olympiad")).to_contain_text(
        texts("shell", "contest.status.scheduled")
    )
    page.get_by_role("radio", name="OI", exact=True).check(force=True)
    expect(page.get_by_role("link", name="Autumn contest")).to_have_count(0)
    look_at(visitor, page)
    page.get_by_role("link", name="Olympiad").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_text(texts("shell", "guard.loginFirst"))).to_be_visible()
    assert page.url.endswith("/contest?type=1")


@pytest.mark.covers(
    "S2-2.2-1", "S2-2.2-4", "S2-2.2-5", "S2-2.2-17", "S2-4-7", "S2-4-8", "S2-5-2", "S1-5-17"
)
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "dark"), ("en-US", 1440, "light")]
)
def test_a_student_enters_a_private_contest_by_its_password(
    language: str,
    width: int,
    theme: str,
    school: ServerProcess,
    new_visitor: NewVisitor,
) -> None:
    texts = Texts(language)
    visitor = new_visitor(school, language=language, width=width, theme=theme)
    log_in(visitor, school, STUDENTS[language])
    page = visitor.new_page()
    visitor.open(page, "/contest")
    look_at(visitor, page)
    page.get_by_role("link", name="Team trials").click()
    tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
    expect(tabs).to_be_visible()
    expect(tabs.get_by_role("link")).to_have_count(1)
    expect(page.get_by_role("timer")).to_contain_text("03:59:")
    look_at(visitor, page)

    enter = page.get_by_role("button", name=texts("shell", "contest.password.enter"))
    enter.click()
    expect(page.get_by_text(texts("shell", "contest.password.empty"))).to_be_visible()
    field = page.get_by_label(texts("shell", "contest.password.label"))
    field.fill("guess")
    enter.click()
    expect(page.get_by_role("alert")).to_be_visible()
    field.fill(PASSWORD)
    enter.click()
    expect(enter).to_have_count(0)
    problems = tabs.get_by_role("link", name=texts(SHELL, "tabs.problems"))
    expect(problems).to_be_visible()
    look_at(visitor, page)


@pytest.mark.covers("S2-2.2-17", "S2-4-1")
def test_a_contest_of_tomorrow_waits_behind_its_overview(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("zh-CN")
    visitor = new_visitor(school, width=1366)
    log_in(visitor, school, STUDENTS["zh-CN"])
    page = visitor.new_page()
    visitor.open(page, f"/contest/{LATER}/problems")
    expect(page.get_by_text(texts(SHELL, "shut.notStarted"))).to_be_visible()
    tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
    expect(tabs.get_by_role("link")).to_have_count(1)
    look_at(visitor, page)
