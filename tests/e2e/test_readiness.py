"""What a teacher looks at before an exam (contract timedwork.md §14): what would embarrass, whether
the server is fit, the freeze of what can wait, and a rehearsal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from oj_appliance.clock import wire_time
from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.check.desk import ENGLISH, add_solution
from tests.oj_appliance.exam_readiness.test_check import Desk, a_problem
from tests.oj_appliance.exam_rooms.making import make_room
from tests.oj_appliance.timed_work.stage import MINUTE, WorkStage
from tests.problem_bodies import a_plus_b, add_problem

READY, EXAM = "features/admin/exam-readiness", "features/admin/timed-work/exam"
WORK, IMPORT = "features/admin/timed-work", "features/admin/import"
BACK_OFFICE = "features/admin"
PACKAGE = Path(__file__).parents[1] / "fixtures/problems/fps/own-v1.6-five-problems.xml"
FREE = {
    "zh-CN": "服务器正为考试预留：解除考试冻结后才能操作",
    "en-US": "The server is kept free for an exam: this waits until that is ended",
}
# Each finding of the exam below: its sentence, and the words and the address of what mends it.
FINDINGS = {
    "zh-CN": (
        ("考试已隐藏：学生看不到也无法进入", "前往设置", "/admin/timedwork/{tid}/edit"),
        ("结果公布时间早于考试结束", "前往考试设置", "/admin/timedwork/{tid}/exam"),
        ("A：题目在题库中公开，学生可以提前看到", "前往该题", "/admin/problem/edit/{open}"),
        (
            "A：没有预期通过的标准程序",
            "前往标准程序",
            "/admin/problem/edit/{open}?step=check",
        ),
        (
            "B：标准程序尚未在当前数据上运行",
            "前往标准程序",
            "/admin/problem/edit/{unrun}?step=check",
        ),
        ("有 1 名考生没有座位", "前往考场", "/admin/timedwork/{tid}/room"),
        ("备份与数据在同一磁盘：请选择第二块磁盘或 U 盘", "前往备份", "/admin/backup"),
        (
            "学生答题时站内其他部分均未关闭：可以查看讨论和自己以前的代码",
            "前往考试设置",
            "/admin/timedwork/{tid}/exam",
        ),
        ("A：题面只有一种语言", "前往该题", "/admin/problem/edit/{open}"),
    ),
    "en-US": (
        (
            "The exam is hidden: no student can find or enter it",
            "To the settings",
            "/admin/timedwork/{tid}/edit",
        ),
        (
            "Results are to be released before the exam ends",
            "To the exam settings",
            "/admin/timedwork/{tid}/exam",
        ),
        (
            "A: the problem is public in the bank, so students can look at it before",
            "To the problem",
            "/admin/problem/edit/{open}",
        ),
        (
            "A: no reference solution that is to be accepted",
            "To the solutions",
            "/admin/problem/edit/{open}?step=check",
        ),
        (
            "B: the reference solutions have not been run on the present data",
            "To the solutions",
            "/admin/problem/edit/{unrun}?step=check",
        ),
        ("1 person of this exam has no seat", "To the rooms", "/admin/timedwork/{tid}/room"),
        (
            "Backups go to the disk of the data: choose a second disk or a USB stick",
            "To the backups",
            "/admin/backup",
        ),
        (
            "Nothing else of the site is closed while students write: they can read discussions"
            " and their own earlier code",
            "To the exam settings",
            "/admin/timedwork/{tid}/exam",
        ),
        (
            "A: the statement is written in one language only",
            "To the problem",
            "/admin/problem/edit/{open}",
        ),
    ),
}
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    yield running
    running.close()


@pytest.fixture(scope="module")
def desk(stage: WorkStage) -> Desk:
    return Desk.set_up(stage)


def open_readiness(visitor: Visitor, stage: WorkStage, tid: int, texts: Texts) -> Page:
    log_in(visitor, stage.server, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/readiness")
    expect(page.get_by_text(texts(READY, "rehearsal.about"))).to_be_visible()
    return page


def press(page: Page, words: str) -> None:
    page.get_by_role("button", name=words, exact=True).click()


def row_of(page: Page, sentence: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=sentence)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_each_finding_leads_to_where_it_is_mended_and_is_gone_then(
    language: str, width: int, desk: Desk, new_visitor: NewVisitor
) -> None:
    texts, stage = Texts(language), desk.stage
    root, ending = stage.root, language[-2:]
    pids = {
        "open": add_problem(root, a_plus_b(f"OPEN{ending}", auth=1)),
        "unrun": add_problem(root, a_plus_b(f"UNRUN{ending}", auth=3, statements=ENGLISH)),
    }
    add_solution(root, pids["unrun"])
    tid = desk.hold(a_problem(pids["open"], "A"), a_problem(pids["unrun"], "B"), visible=False)
    stage.decide(tid, results="released", releaseAt=wire_time(desk.noon + MINUTE))
    make_room(root, tid, "Room 1", rows=1, columns=1)
    visitor = new_visitor(stage.server, language=language, width=width)
    page = open_readiness(visitor, stage, tid, texts)
    for sentence, words, address in FINDINGS[language]:
        link = row_of(page, sentence).get_by_role("link", name=words, exact=True)
        expect(link).to_have_attribute("href", address.format(tid=tid, **pids))
    said = texts(READY, "check.found", count=len(FINDINGS[language]), time="@").partition("@")[0]
    expect(page.get_by_text(said)).to_be_visible()
    look_closely(visitor, page, f"check-{language}-{width}")

    # The worst first; the second is mended where its link leads.
    (hidden, *_), (early, words, _), *_ = FINDINGS[language]
    card = page.get_by_role("region", name=texts(READY, "check.title"))
    expect(card.get_by_role("listitem").first).to_contain_text(hidden)
    row_of(page, early).get_by_role("link", name=words, exact=True).click()
    page.get_by_role("radio", name=texts(EXAM, "results.all_over")).check()
    press(page, texts(BACK_OFFICE, "saveBar.save"))
    expect(page.get_by_text(texts(EXAM, "saved"), exact=True).first).to_be_visible()
    page.get_by_role("link", name=texts(WORK, "readiness"), exact=True).click()
    expect(row_of(page, hidden)).to_be_visible()
    expect(row_of(page, early)).to_have_count(0)

    # What is run here is looked at again by itself.
    unrun = FINDINGS[language][4][0]
    press(page, texts(READY, "check.run", count=1))
    expect(row_of(page, unrun)).to_have_count(0)
    # And what was mended elsewhere when it is asked for.
    stage.edit(tid, visible=True)
    press(page, texts(READY, "check.again"))
    expect(row_of(page, hidden)).to_have_count(0)
    visitor.check(page)
    desk.forget(tid)
