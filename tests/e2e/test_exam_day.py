"""An exam day as its people live it: an invigilator with a tablet and students of two rooms. One
hands in early and goes on, a room is paused from some minutes ago, the server dies in the middle of
writing, and one moves to another computer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from oj_appliance.clock import epoch_ms
from tests.e2e.exam_day import (
    ADD,
    DESK,
    MINUTE,
    PROBLEM,
    PUPILS,
    ROOM,
    TWICE,
    WORK,
    WRONG,
    ExamDay,
    Window,
    exam_day,
    wait_until,
)

MOVE, TALK, ACCESS = f"{ROOM}/move", f"{ROOM}/talk", f"{WORK}/access"
CORRECT, VERSIONS = "features/admin/exam-corrections", "features/admin/data-versions"
EDITOR, RESULTS = "features/admin/problem-editor", "features/admin/exam-results"
IN_TIME = ("mei", "tao", "anran", "bo", "chuyi")
DRAFT = "# the draft of a broken computer\n" + ADD

pytestmark = pytest.mark.e2e


def test_an_exam_day_with_a_pause_a_dead_server_and_a_move(browser: Browser) -> None:
    with exam_day(browser) as day:
        ends = Ends()
        everybody_sits_down(day)
        one_hands_in_early_and_goes_on(day, ends)
        a_room_is_paused_from_three_minutes_ago(day)
        the_server_dies_and_comes_back(day)
        the_room_goes_on(day)
        one_moves_to_another_computer(day)


class Ends:
    """By the server's time (epoch ms)."""

    left: int = 0
    reopened: tuple[int, int] = (0, 0)


def begin(day: ExamDay, name: str, window: Window) -> None:
    """From the list of timed works to the first problem."""
    window.open("/timedwork")
    window.page.get_by_role("link", name="Mid-term").click()
    window.press(WORK, "start.start")
    window.agree(WORK, "start.start")
    window.page.get_by_role("link", name=window.texts(WORK, "toProblems")).click()
    window.page.get_by_role("link", name="Sum").click()
    expect(window.page.locator(".cm-content")).to_be_visible()
    window.page.get_by_role("combobox").first.select_option("Python3")


def write(page: Page, code: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def submit(window: Window) -> None:
    name = re.compile(rf"^{window.texts(PROBLEM, 'submit.submit')}(\s|$)")
    window.page.get_by_role("button", name=name).click()


def tab(window: Window, letter: str) -> Locator:
    tabs = window.page.get_by_role("navigation", name=window.texts(WORK, "progress.label"))
    return tabs.get_by_role("link", name=re.compile(rf"^{letter}\b"))


def send(day: ExamDay, name: str, letter: str, code: str) -> int:
    """Until the page shows its receipt; the number of the submission."""
    window = day.windows[name]
    before = receipts(day, name)
    tab(window, letter).click()
    expect(tab(window, letter)).to_have_attribute("aria-current", "page")
    window.page.get_by_role("combobox").first.select_option("Python3")
    write(window.page, code)
    submit(window)
    wait_until(lambda: receipts(day, name).keys() > before.keys(), f"a receipt of {name}")
    (number,) = receipts(day, name).keys() - before.keys()
    expect(window.page.get_by_text(receipts(day, name)[number]).first).to_be_visible()
    return number


def receipts(day: ExamDay, name: str) -> dict[int, str]:
    """The fingerprints by number, as the server tells them to their student."""
    told = day.at(name).get("/api/exam/get-own-progress", tid=day.tid).data["receipts"]
    return {each["submitId"]: each["fingerprint"] for each in told}


def keep(day: ExamDay, name: str, letter: str, code: str) -> None:
    """A draft, until the server has it."""
    window = day.windows[name]
    tab(window, letter).click()
    expect(tab(window, letter)).to_have_attribute("aria-current", "page")
    window.page.get_by_role("combobox").first.select_option("Python3")
    write(window.page, code)
    wait_until(lambda: draft(day, name, letter) == code, f"the draft of {name}")
    expect(tab(window, letter)).to_contain_text(window.texts(WORK, "progress.draft"))


def draft(day: ExamDay, name: str, letter: str) -> str:
    where = {"pid": day.pids[letter], "cid": day.tid + 50_000}
    found = day.at(name).get("/api/draft", **where).data
    return "" if found is None else str(found["code"])


def seat(board: Window, name: str) -> Locator:
    return board.page.get_by_role("button").filter(has_text=PUPILS[name].realname)


def everybody_sits_down(day: ExamDay) -> None:
    """Five begin; the invigilator's board tells it of each."""
    for name in IN_TIME:
        window = day.windows[name] = day.seat(name)
        begin(day, name, window)
    board = day.windows["ida"] = day.seat("ida", language="en-US", tablet=True)
    board.open(f"/admin/timedwork/{day.tid}/room")
    for name in IN_TIME:
        expect(seat(board, name)).to_contain_text("Working")
    expect(seat(board, "lin")).to_contain_text("Not here")
    board.look("day-board-tablet")
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
    assert 40 * MINUTE < ends.left < 42 * MINUTE
    expect(seat(board, "bo")).to_contain_text("Handed in")
    day.pass_minutes(2)
    seat(board, "bo").tap()
    board.press(DESK, "record.reopen")
    board.page.get_by_role("dialog").last.get_by_role("textbox").fill("Pressed it by mistake")
    before = day.now()
    board.agree(DESK, "record.reopen")
    expect(seat(board, "bo")).to_contain_text("Working")
    ends.reopened = (before, day.now())
    board.page.keyboard.press("Escape")
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
    day.start()
    sent = mei.texts(WORK, "waiting.sent", number="@").partition("@")[0]
    expect(mei.page.get_by_text(re.compile(re.escape(sent)))).to_be_visible()
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


def away(window: Window) -> Locator:
    words = window.texts("shell", "connection.lost", time="@").partition("@")[2]
    return window.page.get_by_text(re.compile(re.escape(words)))


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
    board.agree(MOVE, "confirm")
    panel = board.page.get_by_role("dialog").last
    panel.get_by_role("combobox").select_option(label="101, seat 4")
    board.sees(ROOM, "person.moved")
    board.press(TALK, "code.code")
    board.press(TALK, "code.make")
    code = board.page.get_by_role("dialog").last.get_by_role("status").locator("p").first
    typed = code.inner_text()
    board.press(TALK, "code.close")
    board.page.keyboard.press("Escape")
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


def come_in(window: Window, name: str, password: str) -> None:
    if window.page.url == "about:blank":
        window.open("/")
    window.visitor.faults.clear()
    dialog = window.page.get_by_role("dialog")
    if dialog.count() == 0:
        window.page.get_by_role("button", name=window.texts("shell", "user.login")).first.click()
    dialog.get_by_label(window.texts("login", "username")).fill(name)
    dialog.locator("input[type=password]").fill(password)
    dialog.get_by_role("button", name=window.texts("login", "submit"), exact=True).click()
    expect(dialog).to_have_count(0)
    menu = window.texts("shell", "user.menu", name=name)
    expect(window.page.get_by_role("button", name=menu)).to_be_visible()
