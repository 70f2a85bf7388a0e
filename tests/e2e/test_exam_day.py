"""An exam day as its people live it: an invigilator with a tablet, a teacher at a desk, and six
students. One comes late, one gets more time, one moves to another computer, a room is paused
from some minutes ago, the server dies twice, a file of the test data is wrong, and one hands in
early and goes on. Then the end, the release, and the sheet for the office."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from oj_appliance.clock import epoch_ms
from tests.e2e.exam_day import (
    ADD,
    DESK,
    MINUTE,
    OWN,
    PROBLEM,
    ROOM,
    TWICE,
    WORK,
    WRONG,
    ExamDay,
    clock_of,
    exam_day,
    length_ms,
)
from tests.e2e.exam_day_end import (
    students_read_what_came_of_it,
    the_exam_ends,
    the_teacher_signs_releases_and_takes_the_sheet,
)
from tests.e2e.exam_day_hands import (
    away,
    begin,
    come_in,
    draft,
    keep,
    put_away,
    receipts,
    seat,
    send,
    submit,
    tab,
    write,
)
from tests.e2e.short_messages import hears, note_messages_of
from tests.judging_waits import wait_for_verdict

TALK, ACCESS = f"{ROOM}/talk", f"{WORK}/access"
CORRECT, VERSIONS = "features/admin/exam-corrections", "features/admin/data-versions"
EDITOR = "features/admin/problem-editor"
IN_TIME = ("mei", "tao", "anran", "bo", "chuyi")
DRAFT = "# the draft of a broken computer\n" + ADD

pytestmark = pytest.mark.e2e


def test_an_exam_day_from_the_first_start_to_the_sheet_for_the_office(browser: Browser) -> None:
    with exam_day(browser) as day:
        ends = Ends()
        everybody_sits_down(day)
        one_hands_in_early_and_goes_on(day, ends)
        a_room_is_paused_from_three_minutes_ago(day)
        the_server_dies_and_comes_back(day)
        the_room_goes_on(day)
        one_moves_to_another_computer(day)
        one_comes_late_and_one_gets_more_time(day)
        a_wrong_file_is_replaced(day)
        the_server_is_away_for_six_minutes(day)
        everybody_has_the_time_that_is_theirs(day, ends)
        the_exam_ends(day)
        the_teacher_signs_releases_and_takes_the_sheet(day)
        students_read_what_came_of_it(day)


class Ends:
    """By the server's time (epoch ms)."""

    left: int = 0
    reopened: tuple[int, int] = (0, 0)


def everybody_sits_down(day: ExamDay) -> None:
    """Five begin; the board of the invigilator and the one at the desk tell it of each."""
    for name in IN_TIME:
        window = day.windows[name] = day.seat(name)
        begin(day, name, window)
    board = day.windows["ida"] = day.seat("ida", language="en-US", tablet=True)
    board.open(f"/admin/timedwork/{day.tid}/room")
    for name in IN_TIME:
        expect(seat(board, name)).to_contain_text("Working")
    expect(seat(board, "lin")).to_contain_text("Not here")
    board.look("day-board-tablet")
    desk = day.windows["desk"] = day.seat("root", language="zh-CN")
    desk.open(f"/admin/timedwork/{day.tid}/room")
    for name in IN_TIME:
        expect(seat(desk, name)).to_contain_text(desk.texts(ROOM, "state.working"))
    desk.look("day-board-desk")
    day.windows["mei"].look("day-student")


def one_hands_in_early_and_goes_on(day: ExamDay, ends: Ends) -> None:
    day.pass_minutes(8)
    send(day, "bo", "A", ADD)
    end = day.end_of("bo")
    bo, board = day.windows["bo"], day.windows["ida"]
    bo.press(WORK, "handIn.handIn")
    bo.agree(WORK, "handIn.handIn")
    bo.agree(WORK, "handIn.sure")
    bo.sees(PROBLEM, "timedWork.ended")
    ends.left = end - epoch_ms(day.told("bo")["record"]["endTime"])
    assert 30 * MINUTE < ends.left < 42 * MINUTE
    expect(seat(board, "bo")).to_contain_text("Handed in")
    day.pass_minutes(2)
    seat(board, "bo").tap()
    board.press(DESK, "record.reopen")
    board.page.get_by_role("dialog").last.get_by_role("textbox").fill("Pressed it by mistake")
    before = day.now()
    board.agree(DESK, "record.reopen")
    expect(seat(board, "bo")).to_contain_text("Working")
    ends.reopened = (before, day.now())
    put_away(board)
    expect(bo.button(WORK, "handIn.handIn")).to_be_visible()
    expect(bo.page.get_by_text(bo.texts(PROBLEM, "timedWork.ended"))).to_have_count(0)


def a_room_is_paused_from_three_minutes_ago(day: ExamDay) -> None:
    """Its switch was away; two rooms on the board, and only one of them stands still."""
    keep(day, "tao", "A", DRAFT)
    keep(day, "anran", "B", TWICE)
    day.pass_minutes(5)
    board = day.windows["ida"]
    card = board.page.get_by_role("listitem").filter(has_text="安然")
    room = board.page.locator("section, div").filter(has=board.page.locator("h2", has_text="102"))
    room.last.get_by_role("button", name=board.texts(TALK, "pause.pause"), exact=True).tap()
    dialog = board.page.get_by_role("dialog").last
    expect(dialog).to_contain_text("Pause: 102")
    dialog.get_by_role("textbox").first.fill("3")
    dialog.get_by_role("textbox").last.fill("The switch started anew")
    board.look("day-pause-tablet")
    board.agree(TALK, "pause.pause")
    for name in ("anran", "bo", "chuyi"):
        window = day.windows[name]
        cover = window.page.get_by_role("dialog", name=window.texts(WORK, "pause.title"))
        expect(cover).to_contain_text(window.texts(WORK, "pause.kept"))
        since = window.texts(WORK, "pause.since", time="@").partition("@")[0]
        expect(cover).to_contain_text(since)
    expect(card.get_by_role("button")).to_contain_text("Paused")
    expect(seat(board, "mei")).not_to_contain_text("Paused")
    day.windows["chuyi"].look("day-cover")
    desk = day.windows["desk"]
    expect(seat(desk, "anran")).to_contain_text(desk.texts(ROOM, "paused"))
    desk.look("day-pause-desk")
    (pause,) = day.ask("/api/admin/exam/pauses")["pauses"]
    assert (pause["room"], pause["people"], pause["until"]) == ("102", 3, None)


def the_server_dies_and_comes_back(day: ExamDay) -> None:
    """In the middle of writing: what was acknowledged is there, what was not is sent again."""
    mei = day.windows["mei"]
    number = send(day, "mei", "B", WRONG)
    before, fingerprint = day.sent(), receipts(day, "mei")[number]
    ends = {name: day.end_of(name) for name in ("mei", "tao")}
    day.server.kill()
    tab(mei, "A").click()
    expect(mei.page.locator(".cm-content")).to_be_visible()
    write(mei.page, ADD)
    submit(mei)
    expect(away(mei)).to_be_visible()
    waits = mei.texts(WORK, "waiting.text", time="@").partition("@")[2]
    expect(mei.page.get_by_text(re.compile(re.escape(waits)))).to_be_visible()
    mei.look("day-away", cut_off=True)
    note_messages_of(mei.page)
    day.start()
    sent = mei.texts(WORK, "waiting.sent", number="@").partition("@")[0]
    hears(mei.page, sent, is_part=True)
    after = day.sent()
    assert before.items() < after.items()
    assert [each for n, each in after.items() if n not in before] == [("mei", "A")]
    assert receipts(day, "mei")[number] == fingerprint
    assert draft(day, "tao", "A") == DRAFT and draft(day, "anran", "B") == TWICE
    assert {name: day.end_of(name) for name in ends} == ends
    for name in ("anran", "bo", "chuyi"):
        window = day.windows[name]
        cover = window.page.get_by_role("dialog", name=window.texts(WORK, "pause.title"))
        expect(cover).to_be_visible()
    for window in day.windows.values():
        expect(away(window)).to_have_count(0)
        window.forget_the_cable()


def the_room_goes_on(day: ExamDay) -> None:
    board = day.windows["ida"]
    board.button(TALK, "pause.resume").tap()
    for name in ("anran", "bo", "chuyi"):
        window = day.windows[name]
        expect(window.page.get_by_role("dialog")).to_have_count(0)
    expect(seat(board, "anran")).not_to_contain_text("Paused")
    expect(day.windows["anran"].page.locator(".cm-content")).to_have_text(TWICE)


def one_moves_to_another_computer(day: ExamDay) -> None:
    """The second one is refused first; then the seat is moved, and a code takes the password's
    place."""
    board, old = day.windows["ida"], day.windows["tao"]
    new = day.seat("tao", as_guest=True)
    come_in(new, "tao", "rootroot")
    new.open(f"/timedwork/{day.tid}/problem/A")
    new.sees(ACCESS, "stop.second_place.title")
    new.visitor.faults.clear()  # the refusal
    seat(board, "tao").tap()
    board.press(DESK, "record.move")
    board.look("day-move-tablet")
    board.agree(TALK, "move.confirm")
    panel = board.page.get_by_role("dialog").last
    panel.get_by_role("combobox").select_option(label="101, seat 4")
    board.sees(ROOM, "person.moved")
    board.press(TALK, "code.code")
    board.press(TALK, "code.make")
    code = board.page.get_by_role("dialog").last.get_by_role("status").locator("p").first
    typed = code.inner_text()
    board.press(TALK, "code.close")
    put_away(board)
    old.sees(ACCESS, "stop.moved.title")
    new.open("/")
    come_in(new, "tao", typed)
    day.windows["tao"] = new
    new.open(f"/timedwork/{day.tid}/problem/A")
    expect(new.page.locator(".cm-content")).to_contain_text("the draft of a broken computer")
    new.visitor.faults.clear()
    old.visitor.context.close()
    send(day, "tao", "A", DRAFT)
    expect(seat(board, "tao")).to_contain_text("4")
    expect(seat(board, "tao")).to_contain_text("Working")


def one_comes_late_and_one_gets_more_time(day: ExamDay) -> None:
    """The late one is told what is left; the other one's page shows the new end by itself."""
    lin = day.windows["lin"] = day.seat("lin")
    lin.open(f"/timedwork/{day.tid}")
    rest = (epoch_ms(day.told("lin")["endTime"]) - day.now()) // MINUTE
    assert 30 <= rest < OWN - 4, rest
    said = lin.texts(WORK, "start.rest", length="@", end="@").split("@")[0]
    expect(lin.page.get_by_text(re.compile(re.escape(said))).first).to_be_visible()
    begin(day, "lin", lin)
    board, mei = day.windows["ida"], day.windows["mei"]
    expect(seat(board, "lin")).to_contain_text("Working")
    end = day.end_of("mei")
    seat(board, "mei").tap()
    board.press(DESK, "record.extend")
    dialog = board.page.get_by_role("dialog").last
    dialog.get_by_role("textbox").first.fill("15")
    dialog.get_by_role("textbox").last.fill("Broken keyboard")
    board.agree(DESK, "record.confirm")
    board.sees(DESK, "record.extended", name="mei", minutes=15)
    expect(board.page.get_by_role("dialog").last).to_contain_text(clock_of(end + 15 * MINUTE))
    board.look("day-extended-tablet")
    put_away(board)
    assert day.end_of("mei") == end + 15 * MINUTE
    left = (end - day.now()) // MINUTE + 15
    # A countdown: 00:51:07, or with the hour.
    hours, minutes = divmod(left, 60)
    shown = re.compile(rf"0?{hours}:({minutes:02}|{max(0, minutes - 1):02}|{minutes - 2:02}):\d\d")
    expect(mei.page.get_by_role("timer").first).to_have_text(shown)


def a_wrong_file_is_replaced(day: ExamDay) -> None:
    """Right programs are told wrong, by what the teacher alone sees; afterwards they are right."""
    number = send(day, "chuyi", "B", TWICE)
    wait_for_verdict(day.clients["root"], number)
    assert point_cell(day, "chuyi", "B") == 0
    teacher = day.windows["root"] = day.seat("root", language="en-US")
    page, name = teacher.page, "2.out"
    teacher.open(f"/admin/timedwork/{day.tid}/corrections")
    teacher.press(CORRECT, "more", name="B")
    page.get_by_role("link", name=teacher.texts(CORRECT, "data")).click()
    page.get_by_role("link", name=teacher.texts(VERSIONS, "toEditor")).click()
    page.get_by_role("tab", name=teacher.texts(EDITOR, "steps.data")).click()
    page.get_by_role("button", name=name, exact=True).click()
    teacher.press(EDITOR, "caseFile.change")
    page.get_by_role("dialog").last.get_by_role("textbox").fill("14\n")
    teacher.agree(EDITOR, "caseFile.keep")
    teacher.sees(EDITOR, "caseFile.replaced", name=name)
    page.keyboard.press("Escape")
    teacher.press(EDITOR, "save")
    teacher.sees(EDITOR, "saved")
    teacher.look("day-file-replaced")
    page.go_back()
    teacher.press(VERSIONS, "previewNamed", version=2)
    changes = page.get_by_role("table", name=teacher.texts(VERSIONS, "previewTitle"))
    row = changes.get_by_role("row").filter(has_text="chuyi")
    expect(row).to_contain_text("Wrong Answer")
    expect(row).to_contain_text("Accepted")
    expect(changes.get_by_role("row")).to_have_count(2)
    teacher.look("day-preview")
    assert point_cell(day, "chuyi", "B") == 0
    teacher.press(VERSIONS, "apply")
    teacher.agree(VERSIONS, "apply")
    teacher.sees(VERSIONS, "applied", count=1)
    assert point_cell(day, "chuyi", "B") == 100
    chuyi = day.windows["chuyi"]
    chuyi.page.reload()
    expect(tab(chuyi, "B")).to_contain_text(chuyi.texts(WORK, "progress.submitted", count=1))
    accepted = chuyi.texts("shell", "verdict.accepted")
    expect(chuyi.page.get_by_text(accepted, exact=True)).to_have_count(0)
    send(day, "mei", "B", TWICE)


def point_cell(day: ExamDay, name: str, letter: str) -> int | None:
    rows = day.ask("/api/homework/get-timed-work-rank")
    row = next(each for each in rows if each["username"] == name)
    cell = row["submissionInfo"].get(letter)
    return None if cell is None else int(cell["score"])


def the_server_is_away_for_six_minutes(day: ExamDay) -> None:
    """The board offers the time back, and one press gives it to everybody."""
    number = send(day, "lin", "A", ADD)
    mark = receipts(day, "lin")[number]
    before = day.sent()
    day.server.kill()
    day.pass_minutes(6)
    day.start()
    assert day.sent() == before and receipts(day, "lin")[number] == mark
    board = day.windows["ida"]
    give = board.page.get_by_role("button", name=re.compile("^Give everybody [6-9] min"))
    expect(give).to_be_visible()
    board.look("day-outage-tablet", cut_off=True)
    give.tap()
    expect(give).to_have_count(0)
    for window in day.windows.values():
        window.forget_the_cable()


def everybody_has_the_time_that_is_theirs(day: ExamDay, ends: Ends) -> None:
    pauses = day.ask("/api/admin/exam/pauses")["pauses"]
    (of_room,) = [each for each in pauses if each["room"] == "102"]
    (of_all,) = [each for each in pauses if each["room"] is None]
    room, outage = length_ms(of_room), length_ms(of_all)
    assert 3 * MINUTE <= room < 10 * MINUTE and 6 * MINUTE <= outage < 10 * MINUTE
    closes = epoch_ms(day.told("lin")["endTime"])
    for name, expected in {
        "lin": closes + outage,
        "mei": day.start_of("mei") + (OWN + 15) * MINUTE + outage,
        "tao": day.start_of("tao") + OWN * MINUTE + outage,
        "anran": day.start_of("anran") + OWN * MINUTE + room + outage,
        "chuyi": day.start_of("chuyi") + OWN * MINUTE + room + outage,
    }.items():
        assert day.end_of(name) == expected, name
    first, last = (moment + ends.left + room + outage for moment in ends.reopened)
    assert first <= day.end_of("bo") <= last
    board = day.windows["ida"]
    for name in ("lin", "anran"):
        seat(board, name).tap()
        expect(board.page.get_by_role("dialog")).to_contain_text(clock_of(day.end_of(name)))
        put_away(board)
