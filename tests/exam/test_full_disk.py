"""The disk of the server is nearly full in the middle of an exam: what can wait waits, and all that
students write is kept."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.exam.figures import report
from tests.exam.flushed_disk import FlushedDisk
from tests.exam.room import STUDENTS, Room
from tests.exam.waiting import judged
from tests.server_process import ServerProcess

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(64)


@pytest.fixture
def room() -> Iterator[Room]:
    with FlushedDisk.mounted(size_mb=2500) as disk:
        server = ServerProcess(data=disk.folder).start()
        try:
            yield Room.with_sums(server)
        finally:
            server.end()


def leave(folder: Path, share: float) -> None:
    """Of the disk, free."""
    filler = folder / "backups" / "filler"
    filler.unlink(missing_ok=True)
    usage = shutil.disk_usage(folder)
    with filler.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, usage.free - round(usage.total * share))


def level_of_disk(room: Room) -> str:
    checks: list[dict[str, Any]] = room.root.post("/api/admin/doctor/run").data["checks"]
    return next(str(each["level"]) for each in checks if each["id"] == "disk")


def test_run(room: Room) -> str:
    body = {
        **{"pid": room.pids["A"], "type": "public", "language": "Python3", "code": "print(3)"},
        **{"userInput": "1 2", "expectedOutput": "3", "isRemoteJudge": False},
    }
    answer = room.students[0].post("/api/submit-problem-test-judge", body)
    return "" if answer.status == 200 else answer.err


test_run.__test__ = False  # type: ignore[attr-defined]  # pytest knows it by its name


def upload(room: Room) -> str:
    answer = room.root.upload("/api/file/upload-md-img", "a.png", PICTURE, part="image")
    return answer.err


def test_drafts_and_submissions_are_kept_and_what_can_wait_is_refused(room: Room) -> None:
    folder = room.server.data
    levels = [level_of_disk(room)]
    for share in (0.14, 0.04):
        leave(folder, share)
        levels.append(level_of_disk(room))
    assert test_run(room) == ""
    leave(folder, 0.019)
    drafts, sent = 0, 0
    for number, student in enumerate(room.students):
        drafts += room.keep(student, f"# {number}\n" + "x" * 2000).http == 200
        sent += room.send(student).status == 200
    rows = judged(room)
    refused = {"upload": upload(room), "test run": test_run(room)}
    accepted = sum(row["status"] == 0 for row in rows)
    report(
        "E22",
        f"levels {levels}; at 98 %: {drafts} drafts and {sent} submissions stored, {accepted}"
        f" judged, refused {refused}",
        f"warned at 15 % and 5 %; {STUDENTS} and {STUDENTS}; uploads and test runs refused",
    )
    assert levels == ["green", "amber", "red"]
    assert (drafts, sent, accepted) == (STUDENTS, STUDENTS, STUDENTS)
    assert refused == {"upload": "file.no_space", "test run": "storage.nearly_full"}
    (folder / "backups" / "filler").unlink()
    assert test_run(room) == ""
