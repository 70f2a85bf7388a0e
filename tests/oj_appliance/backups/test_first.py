"""A new computer begins with the backup of the old one: by a file, by what lies on a stick, and for
nobody without the setup code."""

from __future__ import annotations

import contextlib
import http.client
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.backups.types import MANUAL, NIGHTLY
from oj_appliance.web.guards import Actor, Viewer
from tests.exam.disks import stick
from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.backups.sites import Site, on_a_site
from tests.oj_appliance.backups.test_kills import hung_up, wait_for_death
from tests.server_process import ROOT_PASSWORD, ServerProcess

START, PART = "/api/setup/restore-start", "/api/setup/restore-part"
FOUND, RESTORE = "/api/setup/restore-found", "/api/setup/restore"
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A backup of a site whose root has a password, plain and sealed."""

    async def make(site: Site) -> dict[str, Path]:
        backups = site.part.backups
        plain = await backups.take_backup(MANUAL)
        await backups.seal(PASSWORD, Actor(Viewer(ROOT_UID, "root"), "127.0.0.1"))
        return {"plain": plain, "sealed": await backups.take_backup(NIGHTLY)}

    return on_a_site(tmp_path_factory.mktemp("old") / "data", make)


@pytest.fixture
def new() -> Iterator[ServerProcess]:
    server = ServerProcess(root_password=None).start()
    yield server
    server.stop()
    server.remove()


def code_of(server: ServerProcess) -> str:
    return server.oj("setup-code").stdout.split()[-1]


def guest_of(server: ServerProcess) -> Client:
    client = server.client()
    client.language = "en-US"
    return client


def sent(guest: Client, code: str, file: Path) -> str:
    content = file.read_bytes()
    started = guest.post(START, {"code": code, "name": file.name, "size": len(content)}).data
    for offset in range(0, len(content), started["partSize"]):
        part = content[offset : offset + started["partSize"]]
        path = f"{PART}?uploadId={started['uploadId']}&offset={offset}"
        answer = guest.request("PUT", path, part, {"Content-Type": "application/octet-stream"})
        assert answer.data == {"received": offset + len(part)}
    state = guest.get("/api/setup/restore-state", uploadId=started["uploadId"]).data
    assert state == {"received": len(content), "size": len(content)}
    return str(started["uploadId"])


def until_restored(server: ServerProcess, guest: Client) -> Client:
    deadline = time.monotonic() + PATIENCE_S
    while server.output().count("READY ") < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert guest.get("/api/setup").data == {"needed": False}
    return server.client("root", ROOT_PASSWORD)


def test_a_file_that_is_sent_becomes_the_site(new: ServerProcess, old: dict[str, Path]) -> None:
    guest, code = guest_of(new), code_of(new)
    assert guest.get(RESTORE).data == {"state": "idle", "name": "", "error": None}
    for call, body in (
        (START, {"name": "school.tar", "size": 10}),
        (FOUND, {}),
        (RESTORE, {"uploadId": "0" * 32}),
    ):
        assert guest.post(call, {"code": "WRONG", **body}).err == "setup.code_wrong"
        assert guest.post(call, body).http == 400
    for body in ({}, {"id": "x", "uploadId": "0" * 32}):
        assert guest.post(RESTORE, {"code": code, **body}).http == 400
    assert guest.post(RESTORE, {"code": code, "uploadId": "0" * 32}).err == "file.missing"
    assert guest.post(RESTORE, {"code": code, "id": "x"}).err == "backup.missing"
    assert (
        guest.post(RESTORE, {"code": code, "uploadId": sent(guest, code, old["plain"])}).http == 200
    )
    root = until_restored(new, guest)
    assert root.get("/api/admin/config/db-backup-list").http == 200
    refused: list[Answer] = [
        guest.post(START, {"code": code, "name": "a", "size": 1}),
        guest.post(FOUND, {"code": code}),
        guest.post(RESTORE, {"code": code, "id": "x"}),
        guest.get(RESTORE),
    ]
    assert [each.err for each in refused] == ["setup.done"] * 4


def test_a_sealed_one_on_a_stick_is_found_and_wants_its_password(
    new: ServerProcess, old: dict[str, Path]
) -> None:
    guest, code = guest_of(new), code_of(new)
    with stick(brand="oj-first") as place:
        (place / "oj-backups").mkdir()
        copied = place / "oj-backups" / old["sealed"].name
        copied.write_bytes(old["sealed"].read_bytes())
        (place / "holiday.jpg").write_bytes(b"x")
        rows: list[dict[str, Any]] = guest.post(FOUND, {"code": code}).data
        (found,) = (row for row in rows if row["name"] == copied.name)
        assert found["sealed"] and found["whole"] and found["kind"] == "nightly"
        body = {"code": code, "id": found["id"]}
        assert guest.post(RESTORE, body).err == "backup.password_needed"
        assert guest.post(RESTORE, {**body, "password": "x" * 9}).err == "backup.password_wrong"
        assert guest.get("/api/setup").data["needed"]
        assert guest.post(RESTORE, {**body, "password": PASSWORD}).data is None
        root = until_restored(new, guest)
    assert root.get("/api/admin/config/backup-settings").data["sealed"], "it goes on sealing"
    assert PASSWORD not in new.output()


def test_a_bad_file_leaves_the_first_page_as_it_was(
    new: ServerProcess, old: dict[str, Path], tmp_path: Path
) -> None:
    guest, code = guest_of(new), code_of(new)
    spoilt = tmp_path / "school.tar"
    spoilt.write_bytes(old["plain"].read_bytes()[: old["plain"].stat().st_size // 2])
    assert guest.post(RESTORE, {"code": code, "uploadId": sent(guest, code, spoilt)}).data is None
    while (state := guest.get(RESTORE).data)["state"] == "running":
        time.sleep(0.02)
    assert state["state"] == "failed" and state["error"]
    assert guest.get("/api/setup").data["needed"] and code_of(new) == code
    body = {"code": code, "password": "teacher-1", "name": "School", "language": "en-US"}
    done = guest.post("/api/setup", {**body, "timezone": "Asia/Shanghai"})
    assert done.data["username"] == "root"


@pytest.mark.parametrize(
    ("fault", "is_set_up"),
    [
        ("restore_unpack:1", False),
        ("restore_stage:1", False),
        ("restore_move:1", True),
        ("restore_move:4", True),
    ],
)
def test_a_first_restore_that_is_cut_off_leaves_an_empty_site_or_the_whole_old_one(
    new: ServerProcess, old: dict[str, Path], fault: str, is_set_up: bool
) -> None:
    new.stop()
    new.start({"OJ_TEST_FAULTS": fault})
    guest, code = guest_of(new), code_of(new)
    body = {"code": code, "uploadId": sent(guest, code, old["plain"])}
    hung_up(guest, RESTORE, body)
    wait_for_death(new)
    new.start()
    guest = guest_of(new)
    assert guest.get("/api/setup").data["needed"] is not is_set_up
    if not is_set_up:  # and the way to the old site is still there
        code = code_of(new)
        body = {"code": code, "uploadId": sent(guest, code, old["plain"])}
        assert guest.post(RESTORE, body).data is None
    until_set_up(guest)
    assert new.client("root", ROOT_PASSWORD).get("/api/admin/config/db-backup-list").http == 200
    assert [each for each in new.data.iterdir() if each.name.startswith("restore-")] == []


def until_set_up(guest: Client) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        with contextlib.suppress(OSError, http.client.HTTPException):  # it begins anew
            if guest.get("/api/setup").data["needed"] is False:
                return
        assert time.monotonic() < deadline
        time.sleep(0.05)
