"""Calls of staff about rooms and seats (contract timedwork.md §10)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms import rules, wire
from oj_appliance.exam_rooms.service import ExamRooms
from oj_appliance.exam_rooms.types import DrawnSeat, RoomDraft
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Int, Uid, up_to

Address = Annotated[str, Meta(max_length=rules.LONGEST_ADDRESS)]


class ExamRoomsQuery(msgspec.Struct):
    tid: Id


class RoomQuery(msgspec.Struct):
    id: Id


class _RoomBody(msgspec.Struct, kw_only=True):
    name: Annotated[str, up_to(rules.LONGEST_ROOM_NAME)]
    version: Annotated[str, up_to(rules.LONGEST_VERSION)] | None = None
    rows: Int
    columns: Int

    def draft(self) -> RoomDraft:
        return RoomDraft(name=self.name, version=self.version, rows=self.rows, columns=self.columns)


class NewRoomBody(_RoomBody, kw_only=True):
    """`filled`: with a seat at every place, numbered row by row."""

    tid: Id
    filled: bool = True


class ChangedRoomBody(_RoomBody, kw_only=True):
    id: Id


class NewRoom(msgspec.Struct):
    id: int


class DrawnSeatBody(msgspec.Struct, kw_only=True):
    """`id` of one that the room had before; its person stays."""

    id: Id | None = None
    name: Annotated[str, up_to(rules.LONGEST_SEAT_NAME)]
    row: Int
    column: Int
    address: Address | None = None


class DrawnRoomBody(msgspec.Struct, kw_only=True):
    id: Id
    seats: Annotated[list[DrawnSeatBody], Meta(max_length=rules.MOST_SEATS)]


class SeatPersonBody(msgspec.Struct, kw_only=True):
    """`uid` null frees the seat."""

    id: Id
    uid: Uid | None


class SeatAddressBody(msgspec.Struct, kw_only=True):
    """`address` null: the computer that is seen there next."""

    id: Id
    address: Address | None


class SeatedAnswer(msgspec.Struct):
    """`keepsPaper`: the room writes a version of the paper, and the person began with another one,
    or with none, and keeps that."""

    keepsPaper: bool


class CopyRoomsBody(msgspec.Struct, kw_only=True):
    tid: Id
    source: Id
    withPeople: bool = False


class CopiedRooms(msgspec.Struct):
    rooms: int


class ExamRoomsApi:
    def __init__(self, rooms: ExamRooms, works: KnownTimedWorks) -> None:
        self._rooms = rooms
        self._works = works

    @get("/api/admin/exam/rooms", guard=STAFF, summary="Rooms of a timed work with their seats")
    async def get_exam_rooms(self, call: Call, query: ExamRoomsQuery) -> wire.ExamRoomList:
        work = self._works.find(query.tid)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        people = await self._rooms.people(query.tid)
        return wire.room_list(call.viewer, work, self._rooms.known, people)

    @post("/api/admin/exam/room", guard=STAFF, summary="Make a room")
    async def create_exam_room(self, call: Call, body: NewRoomBody) -> NewRoom:
        create = self._rooms.create
        return NewRoom(await create(call.actor, body.tid, body.draft(), filled=body.filled))

    @put("/api/admin/exam/room", guard=STAFF, summary="Name, version and size of a room")
    async def update_exam_room(self, call: Call, body: ChangedRoomBody) -> None:
        await self._rooms.update(call.actor, body.id, body.draft())

    @delete("/api/admin/exam/room", guard=STAFF, summary="Remove a room with its seats")
    async def delete_exam_room(self, call: Call, query: RoomQuery) -> None:
        await self._rooms.delete(call.actor, query.id)

    @put("/api/admin/exam/seats", guard=STAFF, summary="The seats of a room as they are drawn")
    async def draw_exam_seats(self, call: Call, body: DrawnRoomBody) -> None:
        drawn = [
            DrawnSeat(
                id=each.id, name=each.name, row=each.row, column=each.column, address=each.address
            )
            for each in body.seats
        ]
        await self._rooms.draw(call.actor, body.id, drawn)

    @put("/api/admin/exam/seat-person", guard=STAFF, summary="Who sits there")
    async def seat_exam_person(self, call: Call, body: SeatPersonBody) -> SeatedAnswer:
        return SeatedAnswer(await self._rooms.seat(call.actor, body.id, body.uid))

    @put("/api/admin/exam/seat-address", guard=STAFF, summary="Which computer stands there")
    async def bind_exam_seat(self, call: Call, body: SeatAddressBody) -> None:
        await self._rooms.bind(call.actor, body.id, body.address)

    @post("/api/admin/exam/copy-rooms", guard=STAFF, summary="The rooms of another timed work")
    async def copy_exam_rooms(self, call: Call, body: CopyRoomsBody) -> CopiedRooms:
        copy = self._rooms.copy
        return CopiedRooms(
            await copy(call.actor, body.tid, body.source, with_people=body.withPeople)
        )
