"""The call about the office's list of seats (contract timedwork.md §10.4)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import Language
from oj_appliance.exam_rooms.seat_list.service import SeatLists
from oj_appliance.exam_rooms.seat_list.types import CheckedLine
from oj_appliance.files.tables.text import LARGEST_TABLE
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id


class SeatListForm(msgspec.Struct):
    """`apply`: otherwise it is only looked at."""

    tid: Id
    apply: bool = False


class SeatListLine(msgspec.Struct, kw_only=True):
    line: int
    room: str
    seat: str
    number: str
    username: str | None
    realname: str | None
    address: str | None
    fault: str | None


class SeatListAnswer(msgspec.Struct):
    """`sheet`: of a workbook with several the one that was read; `otherSheets`: those that might
    have been read as well."""

    lines: list[SeatListLine]
    sheet: str | None
    otherSheets: list[str]


class SeatListApi:
    def __init__(self, lists: SeatLists) -> None:
        self._lists = lists

    @post(
        "/api/admin/exam/seat-list",
        guard=STAFF,
        summary="A look at a list of seats, or the seats as it says",
        largest_upload=LARGEST_TABLE,
    )
    async def take_seat_list(self, call: Call, upload: Upload[SeatListForm]) -> SeatListAnswer:
        form, path, extension = upload.form, upload.path, upload.extension
        if form.apply:
            found = await self._lists.apply(call.actor, form.tid, path, extension)
        else:
            found = await self._lists.look(call.viewer, form.tid, path, extension)
        lines = [_line(each, call.language) for each in found.lines]
        return SeatListAnswer(lines, found.read.sheet, list(found.read.others))


def _line(checked: CheckedLine, language: Language) -> SeatListLine:
    line, person = checked.line, checked.person
    return SeatListLine(
        line=line.line,
        room=line.room,
        seat=line.seat,
        number=line.number,
        username=person.username if person else None,
        realname=person.realname if person else None,
        address=checked.address or line.address or None,
        fault=None if checked.fault is None else checked.fault.text(language),
    )
