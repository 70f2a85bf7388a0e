"""What was deleted is seen by nobody, and comes back or goes for ever (contract admin.md §20)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.app import build
from oj_appliance.clock import Clock
from oj_appliance.composition.part import Cycle
from oj_appliance.settings import ServerSettings, Settings
from tests.http_client import Answer, Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.accounts.people import join, uid_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

DELETE_USER, USERS = "/api/admin/user/delete-user", "/api/admin/user/get-user-list"
TRASH, RESTORE = "/api/admin/trash", "/api/admin/trash/restore"
SUBMISSIONS = "/api/get-submission-list"
ADD = "print(sum(map(int, input().split())))"


def delete_users(root: Client, *uids: str) -> Answer:
    headers = {"Content-Type": "application/json"}
    return root.request("DELETE", DELETE_USER, json.dumps({"ids": uids}).encode(), headers)


def in_wastebasket(client: Client, kind: str, name: str) -> list[dict[str, Any]]:
    rows = client.get(TRASH, type=kind, keyword=name, limit=100).data["records"]
    return [row for row in rows if row["name"] == name]


def restore(client: Client, kind: str, entry_id: str) -> Answer:
    return client.put(RESTORE, {"type": kind, "id": entry_id})


def actions(server: ServerProcess, target: object) -> list[str]:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        query = "SELECT action FROM admin_log WHERE target = ? ORDER BY id"
        return [row[0] for row in connection.execute(query, (json.dumps(target),))]


def number(server: ServerProcess, sql: str, *values: object) -> int:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        return int(connection.execute(sql, values).fetchone()[0])


@pytest.mark.covers("S3-7.4-8")
def test_a_deleted_user_is_gone_for_everybody_and_comes_back_under_a_free_name(
    server: ServerProcess, root: Client, guest: Client
) -> None:
    pupil = join(server, root, "bin_pupil", realname="陈雪")
    uid = uid_of(server, "bin_pupil")
    edit = {"uid": uid, "username": "bin_pupil", "type": 1002, "status": 0}
    mail = {"email": "bin@school.example"}
    assert root.put("/api/admin/user/edit-user", {**edit, **mail}).status == 200
    pid = add_problem(root, a_plus_b("BIN1"))
    submission = submit(pupil, pid, "Python3", ADD)
    wait_for_verdict(pupil, submission)
    shown = {"problemID": "BIN1", "completeProblemID": True}
    assert guest.get(SUBMISSIONS, **shown).data["total"] == 1
    # Staff sees trials too, which other tests have made.
    everything = [(client, client.get(SUBMISSIONS).data["total"]) for client in (guest, root)]

    assert delete_users(root, uid).data is None
    assert pupil.get("/api/get-user-auth-info").http == 401
    login = {"username": "bin_pupil", "password": "secret123"}
    assert server.client().post("/api/login", login).err == "auth.wrong_credentials"
    assert root.get(USERS, keyword="bin_pupil").data["records"] == []
    for client, total in everything:
        assert client.get("/api/get-user-home-info", uid=uid).status != 200
        assert client.get(SUBMISSIONS, **shown).data["total"] == 0
        assert client.get(SUBMISSIONS, username="bin_pupil").data["records"] == []
        assert client.get(SUBMISSIONS).data["total"] == total - 1
        assert client.get("/api/get-submission-detail", submitId=submission).status == 404
        ranks = client.get("/api/get-rank-list", type=0, searchUser="bin_pupil").data
        assert ranks["total"] == 0
    checked = {"submitIds": [submission]}
    assert guest.post("/api/check-submissions-status", checked).data == {}
    assert root.get("/api/admin/user/sessions", uid=uid).err == "user.missing"
    (row,) = in_wastebasket(root, "user", "bin_pupil")
    assert (row["id"], row["title"], row["deletedBy"]) == (uid, "陈雪", "root")
    assert row["purgeAt"] > row["gmtDeleted"]

    # Name and address are free again, so what comes back must give way.
    other = join(server, root, "BIN_pupil")
    new = {**edit, **mail, "uid": uid_of(server, "BIN_pupil"), "username": "BIN_pupil"}
    assert root.put("/api/admin/user/edit-user", new).status == 200
    assert restore(root, "user", uid).data == {"name": "bin_pupil_2"}
    assert other.get("/api/get-user-auth-info").http == 200
    back = server.client("bin_pupil_2", "secret123")
    assert back.get(SUBMISSIONS, onlyMine=True).data["records"][0]["username"] == "bin_pupil_2"
    for client, total in everything:
        assert client.get(SUBMISSIONS).data["total"] == total
    (row,) = root.get(USERS, keyword="bin_pupil_2").data["records"]
    assert row["email"] is None and in_wastebasket(root, "user", "bin_pupil") == []
    assert actions(server, "bin_pupil")[-2:] == ["user.delete", "user.restore"]


def test_a_user_removed_for_ever_leaves_nothing(server: ServerProcess, root: Client) -> None:
    pupil = join(server, root, "bin_gone")
    uid = uid_of(server, "bin_gone")
    pid = add_problem(root, a_plus_b("BIN2"))
    for client in (pupil, root):
        wait_for_verdict(client, submit(client, pid, "Python3", ADD))
    counted = "SELECT total * 100 + ac FROM problem_count WHERE problem_id = ?"
    assert number(server, counted, pid) == 202
    assert delete_users(root, uid).status == 200
    assert root.delete(TRASH, type="user", id=uid).data is None
    assert number(server, counted, pid) == 101
    for table, column in (("account", "id"), ("submission", "user_id"), ("session", "user_id")):
        query = f"SELECT count(*) FROM {table} WHERE {column} = ?"
        assert number(server, query, uid) == 0
    assert restore(root, "user", uid).err == "trash.missing"
    assert root.delete(TRASH, type="user", id=uid).err == "trash.missing"
    assert actions(server, "bin_gone")[-1] == "user.remove"


def test_nobody_deletes_himself_the_built_in_root_or_a_part_of_a_list(
    server: ServerProcess, root: Client, new_user: Any
) -> None:
    join(server, root, "bin_stays")
    stays, other_root = uid_of(server, "bin_stays"), new_user("root")
    own = other_root.get("/api/get-user-home-info").data["uid"]
    for uids in ((stays, ROOT_UID), (stays, own), (stays, "f" * 32)):
        assert delete_users(other_root, *uids).err == "user.delete_failed"
    assert delete_users(other_root).err == "http.bad_param"
    assert root.get(USERS, keyword="bin_stays").data["total"] == 1


def test_a_deleted_problem_comes_back_with_its_data(
    server: ServerProcess, root: Client, new_user: Any, guest: Client
) -> None:
    setter = new_user("problem_admin")
    pid = add_problem(root, a_plus_b("BIN3", title="Sums"))
    wait_for_verdict(root, submit(root, pid, "Python3", ADD))
    assert setter.delete("/api/admin/problem", pid=pid).data is None
    assert guest.get("/api/get-problem-detail", problemId="BIN3").status != 200
    (row,) = in_wastebasket(setter, "problem", "BIN3")
    assert (row["id"], row["title"], row["deletedBy"]) == (str(pid), "Sums", setter_name(setter))
    add_problem(root, a_plus_b("BIN3"))
    assert restore(setter, "problem", str(pid)).data == {"name": "BIN3_2"}
    assert guest.get("/api/get-problem-detail", problemId="BIN3_2").data["problem"]["id"] == pid
    rows = guest.get(SUBMISSIONS, problemID="BIN3_2", completeProblemID=True).data["records"]
    assert [row["displayPid"] for row in rows] == ["BIN3_2"]
    wait_for_verdict(root, submit(root, pid, "Python3", ADD))
    # Accounts are root's alone.
    assert setter.get(TRASH, type="user").http == 403
    assert restore(setter, "user", "f" * 32).http == 403
    assert setter.delete(TRASH, type="user", id="f" * 32).http == 403
    for wrong in ("x", "9" * 20, str(pid)):
        assert restore(setter, "problem", wrong).err == "trash.missing"


def setter_name(client: Client) -> str:
    return str(client.get("/api/get-user-home-info").data["username"])


def test_a_problem_removed_for_ever_leaves_its_submissions(
    server: ServerProcess, root: Client
) -> None:
    pid = add_problem(root, a_plus_b("BIN4"))
    submission = submit(root, pid, "Python3", ADD)
    wait_for_verdict(root, submission)
    named = "SELECT sum(refs) FROM blob"
    before = number(server, named)
    root.delete("/api/admin/problem", pid=pid)
    assert root.delete(TRASH, type="problem", id=str(pid)).data is None
    assert number(server, "SELECT count(*) FROM test_data_version WHERE problem_id = ?", pid) == 0
    assert number(server, named) == before - 6  # inputs and outputs of three cases
    detail = root.get("/api/get-submission-detail", submitId=submission).data["submission"]
    assert detail["displayPid"] == "BIN4"


class LaterClock(Clock):
    """A month later than it is, and a day."""

    ahead_ms = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.ahead_ms


def test_the_night_removes_what_has_lain_there_for_thirty_days(
    server: ServerProcess, root: Client, tmp_path: Path
) -> None:
    """On a copy of the server's database, by the timer's own function."""
    join(server, root, "bin_old")
    old = uid_of(server, "bin_old")
    pid = add_problem(root, a_plus_b("BIN5"))
    delete_users(root, old)
    root.delete("/api/admin/problem", pid=pid)
    folder = tmp_path / "data"
    folder.mkdir()
    with (
        sqlite3.connect(server.data / "oj.sqlite3") as source,
        sqlite3.connect(folder / "oj.sqlite3") as copy,
    ):
        source.backup(copy)
    assert asyncio.run(left_after(folder, 29, old, pid)) == (1, 1)
    assert asyncio.run(left_after(folder, 31, old, pid)) == (0, 0)


async def left_after(folder: Path, days: int, uid: str, pid: int) -> tuple[int, int]:
    clock = LaterClock()
    clock.ahead_ms = days * 86_400_000
    appliance = build(Settings(server=ServerSettings(data=str(folder))), None, clock)
    try:
        await appliance.timers.run(Cycle.NIGHT)
    finally:
        await appliance.close()
    with sqlite3.connect(folder / "oj.sqlite3") as connection:
        users = connection.execute("SELECT count(*) FROM account WHERE id = ?", (uid,)).fetchone()
        rows = connection.execute("SELECT count(*) FROM problem WHERE id = ?", (pid,)).fetchone()
    return int(users[0]), int(rows[0])
