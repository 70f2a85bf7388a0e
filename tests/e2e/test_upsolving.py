"""A teacher leaves an exam's problems open: who took part goes on afterwards, and the exam's result
stays what it was."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.desk import wait_for, write
from tests.oj_appliance.timed_work.stage import ADD, END, OWN, WRONG, WorkStage
from tests.server_process import ROOT_PASSWORD

SETTINGS = "features/admin/timed-work/exam"
RESULTS = "features/admin/exam-results"
WORK, PROBLEM = "features/timed-work", "features/problem"
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in ("rosa", "sven"):
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    yield running
    running.close()


@pytest.mark.parametrize(
    ("language", "name", "width"), [("en-US", "rosa", 1440), ("zh-CN", "sven", 390)]
)
def test_an_exams_problem_is_practised_afterwards_and_its_result_does_not_move(
    stage: WorkStage, new_visitor: NewVisitor, language: str, name: str, width: int
) -> None:
    texts = Texts(language)
    stage.at(0)
    tid = stage.hold({"results": "released"}, title=f"Practice for {name}")
    teacher = new_visitor(stage.server, language=language, width=width)
    log_in(teacher, stage.server, "root")
    office = teacher.new_page()
    teacher.open(office, f"/admin/timedwork/{tid}/exam")
    office.get_by_role("switch", name=texts(SETTINGS, "results.upsolving")).click()
    look_closely(teacher, office, f"upsolving-settings-{width}")
    office.get_by_role("button", name=texts("features/admin", "saveBar.save"), exact=True).click()
    wait_for(
        lambda: stage.root.get("/api/admin/exam/settings", tid=tid).data["upsolving"] is True,
        "the teacher's setting is kept",
    )

    stage.at(1)
    stage.start(tid, name)
    student = stage.people[name]
    stage.submit(student, tid, "A", WRONG)
    stage.at(END + 1)
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, name)
    page = visitor.new_page()
    after = texts(WORK, "after.line")
    visitor.open(page, f"/timedwork/{tid}/problem/A")
    expect(page.get_by_text(after)).to_have_count(0)
    office.goto(f"{teacher.base}/admin/timedwork/{tid}/results?view=closing")
    office.get_by_role("button", name=texts(RESULTS, "release.now"), exact=True).click()
    office.get_by_role("button", name=texts(RESULTS, "release.yes"), exact=True).click()
    expect(office.get_by_text(texts(RESULTS, "release.done"))).to_be_visible()
    before = stage.root.get("/api/admin/exam/results", tid=tid).data
    rank = stage.rank(stage.root, tid).data

    visitor.open(page, f"/timedwork/{tid}")
    expect(page.get_by_text(after)).to_be_visible()
    look_closely(visitor, page, f"upsolving-work-{width}")
    page.get_by_role("link", name=texts(WORK, "toProblems")).click()
    page.get_by_role("link", name="First").first.click()
    expect(page.get_by_text(after)).to_be_visible()
    page.locator(".cm-content").wait_for()
    page.get_by_role("combobox").first.select_option("Python3")
    write(page, ADD)
    page.get_by_role(
        "button", name=re.compile(rf"^{texts(PROBLEM, 'submit.submit')}(\s|$)")
    ).click()
    wait_for(
        lambda: stage.submissions(student, tid).data["records"][0]["status"] == 0,
        "what was sent afterwards is judged",
    )
    newest = stage.submissions(student, tid).data["records"][0]
    visitor.open(page, f"/submission-detail/{newest['submitId']}")
    expect(page.get_by_text(texts(WORK, "after.mark"))).to_be_visible()
    look_closely(visitor, page, f"upsolving-submission-{width}")

    now = stage.root.get("/api/admin/exam/results", tid=tid).data
    assert (now["digest"], now["rows"]) == (before["digest"], before["rows"])
    assert stage.rank(stage.root, tid).data == rank
    assert rank[0]["score"] == 0
    teacher.open(office, f"/admin/timedwork/{tid}/results")
    row = office.get_by_role("row").filter(has_text=name)
    expect(row.get_by_role("cell").filter(has_text=re.compile(r"^0$")).first).to_be_visible()
    look_closely(teacher, office, f"upsolving-results-{width}")
    stage.at(OWN)
