"""Changes of rooms of the timed work that was made."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.exam_rooms.making import EXAM, place, seats_of
from tests.oj_appliance.timed_work.making import DESK, create_work

SIZE = {"rows": 2, "columns": 3}


def _work(world: World, **values: Any) -> Values:
    return {"tid": world.made[f"POST {DESK}"]["id"], **values}


def _room(world: World, **values: Any) -> Values:
    return {"id": world.made[f"POST {EXAM}/room"]["id"], **values}


def _seat(world: World, **values: Any) -> Values:
    return {"id": seats_of(world.root, _work(world)["tid"], "102")["1"]["id"], **values}


EXAM_ROOM_CHANGES = (
    Change(f"POST {EXAM}/room", "examroom.create", lambda world: _work(world, name="101", **SIZE)),
    Change(f"PUT {EXAM}/room", "examroom.update", lambda world: _room(world, name="102", **SIZE)),
    Change(
        f"PUT {EXAM}/seats", "examroom.seats", lambda world: _room(world, seats=[place("1", 0, 0)])
    ),
    Change(f"PUT {EXAM}/seat-person", "examroom.seat", lambda world: _seat(world, uid=world.uid)),
    Change(
        f"PUT {EXAM}/seat-address",
        "examroom.address",
        lambda world: _seat(world, address="10.0.0.1"),
    ),
    Change(f"POST {EXAM}/begin", "examroom.begin", _work),
    # Whoever sat down has begun with the room, so there is somebody to send elsewhere.
    Change(
        f"POST {EXAM}/move",
        "exam.move",
        lambda world: _work(world, uid=world.uid, reason="The screen is dark"),
    ),
    Change(f"POST {EXAM}/extend", "examroom.extend", lambda world: _work(world, seconds=60)),
    Change(
        f"POST {EXAM}/copy-rooms",
        "examroom.copy",
        lambda world: {"tid": create_work(world.root), "source": _work(world)["tid"]},
    ),
    Change(f"DELETE {EXAM}/room", "examroom.delete", _room),
)
