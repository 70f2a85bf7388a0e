"""Calls about what invigilators tell students (contract timedwork.md §11.2)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_rooms.audience import Audience
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.messages.service import LONGEST_TEXT, ExamMessages
from oj_appliance.exam_rooms.messages.types import ExamMessage
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN, STAFF
from oj_appliance.web.wire import Id, Time, Uid, up_to


class ExamMessagesQuery(msgspec.Struct):
    tid: Id


class ExamMessageQuery(msgspec.Struct):
    tid: Id
    id: Id


class NewExamMessage(msgspec.Struct, kw_only=True):
    """To everybody, unless a room or a person is named."""

    tid: Id
    text: Annotated[str, up_to(LONGEST_TEXT)]
    roomId: Id | None = None
    uid: Uid | None = None


class NamedExamMessage(msgspec.Struct, kw_only=True):
    tid: Id
    id: Id


class ExamMessageNumber(msgspec.Struct):
    id: int


class SentExamMessage(msgspec.Struct, kw_only=True):
    id: int
    roomId: int | None
    room: str | None
    uid: str | None
    text: str
    author: str
    gmtCreate: Time
    withdrawn: Time | None
    withdrawnBy: str | None
    recipients: int
    read: int


class ExamMessageReader(msgspec.Struct, kw_only=True):
    uid: str
    username: str
    realname: str | None
    seat: str | None
    readAt: Time | None


class ToldExamMessage(msgspec.Struct):
    id: int
    text: str
    gmtCreate: Time
    readAt: Time | None


class ExamMessagesApi:
    def __init__(self, messages: ExamMessages, rooms: KnownRooms) -> None:
        self._messages = messages
        self._rooms = rooms

    @get("/api/admin/exam/messages", guard=STAFF, summary="What students were told, newest first")
    async def get_sent_exam_messages(
        self, call: Call, query: ExamMessagesQuery
    ) -> list[SentExamMessage]:
        return [_sent(each) for each in await self._messages.listed(query.tid)]

    @get("/api/admin/exam/message-readers", guard=STAFF, summary="Who has read a message")
    async def get_exam_message_readers(
        self, call: Call, query: ExamMessageQuery
    ) -> list[ExamMessageReader]:
        return [
            ExamMessageReader(
                uid=each.uid,
                username=each.username,
                realname=each.realname,
                seat=self._seat(query.tid, each.uid),
                readAt=None if each.read_at is None else wire_time(each.read_at),
            )
            for each in await self._messages.recipients(query.tid, query.id)
        ]

    @post("/api/admin/exam/message", guard=STAFF, summary="Tells students something")
    async def send_exam_message(self, call: Call, body: NewExamMessage) -> ExamMessageNumber:
        audience = Audience(body.roomId, body.uid)
        number = await self._messages.send(call.actor, body.tid, audience, body.text)
        return ExamMessageNumber(number)

    @post("/api/admin/exam/withdraw-message", guard=STAFF, summary="Takes a message back")
    async def withdraw_exam_message(self, call: Call, body: NamedExamMessage) -> None:
        await self._messages.withdraw(call.actor, body.tid, body.id)

    @get("/api/exam/messages", guard=LOGIN, summary="What I was told in a timed work")
    async def get_exam_messages(
        self, call: Call, query: ExamMessagesQuery
    ) -> list[ToldExamMessage]:
        return [
            ToldExamMessage(
                each.id,
                each.text,
                wire_time(each.created_at),
                None if each.read_at is None else wire_time(each.read_at),
            )
            for each in await self._messages.told(call.viewer, query.tid)
        ]

    @post("/api/exam/message-read", guard=LOGIN, summary="That I have read a message")
    async def read_exam_message(self, call: Call, body: NamedExamMessage) -> None:
        await self._messages.take_reading(call.viewer, body.tid, body.id)

    def _seat(self, timed_work_id: int, uid: str) -> str | None:
        seat = self._rooms.seat_of(timed_work_id, uid)
        room = self._rooms.room_of(timed_work_id, uid)
        return None if seat is None or room is None else f"{room.name} {seat.name}"


def _sent(message: ExamMessage) -> SentExamMessage:
    withdrawn = message.withdrawn_at
    return SentExamMessage(
        id=message.id,
        roomId=message.room_id,
        room=message.room_name,
        uid=message.uid,
        text=message.text,
        author=message.author,
        gmtCreate=wire_time(message.created_at),
        withdrawn=None if withdrawn is None else wire_time(withdrawn),
        withdrawnBy=message.withdrawn_by,
        recipients=message.recipients,
        read=message.read,
    )
