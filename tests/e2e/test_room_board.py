"""The invigilator's board in a browser: two rooms, what each seat tells, and what is done there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.exam_rooms.making import here, make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import add_to_work, create_work, hand_in, start
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ROOM, WORK = "features/admin/exam-room", "features/admin/timed-work"
pytestmark = pytest.mark.e2e
NAMES = ("lin", "mei", "tao")
OLDER, NEWER = "print(1)", "print(1)\nprint(2)"


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.stop()
    server.remove()


def height_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["height"]


def look_at(visitor: Visitor, page: Page, name: str) -> None:
    visitor.wait_until_it_stands(page)
    visitor.check(page)
    assert raw_text_keys(page) == []
    assert not scrolls_sideways(page)
    assert axe_findings(page) == []
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 1024)])
def test_an_invigilator_sees_both_rooms_and_mends_a_hand_in(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    tid = create_work(root)
    make_room(root, tid, "101")
    make_room(root, tid, "102", version="B")
    pupils = {name: school.add_user(f"{name}{width}") for name in NAMES}
    for number, pupil in enumerate(pupils.values(), 1):
        seat = seats_of(root, tid, "101" if number < 3 else "102")[str(number)]
        assert sit(root, seat, uid_of(pupil)).status == 200
    start(pupils["lin"], tid)
    here(pupils["lin"], 978_307_200_000)
    start(pupils["mei"], tid)
    hand_in(pupils["mei"], tid)
    asked = {"tid": tid, "configKeys": ["c0" * 32]}
    assert root.put("/api/admin/exam/settings", asked).status == 200
    begun = pupils["tao"].post("/api/homework/start-timed-work", {"tid": tid})
    assert begun.err == "exam.browser_required"

    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/room")
    expect(page.get_by_text(texts(ROOM, "alarm.wrong_clock"))).to_be_visible()
    expect(page.get_by_text(texts(ROOM, "alarm.ordinary_browser"))).to_be_visible()
    look_at(visitor, page, f"board-{language}-{width}")
    assert height_of(page.get_by_role("radiogroup", name=texts(ROOM, "room.choose"))) >= 44
    seats = page.get_by_role("listitem").filter(has=page.get_by_role("button"))
    box = seats.get_by_role("button").filter(has_text="lin").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44

    page.get_by_role("button").filter(has_text=f"mei{width}").click()
    assert height_of(page.get_by_label(texts(ROOM, "person.move"), exact=True)) >= 44
    page.get_by_role("button", name=texts(WORK, "record.reopen"), exact=True).click()
    look_at(visitor, page, f"board-reopen-{language}-{width}")
    dialog = page.get_by_role("dialog").last
    dialog.get_by_role("button", name=texts(WORK, "record.reopen"), exact=True).click()
    expect(
        page.get_by_role("button")
        .filter(has_text=f"mei{width}")
        .filter(has_text=texts(ROOM, "state.working"))
    ).to_be_attached()
    look_at(visitor, page, f"board-seat-{language}-{width}")


@pytest.mark.parametrize(
    ("language", "theme", "width"),
    [("zh-CN", "dark", 390), ("en-US", "light", 1366)],
    ids=["phone", "laptop"],
)
def test_a_seat_tells_what_was_written_there_and_how_two_drafts_differ(
    language: str, theme: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    pupil, pid = school.add_user(f"ning{width}"), add_problem(root, a_plus_b(f"SUM{width}"))
    tid = create_work(root)
    assert add_to_work(root, tid, pid, "A").status == 200
    make_room(root, tid, "101")
    assert sit(root, seats_of(root, tid, "101")["1"], uid_of(pupil)).status == 200
    start(pupil, tid)
    for version, code in enumerate((OLDER, NEWER)):
        body = {"pid": pid, "cid": tid + 50_000, "language": "Python3", "version": version}
        assert pupil.put("/api/draft", {**body, "code": code}).status == 200

    visitor = new_visitor(school, language=language, width=width, theme=theme)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/room")
    page.get_by_role("button").filter(has_text=f"ning{width}").click()
    page.get_by_role("button", name=texts(ROOM, "writing.open"), exact=True).click()
    dialog = page.get_by_role("dialog").last
    newer = dialog.get_by_role("button").filter(
        has_text=texts(ROOM, "writing.draft").replace("{{version}}", "2")
    )
    expect(newer).to_be_visible()
    look_at(visitor, page, f"writing-{language}-{width}")
    newer.click()
    expect(dialog.get_by_text("print(2)")).to_be_visible()
    look_at(visitor, page, f"writing-code-{language}-{width}")
    dialog.get_by_label(texts(ROOM, "writing.compare"), exact=True).select_option(index=1)
    expect(dialog.locator("[data-kind=added]")).to_have_text(re.compile(r"print\(2\)"))
    expect(dialog.locator("[data-kind=same]")).to_have_text(re.compile(r"print\(1\)"))
    look_at(visitor, page, f"writing-difference-{language}-{width}")
    page.evaluate("window.print = () => document.body.setAttribute('data-printed', '')")
    dialog.get_by_role("button", name=texts(ROOM, "writing.print"), exact=True).click()
    expect(page.locator("body[data-printed]")).to_be_visible()
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_be_hidden()
    page.emulate_media(media="print")
    expect(dialog).to_be_hidden()
    expect(sheet.locator("h1")).to_contain_text("101")
    expect(sheet.locator("h1")).to_contain_text(f"ning{width}")
    expect(sheet.locator("tr").last).to_have_text("2print(2)")
    look_at(visitor, page, f"writing-printed-{language}-{width}")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)
    page.emulate_media(media="screen")
    expect(dialog).to_be_visible()
