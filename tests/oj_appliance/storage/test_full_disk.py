"""A full disk: nothing is lost, students are told, and staff can log in and make room."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.storage.room import FREE_AGAIN, RESERVE
from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

SIZE = 512 * 1024 * 1024
SERVICE = "/api/admin/config/get-service-info"


@pytest.fixture
def small_disk() -> Iterator[ServerProcess]:
    """The data folder of this server is a disk of its own."""
    server = ServerProcess()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "none", str(server.data)]
    subprocess.run(mount, check=True)
    try:
        yield server.start()
    finally:
        server.kill()
        subprocess.run(["umount", "--lazy", str(server.data)], check=True)
        server.remove()


def fill(disk: Path) -> Path:
    """Leaves not one page. The server takes and gives some meanwhile."""
    filler, size = disk / "filler", 0
    with filler.open("wb") as file:
        deadline = time.monotonic() + PATIENCE_S
        while free := shutil.disk_usage(disk).free:
            assert time.monotonic() < deadline, f"{free} bytes of {disk} cannot be taken"
            with contextlib.suppress(OSError):
                os.posix_fallocate(file.fileno(), size, free)
            size = os.fstat(file.fileno()).st_size
    return filler


def save(pupil: Client, pid: int, number: int) -> Answer:
    body = {"pid": pid, "language": "C", "code": f"// {number}\n" + "x" * 60_000, "version": number}
    return pupil.put("/api/draft", body)


def test_staff_logs_in_on_a_full_disk_and_students_are_told(small_disk: ServerProcess) -> None:
    root = small_disk.client("root")
    pid = add_problem(root, a_plus_b("FULL"))
    pupil = small_disk.add_user("pupil")
    reserve = small_disk.data / "reserve"
    assert reserve.stat().st_blocks * 512 >= RESERVE
    assert save(pupil, pid, 0).http == 200
    filler = fill(small_disk.data)

    kept = 1
    while (refused := save(pupil, pid, kept)).http == 200:
        kept += 1
        assert kept < 2000  # the journal's own room ends sometime
    assert (refused.http, refused.err) == (503, "storage.full")
    assert "磁盘已满" in refused.json["msg"] and not reserve.exists()

    guest = small_disk.client()
    assert guest.get("/api/health").data["status"] == "degraded"
    teacher = small_disk.client("root")
    assert teacher.get(SERVICE).data["diskFull"] is True
    news = {"title": "Disk", "content": "We are making room", "status": 0}
    assert teacher.post("/api/admin/announcement", news).http == 200
    again = small_disk.client("pupil", "secret123")
    assert save(again, pid, kept).err == "storage.full"
    assert again.post("/api/submit-problem-judge", {}).http in (400, 503)
    assert again.get("/api/get-problem-detail", problemId="FULL").http == 200
    draft = again.get("/api/draft", pid=pid).data
    assert draft["code"].startswith(f"// {kept - 1}\n")

    filler.unlink()
    assert shutil.disk_usage(small_disk.data).free > FREE_AGAIN + RESERVE
    teacher.post("/api/admin/doctor/run")
    assert guest.get("/api/health").data["status"] == "ok" and reserve.exists()
    assert save(again, pid, kept).http == 200
