"""The boards of a contest that runs."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import ADD, OneOf, School
from tests.oj_appliance.contests.office import add_to_contest, create_contest


def values(school: School) -> dict[str, dict[str, Any]]:
    cid = create_contest(school.root, begins=-10, openRank=True)
    assert add_to_contest(school.root, cid, school.problem(9200), "A").status == 200
    body = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
    assert school.user.post("/api/submit-problem-judge", body).status == 200
    asked = {
        "cid": cid,
        "removeStar": OneOf((True, False)),
        "concernedList": [],
        "externalCidList": [],
    }
    return {
        "POST /api/get-contest-rank": {"body": asked},
        "POST /api/get-contest-outside-scoreboard": {"body": asked},
        "GET /api/get-contest-outsize-info": {"query": {"cid": cid}},
        "GET /api/file/download-contest-rank": {"query": {"cid": cid}},
    }
