"""A student takes a timed work in the browser: enters, starts, works, hands in and sees the rank;
another one's time is over."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.timed_work.stage import ADD, WorkStage
from tests.server_process import ROOT_PASSWORD

WORK, PROBLEM = "features/timed-work", "features/problem"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in ("dora", "emil", "finn"):
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.at(1)
    yield running
    running.close()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).last.click()


def write(page: Page, code: str) -> None:
    page.get_by_role("combobox").first.select_option("Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


@pytest.mark.parametrize(
    ("language", "name", "theme", "width"),
    [("en-US", "dora", "light", 1440), ("zh-CN", "emil", "dark", 390)],
    ids=["wide", "phone"],
)
def test_a_student_enters_starts_works_and_hands_in(
    stage: WorkStage, new_visitor: NewVisitor, language: str, name: str, theme: str, width: int
) -> None:
    tid = stage.hold(auth=1, password="let me in", title=f"Chapter of {name}")
    texts = Texts(language)
    visitor = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(visitor, stage.server, name)
    page = visitor.new_page()
    visitor.open(page, "/timedwork")
    page.get_by_role("link", name=f"Chapter of {name}").click()
    field = page.get_by_label(texts(WORK, "password.label"))
    field.fill("guessed")
    press(page, texts(WORK, "password.enter"))
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("let me in")
    press(page, texts(WORK, "password.enter"))
    start = texts(WORK, "start.start")
    press(page, start)
    page.get_by_role("dialog").get_by_role("button", name=start).click()
    page.get_by_role("link", name=texts(WORK, "toProblems")).click()
    visitor.check(page)
    page.get_by_role("link", name="First").click()
    expect(page).to_have_url(re.compile(rf"/timedwork/{tid}/problem/A$"))
    expect(page.locator(".cm-content")).to_be_visible()
    with page.expect_response(
        lambda answer: answer.url.endswith("/api/draft") and answer.request.method == "PUT"
    ):
        write(page, "# kept over a reload\n" + ADD)
    expect(page.get_by_role("timer")).to_be_visible()
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("kept over a reload")
    submit = re.compile(f"^{texts(PROBLEM, 'submit.submit')}")
    page.get_by_role("button", name=submit).click()
    said = texts(PROBLEM, "contest.submitted")
    panel = page.get_by_role("region", name=texts(PROBLEM, "verdict.label"))
    expect(panel).to_contain_text(said)
    visitor.open(page, f"/timedwork/{tid}/problems")
    expect(
        page.get_by_text(texts(WORK, "problemList.submitted_other", done=1, count=2))
    ).to_be_visible()
    visitor.check(page)
    hand_in = texts(WORK, "handIn.handIn")
    press(page, hand_in)
    page.get_by_role("dialog").get_by_role("button", name=hand_in).click()
    press(page, texts(WORK, "handIn.sure"))
    tabs = page.get_by_role("navigation", name=texts(WORK, "tabsLabel"))
    tabs.get_by_role("link", name=texts(WORK, "tabs.rank")).click()
    row = page.get_by_role("row").filter(has_text=name)
    expect(row).to_contain_text("100")
    visitor.check(page)


def test_after_the_own_time_nothing_can_be_submitted(
    stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = stage.hold(title="Short")
    stage.start(tid, "finn")
    visitor = new_visitor(stage.server, language="en-US", width=1366)
    log_in(visitor, stage.server, "finn")
    page = visitor.new_page()
    stage.at(62)
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    expect(page.get_by_text("Your time is over: nothing more can be submitted.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Submit"))).to_be_disabled()
    visitor.open(page, f"/timedwork/{tid}")
    expect(page.get_by_text("Your work is handed in")).to_be_visible()
    visitor.check(page)
    stage.at(1)
