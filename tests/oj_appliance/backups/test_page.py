"""Backups by the page: made, listed, fetched, sent elsewhere, and put back."""

from __future__ import annotations

import io
import os
import pwd
import tarfile
import time
from pathlib import Path
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

BACKUP, BACKUPS = "/api/admin/config/db-backup", "/api/admin/config/db-backup-list"
DOWNLOAD, SETTINGS = "/api/file/download-db-backup", "/api/admin/config/backup-settings"
RESTORE = "/api/admin/config/db-restore"
ACCEPTED = 0


@pytest.fixture
def admin(restored_server: ServerProcess) -> Client:
    client = restored_server.client("root")
    client.language = "en-US"
    return client


def make(admin: Client) -> dict[str, Any]:
    """The row of a backup that is done or failed."""
    name = admin.post(BACKUP).data["name"]
    while True:
        row: dict[str, Any] = next(row for row in admin.get(BACKUPS).data if row["name"] == name)
        if row["state"] != "running":
            return row
        time.sleep(0.02)


def starts(server: ServerProcess) -> int:
    return server.output().count("READY ")


def wait_for_new_start(server: ServerProcess, before: int) -> Client:
    """The site stops and starts anew on what was put back, in the same process."""
    deadline = time.monotonic() + PATIENCE_S
    while starts(server) == before and time.monotonic() < deadline:
        time.sleep(0.05)
    return server.client("root")


def problems(admin: Client) -> set[str]:
    rows = admin.get("/api/admin/problem/get-problem-list", limit=100).data["records"]
    return {row["problemId"] for row in rows}


def test_a_backup_is_made_listed_and_fetched_and_the_command_takes_it(
    restored_server: ServerProcess, admin: Client, tmp_path: Path
) -> None:
    add_problem(admin, a_plus_b("KEPT"))
    row = make(admin)
    assert (row["kind"], row["state"], row["whole"]) == ("manual", "done", True)
    assert row["name"].startswith("oj-manual-") and row["name"].endswith(".tar")
    fetched = admin.get(DOWNLOAD, name=row["name"])
    assert fetched.headers["content-type"] == "application/x-tar"
    with tarfile.open(fileobj=io.BytesIO(fetched.body)) as archive:
        names = archive.getnames()
    assert {"oj.sqlite3", "oj.toml", "checksums.json"} <= set(names)
    assert any(name.startswith("blobs/") for name in names)
    file = tmp_path / row["name"]
    file.write_bytes(fetched.body)
    restored_server.oj("restore", str(file), "--data", str(tmp_path / "new"))
    assert (tmp_path / "new" / "oj.sqlite3").exists()
    for wrong in ("nothing.tar", "../oj.sqlite3", "oj-manual-20260101-000000.tar", "oj.toml"):
        assert admin.get(DOWNLOAD, name=wrong).err == "backup.missing"
    log = admin.get("/api/admin/audit-log", target=row["name"]).data["records"]
    assert [each["action"] for each in log] == ["backup.download", "backup.create"]


def test_a_backup_put_back_by_the_page_undoes_what_came_after_it(
    restored_server: ServerProcess, admin: Client
) -> None:
    pid = add_problem(admin, a_plus_b("BEFORE"))
    name, begun = make(admin)["name"], starts(restored_server)
    add_problem(admin, a_plus_b("AFTER"))
    earlier = set(restored_server.data.glob("before-restore-*"))
    for body in ({}, {"name": name, "uploadId": "0" * 32}):
        assert admin.post(RESTORE, body).http == 400
    assert admin.post(RESTORE, {"name": "oj-manual-20260101-000000.tar"}).err == "backup.missing"
    assert admin.get(RESTORE).data == {"state": "idle", "name": "", "error": None}
    assert admin.post(RESTORE, {"name": name}).data is None
    again = wait_for_new_start(restored_server, begun)
    assert problems(again) & {"BEFORE", "AFTER"} == {"BEFORE"}
    code = "print(sum(map(int, input().split())))"
    assert wait_for_verdict(again, submit(again, pid, "Python3", code))["status"] == ACCEPTED
    (kept,) = set(restored_server.data.glob("before-restore-*")) - earlier
    assert (kept / "oj.sqlite3").exists() and (kept / "blobs").is_dir()
    assert name in {row["name"] for row in again.get(BACKUPS).data}


def test_a_backup_that_is_sent_is_put_back_and_a_bad_one_changes_nothing(
    restored_server: ServerProcess, admin: Client
) -> None:
    content = admin.get(DOWNLOAD, name=make(admin)["name"]).body
    add_problem(admin, a_plus_b("LATER"))
    spoilt = content[: len(content) // 2]
    assert admin.post(RESTORE, {"uploadId": send(admin, spoilt)}).data is None
    while (state := admin.get(RESTORE).data)["state"] == "running":
        time.sleep(0.02)
    assert state["state"] == "failed" and "not a complete backup" in state["error"]
    assert "backup.restore" in actions(admin)
    assert "LATER" in problems(admin)
    begun = starts(restored_server)
    admin.post(RESTORE, {"uploadId": send(admin, content)})
    assert "LATER" not in problems(wait_for_new_start(restored_server, begun))


def actions(admin: Client) -> list[str]:
    return [row["action"] for row in admin.get("/api/admin/audit-log").data["records"]]


def send(admin: Client, content: bytes) -> str:
    body = {"name": "school.tar", "size": len(content)}
    started = admin.post("/api/file/upload-start", body).data
    for offset in range(0, len(content), started["partSize"]):
        path = f"/api/file/upload-part?uploadId={started['uploadId']}&offset={offset}"
        part = content[offset : offset + started["partSize"]]
        admin.request("PUT", path, part, {"Content-Type": "application/octet-stream"})
    return str(started["uploadId"])


def test_backups_go_to_a_chosen_folder_as_long_as_it_is_the_same(
    restored_server: ServerProcess, admin: Client, tmp_path: Path
) -> None:
    stick = restored_server.data.parent / f"{restored_server.data.name}-stick"
    stick.mkdir(mode=0o700)
    os.chown(stick, pwd.getpwnam("oj").pw_uid, -1)
    try:
        assert admin.put(SETTINGS, {"folder": str(stick)}).data is None
        settings = admin.get(SETTINGS).data
        assert (settings["folder"], settings["disk"], settings["examKept"]) == (str(stick), "", 12)
        assert actions(admin)[0] == "config.update"
        row = make(admin)
        assert row["state"] == "done" and (stick / row["name"]).is_file()
        assert admin.get(DOWNLOAD, name=row["name"]).http == 200
        assert str(stick / "oj-manual-") in restored_server.oj("backup").stdout
        (stick / ".oj-backups").unlink()  # as another disk, or the place without one, looks
        refused = admin.post(BACKUP)
        assert refused.err == "backup.bad_folder" and "is not the folder" in refused.json["msg"]
    finally:
        for path in stick.iterdir():
            path.unlink()
        stick.rmdir()
    assert admin.post(BACKUP).err == "backup.bad_folder"
    assert not stick.exists()
    assert admin.put(SETTINGS, {"folder": ""}).data is None
    assert make(admin)["state"] == "done"


@pytest.mark.parametrize(
    ("folder", "said"),
    [
        ("backups", "does not begin with /"),
        ("/nowhere/at/all", "does not exist"),
        ("/root", "cannot write"),
        ("/etc/hostname", "does not exist"),
    ],
)
def test_a_folder_that_takes_no_backup_is_refused_with_the_reason(
    admin: Client, folder: str, said: str
) -> None:
    refused = admin.put(SETTINGS, {"folder": folder})
    assert refused.err == "backup.bad_folder" and said in refused.json["msg"]
    assert admin.get(SETTINGS).data["folder"] == ""
