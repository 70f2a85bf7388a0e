"""The problems and submissions of a contest that runs."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import ADD, OneOf, School
from tests.oj_appliance.contests.office import add_to_contest, create_contest


def values(school: School) -> dict[str, dict[str, Any]]:
    """The roles own a row each: nobody sees others' statuses alike."""
    cid = create_contest(school.root, begins=-10)
    assert add_to_contest(school.root, cid, school.problem(9100), "A").status == 200
    body = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
    found = [
        who.post("/api/submit-problem-judge", body).data["submitId"]
        for who in (school.user, school.root)
    ]
    more = OneOf((True, False))
    return {
        "POST /api/check-contest-submissions-status": {"body": {"submitIds": found, "cid": cid}},
        "GET /api/contest-submissions": {"query": {"contestID": cid, "containsEnd": more}},
        "GET /api/get-contest-problem": {"query": {"cid": cid, "containsEnd": more}},
        "GET /api/get-contest-problem-details": {"query": {"cid": cid, "displayId": "A"}},
        "GET /api/get-full-screen-problem-list": {"query": {"cid": cid}},
    }
