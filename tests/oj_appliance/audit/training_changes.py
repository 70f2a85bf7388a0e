"""Which calls about trainings, and about what groups offer, leave which audit row."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.classes.making import choices_of, plan_of, take_in
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.trainings.making import DESK, training_body
from tests.problem_bodies import a_plus_b, add_problem

NEW, NEW_CATEGORY = f"POST {DESK}", f"POST {DESK}/category"


def _training(world: World, **values: Any) -> Values:
    return {"tid": world.made[NEW]["id"], **values}


def _edited(world: World) -> Values:
    return training_body(id=world.made[NEW]["id"], title="Other title")


def _further(world: World) -> Values:
    """The display id that the bank gave, of a problem made for this."""
    add_problem(world.root, a_plus_b("AUDITED-TOO"))
    return _training(world, problemIds=["AUDITED-TOO"])


def _reversed(world: World) -> Values:
    tid = world.made[NEW]["id"]
    listed = world.root.get(f"{DESK}/get-problem-list", tid=tid, queryExisted=True).data
    pids = [row["id"] for row in listed["problemList"]["records"]]
    return _training(world, pids=pids[::-1])


def _category(world: World, **values: Any) -> Values:
    return {"id": world.made[NEW_CATEGORY]["id"], **values}


def _offered(world: World) -> Values:
    pid = make_group_problem(world.root, make_group(world.root))
    applied = {"pid": pid, "isApplied": True}
    assert world.root.put("/api/group/apply-public", applied).status == 200
    return {"pid": pid, "progress": 3}


def _class_list(world: World) -> Values:
    key = take_in(world.root, [("audited_pupil", "Audited 1")])
    return {"key": key, "classes": choices_of(plan_of(world.root, key))}


TRAINING_CHANGES = (
    Change(NEW, "training.create", lambda world: training_body()),
    Change(f"PUT {DESK}", "training.update", _edited),
    Change(
        f"PUT {DESK}/change-training-status",
        "training.visible",
        lambda world: _training(world, status="false"),
        is_by_address=True,
    ),
    Change(
        f"POST {DESK}/add-problem-from-public",
        "training.problem_add",
        lambda world: _training(world, pid=world.pid, displayId="A"),
    ),
    Change(f"POST {DESK}/add-problems", "training.problem_add", _further),
    Change(
        f"PUT {DESK}/problem",
        "training.problem_update",
        lambda world: _training(world, pid=world.pid, displayId="Z", rank=1),
    ),
    Change(f"PUT {DESK}/problem-order", "training.problem_order", _reversed),
    Change(
        f"DELETE {DESK}/problem",
        "training.problem_remove",
        lambda world: _training(world, pid=world.pid),
    ),
    Change(NEW_CATEGORY, "training.category_create", lambda world: {"name": "Audited"}),
    Change(
        f"PUT {DESK}/category",
        "training.category_update",
        lambda world: _category(world, name="Renamed"),
    ),
    Change(
        f"DELETE {DESK}/category",
        "training.category_delete",
        lambda world: {"cid": world.made[NEW_CATEGORY]["id"]},
    ),
    Change(f"DELETE {DESK}", "training.delete", _training),
    Change("PUT /api/admin/group-problem/change-progress", "problem.review", _offered),
    Change("POST /api/admin/class/roster", "class.add_students", _class_list),
)
