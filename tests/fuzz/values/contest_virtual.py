"""Contests that are over, in one of which the user takes part virtually."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.contests.office import create_contest


def values(school: School) -> dict[str, dict[str, Any]]:
    def ended(_: int = 0) -> int:
        return create_contest(school.root, begins=-130)

    cid = ended()
    assert school.user.post("/api/start-contest-virtual", {"cid": cid}).status == 200
    return {
        "GET /api/get-contest-virtual": {"query": {"cid": cid}},
        "POST /api/start-contest-virtual": {"body": {"cid": school.spares(ended)}},
        "POST /api/end-contest-virtual": {"body": {"cid": cid}},
    }
