"""How a list of seats is read and what may be wrong in it (contract timedwork.md §10.4). Pure."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence

from oj_appliance.errors import ApiError, Phrase
from oj_appliance.exam_rooms.rules import (
    LONGEST_ROOM_NAME,
    LONGEST_SEAT_NAME,
    MOST_COLUMNS,
    MOST_ROWS,
    checked_address,
)
from oj_appliance.exam_rooms.seat_list.types import CheckedLine, ReadList, SeatLine
from oj_appliance.exam_rooms.types import SeatedPerson
from oj_appliance.files.tables.types import TableSheet

COLUMNS = ("room", "seat", "number", "address")
# As offices head their columns, without blanks and in small letters.
_HEADS = {
    **dict.fromkeys(("room", "考场", "教室", "机房", "考场名称", "房间"), "room"),
    **dict.fromkeys(("seat", "座位", "座位号", "座号", "机位", "机号"), "seat"),
    **dict.fromkeys(("number", "studentnumber", "studentno", "username", "user"), "number"),
    **dict.fromkeys(("学号", "考号", "学籍号", "用户名"), "number"),
    **dict.fromkeys(("address", "pcaddress", "ip", "ipaddress", "pc"), "address"),
    **dict.fromkeys(("地址", "电脑地址", "ip地址", "机器地址"), "address"),
}
USUAL_COLUMNS = 8

# What one query may ask for by name.
MOST_LINES = 10_000

TOO_MANY_LINES = Phrase(f"超过{MOST_LINES}行", f"it has more than {MOST_LINES} lines")
NO_ROOM = Phrase("缺少考场", "the room is missing")
NO_SEAT = Phrase("缺少座位", "the seat is missing")
LONG_ROOM = Phrase(
    f"考场名称超过 {LONGEST_ROOM_NAME} 个字符",
    f"the room has more than {LONGEST_ROOM_NAME} characters",
)
LONG_SEAT = Phrase(
    f"座位名称超过 {LONGEST_SEAT_NAME} 个字符",
    f"the seat has more than {LONGEST_SEAT_NAME} characters",
)
UNKNOWN_PERSON = Phrase("没有此学号或用户名的考生", "nobody has this number or username")
SEVERAL_PEOPLE = Phrase("多个账号使用此学号", "several accounts have this number")
SEAT_TWICE = Phrase("座位重复", "the seat stands in the list twice")
PERSON_TWICE = Phrase("考生重复", "the person stands in the list twice")
BAD_ADDRESS = Phrase("电脑地址有误", "this is no computer's address")


def list_of(sheets: Sequence[TableSheet]) -> ReadList:
    """Of several sheets the first whose heads are those of a list; where none has any, the first
    that is not blank. An office keeps covers, class lists and plans in the same workbook."""
    found = [(sheet, lines) for sheet in sheets if (lines := lines_of(sheet.records))]
    headed = [each for each in found if _has_head(_heads_of(each[0].records))]
    fitting = headed or found
    if not fitting:
        return ReadList([])
    sheet, lines = fitting[0]
    if len(sheets) == 1:
        return ReadList(lines)
    return ReadList(lines, sheet.name, tuple(other.name for other, _ in fitting[1:]))


def lines_of(records: Sequence[Sequence[str]]) -> list[SeatLine]:
    """Without blank ones. With a first line of known heads in any order, else in the order of
    COLUMNS. Digits and letters of full width are read as those of half."""
    cells = [[_plain(cell) for cell in record] for record in records]
    heads = _heads_of(records)
    has_head = _has_head(heads)
    order: Sequence[str | None] = heads if has_head else COLUMNS
    found = []
    for number, row in enumerate(cells, 1):
        if not any(row) or (has_head and number == 1):
            continue
        named = {name: cell for name, cell in zip(order, row, strict=False) if name}
        values = {name: named.get(name, "") for name in COLUMNS}
        found.append(SeatLine(line=number, **values))
    return found


def _heads_of(records: Sequence[Sequence[str]]) -> list[str | None]:
    first = records[0] if records else ()
    return [_HEADS.get(_plain(cell).lower().replace(" ", "")) for cell in first]


def _has_head(heads: Sequence[str | None]) -> bool:
    return {"room", "seat"} <= set(heads)


def checked_lines(
    lines: Sequence[SeatLine], people: Mapping[str, Sequence[SeatedPerson]]
) -> list[CheckedLine]:
    """`people` by what the list calls them."""
    seats = Counter((each.room, each.seat) for each in lines)
    known = {name: found[0].uid for name, found in people.items() if found}
    uids = Counter(known[each.number] for each in lines if each.number in known)
    return [_checked(each, people, seats, uids) for each in lines]


def _checked(
    line: SeatLine,
    people: Mapping[str, Sequence[SeatedPerson]],
    seats: Counter[tuple[str, str]],
    uids: Counter[str],
) -> CheckedLine:
    found = people.get(line.number, ()) if line.number else ()
    person = found[0] if len(found) == 1 else None
    fault = _fault_of_seat(line)
    if fault is None and seats[line.room, line.seat] > 1:
        fault = SEAT_TWICE
    if fault is None and line.number and person is None:
        fault = SEVERAL_PEOPLE if found else UNKNOWN_PERSON
    if fault is None and person is not None and uids[person.uid] > 1:
        fault = PERSON_TWICE
    address = None
    try:
        address = checked_address(line.address)
    except ApiError:
        fault = fault or BAD_ADDRESS
    return CheckedLine(line, person, address, fault)


def _fault_of_seat(line: SeatLine) -> Phrase | None:
    if not line.room:
        return NO_ROOM
    if not line.seat:
        return NO_SEAT
    if len(line.room) > LONGEST_ROOM_NAME:
        return LONG_ROOM
    return LONG_SEAT if len(line.seat) > LONGEST_SEAT_NAME else None


def size_for(seats: int) -> tuple[int, int]:
    """Rows and columns of a new room. Raises examroom.too_many_seats where no map is so large."""
    columns = max(min(seats, USUAL_COLUMNS), -(-seats // MOST_ROWS))
    if columns > MOST_COLUMNS:
        raise ApiError("examroom.too_many_seats", n=MOST_ROWS * MOST_COLUMNS)
    return -(-seats // columns), columns


def _plain(cell: str) -> str:
    return unicodedata.normalize("NFKC", cell).strip()


def check_rows(rows: int) -> None:
    """Raises examroom.too_many_seats."""
    if rows > MOST_ROWS:
        raise ApiError("examroom.too_many_seats", n=MOST_ROWS * MOST_COLUMNS)
