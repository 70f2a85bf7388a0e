"""What is written of rooms and seats: each runs inside one write and leaves one audit row."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms import rules, store
from oj_appliance.exam_rooms.pauses.moving import moved
from oj_appliance.exam_rooms.types import DrawnSeat, Room, RoomDraft, Seat
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import find_participation, put_participation
from oj_appliance.places.types import Kind, Place
from oj_appliance.timed_work.administration.service import managed
from oj_appliance.timed_work.store import problems_of
from oj_appliance.web.guards import NOBODY, Actor, Viewer


class Done(msgspec.Struct, frozen=True):
    """Whose parts in the work changed with it; `count` of what was made; `keeps_paper`: of whoever
    was seated, who began with another paper than the room's."""

    timed_work_id: int
    records: Sequence[Participation] = ()
    count: int = 0
    keeps_paper: bool = False


def create(actor: Actor, timed_work_id: int, draft: RoomDraft, filled: bool, now: int) -> int:
    managed(actor.viewer, timed_work_id)
    before = store.rooms_of(timed_work_id)
    check_number(len(before) + 1)
    rules.check_name(draft.name, before)
    room_id = store.insert_room(timed_work_id, draft, now=now)
    seats = rules.full(draft) if filled else []
    store.insert_seats(room_id, seats, now=now)
    room = _room(room_id)
    _audit(actor, "examroom.create", room, now, after={**_told(draft), "seats": len(seats)})
    return room_id


def update(actor: Actor, room_id: int, draft: RoomDraft, now: int) -> Done:
    """With another version of the paper, whoever has not begun gets it."""
    before = _managed(actor.viewer, room_id)
    others = [each for each in store.rooms_of(before.timed_work_id) if each.id != room_id]
    rules.check_name(draft.name, others)
    seats = store.seats_in(room_id)
    rules.check_size(draft, seats)
    store.update_room(room_id, draft, now=now)
    room = _room(room_id)
    records = [_seated(room, each, now) for each in seats if each.uid is not None]
    _audit(actor, "examroom.update", room, now, before=_told(before), after=_told(draft))
    return Done(room.timed_work_id, records)


def delete(actor: Actor, room_id: int, now: int) -> Done:
    room = _managed(actor.viewer, room_id)
    seats = store.seats_in(room_id)
    records = unseat(room, seats, now)
    store.remove_room(room_id)
    _audit(actor, "examroom.delete", room, now, before={"seats": len(seats)})
    return Done(room.timed_work_id, records)


def draw(actor: Actor, room_id: int, drawn: Sequence[DrawnSeat], now: int) -> Done:
    room = _managed(actor.viewer, room_id)
    before = {each.id: each for each in store.seats_in(room_id)}
    wanted = rules.checked_seats(drawn, room, before)
    kept = [each for each in wanted if each.id is not None]
    kept_ids = {each.id for each in kept}
    gone = [each for each in before.values() if each.id not in kept_ids]
    records = unseat(room, gone, now)
    store.remove_seats([each.id for each in gone])
    store.move_seats(kept, now=now)
    store.insert_seats(room_id, [each for each in wanted if each.id is None], now=now)
    after = store.seats_in(room_id)
    records += [_seated(room, each, now) for each in after if each.uid is not None]
    counted = {"seats": len(before)}, {"seats": len(after), "removed": len(gone)}
    _audit(actor, "examroom.seats", room, now, before=counted[0], after=counted[1])
    return Done(room.timed_work_id, records)


def seat(actor: Actor, seat_id: int, uid: str | None, now: int) -> Done:
    wanted = _seat(seat_id)
    room = _room(wanted.room_id)
    if wanted.uid == uid:
        return Done(room.timed_work_id)
    if uid is None:
        records, name = unseat(room, [wanted], now), ""
        store.set_person(seat_id, None, now=now)
    else:
        records, name = [sit(room, wanted, uid, now)], store.people([uid])[uid].username
    before = store.people([wanted.uid or ""]).get(wanted.uid or "")
    _audit(
        actor,
        "examroom.seat",
        room,
        now,
        seat=wanted,
        before={"username": before.username if before else None},
        after={"username": name or None},
    )
    writes = uid is not None and room.version is not None
    keeps = writes and any(each.paper_version != room.version for each in records)
    return Done(room.timed_work_id, records, keeps_paper=keeps)


def sit(room: Room, seat: Seat, uid: str, now: int) -> Participation:
    """Inside a write: the person leaves the seat they had in the work. Raises
    examroom.seat_taken, user.missing."""
    if uid not in store.people([uid]):
        raise ApiError("user.missing", status=404, field="uid")
    if seat.uid not in (None, uid):
        raise ApiError("examroom.seat_taken", field="uid")
    had = store.seat_of(room.timed_work_id, uid)
    if had is not None:
        store.set_person(had.id, None, now=now)
    store.set_person(seat.id, uid, now=now)
    return _put(moved(_at_seat(room, seat, uid), room.id, now), now)


def bind(actor: Actor, seat_id: int, address: str | None, now: int) -> Done:
    before = _seat(seat_id)
    room = _room(before.room_id)
    store.set_address(seat_id, address, now=now)
    _audit(
        actor,
        "examroom.address",
        room,
        now,
        seat=before,
        before={"address": before.address},
        after={"address": address},
    )
    return Done(room.timed_work_id)


def find_computers(found: Sequence[tuple[int, str]], now: int) -> None:
    """By the clock: seats and the addresses of their computers."""
    for seat_id, address in found:
        _find_computer(seat_id, address, now)


def find_people(found: Sequence[tuple[int, str]], now: int) -> list[Participation]:
    """By the clock: seats and who has come there; the parts of those who sit there now."""
    seated = (_find_person(seat_id, uid, now) for seat_id, uid in found)
    return [each for each in seated if each is not None]


def _find_computer(seat_id: int, address: str, now: int) -> None:
    """Unless it was told in between."""
    found = store.seat(seat_id)
    if found is None or found.address is not None:
        return
    store.set_address(seat_id, address, now=now)
    told = {"before": {"address": None}, "after": {"address": address}}
    _audit(NOBODY, "examroom.address", _room(found.room_id), now, seat=found, **told)


def _find_person(seat_id: int, uid: str, now: int) -> Participation | None:
    """At a seat that is still free, for one who has none."""
    found = store.seat(seat_id)
    if found is None or found.uid is not None:
        return None
    room = _room(found.room_id)
    if store.seat_of(room.timed_work_id, uid) is not None:
        return None
    record = sit(room, found, uid, now)
    _audit(NOBODY, "examroom.seat", room, now, seat=found, after={"uid": uid})
    return record


def copy(actor: Actor, timed_work_id: int, source_id: int, with_people: bool, now: int) -> Done:
    """Computers stay where they are, so their addresses come along; people where it is wanted."""
    managed(actor.viewer, timed_work_id)
    source, here = store.rooms_of(source_id), store.rooms_of(timed_work_id)
    check_number(len(here) + len(source))
    records: list[Participation] = []
    for room in source:
        rules.check_name(room.name, here)
        draft = RoomDraft(
            name=room.name, version=room.version, rows=room.rows, columns=room.columns
        )
        made = _room(store.insert_room(timed_work_id, draft, now=now))
        seats = store.seats_in(room.id)
        drawn = [
            DrawnSeat(name=each.name, row=each.row, column=each.column, address=each.address)
            for each in seats
        ]
        store.insert_seats(made.id, drawn, now=now)
        if with_people:
            records += _sit_alike(made, seats, now)
        _audit(actor, "examroom.copy", made, now, after={"from": source_id, "seats": len(seats)})
    return Done(timed_work_id, records, len(source))


def _sit_alike(room: Room, seats: Sequence[Seat], now: int) -> list[Participation]:
    """Whoever has a seat here already keeps it."""
    place_of = {(each.row, each.column): each for each in store.seats_in(room.id)}
    taken = {each.uid for each in store.seats_of(room.timed_work_id)}
    free = [each for each in seats if each.uid is not None and each.uid not in taken]
    known = store.people([each.uid for each in free if each.uid is not None])
    return [
        sit(room, place_of[each.row, each.column], each.uid, now)
        for each in free
        if each.uid is not None and each.uid in known
    ]


def audit_list(actor: Actor, timed_work_id: int, told: object, now: int) -> None:
    """That a whole list of seats was taken."""
    target = {"tid": timed_work_id}
    record_audit(actor, "examroom.seats_add", target, after=told, now=now)


def check_number(rooms: int) -> None:
    """Raises examroom.too_many."""
    if rooms > rules.MOST_ROOMS:
        raise ApiError("examroom.too_many", n=rules.MOST_ROOMS)


def _managed(viewer: Viewer, room_id: int) -> Room:
    room = _room(room_id)
    managed(viewer, room.timed_work_id)
    return room


def _room(room_id: int) -> Room:
    found = store.room(room_id)
    if found is None:
        raise ApiError("examroom.missing", status=404)
    return found


def _seat(seat_id: int) -> Seat:
    found = store.seat(seat_id)
    if found is None:
        raise ApiError("examroom.seat_missing", status=404)
    return found


def _record(room: Room, uid: str) -> Participation:
    place = Place(Kind.TIMED_WORK, room.timed_work_id)
    return find_participation(place, uid) or Participation(place=place, uid=uid)


def _put(record: Participation, now: int) -> Participation:
    put_participation(record, now=now)
    return record


def _seated(room: Room, seat: Seat, now: int) -> Participation:
    return _put(_at_seat(room, seat, seat.uid or ""), now)


def _at_seat(room: Room, seat: Seat, uid: str) -> Participation:
    problems = problems_of(room.timed_work_id)
    is_common = any(each.version is None for each in problems)
    return rules.seated(_record(room, uid), room, seat, is_common=is_common)


def unseat(room: Room, seats: Sequence[Seat], now: int) -> list[Participation]:
    """Inside a write: the parts of whoever sat there, who have no seat any more."""
    uids = [each.uid for each in seats if each.uid is not None]
    left = [rules.unseated(_record(room, uid)) for uid in uids]
    return [_put(moved(each, None, now), now) for each in left]


def _told(room: Room | RoomDraft) -> dict[str, object]:
    return {
        "name": room.name,
        "version": room.version,
        "rows": room.rows,
        "columns": room.columns,
    }


def _audit(
    actor: Actor,
    action: str,
    room: Room,
    now: int,
    *,
    seat: Seat | None = None,
    before: object = None,
    after: object = None,
) -> None:
    target: dict[str, object] = {"tid": room.timed_work_id, "room": room.name}
    if seat is not None:
        target["seat"] = seat.name
    record_audit(actor, action, target, before=before, after=after, now=now)
