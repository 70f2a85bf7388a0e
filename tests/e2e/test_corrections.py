"""A teacher mends a problem while students work: judging waits and goes on, points are set right
and taken back, and what a crashing checker left is judged again. The reasons stand on the
students' pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.exam_day import Window
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.timed_work.making import add_to_work
from tests.oj_appliance.timed_work.stage import ADD, END, WRONG, WorkStage
from tests.problem_bodies import a_plus_b, add_problem, problem_body
from tests.server_process import ROOT_PASSWORD

pytestmark = pytest.mark.e2e
CORRECT, WORK = "features/admin/exam-corrections", "features/timed-work"
VERSIONS = "features/admin/data-versions"
CRASHES = "int main() { return *(volatile int *)0; }"
ACCEPTS = "int main() { return 100; }"
SYSTEM_ERROR = 4
WRONG_DATA = [("1 2\n", "3\n"), ("2 2\n", "5\n")]
RIGHT_DATA = [("1 2\n", "3\n"), ("2 2\n", "4\n")]
BOTH = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    made.server.make_user("mona", ROOT_PASSWORD)
    made.people["mona"] = made.server.client("mona", ROOT_PASSWORD)
    yield made
    made.close()


def with_checker(display_id: str, code: str) -> dict[str, Any]:
    return a_plus_b(display_id, judgeMode="spj", spjCode=code, spjAbi="hoj", spjLanguage="C++")


def window_of(
    stage: WorkStage, new_visitor: NewVisitor, name: str, language: str, width: int
) -> Window:
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, name)
    return Window(visitor, visitor.new_page(), Texts(language))


def row_of(window: Window, table: str, name: str) -> Locator:
    rows = window.page.get_by_role("table", name=window.texts(CORRECT, table), exact=True)
    return rows.get_by_role("row").filter(has_text=name)


def choose(window: Window, problem: str, action: str) -> None:
    window.press(CORRECT, "more", name=problem)
    window.press(CORRECT, action)


def give_a_reason(window: Window, reason: str) -> None:
    window.page.get_by_role("dialog").last.locator("input[name=reason]").fill(reason)


def points_in(stage: WorkStage, tid: int) -> dict[str, tuple[int, dict[str, int]]]:
    """Of everybody: the whole, and each problem's."""
    return {
        row["username"]: (
            row["score"],
            {letter: cell["score"] for letter, cell in row["submissionInfo"].items()},
        )
        for row in stage.rank(stage.root, tid).data
    }


@BOTH
def test_a_teacher_mends_a_problem_while_students_work(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    stage.at(0)
    tid = stage.hold({"results": "all_over"}, title=f"Mended {width}")
    checked = add_problem(stage.root, with_checker(f"CHECKED{width}", CRASHES))
    assert add_to_work(stage.root, tid, checked, "C").status == 200
    stage.at(1)
    stage.start(tid, "ann", "mona")
    stage.submit(stage.ann, tid)
    stage.submit(stage.people["mona"], tid, code=WRONG)
    teacher = window_of(stage, new_visitor, "root", language, width)
    teacher.open(f"/admin/timedwork/{tid}/corrections")
    judging_waits_and_goes_on(teacher, stage, tid)
    a_problem_counts_for_nobody_and_counts_again(teacher, stage, tid)
    everybody_gets_full_marks_and_one_gets_points(teacher, stage, tid)
    what_the_judge_failed_on_is_judged_again(teacher, stage, tid, checked)
    teacher.look(f"corrections-{width}")
    stage.at(END + 1)
    student = window_of(stage, new_visitor, "mona", language, width)
    told = {
        "A": ("correction.full_marks", "The second case was wrong"),
        "B": ("correction.points", "Shown to me on paper"),
    }
    student.open(f"/timedwork/{tid}/problems")
    for key, reason in told.values():
        student.sees(WORK, key)
        student.sees(WORK, "correction.reason", reason=reason)
    student.look(f"corrections-told-{width}")
    for letter, (key, reason) in told.items():
        student.open(f"/timedwork/{tid}/problem/{letter}")
        student.sees(WORK, key)
        student.sees(WORK, "correction.reason", reason=reason)


def judging_waits_and_goes_on(teacher: Window, stage: WorkStage, tid: int) -> None:
    choose(teacher, "A", "pause")
    give_a_reason(teacher, "Data are checked")
    teacher.look(f"corrections-pause-{tid}")
    teacher.agree(CORRECT, "pauseNow")
    teacher.sees(CORRECT, "pausedNow", name="A")
    row = row_of(teacher, "problems", "First")
    expect(row).to_contain_text(teacher.texts(CORRECT, "paused"))
    expect(row).to_contain_text("Data are checked")
    number = int(stage.send(stage.ann, tid, "A", f"{ADD}  # while it waits").data["submitId"])
    received = teacher.texts(CORRECT, "received", count=3)
    expect(row).to_contain_text(teacher.texts(CORRECT, "unfinished", received=received, count=1))
    choose(teacher, "A", "resume")
    teacher.sees(CORRECT, "resumed", name="A")
    assert wait_for_verdict(stage.root, number)["status"] == 0
    expect(row).to_contain_text(teacher.texts(CORRECT, "judged", received=received))
    expect(row).not_to_contain_text("Data are checked")


def a_problem_counts_for_nobody_and_counts_again(
    teacher: Window, stage: WorkStage, tid: int
) -> None:
    before = points_in(stage, tid)
    assert before == {"ann": (100, {"A": 100}), "mona": (0, {"A": 0})}
    choose(teacher, "A", "void")
    dialog = teacher.page.get_by_role("dialog").last
    expect(dialog).to_contain_text(teacher.texts(CORRECT, "effect", count=1))
    expect(dialog.get_by_role("listitem")).to_have_text(["ann: 100 → 0"])
    teacher.agree(CORRECT, "kind.void")
    expect(dialog).to_contain_text(teacher.texts(CORRECT, "badReason"))
    give_a_reason(teacher, "Its statement was wrong")
    teacher.look(f"corrections-void-{tid}")
    assert points_in(stage, tid) == before, "a look changes nothing"
    teacher.agree(CORRECT, "kind.void")
    teacher.sees(CORRECT, "done")
    row = row_of(teacher, "problems", "First")
    expect(row).to_contain_text(teacher.texts(CORRECT, "kind.void"))
    expect(row).to_contain_text("Its statement was wrong")
    assert points_in(stage, tid) == {"ann": (0, {"A": 0}), "mona": (0, {"A": 0})}
    choose(teacher, "A", "takeBack")
    teacher.sees(CORRECT, "takenBack")
    expect(row).to_contain_text(teacher.texts(CORRECT, "points", count=100))
    assert points_in(stage, tid) == before


def everybody_gets_full_marks_and_one_gets_points(
    teacher: Window, stage: WorkStage, tid: int
) -> None:
    choose(teacher, "A", "fullMarks")
    dialog = teacher.page.get_by_role("dialog").last
    expect(dialog.get_by_role("listitem")).to_have_text(["mona: 0 → 100"])
    give_a_reason(teacher, "The second case was wrong")
    teacher.agree(CORRECT, "kind.full_marks")
    expect(row_of(teacher, "people", "mona")).to_contain_text("100")
    for name, points, effect, reason in (
        ("mona", 20, "mona: 100 → 120", "Shown to me on paper"),
        ("ann", 50, "ann: 100 → 150", "Meant for somebody else"),
    ):
        cell = teacher.texts(CORRECT, "change", name=name, problem="B", points=0)
        teacher.page.get_by_role("button", name=cell, exact=True).click()
        dialog.locator("input[name=points]").fill(str(points))
        expect(dialog.get_by_role("listitem")).to_have_text([effect])
        give_a_reason(teacher, reason)
        teacher.look(f"corrections-points-{name}-{tid}")
        teacher.agree(CORRECT, "kind.points")
        expect(dialog).to_have_count(0)
        expect(row_of(teacher, "history", reason)).to_contain_text(
            teacher.texts(CORRECT, "given", name=name, count=points)
        )
    assert points_in(stage, tid) == {
        "ann": (150, {"A": 100, "B": 50}),
        "mona": (120, {"A": 100, "B": 20}),
    }
    slip = row_of(teacher, "history", "Meant for somebody else")
    slip.get_by_role("button", name=teacher.texts(CORRECT, "takeBack")).click()
    taken_back = teacher.texts(CORRECT, "undone", name="root", time="@").partition("@")[0]
    expect(slip).to_contain_text(taken_back)
    assert points_in(stage, tid)["ann"] == (100, {"A": 100})


def what_the_judge_failed_on_is_judged_again(
    teacher: Window, stage: WorkStage, tid: int, pid: int
) -> None:
    """In the row itself, by one press."""
    number = stage.submit(stage.ann, tid, "C")
    assert wait_for_verdict(stage.root, number)["status"] == SYSTEM_ERROR
    row = row_of(teacher, "problems", "C")
    failed = teacher.texts(CORRECT, "failed", count=1)
    expect(row.filter(has_text=failed)).to_have_count(1)
    mended = with_checker(f"CHECKED{pid}", ACCEPTS)
    mended["problem"]["id"] = pid
    assert stage.root.put("/api/admin/problem", mended).status == 200
    teacher.press(CORRECT, "judgeAgainNamed", name="C")
    teacher.sees(CORRECT, "again", count=1)
    expect(row.filter(has_text=failed)).to_have_count(0)
    assert wait_for_verdict(stage.root, number)["status"] == 0
    assert points_in(stage, tid)["ann"] == (200, {"A": 100, "C": 100})


@BOTH
def test_data_that_were_replaced_are_taken_back_from_the_page(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    """Results, points and the active version are again what they were, and the student, who is told
    at once, reads so."""
    stage.at(0)
    tid = stage.hold(title=f"Replaced {width}")
    name = f"DATA{width}"
    pid = add_problem(stage.root, problem_body(name, WRONG_DATA))
    assert add_to_work(stage.root, tid, pid, "C").status == 200
    stage.at(1)
    stage.start(tid, "ann", "mona")
    stage.submit(stage.people["mona"], tid, "C")
    stage.at(END)
    mended = problem_body(name, RIGHT_DATA)
    mended["problem"]["id"] = pid
    assert stage.root.put("/api/admin/problem", mended).status == 200
    first = {"pid": pid, "version": 1}
    assert stage.root.put("/api/admin/problem/data-version", first).status == 200
    before = points_in(stage, tid)
    assert before["mona"] == (0, {"C": 0})
    teacher = window_of(stage, new_visitor, "root", language, width)
    teacher.open(f"/admin/timedwork/{tid}/corrections")
    teacher.press(CORRECT, "more", name="C")
    teacher.page.get_by_role("link", name=teacher.texts(CORRECT, "data")).click()
    teacher.press(VERSIONS, "previewNamed", version=2)
    effect = teacher.page.get_by_role("table", name=teacher.texts(VERSIONS, "effect"))
    expect(effect.get_by_role("row").filter(has_text="mona").get_by_role("cell")).to_have_text(
        ["mona", "0", "100"]
    )
    assert points_in(stage, tid) == before, "a preview changes nothing"
    teacher.press(VERSIONS, "apply")
    teacher.agree(VERSIONS, "apply")
    teacher.sees(VERSIONS, "applied", count=1)
    expect(teacher.button(VERSIONS, "commentNamed", version=2)).to_be_visible()
    assert points_in(stage, tid)["mona"] == (100, {"C": 100})
    teacher.look(f"data-applied-{width}")
    batches = stage.root.get("/api/admin/judge/rejudge-batches", pid=pid).data
    undo = teacher.button(VERSIONS, "undoNamed", id=batches[0]["batchId"])
    undo.click()
    dialog = teacher.page.get_by_role("dialog").last
    expect(dialog).to_contain_text(teacher.texts(VERSIONS, "undoBody", count=1))
    teacher.agree(VERSIONS, "undo")
    teacher.sees(VERSIONS, "undone", count=1)
    expect(undo).to_have_count(0)
    expect(teacher.button(VERSIONS, "commentNamed", version=1)).to_be_visible()
    table = teacher.page.get_by_role("table", name=teacher.texts(VERSIONS, "batches"))
    expect(table).to_contain_text(teacher.texts(VERSIONS, "state.undone"))
    teacher.look(f"data-undone-{width}")
    assert points_in(stage, tid) == before
    student = window_of(stage, new_visitor, "mona", language, width)
    student.open(f"/timedwork/{tid}/rank")
    row = student.page.get_by_role("row").filter(has_text="mona")
    expect(row).not_to_contain_text("100")
    stage.at(1)
