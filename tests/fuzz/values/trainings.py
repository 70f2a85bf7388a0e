"""Trainings of the site and of groups, their categories and problems."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
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
    renamed = OneOf(f"Renamed {number}" for number in range(1000))
    letters = OneOf(f"Z{number}" for number in range(1000))

    def spare_category(number: int) -> int:
        made = root.post(f"{DESK}/category", {"name": f"Spare {number}"})
        return int(made.data["id"])

    def spare_category_of_group(number: int) -> int:
        body = {"gid": gid, "name": f"Spare {number}"}
        return int(root.post(f"{GROUP}/training-category", body).data["id"])

    def closed(_: int) -> int:
        return create_training(root, **private())

    of_bank = create_training(root)
    of_groups = create_group_training(root, gid)

    def linked(number: int) -> int:
        """In both of them."""
        pid = school.problem(number)
        link = {"pid": pid, "displayId": f"L{pid}"}
        for path, one in (
            (f"{DESK}/add-problem-from-public", of_bank),
            (f"{GROUP}/add-training-problem-from-public", of_groups),
        ):
            assert root.post(path, {**link, "tid": one}).status == 200
        return pid

    ordered = create_training(root, *pids), create_group_training(root, gid, *pids)
    own_problems = school.spares(lambda _: display_id_of(root, make_group_problem(root, gid)))
    calls: dict[str, dict[str, Any]] = {
        "GET /api/get-training-list": {"query": {"keyword": "Training", "auth": "Private"}},
        "POST /api/register-training": {
            "body": {"tid": school.spares(closed), "password": PASSWORD}
        },
        "GET /api/get-training-problem-details": {"query": {"tid": tid, "problemId": "A"}},
        "GET /api/get-training-rank": {"query": {"tid": tid, "keyword": "a"}},
        f"GET {GROUP}/get-training-list": {"query": {"gid": gid}},
        f"GET {GROUP}/get-admin-training-list": {"query": {"gid": gid}},
        f"GET {GROUP}/get-training-category": {"query": {"gid": gid}},
        f"POST {GROUP}/training-category": {"body": {"gid": gid, "name": fresh}},
        f"PUT {GROUP}/training-category": {"body": {"id": of_group, "name": renamed}},
        f"POST {GROUP}/training": {"body": training_body(gid=gid)},
        f"POST {GROUP}/clone-training": {"body": {"sgid": gid, "tgid": other, "tid": own}},
        f"DELETE {GROUP}/training": {"query": {"tid": school.spares(spare_of_group)}},
        f"GET {DESK}/get-training-list": {"query": {"keyword": "Training"}},
        f"POST {DESK}": {"body": training_body()},
        f"DELETE {DESK}": {"query": {"tid": school.spares(spare)}},
        f"POST {DESK}/category": {"body": {"name": fresh, "color": "#123456"}},
        f"DELETE {DESK}/category": {"query": {"cid": school.spares(spare_category)}},
        f"DELETE {GROUP}/training-category": {
            "query": {"cid": school.spares(spare_category_of_group)}
        },
        f"POST {GROUP}/add-training-problem-from-group": {
            "query": {"tid": own, "problemId": own_problems}
        },
        f"PUT {DESK}/category": {"body": {"id": category, "name": fresh}},
    }
    for call in ("detail", "access", "problem-list"):
        calls[f"GET /api/get-training-{call}"] = {"query": {"tid": tid}}
    for desk, one, crowded, in_order, listing, problem in (
        (DESK, tid, of_bank, ordered[0], "get-problem-list", "problem"),
        (
            *(f"{GROUP}/training", own, of_groups, ordered[1]),
            *("get-training-problem-list", "training-problem"),
        ),
    ):
        base = DESK if desk == DESK else GROUP
        add = "add-problem" if desk == DESK else "add-training-problem"
        calls |= {
            f"GET {desk}": {"query": {"tid": one}},
            f"PUT {desk}": {"body": training_body(id=one)},
            f"PUT {base}/change-training-status": {"query": {"tid": one, "status": True}},
            f"GET {base}/{listing}": {"query": {"tid": one, "queryExisted": True}},
            f"POST {base}/{add}-from-public": {
                "body": {"tid": one, "pid": school.spares(school.problem), "displayId": letters}
            },
            f"POST {base}/{add}s": {"body": {"tid": one, "problemIds": ["P1000"]}},
            f"PUT {base}/{problem}": {"body": {"tid": one, "pid": pids[0], **named}},
            f"DELETE {base}/{problem}": {"query": {"tid": crowded, "pid": school.spares(linked)}},
            f"PUT {base}/{problem}-order": {"body": {"tid": in_order, "pids": pids}},
        }
    return calls
