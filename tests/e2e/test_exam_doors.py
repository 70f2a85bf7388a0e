"""What an exam's settings do to a student's page: no words offered by the editor, and what is said
at a wrong address and at the computer that was left (contract timedwork.md §9, §12)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.desk import draft_of, open_problem, wait_for
from tests.http_client import Client
from tests.oj_appliance.timed_work.stage import CID_OFFSET, WorkStage
from tests.server_process import ROOT_PASSWORD

WORK, DOOR = "features/timed-work", "features/timed-work/access"
PROBLEM = "features/problem"
PEOPLE = ("gina", "hugo", "ines", "jack", "kate", "liam")
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in PEOPLE:
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.at(1)
    yield running
    running.close()


def sit_down(
    stage: WorkStage, new_visitor: NewVisitor, name: str, language: str, width: int
) -> Visitor:
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, name)
    return visitor


def draft_code(who: Client, stage: WorkStage, tid: int) -> str:
    kept = who.get("/api/draft", pid=stage.pids["ONE"], cid=tid + CID_OFFSET).data
    return str(kept["code"])


def offered(page: Page) -> Locator:
    return page.locator(".cm-tooltip-autocomplete").get_by_role("option")


def begin_a_word(page: Page) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.type("impo", delay=20)


@pytest.mark.parametrize(
    ("language", "width", "name"), [("zh-CN", 1440, "gina"), ("en-US", 390, "hugo")]
)
def test_the_editor_offers_words_only_where_the_exam_allows_it(
    language: str, width: int, name: str, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    tid = stage.hold(title="Midterm")
    stage.start(tid, name)
    visitor = sit_down(stage, new_visitor, name, language, width)
    page = open_problem(visitor, tid)
    begin_a_word(page)
    expect(offered(page).filter(has_text="ImportError")).to_be_visible()
    page.keyboard.press("Escape")

    stage.decide(tid, completion=False)
    page.reload()
    page.locator(".cm-content").wait_for()
    begin_a_word(page)
    # Not by itself, nor when it is asked for by the key.
    page.keyboard.press("Control+Space")
    page.keyboard.type("r", delay=20)
    # As long as it takes until the text is kept.
    pid = stage.pids["ONE"]
    wait_for(lambda: draft_of(stage, name, tid, pid) == "impor", "the draft is not kept")
    expect(page.locator(".cm-content")).to_have_text("impor")
    expect(offered(page)).to_have_count(0)
    visitor.check(page)


@pytest.mark.parametrize(
    ("language", "width", "name"), [("zh-CN", 390, "ines"), ("en-US", 1440, "jack")]
)
def test_at_a_wrong_address_a_student_is_told_to_tell_the_invigilator(
    language: str, width: int, name: str, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    tid = stage.hold(title="Midterm")
    stage.decide(tid, addresses=["10.1.0.0/16"])
    visitor = sit_down(stage, new_visitor, name, language, width)
    page = visitor.new_page()
    visitor.open(page, f"/timedwork/{tid}")
    page.get_by_role("button", name=texts(WORK, "start.start"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=texts(WORK, "start.start")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        {"zh-CN": texts(DOOR, "stop.address_refused.title"), "en-US": "Not from this computer"}[
            language
        ]
    )
    expect(page.get_by_text(texts(DOOR, "stop.address_refused.text"))).to_be_visible()
    visitor.faults.clear()  # the browser itself reports the refusal
    look_closely(visitor, page, f"address-refused-{language}-{width}")
    # From the right one the way back leads on.
    stage.decide(tid, addresses=["127.0.0.0/8"])
    page.get_by_role("link", name=texts(DOOR, "back"), exact=True).click()
    page.get_by_role("button", name=texts(WORK, "start.start"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=texts(WORK, "start.start")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page).to_have_url(re.compile(f"/timedwork/{tid}"))
    assert stage.info(stage.people[name], tid).data["effectiveStatus"] == 0


@pytest.mark.parametrize(
    ("language", "width", "name"), [("zh-CN", 1440, "kate"), ("en-US", 390, "liam")]
)
def test_the_computer_that_was_left_says_that_the_exam_goes_on_elsewhere(
    language: str, width: int, name: str, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    tid = stage.hold(title="Midterm")
    stage.decide(tid, onePlace="take_over")
    stage.start(tid, name)
    first = sit_down(stage, new_visitor, name, language, width)
    page = open_problem(first, tid)
    page.locator(".cm-content").click()
    page.keyboard.insert_text("print(1)  # kept")
    # Not asked over HTTP: that would be one more place.
    kept = re.escape(texts(PROBLEM, "draft.saved", time="T")).replace("T", r"\d\d:\d\d:\d\d")
    expect(page.get_by_text(re.compile(kept))).to_be_attached()

    # At another computer they log in and go on.
    other = stage.server.client(name, ROOT_PASSWORD)
    assert stage.begin_as(other, tid).status == 200
    expect(page.get_by_role("heading", level=1)).to_have_text(
        {
            "zh-CN": texts(DOOR, "stop.elsewhere.title"),
            "en-US": "You work at another computer now",
        }[language]
    )
    expect(page.get_by_text(texts(DOOR, "stop.elsewhere.text"))).to_be_visible()
    first.faults.clear()  # the browser itself reports the refusal
    look_closely(first, page, f"elsewhere-{language}-{width}")
    assert page.evaluate("localStorage.getItem('token')") is None
    way_on = page.locator("#content").get_by_role("button", name=texts(DOOR, "login"), exact=True)
    expect(way_on).to_be_visible()
    assert draft_code(other, stage, tid) == "print(1)  # kept"
