"""Pauses of the timed work that was made."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.exam_rooms.making import EXAM
from tests.oj_appliance.timed_work.making import DESK


def _work(world: World, **values: Any) -> Values:
    return {"tid": world.made[f"POST {DESK}"]["id"], **values}


def _pause(world: World) -> Values:
    return _work(world, id=world.made[f"POST {EXAM}/pause"]["id"])


EXAM_PAUSE_CHANGES = (
    Change(
        f"POST {EXAM}/pause", "exam.pause_create", lambda world: _work(world, reason="Fire alarm")
    ),
    Change(f"POST {EXAM}/resume", "exam.pause_end", _pause),
    Change(f"POST {EXAM}/undo-pause", "exam.pause_remove", _pause),
)
