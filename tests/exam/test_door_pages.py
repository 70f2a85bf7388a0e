"""What the door of an exam looks like: in an ordinary and in a locked browser, beside the exam, and
at a computer that was left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from oj_appliance.timed_work.access.locked_browser import hash_of
from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.doors import CONFIG_KEY, EXAM_KEY
from tests.exam.figures import report
from tests.oj_appliance.timed_work.stage import WorkStage
from tests.server_process import ROOT_PASSWORD

WORK, DOOR = "features/timed-work", "features/timed-work/access"
DESK, TALK = "features/admin/timed-work", "features/admin/exam-room/talk"
# A newer locked browser: its keys are told to the page, for the address by which it was loaded.
LOCKED = """
window.SafeExamBrowser = { security: {
  async updateKeys(done) {
    const url = location.href.replace(/#.*$/, '');
    this.configKey = await window.hashOf(url, 'config');
    this.browserExamKey = await window.hashOf(url, 'exam');
    done();
  },
} };
"""

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def hall() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in ("dora", "emil", "finn"):
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.at(1)
    yield running
    running.close()


def lock(context: BrowserContext, config_key: str = CONFIG_KEY) -> None:
    keys = {"config": config_key, "exam": EXAM_KEY}
    context.expose_function("hashOf", lambda url, kind: hash_of(url, keys[kind]))
    context.add_init_script(LOCKED)


def begin(visitor: Visitor, page: Page, texts: Texts, tid: int) -> None:
    visitor.open(page, f"/timedwork/{tid}")
    start = texts(WORK, "start.start")
    page.get_by_role("button", name=start, exact=True).last.click()
    page.get_by_role("dialog").get_by_role("button", name=start).click()


def stopped(page: Page, texts: Texts, reason: str) -> None:
    heading = page.get_by_role("heading", name=texts(DOOR, f"stop.{reason}.title"))
    expect(heading).to_be_visible()


def test_an_exam_opens_in_the_locked_browser_alone(
    hall: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = hall.hold(title="Locked")
    hall.decide(tid, configKeys=[CONFIG_KEY], examKeys=[EXAM_KEY])
    texts = Texts("en-US")
    outcomes = []
    for key in (None, "b0" * 32):
        other = new_visitor(hall.server, language="en-US")
        if key is not None:
            lock(other.context, key)
        log_in(other, hall.server, "dora")
        page = other.new_page()
        begin(other, page, texts, tid)
        if key is not None:  # it was loaded once more, with the number of the session
            expect(page).to_have_url(re.compile("exam-session="))
            begin_again(page, texts)
        stopped(page, texts, "browser_required")
        outcomes.append("refused")
    visitor = new_visitor(hall.server, language="en-US")
    lock(visitor.context)
    log_in(visitor, hall.server, "dora")
    page = visitor.new_page()
    begin(visitor, page, texts, tid)
    expect(page).to_have_url(re.compile("exam-session="))
    begin_again(page, texts)
    page.get_by_role("link", name=texts(WORK, "toProblems")).click()
    page.get_by_role("link", name="First").click()
    expect(page.locator(".cm-content")).to_be_visible()
    page.reload()
    expect(page.locator(".cm-content")).to_be_visible()
    report("E28", f"pages: {', '.join(outcomes)}; the right one works", "refused, refused, works")


def begin_again(page: Page, texts: Texts) -> None:
    start = texts(WORK, "start.start")
    page.get_by_role("button", name=start, exact=True).last.click()
    page.get_by_role("dialog").get_by_role("button", name=start).click()


@pytest.mark.parametrize(
    ("language", "name", "theme", "width"),
    [("zh-CN", "emil", "dark", 390), ("en-US", "finn", "light", 1440)],
    ids=["phone", "wide"],
)
def test_what_is_closed_says_so_and_leads_back_and_a_moved_student_is_told(
    hall: WorkStage, new_visitor: NewVisitor, language: str, name: str, theme: str, width: int
) -> None:
    tid = hall.hold(title=f"Exam of {name}")
    hall.decide(tid, closed=["problems", "messages", "discussion", "submissions"])
    texts = Texts(language)
    visitor = new_visitor(hall.server, language=language, width=width, theme=theme)
    log_in(visitor, hall.server, name)
    page = visitor.new_page()
    begin(visitor, page, texts, tid)
    expect(page.get_by_role("link", name=texts(WORK, "toProblems"))).to_be_visible()
    visitor.open(page, "/problem")
    stopped(page, texts, "closed")
    expect(page.get_by_text(f"Exam of {name}")).to_be_visible()
    page.get_by_role("link", name=texts(DOOR, "back")).click()
    expect(page.get_by_role("link", name=texts(WORK, "toProblems"))).to_be_visible()
    office = new_visitor(hall.server, language=language)
    log_in(office, hall.server, "root")
    desk = office.new_page()
    office.open(desk, f"/admin/timedwork/{tid}/records")
    desk.get_by_role("button", name=texts(DESK, "moreNamed", title=name)).click()
    desk.get_by_role("button", name=texts(DESK, "record.move")).click()
    desk.get_by_role("dialog").get_by_role("button", name=texts(TALK, "move.confirm")).click()
    expect(desk.get_by_text(texts(TALK, "move.done", name=name)).first).to_be_visible()
    stopped(page, texts, "moved")
    assert hall.problems(hall.server.client(name, ROOT_PASSWORD), tid).status == 200
