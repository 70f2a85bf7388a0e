"""Disks as schools have them: pulled out or filled up while a backup is written, locked against
writing, silent in the middle. Nothing that was there is lost, and it is said in both languages."""

from __future__ import annotations

import errno
import os
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from oj_appliance.accounts.rules import ROOT_UID
from oj_appliance.backups.archive import read_sums
from oj_appliance.backups.disk_faults import disk_fault
from oj_appliance.backups.exams.types import Chosen
from oj_appliance.backups.places import MARK
from oj_appliance.backups.types import MANUAL, NIGHTLY, BadBackupError
from oj_appliance.backups.waiting import SilentPlaceError, beat, within
from oj_appliance.errors import ApiError, Phrase
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.web.guards import Actor, Viewer
from tests.exam.disks import stick
from tests.exam.flushed_disk import FlushedDisk
from tests.oj_appliance.backups.sites import Site, on_a_site

ROOT = Actor(Viewer(ROOT_UID, "root"), "127.0.0.1")
MEGABYTE = 1024 * 1024
Harm = Callable[[FlushedDisk], None]


def pull_out(disk: FlushedDisk) -> None:
    disk.cut()


def fill_up(disk: FlushedDisk) -> None:
    usage = os.statvfs(disk.place)
    with (disk.place / "holiday.mp4").open("wb") as film:
        os.posix_fallocate(film.fileno(), 0, usage.f_bfree * usage.f_frsize - MEGABYTE)


@pytest.fixture
def during(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], None]:
    """What happens once, when some of a backup has reached the disk."""

    def plan(harm: Callable[[], None]) -> None:
        flush, left = os.fdatasync, [1]

        def flush_and_harm(fd: int) -> None:
            if left and Path(f"/proc/self/fd/{fd}").readlink().suffix == ".part":
                left.pop()
                harm()
            flush(fd)

        monkeypatch.setattr(os, "fdatasync", flush_and_harm)

    return plan


@pytest.mark.parametrize(
    ("harm", "english", "chinese"),
    [(pull_out, "was pulled out", "已被拔出"), (fill_up, "is full", "已满")],
)
def test_a_disk_that_fails_in_the_middle_of_a_night_costs_no_backup(
    harm: Harm,
    english: str,
    chinese: str,
    during: Callable[[Callable[[], None]], None],
    tmp_path: Path,
) -> None:
    """The data folder's own place gets it, and the chosen one is told of."""

    async def night(site: Site, disk: FlushedDisk) -> tuple[Path, list[Path], Phrase | None]:
        backups = site.part.backups
        BlobFolder(tmp_path / "data" / "blobs").put(os.urandom(8 * MEGABYTE))
        await backups.choose(Chosen(str(disk.folder), ""), ROOT)
        earlier = await backups.take_backup(MANUAL)
        during(lambda: harm(disk))
        await backups.make_nightly()
        assert backups.last_failed
        (state,) = await backups.states()
        return earlier, list((tmp_path / "data" / "backups").glob("oj-*")), state.fault

    with FlushedDisk.mounted(size_mb=400) as disk:
        earlier, made, fault = on_a_site(tmp_path / "data", lambda site: night(site, disk))
        assert fault is not None
        assert english in fault.en and chinese in fault.zh
        (backup,) = made
        assert backup.name.startswith("oj-nightly-")
        with backup.open("rb") as file:
            assert "oj.sqlite3" in read_sums(file)
        if harm is fill_up:  # of the other one nobody can read any more
            assert {each.name for each in disk.folder.iterdir()} == {MARK, earlier.name}


def test_a_folder_that_is_gone_costs_no_night_and_comes_back_by_itself(tmp_path: Path) -> None:
    """A share whose computer is off for some days, for example."""
    share, away = tmp_path / "share", tmp_path / "away"

    async def nights(site: Site) -> tuple[list[str], Phrase | None, Phrase | None]:
        backups = site.part.backups
        share.mkdir()
        await backups.choose(Chosen(str(share), ""), ROOT)
        share.rename(away)
        await backups.make_nightly()
        own = sorted(each.name for each in (tmp_path / "data" / "backups").glob("oj-*"))
        gone = (await backups.states())[0].fault
        away.rename(share)
        await backups.make_nightly()
        assert not backups.last_failed
        return own, gone, (await backups.states())[0].fault

    own, gone, back = on_a_site(tmp_path / "data", nights)
    assert len(own) == 1 and own[0].startswith("oj-nightly-")
    assert gone is not None and "does not exist" in gone.en
    assert back is None
    assert [each.name[:11] for each in share.glob("oj-*")] == ["oj-nightly-"]


def test_a_stick_that_is_locked_is_refused_with_what_to_do(tmp_path: Path) -> None:
    async def tried(site: Site, disk: Path) -> tuple[Phrase, Phrase]:
        backups, exams = site.part.backups, site.part.exams
        await backups.choose(Chosen("", disk.name), ROOT)
        await backups.make_nightly()
        earlier = sorted(disk.iterdir())
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        await backups.make_nightly()
        by_place = {each.target: each for each in await exams.make(ROOT)}
        assert by_place[""].error is None
        assert sorted(disk.iterdir()) == earlier
        with pytest.raises(ApiError) as refused:
            await backups.choose(Chosen(str(disk), ""), ROOT)
        assert refused.value.key == "backup.bad_folder"
        told, of_exam = backups.copy_faults[disk.name], by_place[disk.name].error
        assert of_exam is not None
        return told, of_exam

    with stick() as disk:
        for told in on_a_site(tmp_path / "data", lambda site: tried(site, disk)):
            assert "can only be read" in told.en and "写保护" in told.zh


def test_an_exam_whose_places_are_all_gone_is_kept_on_the_data_folders_disk(
    tmp_path: Path,
) -> None:
    share = tmp_path / "share"

    async def made(site: Site) -> dict[str, bool]:
        share.mkdir()
        await site.part.backups.choose(Chosen(str(share), ""), ROOT)
        first = {each.target: each.error is None for each in await site.part.exams.make(ROOT)}
        assert first == {str(share): True}
        share.rename(tmp_path / "away")
        return {each.target: each.error is None for each in await site.part.exams.make(ROOT)}

    assert on_a_site(tmp_path / "data", made) == {str(share): False, "": True}
    assert len(list((tmp_path / "data" / "backups").glob("oj-exam-*.tar"))) == 1


def test_a_copy_that_stands_still_in_the_middle_is_given_up_and_joined_by_nobody() -> None:
    """Signs of life carry it on; without one the place counts as silent until it has answered."""
    is_there, calls = threading.Event(), []

    def copy() -> str:
        for _ in range(3):
            beat()
        is_there.wait()
        return "copied"

    with pytest.raises(SilentPlaceError) as silent:
        within("share", copy, seconds=0.05)
    assert "does not answer" in silent.value.said.en and "没有响应" in silent.value.said.zh
    with pytest.raises(SilentPlaceError):
        within("share", lambda: calls.append(1))
    assert calls == [], "no second thread waits there"
    is_there.set()
    (stuck,) = [each for each in threading.enumerate() if each.name == "at share"]
    stuck.join()
    assert within("share", lambda: "back") == "back"


def test_errors_of_disks_are_told_in_both_languages() -> None:
    for number in (
        *(errno.ENOSPC, errno.EROFS, errno.EIO, errno.ESTALE, errno.EACCES, errno.ENOENT),
        *(errno.EEXIST, errno.EFBIG, errno.ENOTCONN),
    ):
        bare, named = disk_fault(OSError(number, "x")), disk_fault(OSError(number, "x", "/media/A"))
        assert bare.zh != bare.en and "Errno" not in bare.zh + bare.en
        assert named.en == f"/media/A: {bare.en}" and named.zh == f"/media/A：{bare.zh}"
    other = disk_fault(OSError(errno.ELOOP, "too many"))
    assert other.en == other.zh == f"[Errno {errno.ELOOP}] too many"


def test_what_cannot_be_read_again_is_no_backup(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A stick that claims more room than it has gives other bytes than it was given."""

    async def made(site: Site) -> list[str]:
        BlobFolder(tmp_path / "data" / "blobs").put(os.urandom(8 * MEGABYTE))
        advise = os.posix_fadvise

        def forget(fd: int, start: int, length: int, advice: int) -> None:
            os.pwrite(fd, b"other bytes", 4 * MEGABYTE)
            advise(fd, start, length, advice)

        monkeypatch.setattr(os, "posix_fadvise", forget)
        with pytest.raises(BadBackupError):
            await site.part.backups.take_backup(MANUAL)
        await site.part.backups.make_nightly()
        (outcome,) = await site.part.exams.make(ROOT)
        assert outcome.error is not None
        return [each.state for each in await site.part.backups.all() if each.kind == NIGHTLY]

    assert on_a_site(tmp_path / "data", made) == ["failed"]
    left = [each.name for each in (tmp_path / "data" / "backups").glob("oj-*")]
    assert left == [] or left == ["oj-exam-files"]
