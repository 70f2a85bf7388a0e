"""What becomes of a text when the server is started anew under it, when its student's time runs out
under the open page, when it is handed in unsent, and while it waits for a cable."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.exam.cable import Cable
from tests.exam.desk import (
    countdown_s,
    draft_of,
    open_problem,
    progress_of,
    sit_down,
    submit_button,
    wait_for,
    write,
)
from tests.exam.figures import report
from tests.exam.room import IS_FULL
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, OWN, WorkStage
from tests.server_process import ROOT_PASSWORD

PATIENCE_MS = 90_000
QUARTER_S, SHOWN_S = 15 * 60, 5
NEWER = ADD + "  # newer than what was submitted"
QUEUED = re.compile(r"^Submission of \d\d:\d\d:\d\d is queued and will be sent")
ENDED = "Your time is over: nothing more can be submitted."


@pytest.fixture(scope="module")
def desk(stage: WorkStage) -> Iterator[WorkStage]:
    for name in ("pia", "quin", "rosa", "sven", "tess"):
        stage.server.make_user(name, ROOT_PASSWORD)
        stage.people[name] = stage.server.client(name, ROOT_PASSWORD)
    yield stage


def test_what_is_typed_while_the_server_starts_anew_is_on_it_afterwards(
    browser: Browser, desk: WorkStage
) -> None:
    """First of all: the clock of this server has not been set yet, and goes on after the start."""
    tid, pid = desk.hold(title="Power cut"), desk.pids["ONE"]
    desk.start(tid, "pia")
    with sit_down(browser, desk, "pia") as visitor:
        page = open_problem(visitor, tid)
        write(page, ADD)
        wait_for(lambda: draft_of(desk, "pia", tid, pid) == ADD, "no draft came")
        end = desk.info(desk.people["pia"], tid).data["effectiveEnd"]
        desk.server.kill()
        write(page, NEWER)
        desk.server.start()
        wait_for(lambda: draft_of(desk, "pia", tid, pid) == NEWER, "the text is lost")
        expect(page.locator(".cm-content")).to_have_text(NEWER)
        page.reload()
        expect(page.locator(".cm-content")).to_have_text(NEWER)
        expect(page.get_by_role("timer")).to_be_visible()
    assert desk.info(desk.people["pia"], tid).data["effectiveEnd"] == end


def test_a_page_is_locked_when_its_time_runs_out_and_the_newest_text_is_taken(
    browser: Browser, desk: WorkStage
) -> None:
    desk.at(1)
    tid = desk.hold({"takes_latest_draft": True}, title="Until the bell")
    desk.start(tid, "quin")
    pid, who = desk.pids["ONE"], desk.people["quin"]
    desk.submit(who, tid, "A", ADD)
    with sit_down(browser, desk, "quin") as visitor:
        page = open_problem(visitor, tid)
        write(page, NEWER)
        wait_for(lambda: draft_of(desk, "quin", tid, pid) == NEWER, "no draft came")
        desk.at(OWN + 2)
        expect(page.get_by_text(ENDED)).to_be_visible(timeout=PATIENCE_MS)
        taken = "Where it was newer than your last submission, it was taken as one."
        expect(page.get_by_text(taken)).to_be_visible()
        expect(submit_button(page)).to_be_disabled()
        page.locator(".cm-content").click()
        page.keyboard.type("too late")
        expect(page.locator(".cm-content")).to_have_text(NEWER)
        expect(page.get_by_role("timer")).to_have_text("00:00:00")

        def rows() -> list[dict[str, object]]:
            return list(desk.submissions(who, tid).data["records"])

        wait_for(lambda: len(rows()) == 2, "nothing was taken")
        number = rows()[0]["submitId"]
        detail = who.get("/api/get-submission-detail", submitId=number).data["submission"]
        assert detail["code"] == NEWER and detail["arrival"]["takenAtEnd"]
        page.goto(f"{visitor.base}/timedwork/{tid}/receipts")
        row = page.get_by_role("row").filter(has_text=f"#{number}")
        expect(row.get_by_text("taken at the end")).to_be_visible()
    desk.at(1)


def test_time_that_is_granted_is_on_the_open_page_before_and_after_the_end(
    browser: Browser, desk: WorkStage
) -> None:
    desk.at(1)
    tid = desk.hold(title="A quarter more")
    desk.start(tid, "tess")
    body = {"tid": tid, "uid": uid_of(desk.people["tess"]), "action": "extend"}

    def grant() -> float:
        """Until the page shows it and lets submit again."""
        begun = time.monotonic()
        answer = desk.root.put("/api/admin/homework/record", {**body, "seconds": QUARTER_S})
        assert answer.status == 200
        wait_for(lambda: countdown_s(page) > QUARTER_S - 60, "the time is not on the page")
        expect(submit_button(page)).to_be_enabled(timeout=PATIENCE_MS)
        return time.monotonic() - begun

    with sit_down(browser, desk, "tess") as visitor:
        page = open_problem(visitor, tid)
        write(page, ADD)
        desk.at(OWN - 0.5)
        wait_for(lambda: countdown_s(page) < 120, "the clock of the page did not follow")
        before = grant()
        desk.at(OWN + QUARTER_S / 60 + 2)
        expect(page.get_by_text(ENDED)).to_be_visible(timeout=PATIENCE_MS)
        after = grant()
        submit_button(page).click()
        wait_for(lambda: len(progress_of(desk, "tess", tid)["receipts"]) == 1, "not submitted")
    report(
        "E10",
        f"on the page {before:.1f} s after it was granted before the end, {after:.1f} s after it",
        f"{SHOWN_S} s",
    )
    assert max(before, after) <= SHOWN_S * (1 if IS_FULL else 6)
    desk.at(1)


@pytest.mark.parametrize(
    ("takes", "words"),
    [
        (True, "Written since the last submission, and submitted when you hand in: A First."),
        (False, "Written since the last submission, and not submitted: A First."),
    ],
    ids=["taken", "left behind"],
)
def test_handing_in_says_what_becomes_of_a_text_that_was_not_submitted(
    browser: Browser, desk: WorkStage, *, takes: bool, words: str
) -> None:
    tid = desk.hold({"takes_latest_draft": takes}, title=f"Handed in {takes}")
    desk.start(tid, "rosa")
    pid, who = desk.pids["ONE"], desk.people["rosa"]
    with sit_down(browser, desk, "rosa") as visitor:
        page = open_problem(visitor, tid)
        write(page, NEWER)
        wait_for(lambda: draft_of(desk, "rosa", tid, pid) == NEWER, "no draft came")
        page.get_by_role("button", name="Hand in", exact=True).last.click()
        page.get_by_role("dialog").get_by_role("button", name="Hand in").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(words)
        dialog.get_by_role("button", name="Hand in for good", exact=True).click()
        expect(page.get_by_text(ENDED)).to_be_visible(timeout=PATIENCE_MS)
    if takes:
        wait_for(lambda: len(progress_of(desk, "rosa", tid)["receipts"]) == 1, "nothing was taken")
        detail = desk.submissions(who, tid).data["records"][0]
        assert detail["arrival"]["takenAtEnd"]
    else:
        assert progress_of(desk, "rosa", tid)["receipts"] == []


def test_a_queued_submission_outlives_its_page_and_one_that_was_cancelled_never_comes(
    browser: Browser, desk: WorkStage
) -> None:
    tid = desk.hold(title="Queued")
    desk.start(tid, "sven")
    pid, cable = desk.pids["ONE"], Cable(desk.server.port)
    with sit_down(browser, desk, "sven", port=cable.port) as visitor:
        page = open_problem(visitor, tid)
        write(page, ADD)
        wait_for(lambda: draft_of(desk, "sven", tid, pid) == ADD, "no draft came")
        visitor.context.set_offline(True)
        cable.pull()
        submit_button(page).click()
        expect(page.get_by_text(QUEUED)).to_be_visible(timeout=PATIENCE_MS)
        page.get_by_role("button", name="Do not send it").click()
        expect(page.get_by_text(QUEUED)).to_have_count(0)
        write(page, NEWER)
        submit_button(page).click()
        expect(page.get_by_text(QUEUED)).to_be_visible(timeout=PATIENCE_MS)
        assert progress_of(desk, "sven", tid)["receipts"] == []
        page.close()
        visitor.context.set_offline(False)
        cable.plug()
        again = visitor.new_page()
        visitor.open(again, f"/timedwork/{tid}/problem/A")
        wait_for(lambda: len(progress_of(desk, "sven", tid)["receipts"]) == 1, "it never came")
        (receipt,) = progress_of(desk, "sven", tid)["receipts"]
        expect(again.get_by_text(receipt["fingerprint"])).to_be_visible()
        expect(again.get_by_text(QUEUED)).to_have_count(0)
        again.reload()
        expect(again.get_by_text(receipt["fingerprint"])).to_be_visible()
    cable.close()
    rows = desk.submissions(desk.people["sven"], tid).data["records"]
    assert [row["submitId"] for row in rows] == [receipt["submitId"]]
    code = desk.people["sven"].get("/api/get-submission-detail", submitId=receipt["submitId"])
    assert code.data["submission"]["code"] == NEWER
