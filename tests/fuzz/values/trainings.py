"""Trainings of the site and of groups, their categories and problems."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.trainings.making import (
    DESK,
    GROUP,
    PASSWORD,
    create_group_training,
    create_training,
    private,
    training_body,
)


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    pids = [school.problem(9400), school.problem(9401)]
    tid = create_training(root, *pids, **private())
    gid, other = make_group(root), make_group(root)
    own = create_group_training(root, gid, *pids)
    fresh = OneOf(f"Category {number}" for number in range(1000))
    category = root.post(f"{DESK}/category", {"name": "Fuzzed"}).data["id"]
    of_group = root.post(f"{GROUP}/training-category", {"gid": gid, "name": "Fuzzed"}).data["id"]

    def spare(_: int) -> int:
        return create_training(root)

    def spare_of_group(_: int) -> int:
        return create_group_training(root, gid)

    named = {"displayId": "A", "rank": 1}
    calls: dict[str, dict[str, Any]] = {
        "GET /api/get-training-list": {"query": {"keyword": "Training", "auth": "Private"}},
        "POST /api/register-training": {"body": {"tid": tid, "password": PASSWORD}},
        "GET /api/get-training-problem-details": {"query": {"tid": tid, "problemId": "A"}},
        "GET /api/get-training-rank": {"query": {"tid": tid, "keyword": "a"}},
        f"GET {GROUP}/get-training-list": {"query": {"gid": gid}},
        f"GET {GROUP}/get-admin-training-list": {"query": {"gid": gid}},
        f"GET {GROUP}/get-training-category": {"query": {"gid": gid}},
        f"POST {GROUP}/training-category": {"body": {"gid": gid, "name": fresh}},
        f"PUT {GROUP}/training-category": {"body": {"id": of_group, "name": fresh}},
        f"POST {GROUP}/training": {"body": training_body(gid=gid)},
        f"POST {GROUP}/clone-training": {"body": {"sgid": gid, "tgid": other, "tid": own}},
        f"DELETE {GROUP}/training": {"query": {"tid": school.spares(spare_of_group)}},
        f"GET {DESK}/get-training-list": {"query": {"keyword": "Training"}},
        f"POST {DESK}": {"body": training_body()},
        f"DELETE {DESK}": {"query": {"tid": school.spares(spare)}},
        f"POST {DESK}/category": {"body": {"name": fresh, "color": "#123456"}},
        f"PUT {DESK}/category": {"body": {"id": category, "name": fresh}},
    }
    for call in ("detail", "access", "problem-list"):
        calls[f"GET /api/get-training-{call}"] = {"query": {"tid": tid}}
    for desk, one, listing, problem in (
        (DESK, tid, "get-problem-list", "problem"),
        (f"{GROUP}/training", own, "get-training-problem-list", "training-problem"),
    ):
        base = DESK if desk == DESK else GROUP
        add = "add-problem" if desk == DESK else "add-training-problem"
        calls |= {
            f"GET {desk}": {"query": {"tid": one}},
            f"PUT {desk}": {"body": training_body(id=one)},
            f"PUT {base}/change-training-status": {"query": {"tid": one, "status": True}},
            f"GET {base}/{listing}": {"query": {"tid": one, "queryExisted": True}},
            f"POST {base}/{add}-from-public": {
                "body": {"tid": one, "pid": school.problem(9402), "displayId": "Z"}
            },
            f"POST {base}/{add}s": {"body": {"tid": one, "problemIds": ["P1000"]}},
            f"PUT {base}/{problem}": {"body": {"tid": one, "pid": pids[0], **named}},
            f"PUT {base}/{problem}-order": {"body": {"tid": one, "pids": pids}},
        }
    return calls
