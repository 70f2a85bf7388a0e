"""What root does on the page, and what the site makes of it when it is started again: the whole
server, before, between and after."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from oj_appliance.upgrades import asking
from tests.http_client import Client
from tests.oj_appliance.files.test_resumable_uploads import begin, send
from tests.server_process import ROOT_PASSWORD, ServerProcess

from .versions import Installation

UPGRADE, CHECK = "/api/admin/upgrade", "/api/admin/upgrade/check"
WAIT_S = 120


def root_of(site: Installation) -> Client:
    """Once the site answers."""
    client = Client(f"http://127.0.0.1:{site.port}")
    deadline = time.monotonic() + WAIT_S
    while time.monotonic() < deadline:
        assert site.process is not None and site.process.poll() is None, log_of(site)
        try:
            if client.request("GET", "/api/health", timeout=30).http == 200:
                return client.login("root", ROOT_PASSWORD)
        except OSError:
            time.sleep(0.05)
    raise AssertionError(log_of(site))


def log_of(site: Installation) -> str:
    return (site.top / "log").read_text("utf-8", "replace")[-4000:]


def put(client: Client, file: Path) -> str:
    content = file.read_bytes()
    upload_id = begin(client, len(content), file.name)
    assert send(client, upload_id, 0, content).data == {"received": len(content)}
    return upload_id


def upgraded(site: Installation, file: Path) -> Client:
    """The service manager starts again what has ended."""
    root = root_of(site)
    body = {"uploadId": put(root, file)}
    assert root.post(UPGRADE, body).data is None
    # It may have ended before it is asked again.
    with contextlib.suppress(OSError):
        assert root.post(UPGRADE, body).err == "upgrade.running"
        assert root.get(UPGRADE).data["state"] in ("backup", "ending")
    assert site.ends() == 0
    site.start()
    return root_of(site)


def installed_from(site: Installation, file: Path) -> subprocess.CompletedProcess[str]:
    """As somebody does it who was handed a stick."""
    words = ("--yes", "--by-hand", "--prefix", str(site.prefix.root))
    return subprocess.run(
        ("sh", str(file), *words), capture_output=True, text=True, timeout=WAIT_S, check=False
    )


def tables(site: Installation) -> set[str]:
    with closing(sqlite3.connect(site.folder.database)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def test_root_puts_a_file_and_the_site_becomes_it_or_goes_back(whole_site: Installation) -> None:
    site = whole_site
    site.start()
    root = root_of(site)
    assert root.post("/api/admin/user/insert-batch-user", {"users": [["upg-ann", "secret123"]]})
    bad = site.whole_file(2, migration="db.execute_sql('ALTER TABLE nobody ADD COLUMN x')")
    offer = root.post(CHECK, {"uploadId": put(root, bad)}).data
    assert offer["offered"]["version"] == "0.2.0" and offer["key"] == site.release.trusted[0].name
    assert offer["offered"]["builtAt"].startswith("2023-11-14T22:13:20")
    old = put(root, site.file(0))
    answer = root.post(CHECK, {"uploadId": old})
    assert (
        answer.err == "upgrade.refused" and "比正在运行的 0.1.0 (00000001) 旧" in answer.json["msg"]
    )
    assert root.post(UPGRADE, {"uploadId": old}).err == "upgrade.refused"

    root = upgraded(site, bad)
    state = root.get(UPGRADE).data
    assert state["running"]["version"] == "0.1.0" and state["state"] == "idle"
    (back,) = state["history"]
    assert back["ending"] == "back" and back["step"] == "copied"
    assert "no such table: nobody" in back["reason"] and "新版本无法转换数据" in back["reason"]
    assert (site.folder.backups / back["backup"]).is_file()
    root.language = "en-US"
    assert "could not convert" in root.get(UPGRADE).data["history"][0]["reason"]

    good = site.whole_file(3, migration="db.execute_sql('CREATE TABLE of_version_3 (x)')")
    root = upgraded(site, good)
    state = root.get(UPGRADE).data
    assert (state["running"]["version"], state["installed"], state["service"]) == (
        "0.3.0",
        True,
        True,
    )
    assert [each["ending"] for each in state["history"]] == ["done", "back"]
    assert site.left_overs() == set() and "of_version_3" in tables(site)
    # what was there is there
    assert Client(root.base).login("upg-ann", "secret123").token
    actions = [row["action"] for row in root.get("/api/admin/audit-log").data["records"]]
    assert actions.count("upgrade.begin") == 2


def test_without_a_service_it_waits_for_whoever_starts_the_site_but_not_in_an_exam(
    whole_site: Installation,
) -> None:
    site = whole_site
    record: Any = site.prefix.record()
    site.prefix.write_record(type(record)(record.version, record.data, record.port, False))
    site.start()
    root = root_of(site)
    file = site.whole_file(2, migration="")
    assert root.delete(UPGRADE).err == "upgrade.none_waits"
    assert root.post(UPGRADE, {"uploadId": put(root, file)}).data is None
    deadline = time.monotonic() + WAIT_S
    while (state := root.get(UPGRADE).data)["state"] == "backup" and time.monotonic() < deadline:
        time.sleep(0.1)
    assert state["state"] == "waiting" and state["command"].endswith("oj serve")
    assert root.post(UPGRADE, {"uploadId": put(root, file)}).err == "upgrade.running"
    assert asking.asked_for(site.folder) is not None
    assert root.delete(UPGRADE).data is None and root.get(UPGRADE).data["state"] == "idle"
    assert asking.asked_for(site.folder) is None
    row = root.get("/api/admin/audit-log").data["records"][0]
    assert row["action"] == "upgrade.withdraw" and "0.2.0" in str(row)

    assert root.put("/api/admin/exam/freeze", {"mode": "on"}).data["frozen"]
    assert root.post(UPGRADE, {"uploadId": put(root, file)}).err == "exam.frozen_by_hand"
    # asked for before the exam began, and started again in the middle of it
    site.kill()
    site.ask(file)
    site.start()
    state = root_of(site).get(UPGRADE).data
    assert state["running"]["version"] == "0.1.0" and state["history"][0]["ending"] == "refused"
    assert "考试进行中" in state["history"][0]["reason"]

    refused = installed_from(site, file)
    assert refused.returncode == 1 and "考试进行中" in refused.stderr
    assert root_of(site).put("/api/admin/exam/freeze", {"mode": "off"}).data
    busy = installed_from(site, file)
    assert busy.returncode == 1 and "stop that server first" in busy.stderr
    site.stop()
    bad = site.whole_file(3, migration="raise RuntimeError('a step that cannot be taken')")
    failed = installed_from(site, bad)
    assert failed.returncode == 1 and "went back, and 0.1.0 (00000001) goes on" in failed.stderr
    assert "a step that cannot be taken" in failed.stderr
    assert installed_from(site, file).returncode == 0
    site.start()
    state = root_of(site).get(UPGRADE).data
    assert state["running"]["version"] == "0.2.0" and site.left_overs() == set()
    assert [each["ending"] for each in state["history"]] == ["done", "back", "refused"]
    assert all((site.folder.backups / each["backup"]).is_file() for each in state["history"][:2])


def test_a_checkout_is_upgraded_by_hand(server: ServerProcess) -> None:
    root = server.client("root")
    state = root.get(UPGRADE).data
    assert not state["installed"] and state["running"] is None and state["history"] == []
    upload = begin(root, 3, "oj-appliance-9.run")
    send(root, upload, 0, b"run")
    for path in (CHECK, UPGRADE):
        assert root.post(path, {"uploadId": upload}).err == "upgrade.not_installed"
