"""What staff tries of a problem that is out of sight is for staff and whoever tried it: nothing
that others are answered tells of it, and it counts in no number."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.recounting import recount_in
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
LIST = "/api/get-submission-list"


def seen_by(client: Client, owner: str) -> dict[str, Any]:
    """Every answer in which submissions of a person show."""
    asked: dict[str, dict[str, object]] = {
        "list": {"path": LIST, "limit": 30},
        "accepted ones": {"path": LIST, "status": 0},
        "theirs": {"path": LIST, "username": owner},
        "of a problem": {"path": LIST, "problemID": "SEEN"},
        "home": {"path": "/api/get-user-home-info", "username": owner},
        "days": {"path": "/api/get-user-calendar-heatmap", "username": owner},
        "week": {"path": "/api/get-last-week-submission-statistics", "forceRefresh": True},
        "recent": {"path": "/api/get-recent-seven-ac-rank"},
        "ranks": {"path": "/api/get-rank-list", "type": 0},
        "points": {"path": "/api/get-rank-list", "type": 1},
    }
    answers = {
        name: client.get(str(query.pop("path")), **query).data for name, query in asked.items()
    }
    answers["home"].pop("recentLoginTime", None)
    return answers


@pytest.fixture(scope="module")
def site(own_server: ServerProcess) -> ServerProcess:
    """Somebody has solved an open problem; another one is private."""
    root = own_server.client("root")
    add_problem(root, a_plus_b("SEEN"))
    add_problem(root, a_plus_b("UNSEEN", auth=2))
    wait_for_verdict(root, submit(root, "SEEN", "Python3", ADD))
    own_server.add_user("trial_student")
    with closing(sqlite3.connect(own_server.data / "oj.sqlite3", timeout=30)) as database, database:
        recount_in(database)  # others leave totals that they have planted
    return own_server


def test_nobody_else_can_tell_that_staff_has_tried_a_hidden_problem(site: ServerProcess) -> None:
    root, guest = site.client("root"), site.client()
    student = site.client("trial_student", "secret123")
    before = [seen_by(client, "root") for client in (guest, student)]
    mine_before = root.get(LIST, username="root").data["total"]
    number = submit(root, "UNSEEN", "Python3", ADD)
    assert wait_for_verdict(root, number)["status"] == 0
    assert [seen_by(client, "root") for client in (guest, student)] == before

    for client in (guest, student):
        assert client.get("/api/get-submission-detail", submitId=number).status == 404
        assert client.get("/api/get-all-case-result", submitId=number).status == 404
        status = client.post("/api/check-submissions-status", {"submitIds": [number]})
        assert status.data == {}
    of_none = student.put("/api/submission", {"submitId": number + 1000, "share": True})
    refused = student.put("/api/submission", {"submitId": number, "share": True})
    assert refused.json == of_none.json and refused.status == 404
    for path in ("/api/resubmit", "/api/get-user-ac-result"):
        refused, of_none = (student.get(path, submitId=each) for each in (number, number + 1000))
        assert refused.json == of_none.json and refused.status == 404, path

    mine = root.get(LIST, username="root").data
    assert mine["records"][0]["submitId"] == number and mine["total"] == mine_before + 1


def test_trials_stay_what_they_are_when_the_problem_comes_out(site: ServerProcess) -> None:
    root, guest = site.client("root"), site.client()
    pid = add_problem(root, a_plus_b("COMES", auth=2))
    number = submit(root, pid, "Python3", ADD)
    wait_for_verdict(root, number)
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 1})
    assert guest.get(LIST, problemID="COMES", completeProblemID=True).data["total"] == 0
    bank = guest.get("/api/get-problem-list", keyword="COMES", oj="Mine").data
    assert [(row["total"], row["ac"]) for row in bank["records"]] == [(0, 0)]
    detail = root.get("/api/get-problem-detail", problemId="COMES").data
    assert detail["myStatus"] == 0
    later = submit(root, pid, "Python3", ADD)
    wait_for_verdict(root, later)
    (row,) = guest.get(LIST, problemID="COMES", completeProblemID=True).data["records"]
    assert row["submitId"] == later
    assert root.get(LIST, problemID="COMES", completeProblemID=True).data["total"] == 2


def test_pages_and_totals_of_staff_and_owners_hold_their_trials(site: ServerProcess) -> None:
    """Whatever is asked for: as many rows as the total says, found whichever way."""
    root = site.client("root")
    student = site.client("trial_student", "secret123")
    pid = add_problem(root, a_plus_b("MADE", auth=2))
    uid = student.get("/api/get-user-home-info").data["uid"]
    with closing(sqlite3.connect(site.data / "oj.sqlite3", timeout=30)) as database, database:
        database.execute("UPDATE problem SET author_uid = ? WHERE id = ?", (uid, pid))
    wait_for_verdict(student, submit(student, "MADE", "Python3", ADD))
    for client in (root, student, site.client()):
        for query in (
            {},
            {"status": 0},
            {"username": "trial_student"},
            {"username": "root"},
            {"username": "o"},
            {"problemID": "MADE"},
            {"problemID": "E"},
            {"problemID": "MADE", "status": 0},
            {"problemID": "MADE", "username": "trial_student"},
        ):
            found = client.get(LIST, limit=100, **query).data
            assert min(found["total"], 100) == len(found["records"]), query
    (own,) = student.get(LIST, onlyMine=True).data["records"]
    assert own["displayPid"] == "MADE"
    assert own in student.get(LIST, limit=100).data["records"]
    assert site.client().get(LIST, username="trial_student").data["total"] == 0
    with closing(sqlite3.connect(site.data / "oj.sqlite3", timeout=30)) as database:
        assert not any(recount_in(database).values())
