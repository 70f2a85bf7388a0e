"""Ranks and a person's page, as everybody reads them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from oj_appliance.submissions.rules import oi_rank_score
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
WRONG = "print(0)"


def change_account(server: ServerProcess, uid: str, **columns: object) -> None:
    """What the back-office will do once it can."""
    names = ", ".join(f"{name} = ?" for name in columns)
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as database, database:
        database.execute(f"UPDATE account SET {names} WHERE id = ?", (*columns.values(), uid))


@pytest.fixture(scope="module")
def problems(root: Client) -> dict[str, int]:
    """Display ids with their numbers: one easy, one hard."""
    return {
        "RANKEASY": add_problem(root, a_plus_b("RANKEASY")),
        "RANKHARD": add_problem(root, a_plus_b("RANKHARD", difficulty=2)),
    }


@pytest.fixture(scope="module")
def solver(new_user: Callable[..., Client], problems: dict[str, int]) -> tuple[Client, str]:
    """Who has solved both problems with three submissions, and the uid."""
    client = new_user()
    for display_id, code in (("RANKEASY", WRONG), ("RANKEASY", ADD), ("RANKHARD", ADD)):
        wait_for_verdict(client, submit(client, display_id, "Python3", code))
    return client, str(client.get("/api/get-user-home-info").data["uid"])


def row_of(client: Client, kind: int, username: str) -> dict[str, Any]:
    page = client.get("/api/get-rank-list", type=kind, searchUser=username).data
    (found,) = [row for row in page["records"] if row["username"] == username]
    return dict(found)


@pytest.mark.covers("S1-1-2l", "S2-3-12", "S2-7-26")
def test_ranks_show_solved_submitted_and_score(
    guest: Client, solver: tuple[Client, str], server: ServerProcess
) -> None:
    uid = solver[1]
    change_account(server, uid, signature="x" * 101, title_name="Star", title_color="#123456")
    name = guest.get("/api/get-user-home-info", uid=uid).data["username"]
    acm = row_of(guest, 0, name)
    assert (acm["ac"], acm["total"], acm["score"], acm["rating"]) == (2, 3, None, None)
    assert (acm["signature"], acm["titleName"]) == ("x" * 100, "Star")
    # 0.1 x 0 + 2 x 2
    assert row_of(guest, 1, name)["score"] == 4


def put_totals(server: ServerProcess, uid: str, solved: int, submissions: int) -> None:
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as database, database:
        sql = "UPDATE user_total SET solved = ?, submissions = ? WHERE user_id = ?"
        database.execute(sql, (solved, submissions, uid))


def test_who_has_solved_nothing_and_staff_have_no_place(
    root: Client,
    guest: Client,
    solver: tuple[Client, str],
    new_user: Callable[..., Client],
    server: ServerProcess,
) -> None:
    idle = new_user().get("/api/get-user-home-info").data["username"]
    wait_for_verdict(root, submit(root, "RANKEASY", "Python3", ADD))
    teacher = new_user().get("/api/get-user-home-info").data
    put_totals(server, teacher["uid"], 9, 9)
    body = {"uid": teacher["uid"], "username": teacher["username"], "type": 1008, "status": 0}
    assert root.put("/api/admin/user/edit-user", body).status == 200
    for kind in (0, 1):
        page = guest.get("/api/get-rank-list", type=kind, limit=500).data
        names = {row["username"] for row in page["records"]}
        assert len(names) == page["total"] > 0
        assert not names & {idle, "root", teacher["username"]}


def test_of_equals_comes_first_who_needed_fewer_tries(
    guest: Client, new_user: Callable[..., Client], server: ServerProcess
) -> None:
    people = {}
    for tries in (9, 2, 5):
        home = new_user().get("/api/get-user-home-info").data
        people[home["username"]] = tries
        put_totals(server, home["uid"], 1, tries)
    rows = guest.get("/api/get-rank-list", type=0, limit=500).data["records"]
    assert [people[row["username"]] for row in rows if row["username"] in people] == [2, 5, 9]


def test_ranks_are_in_their_order_and_in_pages(
    guest: Client,
    solver: tuple[Client, str],
    new_user: Callable[..., Client],
    server: ServerProcess,
) -> None:
    for _ in range(4):
        put_totals(server, new_user().get("/api/get-user-home-info").data["uid"], 1, 4)
    whole = guest.get("/api/get-rank-list", type=0, limit=500).data
    keys = [(-row["ac"], row["total"], row["username"].lower()) for row in whole["records"]]
    assert keys == sorted(keys) and len(keys) == whole["total"] > 3
    assert len({key[:2] for key in keys}) < len(keys)
    second = guest.get("/api/get-rank-list", type=0, limit=1, currentPage=2).data
    assert second["records"] == whole["records"][1:2]
    assert guest.get("/api/get-rank-list", type=0).data["size"] == 30
    scores = [
        (-row["score"], -row["ac"], row["total"], row["username"].lower())
        for row in guest.get("/api/get-rank-list", type=1, limit=500).data["records"]
    ]
    assert scores == sorted(scores)


def test_people_are_found_by_a_part_of_each_of_their_names(
    guest: Client, root: Client, new_user: Callable[..., Client], server: ServerProcess
) -> None:
    uid = new_user().get("/api/get-user-home-info").data["uid"]
    change_account(server, uid, nickname="Nick_100%", realname="王小明")
    put_totals(server, uid, 1, 1)
    for client, text in ((guest, "nick_100%"), (root, "nick_100%"), (root, "小明")):
        page = client.get("/api/get-rank-list", type=0, searchUser=text).data
        assert ([row["uid"] for row in page["records"]], page["total"]) == ([uid], 1)
        assert "王小明" not in str(page)
    # A name that is not shown is not found either.
    assert guest.get("/api/get-rank-list", type=0, searchUser="小明").data["total"] == 0
    nobody = guest.get("/api/get-rank-list", type=0, searchUser="nick%100").data
    assert (nobody["records"], nobody["total"], nobody["pages"]) == ([], 0, 0)


@pytest.mark.covers("S1-3-14", "S2-7-27")
def test_titles_come_with_the_hardest_to_earn_first(guest: Client, server: ServerProcess) -> None:
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as database, database:
        for name, solved in (("Walker", 5), ("Climber", 50), ("Starter", 1)):
            sql = "INSERT INTO honor VALUES (NULL, ?, '#abc', ?, 0, 0)"
            database.execute(sql, (name, solved))
    honors = guest.get("/api/honors").data
    assert [(each["name"], each["ac"]) for each in honors] == [
        ("Climber", 50),
        ("Walker", 5),
        ("Starter", 1),
    ]
    assert honors[0].keys() == {"id", "name", "color", "ac"}
    assert guest.get("/api/admin/honor/list").data == honors


def test_a_rank_needs_a_known_type(guest: Client) -> None:
    assert guest.get("/api/get-rank-list", type=2).err == "rank.bad_type"
    missing = guest.get("/api/get-rank-list")
    assert (missing.http, missing.err) == (400, "http.bad_param")


@pytest.mark.covers("S1-3-1", "S1-7.1-30")
def test_a_persons_page_has_profile_and_totals(
    guest: Client, solver: tuple[Client, str], server: ServerProcess
) -> None:
    client, uid = solver
    given = {"school": "Riverside", "gender": "female", "github": "https://github.com/x"}
    change_account(server, uid, **given, email="secret@example.org", realname="王真名")
    page = guest.get("/api/get-user-home-info", uid=uid).data
    assert {name: page[name] for name in given} == given
    # The score is the OI rank's: 0.1 x 0 + 2 x 2
    assert (page["total"], page["score"], page["scoreList"]) == (3, 4, [])
    assert page["solvedList"] == ["RANKEASY", "RANKHARD"]
    assert page["solvedGroupByDifficulty"] == {"0": ["RANKEASY"], "2": ["RANKHARD"]}
    assert page["rating"] is None and page["recentLoginTime"]
    assert "secret@example.org" not in str(page) and "王真名" not in str(page)
    assert client.get("/api/get-user-home-info").data == page
    named = guest.get("/api/get-user-home-info", username=page["username"].upper())
    assert named.data["uid"] == uid


def test_scores_are_the_best_of_each_oi_problem(
    root: Client, new_user: Callable[..., Client], guest: Client
) -> None:
    client, body = new_user(), a_plus_b("RANKOI", type=1)
    for sample, score in zip(body["samples"], (30, 30, 40), strict=True):
        sample["score"] = score
    add_problem(root, body)
    for code in (ADD, WRONG):
        wait_for_verdict(client, submit(client, "RANKOI", "Python3", code))
    page = client.get("/api/get-user-home-info").data
    # 0.1 x 100 + 2 x difficulty 0; and of all points and all solved: 0.1 x 100 + 2 x 1
    assert (page["scoreList"], page["score"], page["total"]) == ([10], 12, 2)
    assert row_of(guest, 1, page["username"])["score"] == page["score"]


@pytest.mark.covers("S1-9-10")
@pytest.mark.parametrize(
    ("points", "difficulty", "worth"), [(10, 1, 3), (100, 2, 14), (4, 0, 0), (5, 0, 1), (0, 2, 0)]
)
def test_points_are_worth_a_tenth_and_two_for_each_step_of_difficulty(
    points: int, difficulty: int, worth: int
) -> None:
    assert oi_rank_score(points, difficulty) == worth


def test_a_hidden_problem_keeps_its_id_and_loses_its_place(
    root: Client, guest: Client, new_user: Callable[..., Client]
) -> None:
    client, pid = new_user(), add_problem(root, a_plus_b("RANKHIDDEN"))
    wait_for_verdict(client, submit(client, "RANKHIDDEN", "Python3", ADD))
    uid = client.get("/api/get-user-home-info").data["uid"]
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})
    for viewer, groups in ((guest, None), (client, None), (root, {"0": ["RANKHIDDEN"]})):
        page = viewer.get("/api/get-user-home-info", uid=uid).data
        assert page["solvedList"] == ["RANKHIDDEN"]
        assert page["solvedGroupByDifficulty"] == groups


def test_nobody_unknown_banned_or_of_another_name_has_a_page(
    guest: Client, new_user: Callable[..., Client], server: ServerProcess
) -> None:
    assert guest.get("/api/get-user-home-info").err == "user.need_id"
    assert guest.get("/api/get-user-home-info", uid="nobody").err == "user.missing"
    page = new_user().get("/api/get-user-home-info").data
    both = guest.get("/api/get-user-home-info", uid=page["uid"], username="root")
    assert both.err == "user.missing"
    change_account(server, page["uid"], status=1)
    assert guest.get("/api/get-user-home-info", uid=page["uid"]).err == "user.missing"
    ranks = guest.get("/api/get-rank-list", type=0, searchUser=page["username"]).data
    assert ranks["total"] == 0 and ranks["records"] == []


@pytest.mark.covers("S1-3-13", "S1-7.1-31")
def test_the_heat_map_counts_todays_submissions(guest: Client, solver: tuple[Client, str]) -> None:
    found = guest.get("/api/get-user-calendar-heatmap", uid=solver[1]).data
    assert sum(day["count"] for day in found["dataList"]) == 3
    assert found["dataList"][-1]["date"] <= found["endDate"]
    unknown = guest.get("/api/get-user-calendar-heatmap", uid="nobody").data
    assert unknown["dataList"] == []
    assert guest.get("/api/get-user-calendar-heatmap").err == "user.need_id"
