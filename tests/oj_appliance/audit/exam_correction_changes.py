"""What is put right in the timed work that was made."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.exam_rooms.making import EXAM
from tests.oj_appliance.timed_work.making import DESK


def _problem(world: World, **values: Any) -> Values:
    """The problem that was made for a contest; the work has no other."""
    pid = world.made["POST /api/admin/contest/problem"]["pid"]
    return {"tid": world.made[f"POST {DESK}"]["id"], "pid": pid, **values}


def _correction(world: World) -> Values:
    number = world.made[f"POST {EXAM}/correction"]["id"]
    return {"tid": _problem(world)["tid"], "id": number}


EXAM_CORRECTION_CHANGES = (
    Change(
        f"PUT {EXAM}/judging",
        "judge.pause_problem",
        lambda world: _problem(world, paused=True, reason="Data are checked"),
    ),
    Change(
        f"PUT {EXAM}/judging",
        "judge.pause_problem",
        lambda world: _problem(world, paused=False),
    ),
    Change(
        f"POST {EXAM}/correction",
        "timedwork.correct",
        lambda world: _problem(world, kind="void", reason="The statement was wrong"),
    ),
    Change(f"DELETE {EXAM}/correction", "timedwork.uncorrect", _correction),
)
