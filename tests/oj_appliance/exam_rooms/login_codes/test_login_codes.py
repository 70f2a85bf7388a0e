"""Codes for students who have forgotten their password (contract timedwork.md §11.3)."""

from __future__ import annotations

from contextlib import closing
from sqlite3 import connect

from tests.http_client import Answer, Client
from tests.oj_appliance.exam_rooms.making import EXAM
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage


def ask(client: Client, tid: int, who: Client) -> Answer:
    return client.post(f"{EXAM}/login-code", {"tid": tid, "uid": uid_of(who)})


def log_in(stage: WorkStage, name: str, secret: str) -> tuple[Client, Answer]:
    client = Client(stage.server.base)
    answer = client.post("/api/login", {"username": name, "password": secret})
    client.token = answer.headers.get("authorization", "")
    return client, answer


def running(stage: WorkStage) -> int:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    return tid


def test_a_code_lets_in_once_and_is_typed_in_place_of_the_password(stage: WorkStage) -> None:
    tid = running(stage)
    given = ask(stage.people["ada"], tid, stage.ann).data
    assert (len(given["code"]), given["expires"]) == (6, 600)
    there, answer = log_in(stage, "ann", given["code"].lower())
    assert answer.status == 200 and answer.data["mustChangePassword"] is False
    assert there.get("/api/homework/get-timed-work-problem-list", tid=tid).status == 200
    assert log_in(stage, "ann", given["code"])[1].err == "auth.wrong_credentials"
    row = stage.root.get("/api/admin/audit-log", action="user.login_code").data["records"][0]
    assert row["username"] == "ada" and given["code"] not in str(row)
    with closing(connect(stage.server.data / "oj.sqlite3")) as database:
        kept = database.execute("SELECT code_hash FROM login_code").fetchall()
    assert all(given["code"] not in each for (each,) in kept)


def test_it_gives_no_right_to_set_a_password_without_the_old_one(stage: WorkStage) -> None:
    tid = running(stage)
    there, _ = log_in(stage, "ann", ask(stage.root, tid, stage.ann).data["code"])
    for old in ("", "wrong"):
        body = {"oldPassword": old, "newPassword": "taken-over"}
        there.post("/api/change-password", body)
    assert log_in(stage, "ann", "taken-over")[1].err == "auth.wrong_credentials"
    assert log_in(stage, "ann", "secret123")[1].status == 200


def test_also_of_an_account_that_has_to_set_one(stage: WorkStage) -> None:
    """Whoever came with a fresh account works in the exam and sets it at home."""
    tid = running(stage)
    with closing(connect(stage.server.data / "oj.sqlite3")) as database, database:
        database.execute("UPDATE account SET must_change_password = 1 WHERE username = 'ben'")
    there, answer = log_in(stage, "ben", ask(stage.root, tid, stage.ben).data["code"])
    assert answer.data["mustChangePassword"] is False
    assert there.get("/api/homework/get-timed-work-problem-list", tid=tid).status == 200
    there.post("/api/change-password", {"oldPassword": "", "newPassword": "taken-over"})
    assert log_in(stage, "ben", "taken-over")[1].err == "auth.wrong_credentials"
    with closing(connect(stage.server.data / "oj.sqlite3")) as database, database:
        database.execute("UPDATE account SET must_change_password = 0 WHERE username = 'ben'")


def test_it_is_good_for_ten_minutes_and_a_new_one_ends_the_last(stage: WorkStage) -> None:
    tid = running(stage)
    first, second = (ask(stage.root, tid, stage.ann).data["code"] for _ in range(2))
    assert log_in(stage, "ann", first)[1].err == "auth.wrong_credentials"
    stage.at(11)
    assert log_in(stage, "ann", second)[1].err == "auth.wrong_credentials"


def test_it_is_made_for_students_of_a_work_that_runs_alone(stage: WorkStage) -> None:
    tid = running(stage)
    assert ask(stage.root, tid, stage.people["cat"]).err == "exam.person_missing"
    stage.start(tid, "ada")
    assert ask(stage.root, tid, stage.people["ada"]).err == "exam.code_of_staff"
    assert ask(stage.ann, tid, stage.ben).status == 403
    stage.at(300)
    assert ask(stage.root, tid, stage.ann).err == "exam.not_now"
    stage.at(-90)
    assert ask(stage.root, tid, stage.ann).err == "exam.not_now"
    stage.at(-30)
    assert ask(stage.root, tid, stage.ann).status == 200
