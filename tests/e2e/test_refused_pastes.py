"""A student pastes in an exam that allows none, and the invigilator reads how often."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.texts import Texts
from tests.exam.desk import open_problem, sit_down
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit, wait_for_person
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage
from tests.server_process import ROOT_PASSWORD

ROOM, PROBLEM = "features/admin/exam-room", "features/problem"
ENGLISH = Texts("en-US")
PASTE = """(editor, text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const options = { clipboardData: data, bubbles: true, cancelable: true };
  editor.dispatchEvent(new ClipboardEvent('paste', options));
}"""
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    running = WorkStage.set_up()
    running.server.make_user("pia", ROOT_PASSWORD)
    running.people["pia"] = running.server.client("pia", ROOT_PASSWORD)
    running.at(1)
    yield running
    running.close()


def paste(page: Page, text: str) -> None:
    page.locator(".cm-content").evaluate(PASTE, text)


def test_refused_pastes_are_counted_at_the_seat(stage: WorkStage, browser: Browser) -> None:
    tid = stage.hold({"paste": False})
    make_room(stage.root, tid, "101")
    pia = stage.people["pia"]
    assert sit(stage.root, seats_of(stage.root, tid, "101")["1"], uid_of(pia)).status == 200
    stage.record(tid, "pia", started_at=stage.begin)
    with sit_down(browser, stage, "pia") as visitor:
        page = open_problem(visitor, tid)
        page.locator(".cm-content").click()
        page.keyboard.type("x = 1")
        for number in range(3):
            paste(page, f"print({number})")
        expect(page.get_by_text(ENGLISH(PROBLEM, "pasteRefused")).first).to_be_visible()
        # Typing goes on, and nothing of what was refused is there.
        page.keyboard.type("2")
        expect(page.locator(".cm-content")).to_have_text("x = 12")
        wait_for_person(stage.root, tid, "pia", lambda it: it["refusedPastes"] == 3)
        visitor.check(page)
    with sit_down(browser, stage, "root") as visitor:
        page = visitor.new_page()
        visitor.open(page, f"/admin/timedwork/{tid}/room")
        seat = page.get_by_role("button").filter(has_text="pia")
        expect(seat).to_contain_text(ENGLISH(ROOM, "pastes", count=3))
        seat.click()
        name = page.get_by_text(ENGLISH(ROOM, "panel.pastes"), exact=True)
        fact = page.get_by_role("dialog").locator("dl > div").filter(has=name)
        expect(fact.locator("dd")).to_have_text("3")
        visitor.check(page)
