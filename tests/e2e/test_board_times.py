"""The invigilator's board tells the time of the clock on the school's wall, whatever the computer
that shows it takes for its own."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.texts import Texts
from tests.exam.desk import sit_down
from tests.oj_appliance.exam_rooms.making import EXAM, make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import MINUTE, WorkStage

ROOM, TALK = "features/admin/exam-room", "features/admin/exam-room/talk"
ENGLISH = Texts("en-US")
AWAY_MS = 460_000  # 7 min 40 s
# Another day than the school's for most of it, and no whole hours off.
TIMEZONE, AHEAD_MS = "America/Los_Angeles", 187 * MINUTE
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    """A server that was away for some minutes of a work."""
    running = WorkStage.set_up()
    tid = running.hold(
        title="Away",
        start_time=running.begin - 30 * MINUTE,
        end_time=running.begin + 90 * MINUTE,
    )
    running.record(tid, "ann", started_at=running.begin - 20 * MINUTE)
    make_room(running.root, tid, "101")
    seat = seats_of(running.root, tid, "101")["1"]
    assert sit(running.root, seat, uid_of(running.ann)).status == 200
    running.server.kill()
    with closing(sqlite3.connect(running.server.data / "oj.sqlite3")) as database:
        seen_at = time.time_ns() // 1_000_000 - AWAY_MS
        row = "INSERT OR REPLACE INTO server_time (id, seen_at) VALUES (1, ?)"
        database.execute(row, (seen_at,))
        database.commit()
    running.server.start()
    note = {"tid": tid, "uid": uid_of(running.ann), "text": "asked for paper"}
    assert running.root.post(f"{EXAM}/note", note).status == 200
    yield running
    running.close()


def test_a_computer_with_another_zone_and_a_wrong_clock_shows_the_walls_times(
    stage: WorkStage, browser: Browser
) -> None:
    zone = ZoneInfo(stage.root.get("/api/get-website-config").data["timezone"])

    def wall(moment: str, pattern: str = "%H:%M:%S") -> str:
        return datetime.fromisoformat(moment).astimezone(zone).strftime(pattern)

    rows = stage.root.get("/api/admin/homework/get-timed-work-list", keyword="Away").data["records"]
    tid = int(rows[0]["id"])
    (outage,) = stage.root.get(f"{EXAM}/pauses", tid=tid).data["outages"]
    (ann,) = stage.root.get(f"{EXAM}/board", tid=tid).data["people"]
    (note,) = stage.root.get(f"{EXAM}/notes", tid=tid).data
    (record,) = stage.root.get("/api/admin/homework/get-record-list", tid=tid).data["records"]
    with sit_down(browser, stage, "root", timezone=TIMEZONE, ahead_ms=AHEAD_MS) as visitor:
        page = visitor.new_page()
        visitor.open(page, f"/admin/timedwork/{tid}/room")
        assert page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone") == TIMEZONE
        times = {name: wall(outage[name]) for name in ("since", "until")}
        away = ENGLISH(TALK, "outage.away", **times).partition("(")[0]
        expect(page.get_by_text(away)).to_be_visible()
        page.get_by_role("button").filter(has_text="ann").click()
        facts = page.get_by_role("dialog").locator("dl > div")
        for name, moment in (("began", ann["startTime"]), ("ends", ann["effectiveEnd"])):
            fact = facts.filter(has=page.get_by_text(ENGLISH(ROOM, f"panel.{name}"), exact=True))
            expect(fact.locator("dd")).to_have_text(wall(moment))
        page.get_by_role("button", name=ENGLISH(TALK, "note.notes"), exact=True).click()
        expect(page.get_by_text(f"{wall(note['gmtCreate'])} · root")).to_be_visible()
        visitor.open(page, f"/admin/timedwork/{tid}/records")
        began = wall(record["startTime"], "%Y-%m-%d %H:%M:%S")
        expect(page.get_by_text(began)).to_be_visible()
        visitor.check(page)
