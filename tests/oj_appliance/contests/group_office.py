"""Contests of groups made over HTTP."""

from __future__ import annotations

from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.office import contest_body

GROUP_DESK = "/api/group/contest"


def create_group_contest(client: Client, gid: int, **fields: Any) -> int:
    answer = client.post(GROUP_DESK, {**contest_body(**fields), "gid": gid})
    assert answer.status == 200, answer.body
    return int(answer.data["cid"])


def add_public(client: Client, cid: int, pid: int, display_id: str) -> Answer:
    body = {"cid": cid, "pid": pid, "displayId": display_id}
    return client.post("/api/group/add-contest-problem-from-public", body)


def add_of_group(client: Client, cid: int, problem_id: str, display_id: str) -> Answer:
    query = f"problemId={problem_id}&cid={cid}&displayId={display_id}"
    return client.request("POST", f"/api/group/add-contest-problem-from-group?{query}")
