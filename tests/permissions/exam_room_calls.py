"""Calls about rooms of timed works, for the rows of matrix.csv."""

from __future__ import annotations

from tests.oj_appliance.exam_rooms.making import EXAM, make_room, seats_of
from tests.oj_appliance.timed_work.making import create_work
from tests.permissions.object_calls import about, word
from tests.permissions.site import Site

THING = "exam room"


def room_of(site: Site, whose: str) -> tuple[int, int]:
    """A work of theirs and its room; made once."""
    if (THING, whose) not in site.made:
        tid = create_work(site.client(whose))
        site.made[THING, whose] = f"{tid} {make_room(site.client(whose), tid)}"
    tid, room = site.made[THING, whose].split()
    return int(tid), int(room)


def _seat(site: Site, whose: str) -> int:
    tid, _ = room_of(site, whose)
    return int(seats_of(site.client(whose), tid)["1"]["id"])


@about(f"GET {EXAM}/rooms", THING)
def read_rooms(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{EXAM}/rooms", tid=room_of(site, whose)[0]))


@about(f"GET {EXAM}/board", THING)
def read_board(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{EXAM}/board", tid=room_of(site, whose)[0]))


@about(f"POST {EXAM}/room", THING)
def add_a_room(site: Site, who: str, whose: str) -> str:
    tid, _ = room_of(site, whose)
    name = f"{len(site.client(whose).get(f'{EXAM}/rooms', tid=tid).data['rooms'])} more"
    body = {"tid": tid, "name": name, "rows": 1, "columns": 1}
    return word(site.client(who).post(f"{EXAM}/room", body))


@about(f"PUT {EXAM}/room", THING)
def change_room(site: Site, who: str, whose: str) -> str:
    body = {"id": room_of(site, whose)[1], "name": "Room", "rows": 2, "columns": 3}
    return word(site.client(who).put(f"{EXAM}/room", body))


@about(f"DELETE {EXAM}/room", THING)
def delete_room(site: Site, who: str, whose: str) -> str:
    room = make_room(site.client(whose), create_work(site.client(whose)))
    return word(site.client(who).delete(f"{EXAM}/room", id=room))


@about(f"PUT {EXAM}/seats", THING)
def draw_seats(site: Site, who: str, whose: str) -> str:
    room = make_room(site.client(whose), create_work(site.client(whose)))
    return word(site.client(who).put(f"{EXAM}/seats", {"id": room, "seats": []}))


@about(f"PUT {EXAM}/seat-person", THING)
def free_seat(site: Site, who: str, whose: str) -> str:
    return word(
        site.client(who).put(f"{EXAM}/seat-person", {"id": _seat(site, whose), "uid": None})
    )


@about(f"PUT {EXAM}/seat-address", THING)
def forget_computer(site: Site, who: str, whose: str) -> str:
    body = {"id": _seat(site, whose), "address": None}
    return word(site.client(who).put(f"{EXAM}/seat-address", body))


@about(f"POST {EXAM}/copy-rooms", THING)
def copy_rooms(site: Site, who: str, whose: str) -> str:
    body = {"tid": create_work(site.client(whose)), "source": room_of(site, whose)[0]}
    return word(site.client(who).post(f"{EXAM}/copy-rooms", body))


@about(f"POST {EXAM}/seat-list", THING)
def look_at_seat_list(site: Site, who: str, whose: str) -> str:
    tid, _ = room_of(site, whose)
    return word(site.client(who).upload(f"{EXAM}/seat-list", "seats.csv", b"Lab,1\n", tid=tid))


@about(f"POST {EXAM}/begin", THING)
def begin_for_everybody(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post(f"{EXAM}/begin", {"tid": room_of(site, whose)[0]}))


@about(f"POST {EXAM}/extend", THING)
def extend_everybody(site: Site, who: str, whose: str) -> str:
    body = {"tid": room_of(site, whose)[0], "seconds": 60}
    return word(site.client(who).post(f"{EXAM}/extend", body))
