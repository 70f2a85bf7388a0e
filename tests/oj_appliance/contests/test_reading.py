"""Finding a contest, reading its head, registering (contract contest.md §3)."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ServerProcess

NOW = int(time.time() * 1000)
ONLY_SEVEN = "<prefix>team</prefix><suffix></suffix><start>7</start><end>7</end><extra></extra>"


def between(start: int, hours: int) -> dict[str, int]:
    begin = NOW + start * HOUR
    return {"start_time": begin, "end_time": begin + hours * HOUR, "created_at": NOW}


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    running = ServerProcess().start()
    for name in ("owner", "colleague"):
        running.make_user(name, role="admin")
    for name in ("team7", "team8"):
        running.make_user(name)
    running.stop()
    database = running.data / "oj.sqlite3"
    with closing(sqlite3.connect(database)) as connection:
        (uid,) = connection.execute("SELECT id FROM account WHERE username = 'owner'").fetchone()
    private = {"auth": 1, "password": "let me in", "uid": uid}
    for contest in (
        a_contest(id=1000, title="Running", uid=uid, **between(-1, 9)),
        a_contest(id=1001, title="Ended OI", uid=uid, type=1, **between(-9, 2)),
        a_contest(id=1002, title="Coming", uid=uid, **between(5, 2)),
        a_contest(id=1003, title="Hidden", uid=uid, visible=False, **between(-1, 9)),
        a_contest(id=1004, title="Closed room", **private, **between(-1, 8)),
        a_contest(
            id=1005,
            title="Team seven",
            open_account_limit=True,
            account_limit_rule=ONLY_SEVEN,
            **private,
            **between(-2, 9),
        ),
        a_contest(id=1006, title="Of a group", group_id=9, uid=uid, **between(-1, 9)),
    ):
        insert_contest(database, contest)
    running.start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def student(school: ServerProcess) -> Client:
    return school.client("team8", "secret123")


def titles(client: Client, **query: object) -> list[str]:
    records = client.get("/api/get-contest-list", **query).data["records"]
    return [str(row["title"]) for row in records]


@pytest.mark.covers("S2-2.1-1", "S2-2.1-3", "S2-7-2", "S2-7-45")
def test_a_guest_is_shown_the_list_in_its_order_and_filtered(school: ServerProcess) -> None:
    guest = school.client()
    everything = ["Coming", "Closed room", "Running", "Team seven", "Ended OI"]
    assert titles(guest) == everything
    assert titles(guest, status=0) == ["Closed room", "Running", "Team seven"]
    assert titles(guest, status=1) == ["Ended OI"] == titles(guest, type=1)
    assert titles(guest, keyword="RUN") == ["Running"]
    assert titles(guest, limit=2, currentPage=2) == everything[2:4]
    assert titles(guest, status=-1) == ["Coming"]
    assert guest.get("/api/get-contest-list", limit=2).data["total"] == len(everything)


def test_a_row_tells_no_secret_and_nothing_of_the_seal(school: ServerProcess) -> None:
    (row,) = school.client().get("/api/get-contest-list", keyword="room").data["records"]
    assert row["author"] == "owner" and row["auth"] == 1 and row["count"] == 0
    assert row["sealRank"] is row["sealRankTime"] is row["now"] is None
    assert not row.keys() & {"pwd", "password", "accountLimitRule", "starAccount", "awardConfig"}
    assert "let me in" not in str(row)


@pytest.mark.covers("S2-6-1", "S2-7-3")
def test_the_head_is_for_people_who_logged_in(school: ServerProcess, student: Client) -> None:
    assert school.client().get("/api/get-contest-info", cid=1004).http == 401
    head = student.get("/api/get-contest-info", cid=1004).data
    assert head["sealRank"] is True and head["rankShowName"] == "username"
    assert head["now"] and head["duration"] == 8 * 3600 and head["isContestAdmin"] is False
    for name, manages in (("owner", True), ("colleague", False)):
        staff = school.client(name, "secret123")
        assert staff.get("/api/get-contest-info", cid=1004).data["isContestAdmin"] is manages
    root = school.client("root").get("/api/get-contest-info", cid=1004).data
    assert root["isContestAdmin"] is True
    assert student.get("/api/get-contest-info", cid=1003).err == "contest.missing"
    assert student.get("/api/get-contest-info", cid=4242).err == "contest.missing"
    assert student.get("/api/get-contest-info", cid=1006).err == "group.not_member"


@pytest.mark.covers("S2-4-8", "S2-7-5", "S2-7-9")
def test_the_password_opens_a_private_contest(school: ServerProcess) -> None:
    team = school.client("team7", "secret123")

    def register(cid: int, password: str) -> str:
        return team.post("/api/register-contest", {"cid": cid, "password": password}).err

    assert team.get("/api/get-contest-access", cid=1004).data == {"access": False}
    assert register(1004, "") == "param.empty"
    assert register(1004, "guess") == "contest.wrong_password"
    assert register(1000, "guess") == "contest.no_password"
    assert register(1003, "guess") == "contest.missing"
    assert register(1004, "let me in") == ""
    assert register(1004, "let me in") == "contest.already_registered"
    assert team.get("/api/get-contest-access", cid=1004).data == {"access": True}
    assert team.get("/api/get-contest-info", cid=1004).data["count"] == 1


def test_the_account_rule_keeps_others_out(school: ServerProcess, student: Client) -> None:
    body = {"cid": 1005, "password": "let me in"}
    assert student.post("/api/register-contest", body).err == "contest.account_rule"
    assert school.client("team7", "secret123").post("/api/register-contest", body).err == ""


def test_a_registration_that_the_rule_no_longer_allows_is_taken_back(
    school: ServerProcess,
) -> None:
    owner = school.client("owner", "secret123")
    assert owner.get("/api/get-contest-access", cid=1005).data == {"access": False}
    school.stop()
    with closing(sqlite3.connect(school.data / "oj.sqlite3")) as connection, connection:
        connection.execute(
            "INSERT INTO participation(place_kind, place_id, user_id, registered_at, created_at,"
            " updated_at) SELECT 1, 1005, id, 0, 0, 0 FROM account WHERE username = 'owner'"
        )
    school.start()
    owner = school.client("owner", "secret123")
    before = owner.get("/api/get-contest-info", cid=1005).data["count"]
    assert owner.get("/api/get-contest-access", cid=1005).data == {"access": False}
    assert owner.get("/api/get-contest-info", cid=1005).data["count"] == before - 1


def test_guessing_the_password_is_stopped(school: ServerProcess) -> None:
    owner = school.client("owner", "secret123")
    body = {"cid": 1004, "password": "guess"}
    keys = [owner.post("/api/register-contest", body).err for _ in range(11)]
    assert keys == ["contest.wrong_password"] * 10 + ["contest.password_locked"]
    right = {"cid": 1004, "password": "let me in"}
    assert owner.post("/api/register-contest", right).err == "contest.password_locked"
