"""What staff do at the room board with their hands: an invigilator with a tablet through an exam,
and the office at a small screen, who draws rooms and seats people."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from oj_appliance.clock import epoch_ms
from tests.e2e.board_hall import (
    DESK,
    OFFICE,
    ROOM,
    TABLET,
    TALK,
    Hall,
    agree,
    choose,
    dialog,
    press,
    room_card,
    tap,
    tile,
    words,
)
from tests.e2e.exam_day import MINUTE, Window, clock_of, wait_until
from tests.e2e.exam_day_hands import put_away
from tests.oj_appliance.exam_rooms.making import make_room, person_of, rooms_of, seats_of, sit
from tests.oj_appliance.timed_work.making import add_to_work, create_work, information, start
from tests.problem_bodies import a_plus_b, add_problem

OWN_PC = {"lin": "10.0.1.1", "mei": "10.0.1.2", "tao": "10.0.2.1", "bo": "10.0.2.2"}
SPARE_PC = "10.0.2.9"
PLACES = {"lin": ("101", "1"), "mei": ("101", "2"), "tao": ("102", "1"), "bo": ("102", "2")}
SAID, NOTED, SHELL = "Problem A: two numbers a line.", "Asked for paper twice.", "shell"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def hall(browser: Browser) -> Iterator[Hall]:
    made = Hall(browser)
    try:
        made.make_staff("ida")
        yield made
    finally:
        made.close()


@pytest.fixture(scope="module")
def exam(hall: Hall) -> int:
    """Four people sit in two rooms and wait."""
    tid = create_work(hall.root, title="Mid-term", begins=-1, lasts=300, duration=120 * 60)
    pid = add_problem(hall.root, a_plus_b("HANDS"))
    assert add_to_work(hall.root, tid, pid, "A").status == 200
    for room in ("101", "102"):
        make_room(hall.root, tid, room, rows=1, columns=3)
    for name, (room, number) in PLACES.items():
        hall.sit_down(name, OWN_PC[name])
        assert sit(hall.root, seats_of(hall.root, tid, room)[number], hall.uid(name)).status == 200
    return tid


def test_an_invigilator_with_a_tablet_leads_an_exam(hall: Hall, exam: int) -> None:
    board = hall.window("ida", "zh-CN", TABLET)
    board.open(f"/admin/timedwork/{exam}/room")
    a_room_begins_and_then_all(hall, exam, board)
    a_room_gets_more_time_and_then_all(hall, exam, board)
    one_person_is_paused_from_the_drop(hall, exam, board)
    one_person_is_told_something(hall, exam, board)
    a_note_is_written_about_somebody(hall, exam, board)
    another_computer_is_accepted(hall, exam, board)
    the_places_stand_in_the_dialog_of_a_move(hall, exam, board)
    somebody_is_ended(board)
    pauses_and_messages_are_taken_back(hall, exam, board)
    an_outage_is_dismissed(hall, exam, board)


def sees_state(board: Window, name: str, state: str) -> None:
    expect(tile(board, name)).to_contain_text(board.texts(ROOM, f"state.{state}"))


def open_panel(board: Window, name: str) -> None:
    tap(board, tile(board, name))
    expect(dialog(board)).to_contain_text(name)


def a_room_begins_and_then_all(hall: Hall, tid: int, board: Window) -> None:
    for name in PLACES:
        sees_state(board, name, "waiting")
    choose(board, "101", ROOM, "begin.titleNamed", name="101")
    expect(dialog(board)).to_contain_text(board.texts(ROOM, "begin.body"))
    agree(board, ROOM, "begin.confirm")
    board.sees(ROOM, "begin.done", count=2)
    for name, state in (("lin", "working"), ("mei", "working"), ("tao", "waiting")):
        sees_state(board, name, state)
    press(board, ROOM, "begin.title")
    agree(board, ROOM, "begin.confirm")
    for name in PLACES:
        sees_state(board, name, "working")
    assert {hall.ask("board", tid)["people"][n]["state"] for n in range(4)} == {"working"}
    board.look("hands-begun")


def extra(hall: Hall, tid: int) -> dict[str, int]:
    return {name: person_of(hall.root, tid, name)["extraSeconds"] // 60 for name in PLACES}


def a_room_gets_more_time_and_then_all(hall: Hall, tid: int, board: Window) -> None:
    choose(board, "102", ROOM, "extend.titleNamed", name="102")
    expect(dialog(board)).to_contain_text(board.texts(ROOM, "extend.body"))
    dialog(board).get_by_role("textbox").first.fill("5")
    dialog(board).get_by_role("textbox").last.fill("Late bus")
    board.look("hands-extend")
    agree(board, ROOM, "extend.confirm")
    board.sees(ROOM, "extend.done", count=2, minutes=5)
    assert extra(hall, tid) == {"lin": 0, "mei": 0, "tao": 5, "bo": 5}
    press(board, ROOM, "extend.title")
    agree(board, ROOM, "extend.confirm")
    board.sees(ROOM, "extend.done", count=4, minutes=10)
    assert extra(hall, tid) == {"lin": 10, "mei": 10, "tao": 15, "bo": 15}


def one_person_is_paused_from_the_drop(hall: Hall, tid: int, board: Window) -> None:
    """Who is away tells from when a pause is offered: for the room, the person, and no other."""
    signed = hall.leave("lin") // 1000 * 1000
    wait_until(lambda: epoch_ms(person_of(hall.root, tid, "lin")["lastSeen"]) >= signed, "her sign")
    dropped = person_of(hall.root, tid, "lin")["lastSeen"]
    hall.pass_minutes(3)
    told = words(board.texts(ROOM, "forMinutes", word=board.texts(ROOM, "state.disconnected")))
    gone = re.compile(told.pattern.replace(re.escape("{{count}}"), r"\d+"))
    expect(tile(board, "lin")).to_contain_text(gone)
    for name in ("mei", "tao", "bo"):
        sees_state(board, name, "working")
    hint = board.texts(TALK, "pause.dropHint", count=1, time=clock_of(epoch_ms(dropped)))
    usual = board.texts(TALK, "pause.backHint")
    room_is_offered_a_pause(board, "102", "^0$", usual)
    room_is_offered_a_pause(board, "101", "[3-9]", hint)
    open_panel(board, "lin")
    press(board, TALK, "pause.pause")
    expect(dialog(board).get_by_role("textbox").first).to_have_value(re.compile(r"[3-9]"))
    expect(dialog(board)).to_contain_text(hint)
    board.look("hands-pause")
    dialog(board).get_by_role("textbox").last.fill("The cable")
    agree(board, TALK, "pause.pause")
    board.sees(TALK, "pause.done", name="lin")
    put_away(board)
    (pause,) = hall.ask("pauses", tid)["pauses"]
    assert (pause["uid"], pause["people"]) == (hall.uid("lin"), 1)
    # To the second, less what the way to the server took; the minutes alone would be earlier.
    assert -2000 <= epoch_ms(pause["since"]) - epoch_ms(dropped) < MINUTE // 2
    expect(tile(board, "lin")).to_contain_text(board.texts(ROOM, "paused"))
    expect(tile(board, "mei")).not_to_contain_text(board.texts(ROOM, "paused"))
    # Whose time stands still loses none: nothing is offered for the room a second time.
    room_is_offered_a_pause(board, "101", "^0$", usual)
    hall.sit_down("lin", OWN_PC["lin"])
    press(board, TALK, "pause.resume")
    board.sees(TALK, "pause.resumed")
    expect(tile(board, "lin")).not_to_contain_text(board.texts(ROOM, "paused"))
    sees_state(board, "lin", "working")


def room_is_offered_a_pause(board: Window, room: str, minutes: str, hint: str) -> None:
    """That began so many minutes ago."""
    pause = board.texts(TALK, "pause.pause")
    tap(board, room_card(board, room).get_by_role("button", name=pause, exact=True))
    expect(dialog(board)).to_contain_text(board.texts(TALK, "pause.title", name=room))
    expect(dialog(board).get_by_role("textbox").first).to_have_value(re.compile(minutes))
    expect(dialog(board)).to_contain_text(hint)
    put_away(board)


def told_to(hall: Hall, name: str, tid: int) -> list[tuple[int, str]]:
    rows = hall.clients[name].get("/api/exam/messages", tid=tid).data
    return [(row["id"], row["text"]) for row in rows]


def one_person_is_told_something(hall: Hall, tid: int, board: Window) -> None:
    open_panel(board, "mei")
    press(board, TALK, "message.message")
    dialog(board).get_by_role("textbox").fill(SAID)
    agree(board, TALK, "message.send")
    board.sees(TALK, "message.done", name="mei")
    put_away(board)
    ((number, text),) = told_to(hall, "mei", tid)
    assert text == SAID and told_to(hall, "lin", tid) == []
    read = hall.clients["mei"].post("/api/exam/message-read", {"tid": tid, "id": number})
    assert read.status == 200


def a_note_is_written_about_somebody(hall: Hall, tid: int, board: Window) -> None:
    open_panel(board, "mei")
    press(board, TALK, "note.notes")
    expect(dialog(board)).to_contain_text(board.texts(TALK, "note.hint"))
    dialog(board).get_by_role("textbox").fill(NOTED)
    agree(board, SHELL, "form.save")
    board.sees(TALK, "note.done")
    press(board, TALK, "note.notes")
    expect(dialog(board).get_by_role("listitem")).to_contain_text(NOTED)
    expect(dialog(board).get_by_role("listitem")).to_contain_text("ida")
    board.look("hands-note")
    put_away(board)
    (note,) = hall.ask("notes", tid)
    assert (note["text"], note["author"], note["username"]) == (NOTED, "ida", "mei")


def another_computer_is_accepted(hall: Hall, tid: int, board: Window) -> None:
    seat = "1"
    wait_until(
        lambda: seats_of(hall.root, tid, "102")[seat]["address"] == OWN_PC["tao"],
        "the computer of the seat",
    )
    hall.sit_down("tao", SPARE_PC)
    alarm = board.texts(ROOM, "alarm.other_computer")
    expect(tile(board, "tao")).to_contain_text(alarm)
    open_panel(board, "tao")
    expect(dialog(board)).to_contain_text(board.texts(ROOM, "alarmTold.other_computer"))
    expect(dialog(board)).to_contain_text(SPARE_PC)
    board.look("hands-other-computer")
    press(board, ROOM, "address.accept")
    expect(dialog(board)).to_contain_text(
        board.texts(ROOM, "address.body", seat=seat, address=SPARE_PC)
    )
    agree(board, ROOM, "address.accept")
    board.sees(ROOM, "address.done", seat=seat)
    put_away(board)
    expect(tile(board, "tao")).not_to_contain_text(alarm)
    assert seats_of(hall.root, tid, "102")[seat]["address"] == SPARE_PC


def the_places_stand_in_the_dialog_of_a_move(hall: Hall, tid: int, board: Window) -> None:
    settings = {"tid": tid, "onePlace": "refuse"}
    assert hall.root.put("/api/admin/exam/settings", settings).status == 200
    problems = "/api/homework/get-timed-work-problem-list"
    assert hall.used["tao"].client.get(problems, tid=tid).status == 200
    assert hall.clients["tao"].get(problems, tid=tid).err == "exam.second_place"
    open_panel(board, "tao")
    press(board, DESK, "record.move")
    places = dialog(board).get_by_role("region", name=board.texts(TALK, "move.places"))
    rows = places.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(OWN_PC["tao"])
    expect(rows.first).to_contain_text(board.texts(TALK, "move.kind.refused"))
    expect(rows.last).to_contain_text(SPARE_PC)
    expect(rows.last).to_contain_text(board.texts(TALK, "move.kind.bound"))
    board.look("hands-places")
    put_away(board)


def somebody_is_ended(board: Window) -> None:
    open_panel(board, "bo")
    press(board, DESK, "record.close")
    expect(dialog(board)).to_contain_text(board.texts(DESK, "record.closeBody", name="bo"))
    dialog(board).get_by_role("textbox").fill("Went home ill")
    agree(board, DESK, "record.close")
    board.sees(DESK, "record.closed", name="bo")
    put_away(board)
    sees_state(board, "bo", "closed")


def pauses_and_messages_are_taken_back(hall: Hall, tid: int, board: Window) -> None:
    """Beside the records stands what there was."""
    end = epoch_ms(information(hall.clients["lin"], tid)["effectiveEnd"])
    (pause,) = hall.ask("pauses", tid)["pauses"]
    begun = person_of(hall.root, tid, "lin")["startTime"]  # what lay before it gave nothing back
    length = epoch_ms(pause["until"]) - max(epoch_ms(pause["since"]), epoch_ms(begun))
    board.open(f"/admin/timedwork/{tid}/records")
    board.sees(TALK, "pause.history")
    expect(board.page.get_by_text("The cable")).to_be_visible()
    press(board, TALK, "pause.undo")
    expect(dialog(board)).to_contain_text(board.texts(TALK, "pause.undoBody"))
    agree(board, TALK, "pause.undo")
    board.sees(TALK, "pause.undoneNow")
    board.sees(TALK, "pause.undoneBy", author="ida")
    assert epoch_ms(information(hall.clients["lin"], tid)["effectiveEnd"]) == end - length
    press(board, TALK, "message.readBy", read=1, count=1)
    reader = board.page.get_by_role("listitem").filter(has_text="mei").last
    expect(reader).to_contain_text(words(board.texts(TALK, "message.readAt", time="#:#:#")))
    board.look("hands-readers")
    press(board, TALK, "message.withdraw")
    board.sees(TALK, "message.withdrawn")
    expect(board.button(TALK, "message.withdraw")).to_have_count(0)
    assert told_to(hall, "mei", tid) == []


def an_outage_is_dismissed(hall: Hall, tid: int, board: Window) -> None:
    board.open(f"/admin/timedwork/{tid}/room")
    end = information(hall.clients["mei"], tid)["effectiveEnd"]
    hall.server.kill()
    hall.pass_minutes(6)
    hall.start()
    give = words(board.texts(TALK, "outage.give", length="@").split("@")[0])
    expect(board.page.get_by_role("button", name=give)).to_be_visible()
    press(board, TALK, "outage.dismiss")
    board.sees(TALK, "outage.dismissed")
    expect(board.page.get_by_role("button", name=give)).to_have_count(0)
    told = hall.ask("pauses", tid)
    assert told["outages"] == [] and len(told["pauses"]) == 1
    assert information(hall.clients["mei"], tid)["effectiveEnd"] == end
    board.forget_the_cable()


def test_the_office_draws_rooms_and_seats_people(hall: Hall, exam: int) -> None:
    tid = create_work(hall.root, title="Final", lasts=300)
    start(hall.sit_down("chuyi", "10.0.3.1"), tid)
    board = hall.window("root", "en-US", OFFICE)
    board.open(f"/admin/timedwork/{tid}/room")
    board.sees(ROOM, "room.none")
    a_room_is_made_and_changed(hall, tid, board)
    seats_are_drawn(hall, tid, board)
    somebody_is_seated_and_the_seat_freed(hall, tid, board)
    a_room_goes_and_others_are_copied(hall, tid, board)


def a_room_is_made_and_changed(hall: Hall, tid: int, board: Window) -> None:
    press(board, ROOM, "room.make")
    for key, typed in (("name", "Lab"), ("rows", "2"), ("columns", "3")):
        dialog(board).get_by_label(field_named(board, key)).fill(typed)
    board.look("office-room")
    agree(board, SHELL, "form.save")
    board.sees(ROOM, "room.made", name="Lab")
    board.sees(ROOM, "room.seats", count=6)
    choose(board, "Lab", ROOM, "room.edit")
    dialog(board).get_by_label(field_named(board, "name")).fill("Lab 7")
    dialog(board).get_by_label(field_named(board, "columns")).fill("4")
    agree(board, SHELL, "form.save")
    board.sees(ROOM, "room.saved", name="Lab 7")
    (room,) = rooms_of(hall.root, tid)
    assert (room["name"], room["rows"], room["columns"]) == ("Lab 7", 2, 4)


def field_named(board: Window, key: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(board.texts(ROOM, f"room.{key}")))


def seats_are_drawn(hall: Hall, tid: int, board: Window) -> None:
    """An aisle becomes a seat, and a seat an aisle."""
    choose(board, "Lab 7", ROOM, "draw.title")
    drawn = dialog(board)
    expect(drawn.get_by_role("button", pressed=True)).to_have_count(6)
    aisle = board.texts(ROOM, "draw.aisle", row=1, column=4)
    drawn.get_by_role("button", name=aisle, exact=True).click()
    added = board.texts(ROOM, "draw.seat", row=1, column=4, name="7")
    expect(drawn.get_by_role("button", name=added, exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    removed = board.texts(ROOM, "draw.seat", row=2, column=2, name="5")
    drawn.get_by_role("button", name=removed, exact=True).click()
    board.look("office-draw")
    agree(board, ROOM, "draw.save")
    board.sees(ROOM, "draw.done", count=6)
    places = {
        name: (seat["row"], seat["column"])
        for name, seat in seats_of(hall.root, tid, "Lab 7").items()
    }
    assert places == {"1": (0, 0), "2": (0, 1), "3": (0, 2), "7": (0, 3), "4": (1, 0), "6": (1, 2)}


def somebody_is_seated_and_the_seat_freed(hall: Hall, tid: int, board: Window) -> None:
    board.sees(ROOM, "unseated", count=1)
    free = re.compile(rf"^7\s*{re.escape(board.texts(ROOM, 'seat.free'))}$")
    board.page.get_by_role("button", name=free).click()
    expect(dialog(board)).to_contain_text(board.texts(ROOM, "panel.free"))
    chosen = dialog(board).get_by_label(board.texts(ROOM, "person.seat"), exact=True)
    chosen.select_option(label="chuyi")
    board.sees(ROOM, "person.moved")
    put_away(board)
    expect(board.page.get_by_text(board.texts(ROOM, "unseated", count=1))).to_have_count(0)
    assert seats_of(hall.root, tid, "Lab 7")["7"]["username"] == "chuyi"
    board.look("office-seated")
    open_panel(board, "chuyi")
    press(board, ROOM, "person.free")
    expect(dialog(board)).to_contain_text(board.texts(ROOM, "person.freeBody", seat="7"))
    agree(board, ROOM, "person.free")
    board.sees(ROOM, "person.freed")
    put_away(board)
    board.sees(ROOM, "unseated", count=1)
    assert seats_of(hall.root, tid, "Lab 7")["7"]["username"] is None
    assert information(hall.clients["chuyi"], tid)["record"]["endTime"] is None


def a_room_goes_and_others_are_copied(hall: Hall, tid: int, board: Window) -> None:
    choose(board, "Lab 7", ROOM, "room.delete")
    expect(dialog(board)).to_contain_text(
        board.texts(ROOM, "room.deleteBody", name="Lab 7", count=6)
    )
    agree(board, ROOM, "room.delete")
    board.sees(ROOM, "room.deleted", name="Lab 7")
    board.sees(ROOM, "room.none")
    press(board, ROOM, "copy.title")
    dialog(board).get_by_role("combobox").select_option(label="Mid-term")
    board.look("office-copy")
    agree(board, ROOM, "copy.confirm")
    board.sees(ROOM, "copy.done", count=2)
    rooms = rooms_of(hall.root, tid)
    assert [(room["name"], len(room["seats"])) for room in rooms] == [("101", 3), ("102", 3)]
    assert all(seat["uid"] is None for room in rooms for seat in room["seats"])
