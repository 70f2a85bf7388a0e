"""An invigilator pauses an exam and speaks to a student, who sees a cover over the page until the
pause ends and the message is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.exam_rooms.pauses.steps import end_ms, length_ms, pauses
from tests.oj_appliance.timed_work.stage import WorkStage
from tests.server_process import ROOT_PASSWORD

WORK, TALK = "features/timed-work", "features/admin/exam-room/talk"
SAID = "Problem B: the limit is two seconds."

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    for name in ("dora", "emil"):
        running.server.make_user(name, ROOT_PASSWORD)
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    running.at(1)
    yield running
    running.close()


@pytest.mark.parametrize(
    ("language", "name", "theme", "width"),
    [("en-US", "dora", "light", 1440), ("zh-CN", "emil", "dark", 390)],
    ids=["wide", "phone"],
)
def test_a_pause_and_a_message_cover_the_students_page(
    stage: WorkStage, new_visitor: NewVisitor, language: str, name: str, theme: str, width: int
) -> None:
    tid = stage.hold(title=f"Exam of {name}")
    stage.start(tid, name)
    before, texts = end_ms(stage, tid, name), Texts(language)
    student = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(student, stage.server, name)
    page = student.new_page()
    student.open(page, f"/timedwork/{tid}/problems")
    staff = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(staff, stage.server, "root")
    desk = staff.new_page()
    staff.open(desk, f"/admin/timedwork/{tid}/records")

    desk.get_by_role("button", name=texts(TALK, "pause.pauseAll"), exact=True).click()
    desk.get_by_role("dialog").get_by_role("button", name=texts(TALK, "pause.pause")).click()
    cover = page.get_by_role("dialog", name=texts(WORK, "pause.title"))
    expect(cover).to_be_visible()
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    look_closely(student, page, f"pause-{language}-{width}")

    desk.get_by_role("button", name=texts(TALK, "message.messageAll"), exact=True).click()
    asked = desk.get_by_role("dialog")
    asked.get_by_role("textbox").fill(SAID)
    asked.get_by_role("button", name=texts(TALK, "message.send"), exact=True).click()
    expect(page.get_by_text(SAID)).to_be_visible()
    page.reload()
    expect(page.get_by_text(SAID)).to_be_visible()
    look_closely(student, page, f"message-{language}-{width}")
    read_by = texts(TALK, "message.readBy")
    expect(desk.get_by_role("button", name=told(read_by, 0))).to_be_visible()
    page.get_by_role("button", name=texts(WORK, "message.read")).click()
    expect(page.get_by_text(SAID)).to_have_count(0)
    expect(desk.get_by_role("button", name=told(read_by, 1))).to_be_visible()
    look_closely(staff, desk, f"desk-{language}-{width}")

    desk.get_by_role("button", name=texts(TALK, "pause.resume"), exact=True).click()
    expect(cover).to_have_count(0)
    (row,) = pauses(stage.root, tid)["pauses"]
    assert end_ms(stage, tid, name) - before == length_ms(row)


def told(words: str, read: int) -> str:
    return words.replace("{{read}}", str(read)).replace("{{count}}", "1")
