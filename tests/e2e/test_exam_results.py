"""A teacher closes an exam: looks whether all is in, signs, takes the office's sheet, looks at the
statistics and for copies, and prints."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, scrolls_sideways
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.exam_results.many import hold_many
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.similarity.programs import HONEST, ORIGINAL, RENAMED
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, WRONG, WorkStage

ROOM = "features/admin/exam-results"
pytestmark = pytest.mark.e2e
CODES = (ORIGINAL, RENAMED, *HONEST)
PEOPLE = 14


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 768), ("zh-CN", 390)])
def test_a_teacher_signs_results_and_looks_for_copies(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    texts = Texts(language)
    people = [
        {
            "realname": f"学生{number}" if number % 2 else f"=Pupil {number}",
            "number": f"0{number:03d}",
            "class_name": "3A" if number < PEOPLE // 2 else "3B",
            "points": [None if number == 3 else 100 - 5 * number, 100 if number < 5 else 20],
        }
        for number in range(PEOPLE)
    ]
    tid = hold_many(
        stage, people, letters="AB", codes=lambda number, at: CODES[number % 5] + "#" * at
    )
    stage.at(3 * END)
    make_room(stage.root, tid, "East")
    assert sit(stage.root, seats_of(stage.root, tid, "East")["2"], uid_of(stage.ann)).status == 200
    reason = "the second case was wrong"
    decided = {"tid": tid, "pid": stage.pids["MANYB"], "kind": "full_marks", "reason": reason}
    assert stage.root.post("/api/admin/exam/correction", decided).status == 200
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, "root")
    page = visitor.new_page()
    path = f"/admin/timedwork/{tid}/results"
    visitor.open(page, path)
    expect(page.get_by_text(texts(ROOM, "lights.ready"))).to_be_visible()
    absent = texts(ROOM, "lights.withSeat", name="ann", seat="East 2")
    expect(page.get_by_text(absent)).to_be_visible()
    look_closely(visitor, page, f"exam-results-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "sign.sign", version=1)).click()
    page.locator("input[name=note]").fill("checked")
    page.get_by_role("button", name=texts(ROOM, "sign.confirm"), exact=True).click()
    expect(page.get_by_role("link", name=texts(ROOM, "sign.version", version=1))).to_be_visible()
    look_closely(visitor, page, f"exam-signed-{language}-{width}")
    for view in ("files", "statistics", "similarity", "closing"):
        page.get_by_role("tab", name=texts(ROOM, f"view.{view}")).click()
        if view == "similarity":
            page.get_by_role("button", name=texts(ROOM, "similarity.start")).click()
            expect(page.get_by_role("rowheader").first).to_be_visible()
            _look_at_the_report(visitor, page, texts, folder=tmp_path, name=f"{language}-{width}")
        look_closely(visitor, page, f"exam-{view}-{language}-{width}")
    corrected = texts(ROOM, "correction.full_marks", problem="B", reason=reason)
    shown = {"results&version=1": corrected, "signatures": texts(ROOM, "paper.absent")}
    for sheet, words in {**shown, "students": corrected}.items():
        visitor.open(page, f"{path}/print?sheet={sheet}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        expect(page.get_by_text(words).first).to_be_visible()
        look_closely(visitor, page, f"exam-print-{sheet[:7]}-{language}-{width}")
    visitor.open(page, path)
    page.get_by_role("link", name="=Pupil 2", exact=True).click()
    expect(page.locator("[data-sheet]")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("=Pupil 2")
    found = stage.root.get("/api/admin/exam/similarity", tid=tid).data["pairs"][0]
    ids = {side: found[side]["uid"] for side in ("left", "right")}
    visitor.open(page, f"{path}/print?sheet=pair&{urlencode(ids)}")
    expect(page.locator("mark").first).to_be_visible()
    lines = page.locator("pre").first.locator("> span")
    told = stage.root.get("/api/admin/exam/similarity/pair", tid=tid, **ids).data["tasks"][0]
    expect(lines).to_have_count(len(told["left"]["code"].splitlines()))
    numbers = lines.evaluate_all(
        "all => all.map(each => getComputedStyle(each, '::before').content)"
    )
    assert set(numbers) == {"counter(line)"}
    look_closely(visitor, page, f"exam-print-pair-{language}-{width}")


def _look_at_the_report(
    visitor: Visitor, page: Page, texts: Texts, *, folder: Path, name: str
) -> None:
    """The document needs nothing but itself: it is opened as a file, from no server."""
    with page.expect_download() as taken:
        page.get_by_role("button", name=texts(ROOM, "similarity.csv")).click()
    assert taken.value.suggested_filename.endswith(".csv")
    with page.expect_download() as taken:
        page.get_by_role("button", name=texts(ROOM, "similarity.document")).click()
    file = folder / taken.value.suggested_filename
    taken.value.save_as(file)
    sheet = visitor.new_page()
    sheet.goto(file.as_uri())
    expect(sheet.locator("h1")).to_contain_text(texts(ROOM, "similarity.title"))
    sheet.get_by_role("link").first.click()
    expect(sheet.locator("section").first.get_by_role("row").last).to_be_attached()
    assert not scrolls_sideways(sheet)
    assert axe_findings(sheet) == []
    if pictures := os.environ.get("OJ_TEST_PICTURES"):
        sheet.screenshot(path=Path(pictures) / f"report-{name}.png", full_page=True)
        sheet.pdf(path=Path(pictures) / f"report-{name}.pdf", prefer_css_page_size=True)
    sheet.close()


@pytest.mark.parametrize(("language", "width"), [("en-US", 1366), ("zh-CN", 390)])
def test_each_version_of_the_paper_has_statistics_of_its_own(
    language: str, width: int, stage: WorkStage, new_visitor: NewVisitor
) -> None:
    """Two problems stand under the letter A, each on the paper of its own room."""
    texts = Texts(language)
    stage.at(0)
    tid = stage.hold(versions=("left", "right"))
    stage.at(1)
    for name, version in (("ann", "left"), ("ben", "right"), ("cat", "right")):
        stage.record(tid, name, paper_version=version)
        stage.start(tid, name)
    stage.submit(stage.ann, tid)
    stage.submit(stage.ben, tid, code=WRONG)
    stage.at(END)
    visitor = new_visitor(stage.server, language=language, width=width)
    log_in(visitor, stage.server, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/results?view=statistics")
    letters = [
        texts(ROOM, "statistics.versioned", problem="A", version=each) for each in ("left", "right")
    ]
    left = page.get_by_role("row", name=f"{letters[0]} First")
    right = page.get_by_role("row", name=f"{letters[1]} Second")
    expect(left).to_contain_text(texts(ROOM, "statistics.people", solved=1, people=1))
    expect(right).to_contain_text(texts(ROOM, "statistics.people", solved=0, people=2))
    page.get_by_role("radio", name=letters[1]).check(force=True)
    expect(page.get_by_text(texts(ROOM, "statistics.verdicts", problem=letters[1]))).to_be_visible()
    look_closely(visitor, page, f"exam-versions-{language}-{width}")
