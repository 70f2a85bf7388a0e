"""A damaged database is named, with the newest good backup and the command; never a traceback."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

PAGE = 4096
PATIENCE_S = 120


def overwrite(file: Path, page: int) -> None:
    with file.open("r+b") as database:
        database.seek(page * PAGE)
        database.write(b"\xa5" * PAGE)


def root_pages(file: Path, table: str) -> list[int]:
    """Of the table and its indexes."""
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = ?", (table,))
        pages = [int(page) - 1 for (page,) in rows if page]
    database.close()
    return pages


@pytest.mark.parametrize("harm", ["head", "inner page", "cut off"])
def test_a_damaged_database_is_refused_with_the_newest_good_backup_and_the_command(
    stopped: ServerProcess, harm: str
) -> None:
    made = stopped.oj("backup").stdout.strip().rpartition(" ")[2]
    file = stopped.data / "oj.sqlite3"
    worse = stopped.data / "backups" / "oj-manual-20990101-000000-000000.tar"
    worse.write_bytes(b"no backup")
    if harm == "head":
        overwrite(file, 0)
    elif harm == "inner page":
        overwrite(file, root_pages(file, "account")[0])
    else:
        with file.open("r+b") as database:
            database.truncate(file.stat().st_size // 2)
    before = file.read_bytes()
    done = stopped.oj("serve", "--port", str(stopped.port), check=False)
    assert done.returncode == 78 and "Traceback" not in done.stderr, done.stderr
    assert f"the database {file} is damaged" in done.stderr and "数据库已损坏" in done.stderr
    assert f"oj restore {made} --data {stopped.data}-restored" in done.stderr
    assert file.read_bytes() == before
    doctor = stopped.oj("doctor", "--language", "en-US", check=False)
    assert "[BAD ] Database" in doctor.stdout and "Traceback" not in doctor.stderr
    backup = stopped.oj("backup", check=False)
    assert backup.returncode == 1 and "the database is damaged" in backup.stderr
    restored = stopped.data.with_name(stopped.data.name + "-restored")
    try:
        stopped.oj("restore", made, "--data", str(restored))
        assert (restored / "oj.sqlite3").exists()
    finally:
        shutil.rmtree(restored, ignore_errors=True)


def test_damage_that_comes_while_the_site_runs_turns_health_and_doctor_red(
    stopped: ServerProcess,
) -> None:
    root = stopped.start().client("root")
    root.language = "en-US"
    file = stopped.data / "oj.sqlite3"
    damage_announcements(file)
    answer = told(stopped.client())
    assert (answer[0], answer[1]) == (503, "storage.damaged")
    assert stopped.client().get("/api/health").data["status"] == "degraded"
    checks = root.post("/api/admin/doctor/run").data["checks"]
    assert next(each["level"] for each in checks if each["id"] == "database") == "red"
    service = root.get("/api/admin/config/get-service-info").data
    assert service["databaseDamaged"] is True
    assert "request failed" not in stopped.output()


@pytest.fixture
def large(stopped: ServerProcess) -> Iterator[ServerProcess]:
    """The same site, which takes its database for a large one."""
    server = ServerProcess(data=stopped.data, module="tests.fakes.large_database_server")
    yield server
    server.end()


def test_a_large_database_that_was_closed_is_looked_at_beside_the_work(
    large: ServerProcess,
) -> None:
    damage_announcements(large.data / "oj.sqlite3")
    root = large.start().client("root")
    deadline = time.monotonic() + PATIENCE_S
    while not root.get("/api/admin/config/get-service-info").data["databaseDamaged"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert large.client().get("/api/health").data["status"] == "degraded"
    assert "request failed" not in large.output()


def test_a_large_database_that_a_power_cut_left_open_is_looked_at_first(
    large: ServerProcess,
) -> None:
    file = large.data / "oj.sqlite3"
    pages = root_pages(file, "announcement")
    large.start().kill()
    for page in pages:
        overwrite(file, page)
    with pytest.raises(AssertionError, match="the server ended"):
        large.start()
    assert large.process is not None and large.process.returncode == 78
    assert f"the database {file} is damaged" in large.output()


def damage_announcements(file: Path) -> None:
    """Which no start reads."""
    for page in root_pages(file, "announcement"):
        overwrite(file, page)


def told(guest: Client) -> tuple[int, str]:
    answer = guest.get("/api/get-common-announcement")
    return answer.http, answer.err
