"""Classes, their assignments and their tables."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.classes.making import (
    assignment_body,
    choices_of,
    make_assignment,
    make_class,
    make_groups,
    plan_of,
    take_in,
    training_of,
    uid_of,
)


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    gid, other = make_class(root, ["fuzz_class_a"]), make_class(root, ["fuzz_class_b"])
    tid = training_of(root, gid, school.pids)
    body = assignment_body(gid, tid)
    aid = make_assignment(root, gid, tid)
    key = take_in(root, [("fuzz_pupil_of_class", "Fuzz 1")])
    # Its class has its group by now, which the same list may find its newcomers for again.
    assert make_groups(root, key).status == 200
    movers = [f"fuzz_mover_{number}" for number in school.spare]
    crowded = make_class(root, movers)
    pupil = uid_of(root, "fuzz_class_a")
    spare = school.spares(lambda _: make_assignment(root, gid, tid))
    return {
        "GET /api/class/table": {"query": {"gid": gid, "tid": tid}},
        "GET /api/class/student": {"query": {"gid": gid, "uid": pupil}},
        "GET /api/file/download-class-table": {"query": {"gid": gid, "tid": tid, "view": "marks"}},
        "GET /api/class/assignments": {"query": {"gid": gid}},
        "GET /api/class/assignment": {"query": {"aid": aid}},
        "GET /api/class/marks": {"query": {"gid": gid}},
        "GET /api/class/assignable": {"query": {"gid": gid}},
        "POST /api/class/assignment": {"body": body},
        "PUT /api/class/assignment": {"body": {**body, "id": aid}},
        "DELETE /api/class/assignment": {"query": {"aid": spare}},
        "POST /api/class/copy": {
            "body": {
                **{"gid": gid, "name": OneOf(f"Copy {number}" for number in range(1000))},
                "shortName": OneOf(f"copy_{number}" for number in range(1000)),
                "firstDay": "2027-09-01",
            }
        },
        "GET /api/class/targets": {"query": {"gid": gid}},
        "POST /api/class/move": {
            "body": {
                "uid": OneOf(uid_of(root, each) for each in movers),
                **{"gid": crowded, "toGid": other},
            }
        },
        "GET /api/admin/class/roster": {"query": {"key": key}},
        "POST /api/admin/class/roster": {
            "body": {"key": key, "classes": choices_of(plan_of(root, key))}
        },
    }
