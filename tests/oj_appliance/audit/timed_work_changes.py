"""Changes of timed works, from making one to removing it."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.audit.exam_correction_changes import EXAM_CORRECTION_CHANGES
from tests.oj_appliance.audit.exam_pause_changes import EXAM_PAUSE_CHANGES
from tests.oj_appliance.audit.exam_room_changes import EXAM_ROOM_CHANGES
from tests.oj_appliance.audit.exam_talk_changes import EXAM_TALK_CHANGES
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import DESK, SETTINGS, start, work_body


def _work(world: World, **values: Any) -> Values:
    """The work that was made, and more."""
    return {"tid": world.made[f"POST {DESK}"]["id"], **values}


def _second(world: World) -> int:
    """The problem that was made for a contest."""
    return int(world.made["POST /api/admin/contest/problem"]["pid"])


def _named(world: World) -> Values:
    links = world.root.get(f"{DESK}/get-problem-list", **_work(world)).data["timedWorkProblemMap"]
    named = {"displayId": "B", "displayTitle": "Sum", "score": 50, "seq": 1}
    return _work(world, id=links[str(world.pid)]["id"], pid=world.pid, **named)


def _record(world: World, action: str, **values: Any) -> Values:
    """What is done to the time of root, who has begun."""
    assert start(world.root, _work(world)["tid"]).status == 200
    return _work(world, uid=uid_of(world.root), action=action, reason="No network", **values)


TIMED_WORK_CHANGES = (
    Change(f"POST {DESK}", "timedwork.create", lambda world: work_body()),
    Change(
        f"PUT {DESK}",
        "timedwork.update",
        lambda world: {"id": _work(world)["tid"], **work_body(title="Renamed")},
    ),
    Change(
        f"PUT {DESK}/change-visible",
        "timedwork.visible",
        lambda world: _work(world, visible="false"),
        is_by_address=True,
    ),
    Change(
        f"POST {DESK}/add-problem",
        "timedwork.problem_add",
        lambda world: _work(world, pid=_second(world), displayId="C"),
    ),
    Change(
        f"POST {DESK}/add-problem",
        "timedwork.problem_add",
        lambda world: _work(world, pid=world.pid, displayId="A"),
    ),
    Change(f"PUT {DESK}/problem", "timedwork.problem_update", _named),
    Change(
        f"PUT {DESK}/problem-order",
        "timedwork.problem_order",
        lambda world: _work(world, pids=[world.pid, _second(world)]),
    ),
    Change(
        f"DELETE {DESK}/problem",
        "timedwork.problem_remove",
        lambda world: _work(world, pid=world.pid),
    ),
    Change(
        f"PUT {DESK}/record",
        "timedwork.extend",
        lambda world: _record(world, "extend", seconds=60),
    ),
    Change(f"PUT {DESK}/record", "timedwork.close", lambda world: _record(world, "close")),
    Change(
        f"PUT {DESK}/record",
        "timedwork.reopen",
        lambda world: _work(world, uid=uid_of(world.root), action="reopen"),
    ),
    Change(f"PUT {SETTINGS}", "exam.settings", lambda world: _work(world, graceSeconds=20)),
    *EXAM_CORRECTION_CHANGES,
    *EXAM_PAUSE_CHANGES,
    *EXAM_ROOM_CHANGES,
    *EXAM_TALK_CHANGES,
    Change(f"DELETE {DESK}", "timedwork.delete", _work),
)
