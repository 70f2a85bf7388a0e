"""The office's list of seats over HTTP (contract timedwork.md §10.4)."""

from __future__ import annotations

import io

import pytest
from openpyxl import Workbook

from tests.http_client import Answer, Client
from tests.oj_appliance.exam_rooms.making import EXAM, make_room, rooms_of, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage

CHINESE = (
    "座位号，学号，考场，IP地址\n".replace("，", ",") + "１,ann,机房一,10.0.0.1\n２,ben,机房一,\n"
)


def send(client: Client, tid: int, content: bytes, name: str = "seats.csv", **more: str) -> Answer:
    return client.upload(f"{EXAM}/seat-list", name, content, tid=tid, **more)


def faults(answer: Answer) -> list[tuple[int, str | None]]:
    assert answer.status == 200, answer.body
    return [(each["line"], each["fault"]) for each in answer.data["lines"]]


def test_a_chinese_list_in_gb18030_with_columns_in_any_order_seats_people(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    content = CHINESE.encode("gb18030")
    seen = send(stage.root, tid, content)
    assert faults(seen) == [(2, None), (3, None)]
    assert seen.data["lines"][0]["username"] == "ann"
    assert rooms_of(stage.root, tid) == []
    assert send(stage.root, tid, content, apply="true").status == 200
    seats = seats_of(stage.root, tid, "机房一")
    told = {name: (seat["username"], seat["address"]) for name, seat in seats.items()}
    assert told == {"1": ("ann", "10.0.0.1"), "2": ("ben", None)}
    rows = stage.root.get("/api/admin/audit-log", action="examroom.seats_add").data["records"]
    assert f'"tid":{tid}' in rows[0]["target"].replace(" ", "")


def test_each_fault_is_named_with_its_line_and_nothing_is_stored(stage: WorkStage) -> None:
    tid = stage.hold()
    content = (
        b"Room,Seat,Student number,PC address\n"
        b"A,1,nobody,\nA,2,ann,\nA,2,ben,\nB,1,cat,\nB,2,cat,\n\nB,3,,10.0.0.999\n,4,,\n"
    )
    asked = Client(stage.root.base, token=stage.root.token, headers={"Accept-Language": "en-US"})
    told = dict(faults(send(asked, tid, content)))
    assert told == {
        2: "nobody has this number or username",
        **dict.fromkeys((3, 4), "the seat stands in the list twice"),
        **dict.fromkeys((5, 6), "the person stands in the list twice"),
        8: "this is no computer's address",
        9: "the room is missing",
    }
    assert send(stage.root, tid, content, apply="true").err == "examroom.list_faulty"
    assert rooms_of(stage.root, tid) == []


def test_a_room_that_is_there_gets_what_it_lacks_and_a_seat_its_new_person(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    make_room(stage.root, tid, "A")
    assert sit(stage.root, seats_of(stage.root, tid, "A")["1"], uid_of(stage.ben)).status == 200
    before = seats_of(stage.root, tid, "A")["1"]["id"]
    content = b"A\t1\tann\t\nA\tX9\tcat\t10.0.0.9\n"
    assert send(stage.root, tid, content, "seats.txt", apply="true").status == 200
    seats = seats_of(stage.root, tid, "A")
    assert (seats["1"]["id"], seats["1"]["username"]) == (before, "ann")
    assert (seats["X9"]["username"], seats["X9"]["row"]) == ("cat", 2)
    assert len(seats) == 7
    assert "ben" not in {seat["username"] for seat in seats.values()}


def test_two_people_change_seats_and_only_managers_do_that(stage: WorkStage) -> None:
    tid = stage.hold()
    assert send(stage.root, tid, b"A,1,ann\nA,2,ben\n", apply="true").status == 200
    assert send(stage.root, tid, b"A,1,ben\nA,2,ann\n", apply="true").status == 200
    seats = seats_of(stage.root, tid, "A")
    assert (seats["1"]["username"], seats["2"]["username"]) == ("ben", "ann")
    assert send(stage.people["ada"], tid, b"A,1,ann\n").err == "timedwork.not_allowed"
    assert send(stage.ann, tid, b"A,1,ann\n").status == 403


HEAD = ["考场", "座位", "学号"]
COVER = [["期末考试"], ["2026-11-24"]]


def workbook(*sheets: tuple[str, list[list[str]]]) -> bytes:
    book = Workbook()
    book.remove(book.worksheets[0])
    for title, rows in sheets:
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


@pytest.mark.parametrize(
    ("sheets", "sheet", "others"),
    [
        ([("封面", COVER), ("座位", [HEAD, ["A", "1", "ann"]])], "座位", []),
        ([("Sheet1", []), ("座位", [["A", "1", "ann"]])], "座位", []),
        (
            [
                ("封面", COVER),
                ("上午", [HEAD, ["A", "1", "ann"]]),
                ("下午", [HEAD, ["A", "1", "ben"]]),
            ],
            *("上午", ["下午"]),
        ),
        ([("座位", [["A", "1", "ann"]])], None, []),
    ],
    ids=["behind-a-cover", "behind-a-blank-one", "two-lists", "one-sheet"],
)
def test_of_several_sheets_the_one_that_is_a_list_is_read_and_told(
    stage: WorkStage,
    sheets: list[tuple[str, list[list[str]]]],
    sheet: str | None,
    others: list[str],
) -> None:
    tid = stage.hold()
    content = workbook(*sheets)
    for apply in ("false", "true"):
        told = send(stage.root, tid, content, "seats.xlsx", apply=apply)
        assert [fault for _, fault in faults(told)] == [None]
        assert (told.data["sheet"], told.data["otherSheets"]) == (sheet, others)
    assert seats_of(stage.root, tid, "A")["1"]["username"] == "ann"


def test_a_workbook_of_blank_sheets_is_empty(stage: WorkStage) -> None:
    content = workbook(("Sheet1", []), ("Sheet2", [HEAD]))
    assert send(stage.root, stage.hold(), content, "seats.xlsx").err == "file.empty"
