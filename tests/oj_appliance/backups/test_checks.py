"""Backups looked through and put back for trial: by hand, by the clock, and what is told of it."""

from __future__ import annotations

import os
import time
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from oj_appliance.backups.checks import service
from oj_appliance.backups.checks.service import BackupChecks
from oj_appliance.backups.checks.types import Check
from oj_appliance.backups.types import NIGHTLY
from oj_appliance.composition.part import Cycle
from oj_appliance.dashboard.upkeep_checks import drill_state
from oj_appliance.data_folder import DataFolder
from oj_appliance.errors import ApiError
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.backups.sites import Site, on_a_site
from tests.oj_appliance.backups.test_page import BACKUPS, make
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

CHECK, CHECKS = "/api/admin/config/backup-check", "/api/admin/config/backup-checks"
PASSWORD = "/api/admin/config/backup-password"


@pytest.fixture
def admin(restored_server: ServerProcess) -> Client:
    client = restored_server.client("root")
    client.language = "en-US"
    return client


def tried(admin: Client, kind: str, name: str) -> dict[str, Any]:
    before = len(admin.get(CHECKS).data["checks"])
    assert admin.post(CHECK, {"kind": kind, "name": name}).data is None
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        state = admin.get(CHECKS).data
        if state["running"] is None and len(state["checks"]) > before:
            break
        time.sleep(0.05)
    row: dict[str, Any] = state["checks"][0]
    assert (row["kind"], row["name"], row["username"]) == (kind, name, "root")
    return row


def row_of(admin: Client, name: str, language: str = "en-US") -> dict[str, Any]:
    """What the list of backups says of it."""
    admin.language, before = language, admin.language
    rows = admin.get(BACKUPS).data
    admin.language = before
    return next(each for each in rows if each["name"] == name)


def drill_told(admin: Client) -> dict[str, Any]:
    checks = admin.post("/api/admin/doctor/run").data["checks"]
    return next(each for each in checks if each["id"] == "restore_drill")


def when(admin: Client) -> str:
    """Of the newest trial, as the clock on the school's wall has it."""
    moment = datetime.fromisoformat(admin.get(CHECKS).data["checks"][0]["at"])
    return f"{moment.astimezone(ZoneInfo('Asia/Shanghai')):%Y-%m-%d %H:%M} by root"


def test_a_good_backup_is_found_good_and_a_spoilt_one_bad(
    restored_server: ServerProcess, admin: Client
) -> None:
    add_problem(admin, a_plus_b("TRIED"))
    name = make(admin)["name"]
    verified, drilled = tried(admin, "verify", name), tried(admin, "drill", name)
    assert verified["error"] is None and drilled["error"] is None
    assert verified["rows"] == drilled["rows"] and verified["rows"]["problem"] >= 1
    assert verified["files"] > 3 and verified["size"] > 100_000
    log = admin.get("/api/admin/audit-log", target=name).data["records"]
    assert {"backup.verify", "backup.drill"} <= {each["action"] for each in log}
    told = drill_told(admin)
    assert told["level"] == "green" and name in told["found"] and when(admin) in told["found"]
    assert admin.get("/api/admin/config/get-service-info").data["restoreDrill"] == "good"
    path = restored_server.data / "backups" / name
    spoil(path)
    for kind in ("verify", "drill"):
        assert tried(admin, kind, name)["error"] is not None
    told = drill_told(admin)
    assert told["level"] == "red" and "failed" in told["found"] and told["remedy"]
    assert admin.get("/api/admin/config/get-service-info").data["restoreDrill"] == "failed"
    left = list((restored_server.data / "backups").glob(".being-made-*"))
    assert left == [], "what was unpacked for trial goes again"
    path.unlink()
    assert admin.post(CHECK, {"kind": "drill", "name": name}).err == "backup.missing"
    assert admin.post(CHECK, {"kind": "other", "name": name}).http == 400


def test_the_list_says_of_a_backup_what_its_newest_check_found(
    restored_server: ServerProcess, admin: Client
) -> None:
    name, untouched = make(admin)["name"], make(admin)["name"]
    assert (row_of(admin, name)["checked"], row_of(admin, name)["error"]) == ("none", None)
    tried(admin, "verify", name)
    assert (row_of(admin, name)["checked"], row_of(admin, name)["error"]) == ("good", None)
    path = restored_server.data / "backups" / name
    spoil(path)
    found = tried(admin, "drill", name)["error"]
    row = row_of(admin, name)
    assert (row["state"], row["checked"], row["error"]) == ("done", "bad", found)
    in_chinese = row_of(admin, name, "zh-CN")["error"]
    assert in_chinese and in_chinese != found
    assert row_of(admin, untouched)["checked"] == "none"
    spoil(path)  # the same bit once more: whole again
    tried(admin, "verify", name)
    assert (row_of(admin, name)["checked"], row_of(admin, name)["error"]) == ("good", None)


def spoil(path: Path) -> None:
    """A bit in the middle of the database, as a failing disk would."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        byte = file.read(1)
        file.seek(-1, os.SEEK_CUR)
        file.write(bytes([byte[0] ^ 1]))


def test_sealed_backups_open_with_their_password_here_and_on_another_computer(
    restored_server: ServerProcess, admin: Client, tmp_path: Path
) -> None:
    assert admin.put(PASSWORD, {"password": "short"}).err == "backup.password_short"
    assert admin.put(PASSWORD, {"password": "correct horse"}).data is None
    try:
        name = make(admin)["name"]
        assert name.endswith(".tar.age")
        path = restored_server.data / "backups" / name
        assert b"SQLite" not in path.read_bytes()
        assert tried(admin, "drill", name)["error"] is None
        file = tmp_path / name
        file.write_bytes(path.read_bytes())
        new = str(tmp_path / "new")
        wrong = restored(restored_server, file, new, "wrong horse")
        assert wrong[0] == 1 and "the password is wrong" in wrong[1] and "horse" not in wrong[1]
        assert restored(restored_server, file, new, "correct horse")[0] == 0
        assert (tmp_path / "new" / "oj.sqlite3").exists()
        key = (tmp_path / "new" / "backup.key").read_bytes()
        assert key == (restored_server.data / "backup.key").read_bytes()
        assert b"correct" not in key
        # Of another password than today's: said before anything is done.
        assert admin.put(PASSWORD, {"password": "another horse"}).data is None
        assert admin.post(CHECK, {"kind": "drill", "name": name}).err == "backup.password_needed"
        restore = "/api/admin/config/db-restore"
        assert admin.post(restore, {"name": name}).err == "backup.password_needed"
        body = {"name": name, "password": "another horse"}
        assert admin.post(restore, body).err == "backup.password_wrong"
        assert admin.get(restore).data["state"] in ("idle", "failed")
    finally:
        assert admin.put(PASSWORD, {"password": ""}).data is None
    assert make(admin)["name"].endswith(".tar")
    log = restored_server.output() + str(admin.get("/api/admin/audit-log", limit=50).data)
    assert "horse" not in log and "backup.password" in log


def restored(server: ServerProcess, file: Path, into: str, password: str) -> tuple[int, str]:
    os.environ["OJ_BACKUP_PASSWORD"] = password
    try:
        done = server.oj("restore", str(file), "--data", into, check=False)
    finally:
        del os.environ["OJ_BACKUP_PASSWORD"]
    return done.returncode, done.stderr


def test_the_newest_backup_is_tried_after_the_first_night_and_not_after_the_next(
    tmp_path: Path,
) -> None:
    async def nights(site: Site) -> tuple[list[Check], list[str]]:
        checks: BackupChecks = site.part.checks
        await site.appliance.timers.run(Cycle.AFTER_NIGHT)
        await site.appliance.timers.run(Cycle.AFTER_NIGHT)
        made = [each.name for each in await site.part.backups.all() if each.kind == NIGHTLY]
        return await checks.newest(), made

    (check,), made = on_a_site(tmp_path / "data", nights)
    assert check.error is None and check.username == ""
    assert len(made) == 2 and check.name == made[1]


def test_a_trial_for_which_there_is_no_room_says_nothing_of_the_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(folder: Path, size: int) -> None:
        raise ApiError("file.no_space")

    async def nights(site: Site) -> tuple[list[Check], list[str], str]:
        with monkeypatch.context() as patched:
            patched.setattr(service, "check_space", no_room)
            await site.appliance.timers.run(Cycle.AFTER_NIGHT)
        told = [each.checked for each in await site.part.backups.all()]
        state = drill_state(DataFolder(tmp_path / "data").database)
        await site.appliance.timers.run(Cycle.AFTER_NIGHT)
        return await site.part.checks.newest(), told, state

    (good, undecided), told, state = on_a_site(tmp_path / "data", nights)
    assert undecided.error is not None and "space" in undecided.error.en
    assert told == ["none"] and state == "none", "neither bad nor a drill that failed"
    assert good.error is None, "the next night tries again"
