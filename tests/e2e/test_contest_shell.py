"""The way into a contest: list, password, shell; in both languages, wide and on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest, insert_problems
from tests.server_process import ROOT_PASSWORD, ServerProcess

HOME, SHELL = "features/home", "features/contest"
ADD = "print(sum(map(int, input().split())))"
PASSWORD = "open sesame"
PUBLIC, PRIVATE, LATER = 1, 2, 3
WORDS = {
    "zh-CN": {"empty": "请输入比赛密码", "registered": "报名成功"},
    "en-US": {"empty": "Enter the contest password", "registered": "Register contest successfully"},
}
STUDENTS = {"zh-CN": "reader_zh", "en-US": "reader_en"}

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    """A public contest and a private one that run, and one of tomorrow."""
    server = ServerProcess(options=("--demo",)).start()
    for name in STUDENTS.values():
        server.make_user(name, ROOT_PASSWORD)
    server.stop()
    database, now = server.data / "oj.sqlite3", int(time.time() * 1000)
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
        insert_contest(database, contest)
        insert_problems(database, contest.id, {"A": 1000, "B": 1011})
    server.start()
    yield server
    server.stop()
    server.remove()


@pytest.mark.covers("S2-2.1-7", "S2-2.1-4", "S2-8-2a", "S1-5-22")
def test_a_guest_finds_contests_and_is_asked_to_log_in(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    visitor = new_visitor(school, language="en-US")
    page = visitor.new_page()
    visitor.open(page, "/contest")
    expect(page.get_by_role("listitem").filter(has_text="Olympiad")).to_contain_text(
        texts("shell", "schedule.status.scheduled")
    )
    page.get_by_role("radio", name="OI", exact=True).check(force=True)
    expect(page.get_by_role("link", name="Autumn contest")).to_have_count(0)
    look_at(visitor, page)
    page.get_by_role("link", name="Olympiad").click()
    expect(page.get_by_text("Please login first")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.url.endswith("/contest?type=1")
    visitor.open(page, f"/contest/{PUBLIC}")
    expect(page.locator("h1")).to_have_text(texts("shell", "guard.title"))


@pytest.mark.covers("S1-2.2-7", "S1-2.2-10", "S1-2.2-11")
def test_the_start_page_tells_what_runs_and_what_comes(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    guest = new_visitor(school, language="en-US")
    page = guest.new_page()
    guest.open(page, "/home")
    card = page.get_by_role("region", name=texts(HOME, "contests.title"))
    expect(card.get_by_role("listitem")).to_have_count(3)
    coming = card.get_by_role("listitem").filter(has_text="Olympiad")
    for word in (
        texts("shell", "schedule.status.scheduled"),
        texts("shell", "contest.auth.public"),
        texts("shell", "contest.participants", count=0),
        "OI",
        "2 hours",
    ):
        expect(coming).to_contain_text(word)
    expect(coming.locator("time")).to_have_text(re.compile(r"^\d\d-\d\d \d\d:\d\d$"))
    look_at(guest, page)
    card.get_by_role("link", name="Olympiad").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    coming.get_by_role("link", name="OI", exact=True).click()
    page.wait_for_url("**/contest?type=1")

    student = new_visitor(school, language="en-US")
    log_in(student, school, STUDENTS["en-US"])
    page = student.new_page()
    student.open(page, "/home")
    page.get_by_role("region", name=texts(HOME, "contests.title")).get_by_role(
        "link", name="Autumn contest"
    ).click()
    page.wait_for_url(f"**/contest/{PUBLIC}")
    expect(page.locator("strong", has_text="Bring a pen")).to_be_visible()


@pytest.mark.covers("S2-2.4-1", "S2-2.4-3", "S2-2.2-6", "S1-2.1-11")
def test_the_problems_of_a_contest_open_in_it(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    student = school.client(STUDENTS["en-US"], ROOT_PASSWORD)
    body = {"pid": "A", "cid": PUBLIC, "language": "Python3", "code": ADD}
    sent = student.post("/api/submit-problem-judge", body).data
    assert wait_for_verdict(student, sent["submitId"])["status"] == 0
    visitor = new_visitor(school, language="en-US", width=1366)
    log_in(visitor, school, STUDENTS["en-US"])
    page = visitor.new_page()
    visitor.open(page, f"/contest/{PUBLIC}")
    tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
    tabs.get_by_role("link", name=texts(SHELL, "tabs.problems")).click()
    solved = page.get_by_role("row").filter(has=page.get_by_text("A", exact=True))
    expect(solved).to_contain_text("100.00%")
    expect(solved.get_by_text(texts("shell", "ownStatus.solved"))).to_be_attached()
    other = page.get_by_role("row").filter(has=page.get_by_text("B", exact=True))
    expect(other).to_contain_text("0.00%")
    look_at(visitor, page)
    solved.get_by_role("link").click()
    page.wait_for_url(f"**/contest/{PUBLIC}/problem/A")
    around = page.get_by_role("navigation", name=texts("shell", "context.label"))
    home = f"/contest/{PUBLIC}"
    places = (home, f"{home}/problems", f"{home}/submissions?onlyMine=true", f"{home}/rank")
    for at, place in enumerate(places):
        expect(around.get_by_role("link").nth(at)).to_have_attribute("href", place)
    expect(around.get_by_role("timer")).to_have_text(re.compile(r"^03:\d\d:\d\d$"))


@pytest.mark.covers(
    "S2-2.2-1",
    "S2-2.2-4",
    "S2-2.2-5",
    "S2-2.2-17",
    "S2-4-7",
    "S2-4-8",
    "S2-5-3",
    "S2-6-5",
    "S2-8-2b",
    "S2-8-3a",
    "S1-5-17",
    "S1-8-8e",
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
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^03:\d\d:\d\d$"))
    look_at(visitor, page)

    enter = page.get_by_role("button", name=texts("shell", "contest.password.enter"))
    enter.click()
    told = WORDS[language]
    expect(page.get_by_text(told["empty"])).to_be_visible()
    field = page.get_by_label(texts("shell", "contest.password.label"))
    field.fill("guess")
    enter.click()
    expect(page.get_by_role("alert")).to_be_visible()
    field.fill(PASSWORD)
    enter.click()
    expect(page.get_by_text(told["registered"]).first).to_be_visible()
    expect(enter).to_have_count(0)
    problems = tabs.get_by_role("link", name=texts(SHELL, "tabs.problems"))
    expect(problems).to_be_visible()
    look_at(visitor, page)


@pytest.mark.covers("S2-2.2-17", "S2-4-1", "S2-6-5")
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
