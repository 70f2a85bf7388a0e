"""What the organisers of a group's contests do (contract group.md §6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.group_office import (
    GROUP_DESK,
    add_public,
    create_group_contest,
)
from tests.oj_appliance.contests.office import contest_body, create_contest, stored
from tests.oj_appliance.groups.making import ADMIN, ROOT, add_member, make_group
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"


@pytest.fixture
def school(server: ServerProcess) -> tuple[Client, int]:
    """Root, and a group of root's."""
    root = server.client("root")
    return root, make_group(root)


def listed(client: Client, gid: int, call: str = "get-contest-list") -> list[int]:
    rows = client.get(f"/api/group/{call}", gid=gid).data["records"]
    return [row["id"] for row in rows]


def named(cid: int, pid: int, display_id: str) -> dict[str, Any]:
    return {"cid": cid, "pid": pid, "displayId": display_id, "displayTitle": "Sum"}


def refusal(answer: Answer) -> tuple[int, str | None]:
    return answer.status, answer.err


@pytest.mark.covers("S3-7.1-16", "S3-7.1-36", "S3-4-12")
def test_an_admin_makes_a_contest_and_whoever_made_it_or_is_root_of_the_group_changes_it(
    server: ServerProcess, school: tuple[Client, int]
) -> None:
    root, gid = school
    maker, other, head = (server.add_user(f"gco{name}") for name in ("maker", "other", "head"))
    for client, level in ((maker, ADMIN), (other, ADMIN), (head, ROOT)):
        add_member(root, gid, client, level)
    cid = create_group_contest(maker, gid, title="Of the class")
    mine = maker.get(GROUP_DESK, cid=cid).data
    assert (mine["gid"], mine["author"], mine["title"]) == (gid, "gcomaker", "Of the class")
    assert refusal(other.get(GROUP_DESK, cid=cid)) == (403, "group.not_allowed")
    assert refusal(other.put(GROUP_DESK, {"id": cid, "title": "No"})) == (403, "group.not_allowed")
    assert head.put(GROUP_DESK, {"id": cid, "title": "Another"}).status == 200
    assert maker.get(GROUP_DESK, cid=cid).data["title"] == "Another"
    assert maker.put(f"/api/group/change-contest-visible?cid={cid}&visible=false").status == 200
    assert listed(other, gid) == []
    assert listed(other, gid, "get-admin-contest-list") == [cid]
    assert head.put(f"/api/group/change-contest-visible?cid={cid}&visible=true").status == 200
    assert listed(other, gid) == [cid]
    assert maker.delete(GROUP_DESK, cid=cid).status == 200
    assert refusal(maker.get(GROUP_DESK, cid=cid)) == (404, "contest.missing")


def test_the_offices_of_the_site_and_of_groups_know_their_own_contests_alone(
    school: tuple[Client, int],
) -> None:
    root, gid = school
    of_site, of_group = create_contest(root), create_group_contest(root, gid)
    assert refusal(root.get(GROUP_DESK, cid=of_site)) == (403, "group.not_group_object")
    assert refusal(root.get("/api/admin/contest", cid=of_group)) == (400, "contest.missing")
    assert stored(root, of_site)["gid"] is None
    rows = root.get("/api/admin/contest/get-contest-list", limit=1000).data["records"]
    assert of_group not in [row["id"] for row in rows]


def test_the_same_is_refused_as_of_a_contest_of_the_site(school: tuple[Client, int]) -> None:
    root, gid = school
    body = {**contest_body(auth=1), "gid": gid}
    assert refusal(root.post(GROUP_DESK, body)) == (400, "contest.pwd_required")
    cid = create_group_contest(root, gid, auth=1, pwd="first")
    assert root.post("/api/register-contest", {"cid": cid, "password": "first"}).status == 200
    assert root.get("/api/get-contest-access", cid=cid).data["access"]
    assert root.put(GROUP_DESK, {"id": cid, "pwd": "second"}).status == 200
    assert not root.get("/api/get-contest-access", cid=cid).data["access"]


@pytest.mark.covers("S3-7.1-14", "S3-7.1-18", "S3-7.1-28", "S3-7.1-31")
def test_problems_come_from_the_bank_and_are_named_ordered_and_taken_out(
    school: tuple[Client, int],
) -> None:
    root, gid = school
    first, second = (add_problem(root, a_plus_b(f"GCO{letter}")) for letter in "AB")
    cid = create_group_contest(root, gid)
    assert add_public(root, cid, first, "A").status == 200
    assert refusal(add_public(root, cid, first, "B")) == (400, "contest.problem_exists")
    assert root.put(f"{GROUP_DESK}-problem", named(cid, second, "B")).status == 200
    assert refusal(root.put(f"{GROUP_DESK}-problem", named(cid, second, "A"))) == (
        400,
        "contest.display_used",
    )
    order = {"cid": cid, "pids": [second, first]}
    assert root.put(f"{GROUP_DESK}-problem-order", order).status == 200
    data = root.get("/api/group/get-contest-problem-list", cid=cid).data
    assert [row["id"] for row in data["problemList"]["records"]] == [second, first]
    # One of the bank stays in the bank.
    assert root.get("/api/admin/problem", pid=first).data["auth"] == 1
    assert root.delete(f"{GROUP_DESK}-problem", cid=cid, pid=first).status == 200
    assert refusal(root.get(f"{GROUP_DESK}-problem", cid=cid, pid=first)) == (
        400,
        "contest.problem_missing",
    )


@pytest.mark.covers("S3-7.1-11")
def test_a_contest_announces_to_its_participants(
    server: ServerProcess, school: tuple[Client, int]
) -> None:
    root, gid = school
    member = server.add_user("gcolistener")
    add_member(root, gid, member)
    cid, other = (create_group_contest(root, gid, begins=-5) for _ in range(2))
    words = {"title": "Problem A", "content": "has a new limit", "status": 0}
    body = {"cid": cid, "announcement": words}
    assert root.post(f"{GROUP_DESK}-announcement", body).status == 200
    (row,) = root.get("/api/group/get-contest-announcement-list", cid=cid).data["records"]
    (told,) = member.get("/api/get-contest-announcement", cid=cid).data["records"]
    assert told["title"] == "Problem A"
    gone = root.delete(f"{GROUP_DESK}-announcement", aid=row["id"], cid=other)
    assert refusal(gone) == (404, "announcement.missing")
    assert root.delete(f"{GROUP_DESK}-announcement", aid=row["id"], cid=cid).status == 200
    assert member.get("/api/get-contest-announcement", cid=cid).data["records"] == []


def test_who_manages_a_groups_contest_counts_on_no_board_and_a_disbanded_group_keeps_submissions(
    server: ServerProcess, school: tuple[Client, int]
) -> None:
    root, gid = school
    member, head = server.add_user("gcoranked"), server.add_user("gcounranked")
    add_member(root, gid, member)
    add_member(root, gid, head, ROOT)
    pid = add_problem(root, a_plus_b("GCORANK"))
    cid = create_group_contest(root, gid, begins=-5)
    assert add_public(root, cid, pid, "A").status == 200
    numbers = []
    for who in (member, head):
        body = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
        numbers.append(int(who.post("/api/submit-problem-judge", body).data["submitId"]))
        assert wait_for_verdict(root, numbers[-1])["status"] == 0
    board = member.post("/api/get-contest-rank", {"cid": cid}).data["records"]
    assert {row["username"] for row in board} == {"gcoranked"}
    (counted,) = member.get("/api/get-contest-problem", cid=cid).data
    assert (counted["ac"], counted["total"]) == (1, 1)
    assert root.delete("/api/group", gid=gid).status == 200
    assert refusal(member.get("/api/get-contest-info", cid=cid)) == (400, "contest.missing")
    kept = member.get("/api/get-submission-detail", submitId=numbers[0]).data["submission"]
    assert (kept["cid"], kept["gid"]) == (cid, gid)
