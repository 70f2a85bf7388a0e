"""The server dies for good in the middle of an exam, and another computer goes on with it from the
stick that was plugged into the first."""

from __future__ import annotations

import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.exam.disks import stick
from tests.exam.figures import report
from tests.exam.room import STUDENTS, Room
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.backups.by_hand import back_up_exam
from tests.server_process import ServerProcess

MINUTES_15_S = 15 * 60


@dataclass
class Takeover:
    """`name` is that of the backup on the disk, `made_at` (epoch ms) just after it was made;
    `before` is what each student was told of the exam, by place in the class."""

    first: Room
    second: Room
    disk: Path
    name: str
    before: list[dict[str, Any]]
    made_at: int
    took_s: float


def name_on(disk: Path, made: dict[str, Any]) -> str:
    return next(str(each["name"]) for each in made["places"] if each["place"] == disk.name)


def backed_up(room: Room) -> dict[str, Any]:
    """The answer to a backup, while somebody else asks for something again and again."""
    is_done, waits = threading.Event(), [0.0]
    beside = Client(room.server.base, token=room.students[-1].token)

    def ask() -> None:
        while not is_done.is_set():
            begun = time.monotonic()
            beside.get("/api/get-user-auth-info")
            waits.append(time.monotonic() - begun)

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        return back_up_exam(room.root)
    finally:
        is_done.set()
        asking.join()
        slowest = f"{max(waits) * 1000:.0f} ms, the slowest of {len(waits) - 1} answers"
        report("E25 pause beside a backup", slowest, "nobody waits for it")


@pytest.fixture(scope="module")
def takeover() -> Iterator[Takeover]:
    first = ServerProcess().start()
    second = ServerProcess(data=first.data.parent / f"{first.data.name}-second")
    try:
        with stick() as disk:
            room = Room.with_sums(first)
            settings = {"disk": disk.name, "examKept": 2}
            assert room.root.put("/api/admin/config/backup-settings", settings).data is None
            for number, student in enumerate(room.students):
                room.send(student).data  # noqa: B018
                room.keep(student, f"# draft of {number}").data  # noqa: B018
            made = backed_up(room)
            assert [each["error"] for each in made["places"]] == [None, None], made
            assert made["running"]
            before = [room.info(each) for each in room.students]
            made_at = time.time_ns() // 1_000_000
            first.kill()
            shutil.rmtree(first.data)
            begun = time.monotonic()
            first.oj("restore", str(disk), "--data", str(second.data))
            second.start()
            took_s = time.monotonic() - begun
            name = name_on(disk, made)
            yield Takeover(room, room.elsewhere(second), disk, name, before, made_at, took_s)
    finally:
        second.end()
        first.end()


def test_everybody_goes_on_with_the_time_that_they_had(takeover: Takeover) -> None:
    after = [takeover.second.info(each) for each in takeover.second.students]
    kept = [
        one["effectiveEnd"] == other["effectiveEnd"] and other["effectiveStatus"] == 0
        for one, other in zip(takeover.before, after, strict=True)
    ]
    took = f"{sum(kept)} of {len(kept)} ends kept, restored in {takeover.took_s:.1f} s"
    report("E25", took, f"all, {MINUTES_15_S} s with a person")
    assert len(kept) == STUDENTS and all(kept)


def test_drafts_and_submissions_are_there_and_judging_goes_on(takeover: Takeover) -> None:
    room = takeover.second
    drafts = [room.draft(each)["code"] for each in room.students]
    assert drafts == [f"# draft of {number}" for number in range(STUDENTS)]
    rows = room.rows()
    assert sorted(row["username"] for row in rows) == sorted(
        f"student{number}" for number in range(STUDENTS)
    )
    for row in rows:
        assert wait_for_verdict(room.root, row["submitId"])["status"] == 0


def test_students_submit_with_the_login_that_they_have(takeover: Takeover) -> None:
    room = takeover.second
    answer = room.send(room.students[0], "B").data
    assert wait_for_verdict(room.root, answer["submitId"])["status"] == 0


def test_the_last_known_moment_stands_in_the_backup(takeover: Takeover, tmp_path: Path) -> None:
    archive = takeover.disk / takeover.name
    takeover.second.server.oj("restore", str(archive), "--data", str(tmp_path / "third"))
    with closing(sqlite3.connect(tmp_path / "third" / "oj.sqlite3")) as database:
        (seen_at,) = database.execute("SELECT seen_at FROM server_time").fetchone()
    assert 0 <= takeover.made_at - seen_at < 60_000


def test_the_newest_ones_are_kept_and_their_files_once(takeover: Takeover) -> None:
    room, disk = takeover.second, takeover.disk
    contents = {each.name for each in (disk / "oj-exam-files").rglob("*") if each.is_file()}
    names = set()
    for _ in range(3):
        made = back_up_exam(room.root)
        names.add(name_on(disk, made))
        assert all(each["error"] is None for each in made["places"]), made
        assert next(each["apart"] for each in made["places"] if each["place"] == disk.name)
    kept = {each.name for each in disk.glob("oj-exam-*.tar")}
    # The site may have made one of its own meanwhile.
    assert len(names) == 3 and kept == set(sorted(names | kept)[-2:])
    assert {each.name for each in (disk / "oj-exam-files").rglob("*") if each.is_file()} == contents
    listed = room.root.get("/api/admin/config/db-backup-list").data
    assert kept < {each["name"] for each in listed if each["kind"] == "exam"}
