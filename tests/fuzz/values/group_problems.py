"""Problems that groups have of their own, and what is decided of those that they offer."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.groups.problems import display_id_of, group_problem, make_group_problem

CALL, REVIEW = "/api/group", "/api/admin/group-problem"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    gid = make_group(root)
    kept = make_group_problem(root, gid)
    changed = group_problem(gid, id=kept)
    changed["problem"]["problemId"] = display_id_of(root, kept)

    def spare(_: int) -> int:
        return make_group_problem(root, gid)

    def offered(number: int) -> int:
        pid = spare(number)
        assert root.put(f"{CALL}/apply-public", {"pid": pid, "isApplied": True}).status == 200
        return pid

    one, own = {"query": {"pid": kept}}, {"query": {"gid": gid}}
    checker = {"code": "int main() { return 0; }", "language": "C++", "gid": gid}
    return {
        f"GET {CALL}/get-problem-list": own,
        f"GET {CALL}/get-admin-problem-list": own,
        f"GET {CALL}/get-all-problem-tags": own,
        f"GET {CALL}/problem": one,
        f"GET {CALL}/get-problem-cases": one,
        f"POST {CALL}/problem": {"body": OneOf(group_problem(gid) for _ in school.spare)},
        f"PUT {CALL}/problem": {"body": changed},
        f"DELETE {CALL}/problem": {"query": {"pid": school.spares(spare)}},
        f"POST {CALL}/duplicate-problem": {"body": {"pid": kept}},
        f"POST {CALL}/compile-spj": {"body": checker},
        f"POST {CALL}/compile-interactive": {"body": checker},
        f"PUT {CALL}/change-problem-auth": {"body": {"pid": kept, "auth": 1}},
        f"PUT {CALL}/apply-public": {"body": {"pid": spare(0), "isApplied": True}},
        f"GET {REVIEW}/list": {"query": {"keyword": "", "gid": gid}},
        f"GET {REVIEW}/problem": {"query": {"pid": offered(0)}},
        f"PUT {REVIEW}/change-progress": {"body": {"pid": school.spares(offered), "progress": 2}},
    }
