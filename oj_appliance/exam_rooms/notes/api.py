"""Calls about notes (contract timedwork.md §11.4)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_rooms.messages.service import LONGEST_TEXT
from oj_appliance.exam_rooms.notes.service import ExamNotes
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time, Uid, up_to


class ExamNotesQuery(msgspec.Struct):
    """Of everybody, or of one person."""

    tid: Id
    uid: Uid | None = None


class NewExamNote(msgspec.Struct, kw_only=True):
    tid: Id
    uid: Uid
    text: Annotated[str, up_to(LONGEST_TEXT)]


class ExamNoteNumber(msgspec.Struct):
    id: int


class ExamNoteInfo(msgspec.Struct, kw_only=True):
    id: int
    uid: str
    username: str
    seat: str | None
    text: str
    author: str
    gmtCreate: Time


class ExamNotesApi:
    def __init__(self, notes: ExamNotes) -> None:
        self._notes = notes

    @get("/api/admin/exam/notes", guard=STAFF, summary="What invigilators have written down")
    async def get_exam_notes(self, call: Call, query: ExamNotesQuery) -> list[ExamNoteInfo]:
        return [
            ExamNoteInfo(
                id=each.id,
                uid=each.uid,
                username=each.username,
                seat=each.seat,
                text=each.text,
                author=each.author,
                gmtCreate=wire_time(each.created_at),
            )
            for each in await self._notes.listed(query.tid, query.uid)
        ]

    @post("/api/admin/exam/note", guard=STAFF, summary="Writes something down about a student")
    async def add_exam_note(self, call: Call, body: NewExamNote) -> ExamNoteNumber:
        return ExamNoteNumber(await self._notes.add(call.actor, body.tid, body.uid, body.text))
