"""A contest as the tools of ICPC read it."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import ADD, OneOf, School
from tests.oj_appliance.contests.office import add_to_contest, create_contest

DESK = "/api/admin/contest"
PATH = "/clics/contests/{cid}"
KINDS = ("judgement-types", "languages", "problems", "groups", "teams", "submissions")


def values(school: School) -> dict[str, dict[str, Any]]:
    cid = create_contest(school.root, begins=-10, openRank=True)
    assert add_to_contest(school.root, cid, school.problem(9300), "A").status == 200
    body = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
    assert school.user.post("/api/submit-problem-judge", body).status == 200
    number = str(cid)
    desk = create_contest(school.root)
    return {
        f"GET {PATH}": {"path": {"cid": number}},
        f"GET {PATH}/access": {"path": {"cid": number}},
        f"GET {PATH}/state": {"path": {"cid": number}},
        f"GET {PATH}/scoreboard": {
            "path": {"cid": number},
            "query": {"group_id": OneOf((None, "participants"))},
        },
        f"GET {PATH}/event-feed": {
            "path": {"cid": number},
            "query": {"stream": False, "since_token": None},
        },
        f"GET {PATH}/{{kind}}": {"path": {"cid": number, "kind": OneOf(KINDS)}},
        f"GET {PATH}/{{kind}}/{{number}}": {
            "path": {"cid": number, "kind": "languages", "number": OneOf(("python3", "c"))}
        },
        f"GET {DESK}/clics": {"query": {"cid": desk}},
        f"POST {DESK}/clics-token": {"body": {"cid": desk}},
        f"DELETE {DESK}/clics-token": {"query": {"cid": desk}},
    }
