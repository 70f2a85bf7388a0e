"""The student's page in an exam: one tab for each problem, what is kept and since when, receipts,
and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.problems.objective.builders import BLANK, JUDGE, SINGLE, objective_body
from tests.oj_appliance.timed_work.stage import ADD, WorkStage
from tests.problem_bodies import add_problem
from tests.server_process import ROOT_PASSWORD

WORK, PROBLEM, FORM = "features/timed-work", "features/problem", "features/problem/objective"
PEOPLE = ("gina", "hugo", "ines", "jana")

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in PEOPLE:
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.pids["QUIZ"] = add_problem(
        running.root, objective_body("EXAM-QUIZ", [SINGLE, JUDGE, BLANK], auth=2)
    )
    running.at(1)
    yield running
    running.close()


def hold_exam(stage: WorkStage, *names: str) -> int:
    """Two programs, A and B, and questions, Q, begun by these people."""
    tid = stage.hold(title="Mid-term")
    problems = [
        {"pid": stage.pids["ONE"], "displayId": "A", "displayTitle": "First"},
        {"pid": stage.pids["HELD"], "displayId": "B", "displayTitle": "Second", "score": 50},
        {"pid": stage.pids["QUIZ"], "displayId": "Q", "displayTitle": "Questions"},
    ]
    body = {"tid": tid, "values": {}, "problems": problems}
    assert stage.root.post("/api/stage-timed-work", body).status == 200
    stage.start(tid, *names)
    return tid


def write(page: Page, code: str) -> None:
    page.get_by_role("combobox").first.select_option("Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def tab(page: Page, texts: Texts, display_id: str) -> Locator:
    tabs = page.get_by_role("navigation", name=texts(WORK, "progress.label"))
    return tabs.get_by_role("link", name=re.compile(rf"^{display_id}\b"))


def submit(page: Page, texts: Texts) -> None:
    name = re.compile(rf"^{texts(PROBLEM, 'submit.submit')}(\s|$)")
    page.get_by_role("button", name=name).click()


def receipts_of(stage: WorkStage, name: str, tid: int) -> list[dict[str, object]]:
    return list(stage.people[name].get("/api/exam/get-own-progress", tid=tid).data["receipts"])


@pytest.mark.parametrize(
    ("language", "name", "theme", "width"),
    [("en-US", "gina", "light", 1366), ("zh-CN", "hugo", "dark", 768)],
    ids=["small screen", "tablet"],
)
def test_the_tabs_lead_from_problem_to_problem_and_tell_how_far_each_is(
    stage: WorkStage, new_visitor: NewVisitor, language: str, name: str, theme: str, width: int
) -> None:
    tid, texts = hold_exam(stage, name), Texts(language)
    visitor = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(visitor, stage.server, name)
    page = visitor.new_page()
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    empty = texts(WORK, "progress.empty")
    expect(tab(page, texts, "B")).to_contain_text(empty)
    expect(tab(page, texts, "Q")).to_contain_text(texts(WORK, "progress.answered", done=0, all=3))
    write(page, ADD)
    # The moment that stands there is the server's, in the site's zone.
    expect(page.get_by_text(re.compile(r"\d\d:\d\d:\d\d$")).first).to_be_visible()
    expect(tab(page, texts, "A")).to_contain_text(texts(WORK, "progress.draft"))
    tab(page, texts, "B").click()
    expect(page).to_have_url(re.compile(rf"/timedwork/{tid}/problem/B$"))
    expect(tab(page, texts, "B")).to_have_attribute("aria-current", "page")
    write(page, "# unfinished")
    tab(page, texts, "A").click()
    expect(page.locator(".cm-content")).to_have_text(ADD)
    submit(page, texts)
    expect(tab(page, texts, "A")).to_contain_text(texts(WORK, "progress.submitted", count=1))
    (receipt,) = receipts_of(stage, name, tid)
    mark = str(receipt["fingerprint"])
    expect(page.get_by_text(mark)).to_be_visible()
    visitor.check(page)
    tab(page, texts, "B").click()
    expect(page.locator(".cm-content")).to_have_text("# unfinished")
    tab(page, texts, "Q").click()
    page.get_by_role("radio", name=texts(FORM, "true"), exact=True).check()
    expect(tab(page, texts, "Q")).to_contain_text(texts(WORK, "progress.answered", done=1, all=3))
    visitor.check(page)
    visitor.open(page, f"/timedwork/{tid}/receipts")
    row = page.get_by_role("row").filter(has_text=mark)
    expect(row).to_contain_text(f"#{receipt['submitId']}")
    visitor.check(page)
    visitor.open(page, f"/timedwork/{tid}/problem/B")
    hand_in = texts(WORK, "handIn.handIn")
    page.get_by_role("button", name=hand_in, exact=True).last.click()
    page.get_by_role("dialog").get_by_role("button", name=hand_in).click()
    dialog = page.get_by_role("dialog")
    for sentence in (
        texts(WORK, "problemList.submitted_other", done=1, count=3),
        texts(WORK, "handIn.answered", name="Q Questions", done=1, all=3),
    ):
        expect(dialog).to_contain_text(sentence)
    newer = texts(WORK, "handIn.newer", names="@").partition("@")[0]
    expect(dialog).to_contain_text(re.compile(re.escape(newer) + "B Second.*Q Questions"))
    expect(dialog).not_to_contain_text("A First")
    dialog.get_by_role("button", name=texts(WORK, "handIn.sure"), exact=True).click()
    # Locked in place: nothing more is written or sent.
    expect(page.get_by_text(texts(PROBLEM, "timedWork.ended"))).to_be_visible()
    expect(page.get_by_text(texts(WORK, "over.kept"))).to_be_visible()
    page.locator(".cm-content").click()
    page.keyboard.type("too late")
    expect(page.locator(".cm-content")).to_have_text("# unfinished")
    visitor.open(page, f"/timedwork/{tid}/receipts")
    expect(page.get_by_role("row").filter(has_text=mark)).to_be_visible()
    visitor.check(page)


@pytest.mark.parametrize(
    ("language", "name", "width"), [("en-US", "ines", 1440), ("zh-CN", "jana", 390)]
)
def test_answers_are_submitted_in_an_exam_and_their_receipt_stands_below(
    stage: WorkStage, new_visitor: NewVisitor, language: str, name: str, width: int
) -> None:
    """What they came to is told no sooner than the exam says: the receipt alone stands there."""
    tid, texts = hold_exam(stage, name), Texts(language)
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, name)
    page = visitor.new_page()
    visitor.open(page, f"/timedwork/{tid}/problem/Q")
    page.get_by_text("1024").click()
    page.get_by_role("radio", name=texts(FORM, "false"), exact=True).check()
    answered = texts(FORM, "answered", done=2, all=3)
    expect(page.get_by_text(answered)).to_be_visible()
    page.get_by_role("button", name=texts(FORM, "submit"), exact=True).click()
    dialog = page.get_by_role("dialog")
    left = texts(FORM, "confirm.missing", numbers=texts(FORM, "number", number=3))
    expect(dialog).to_contain_text(left)
    dialog.get_by_role("button", name=texts(FORM, "confirm.confirm"), exact=True).click()
    expect(page.get_by_text(texts(FORM, "done"))).to_be_visible()
    (receipt,) = receipts_of(stage, name, tid)
    assert receipt["displayId"] == "Q"
    number, mark = receipt["submitId"], str(receipt["fingerprint"])
    status = page.get_by_role("status").filter(has_text=mark)
    said = texts(WORK, "receipts.last", number=number, time="@").partition("@")[0]
    expect(status).to_contain_text(said)
    expect(page.get_by_text(texts(FORM, "wrong"), exact=True)).to_have_count(0)
    right = texts(FORM, "right", score="@").partition("@")[0]
    expect(page.get_by_text(re.compile(f"^{re.escape(right)}"))).to_have_count(0)
    look_at(visitor, page)
    page.reload()
    expect(page.get_by_text(answered)).to_be_visible()
    expect(status).to_be_visible()
    visitor.open(page, f"/timedwork/{tid}/receipts")
    row = page.get_by_role("row").filter(has_text=mark)
    expect(row).to_contain_text(f"#{number}")
    look_at(visitor, page)
