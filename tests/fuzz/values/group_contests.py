"""Contests that a group holds."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.contests.group_office import GROUP_DESK, add_public, create_group_contest
from tests.oj_appliance.contests.office import contest_body
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.groups.problems import display_id_of, group_problem, make_group_problem

WORDS = {"title": "A word", "content": "to all", "status": 0}


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    gid = make_group(root)
    cid, taken = create_group_contest(root, gid), create_group_contest(root, gid)
    pids = [school.problem(9100), school.problem(9101)]
    for pid, display_id in zip(pids, "AB", strict=True):
        assert add_public(root, cid, pid, display_id).status == 200
    announcement = {"cid": cid, "announcement": WORDS}
    assert root.post(f"{GROUP_DESK}-announcement", announcement).status == 200
    listed = root.get("/api/group/get-contest-announcement-list", cid=cid).data["records"]
    changed = {**WORDS, "id": listed[0]["id"]}
    named = {"cid": cid, "pid": pids[0], "displayId": "A", "displayTitle": "Sum", "color": None}
    fresh = OneOf(f"N{number}" for number in range(1000))
    settings = {"id": cid, **contest_body()}
    crowded = create_group_contest(root, gid)

    def removable(number: int) -> int:
        pid = school.problem(number)
        assert add_public(root, crowded, pid, f"R{pid}").status == 200
        return pid

    def told(_: int) -> int:
        assert root.post(f"{GROUP_DESK}-announcement", announcement).status == 200
        rows = root.get("/api/group/get-contest-announcement-list", cid=cid).data["records"]
        return int(rows[0]["id"])

    of_group = school.spares(lambda _: display_id_of(root, make_group_problem(root, gid)))
    spare = school.spares(lambda _: create_group_contest(root, gid))
    of_one = {"query": {"cid": cid}}
    return {
        "GET /api/group/get-contest-list": {"query": {"gid": gid}},
        "GET /api/group/get-admin-contest-list": {"query": {"gid": gid}},
        "GET /api/get-group-rank-list": {"query": {"gid": gid, "type": 0}},
        f"GET {GROUP_DESK}": of_one,
        f"POST {GROUP_DESK}": {"body": {**contest_body(), "gid": gid}},
        f"PUT {GROUP_DESK}": {"body": settings},
        f"DELETE {GROUP_DESK}": {"query": {"cid": spare}},
        "PUT /api/group/change-contest-visible": {"query": {"cid": cid, "visible": "true"}},
        "GET /api/group/get-contest-problem-list": of_one,
        f"GET {GROUP_DESK}-problem": {"query": {"cid": cid, "pid": pids[0]}},
        f"POST {GROUP_DESK}-problem": {"body": OneOf(group_problem(gid) for _ in school.spare)},
        f"PUT {GROUP_DESK}-problem": {"body": named},
        "POST /api/group/add-contest-problem-from-public": {
            "body": {"cid": taken, "pid": school.spares(school.problem), "displayId": fresh}
        },
        f"DELETE {GROUP_DESK}-problem": {
            "query": {"cid": crowded, "pid": school.spares(removable)}
        },
        "POST /api/group/add-contest-problem-from-group": {
            "query": {"cid": taken, "problemId": of_group, "displayId": fresh}
        },
        f"PUT {GROUP_DESK}-problem-order": {"body": {"cid": cid, "pids": pids}},
        "GET /api/group/get-contest-announcement-list": of_one,
        f"POST {GROUP_DESK}-announcement": {"body": announcement},
        f"DELETE {GROUP_DESK}-announcement": {"query": {"cid": cid, "aid": school.spares(told)}},
        f"PUT {GROUP_DESK}-announcement": {"body": {"cid": cid, "announcement": changed}},
        f"GET {GROUP_DESK}-check": of_one,
        f"POST {GROUP_DESK}-change-effects": {"body": settings},
        f"POST {GROUP_DESK}-problem-change-effects": {"body": named},
        f"POST {GROUP_DESK}-problem-order-effects": {"body": {"cid": cid, "pids": pids}},
        f"POST {GROUP_DESK}-preview": {"body": {"cid": cid, "stage": "sealed"}},
    }
