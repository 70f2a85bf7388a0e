"""Backups while an exam runs: when they are made, where they go, and what a failure is told."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.backups.exams.rules import is_due
from tests.exam.disks import stick
from tests.exam.figures import report
from tests.exam.room import Room
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.timed_work.stage import END, WorkStage
from tests.server_process import ServerProcess

BACKUP, SETTINGS = "/api/admin/exam/backup", "/api/admin/config/backup-settings"
MINUTE = 60_000


@pytest.fixture(scope="module")
def quick() -> Iterator[ServerProcess]:
    server = ServerProcess(module="tests.oj_appliance.web.hurried_server").start()
    yield server
    server.end()


@pytest.fixture
def admin(quick: ServerProcess) -> Client:
    client = quick.client("root")
    client.language = "en-US"
    return client


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def archives(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("oj-exam-*.tar"))


def places(admin: Client) -> dict[str, dict[str, Any]]:
    return {each["place"]: each for each in admin.post(BACKUP).data["places"]}


def test_one_is_made_when_an_exam_begins_and_one_when_it_ends(
    quick: ServerProcess, admin: Client
) -> None:
    own = quick.data / "backups"
    assert admin.get(BACKUP).data == {"running": False, "places": []} and archives(own) == []
    room = Room.with_sums(quick, 1)
    # A file has its name a moment before it is told of.
    until(lambda: admin.get(BACKUP).data["places"] != [])
    assert len(archives(own)) == 1
    state = admin.get(BACKUP).data
    assert state["running"] and state["places"][0]["apart"] is False
    assert admin.delete("/api/admin/homework", tid=room.tid).data is None
    until(lambda: len(archives(own)) == 2)
    assert admin.get(BACKUP).data["running"] is False


@pytest.fixture
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up(module="tests.oj_appliance.backups.hurried_staged_server")
    yield made
    made.close()


def test_while_an_exam_runs_a_further_one_is_made_after_five_minutes_each(stage: WorkStage) -> None:
    own, counts = stage.server.data / "backups", []
    stage.at(-5)
    stage.hold()
    assert archives(own) == []
    for minute in (0, 6, 12, END):
        stage.at(minute)
        wanted = len(counts) + 1
        until(lambda wanted=wanted: len(archives(own)) >= wanted)  # type: ignore[misc]
        counts.append(len(archives(own)))
        assert stage.root.get(BACKUP).data["running"] is (minute != END)
    report("backups", f"{counts} archives after 0, 6, 12 min and the end", "[1, 2, 3, 4]")
    assert counts == [1, 2, 3, 4]


def test_a_disk_that_is_not_there_is_told_and_the_other_place_gets_its_backup(
    admin: Client,
) -> None:
    assert admin.put(SETTINGS, {"disk": "NOT-PLUGGED-IN"}).data is None
    made = places(admin)
    assert made[""]["error"] is None and made[""]["size"] > 0
    assert "no disk is named" in made["NOT-PLUGGED-IN"]["error"]
    assert admin.get("/api/admin/config/get-service-info").data["backupFailed"] is True
    assert admin.put(SETTINGS, {"disk": ""}).data is None
    assert list(places(admin)) == [""]
    assert admin.get("/api/admin/config/get-service-info").data["backupFailed"] is False


def test_an_empty_folder_where_the_stick_was_takes_no_backup(admin: Client) -> None:
    with stick() as disk:
        admin.put(SETTINGS, {"disk": disk.name}).data  # noqa: B018
        assert places(admin)[disk.name]["apart"] is True
        subprocess.run(["umount", str(disk)], check=True)
        assert "nothing is mounted at" in places(admin)[disk.name]["error"]
        assert list(disk.iterdir()) == []
    admin.put(SETTINGS, {"disk": ""}).data  # noqa: B018


def test_a_disk_that_is_full_keeps_its_newest_backup(admin: Client) -> None:
    with stick("80m") as disk:
        admin.put(SETTINGS, {"disk": disk.name}).data  # noqa: B018
        name = places(admin)[disk.name]["name"]
        (disk / "holiday.mp4").write_bytes(bytes(30_000_000))
        assert "is full" in places(admin)[disk.name]["error"]
        assert archives(disk) == [name]
        (disk / "holiday.mp4").unlink()
        assert places(admin)[disk.name]["error"] is None
    admin.put(SETTINGS, {"disk": ""}).data  # noqa: B018


def test_a_backup_whose_files_are_missing_or_harmed_is_refused(
    quick: ServerProcess, admin: Client, tmp_path: Path
) -> None:
    with stick() as disk:
        admin.put(SETTINGS, {"disk": disk.name}).data  # noqa: B018
        assert places(admin)[disk.name]["error"] is None
        kept = next(each for each in (disk / "oj-exam-files").rglob("*") if each.is_file())
        content = kept.read_bytes()
        for harm, said in (
            (lambda: kept.write_bytes(b"x" * len(content)), "checksums differ"),
            (kept.unlink, "lacks"),
        ):
            harm()
            target = str(tmp_path / "new")
            refused = quick.oj("restore", str(disk), "--data", target, check=False)
            assert refused.returncode == 1 and said in refused.stderr
            assert not (tmp_path / "new" / "oj.sqlite3").exists()
    admin.put(SETTINGS, {"disk": ""}).data  # noqa: B018


@pytest.mark.parametrize("values", [{"examKept": 1}, {"examKept": 101}, {"disk": "../etc"}])
def test_settings_that_make_no_sense_are_refused(admin: Client, values: dict[str, Any]) -> None:
    assert admin.put(SETTINGS, values).http == 400


def test_between_start_and_end_five_minutes_lie_between_two() -> None:
    def due(minutes: float | None, *, now: bool = True, before: bool = True) -> bool:
        last = None if minutes is None else 100 * MINUTE
        at = round((100 + (minutes or 0)) * MINUTE)
        return is_due(is_running=now, was_running=before, last_at=last, now=at)

    assert [due(minutes) for minutes in (1, 4, 4.9, 5, 6)] == [False, False, True, True, True]
    assert due(1, before=False) and due(1, now=False)
    assert not due(9, now=False, before=False)
    assert due(None) and due(-1)  # the clock was set back
