"""From one version to another, and back by itself: real processes that are killed after every step,
and new versions that fail in every way they can."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.fault_points import UPGRADE_POINTS
from oj_appliance.upgrades import trial_data

from .versions import Installation

# After it the new version is the one that is started.
SWITCH = UPGRADE_POINTS.index("upgrade_switched")


def test_a_file_that_was_asked_for_takes_the_place_of_the_program(
    installation: Installation,
) -> None:
    installation.ask(installation.file(2))
    installation.start()
    assert installation.serves() == 2 and installation.data_version() == 2
    assert installation.left_overs() == set()
    assert (installation.folder.blobs / "ab/abc").read_text("utf-8") == "test data"
    (past,) = installation.history()
    assert (past.ending, past.version, past.version_before) == (
        "done",
        "0.2.0 (00000002)",
        "0.1.0 (00000001)",
    )
    assert past.backup == "oj-upgrade-1.tar"
    record = installation.prefix.record()
    assert record is not None and record.version == "0.2.0"


@pytest.mark.parametrize("point", UPGRADE_POINTS)
def test_a_power_cut_after_any_step_leaves_one_of_the_two_whole(
    installation: Installation, point: str
) -> None:
    installation.ask(installation.file(2))
    installation.start(faults=point)
    assert installation.ends() == -signal.SIGKILL
    installation.start()
    whole = 2 if UPGRADE_POINTS.index(point) >= SWITCH else 1
    assert installation.serves() == whole and installation.data_version() == whole
    assert installation.left_overs() == set()
    (past,) = installation.history()
    assert past.ending == ("done" if whole == 2 else "back")
    assert whole == 2 or ("power cut" in past.reason_en and "断电" in past.reason_zh)


@pytest.mark.parametrize("passage", range(1, 5))
def test_a_power_cut_between_program_and_data_leaves_the_new_one_whole(
    installation: Installation, passage: int
) -> None:
    """Two things change their place here, each by two renames: database and files."""
    installation.ask(installation.file(2))
    installation.start(faults=f"upgrade_move:{passage}")
    assert installation.is_cut()
    installation.start()
    assert installation.serves() == 2 and installation.data_version() == 2
    assert installation.left_overs() == set()
    assert (installation.folder.blobs / "ab/abc").read_text("utf-8") == "test data"


def test_power_cuts_at_any_moment_leave_one_of_the_two_whole(installation: Installation) -> None:
    """Also cuts of what ends or undoes a cut-off one."""
    chance = random.Random(17)
    file = installation.file(2)
    for _ in range(3):
        if installation.prefix.current.resolve().name.startswith("0.1"):
            installation.ask(file)
        for _ in range(2):
            installation.start()
            time.sleep(chance.uniform(0.2, 2))
            installation.kill()
        installation.start()
        number = installation.serves()
        assert installation.data_version() == number and installation.left_overs() == set()
        installation.kill()
        if number == 2:
            break
    assert {past.ending for past in installation.history()} <= {"done", "back"}


@pytest.mark.parametrize(
    ("how", "within_s", "told"),
    [
        ({"starts": "crashes"}, 60, "ended by itself (code 1): a module is missing"),
        ({"starts": "dies"}, 60, "ended by itself (code -9): —"),  # not what `migrate` said
        ({"starts": "hangs"}, 1, "did not answer within 1 s"),
        ({"starts": "unwell"}, 8, "did not call itself well within 8 s"),
        ({"starts": "falls over"}, 60, "ended by itself (code 3)"),
        ({"migrates": "fails"}, 60, "could not convert the data: no such column: grades"),
        ({"migrates": "hangs"}, 1, "did not answer within 1 s"),
    ],
)
def test_a_version_that_fails_goes_back_by_itself(
    installation: Installation, how: dict[str, Any], within_s: float, told: str
) -> None:
    installation.ask(installation.file(2, **how))
    installation.start(within_s=within_s)
    assert installation.serves() == 1 and installation.data_version() == 1
    assert installation.left_overs() == set()
    (past,) = installation.history()
    assert past.ending == "back" and told in past.reason_en and "新版本" in past.reason_zh


def test_after_one_that_failed_a_better_one_is_taken(installation: Installation) -> None:
    installation.ask(installation.file(2, starts="crashes"))
    installation.start()
    assert installation.serves() == 1
    installation.kill()
    installation.ask(installation.file(3))
    installation.start()
    assert installation.serves() == 3
    assert [each.ending for each in installation.history()] == ["done", "back"]


def test_a_site_that_was_not_well_need_not_be_better_afterwards(installation: Installation) -> None:
    installation.ask(installation.file(2, starts="unwell"), was_well=False)
    installation.start()
    assert installation.serves() == 2


def test_what_may_not_be_begun_is_refused_and_nothing_is_touched(
    installation: Installation,
) -> None:
    told = []
    damaged = bytearray(installation.file(2).read_bytes())
    damaged[len(damaged) // 2] ^= 1
    bad = installation.top / "bad.run"
    bad.write_bytes(damaged)
    newer = installation.file(2)
    exam = installation.folder.root / "exam"
    for file, title in (
        (bad, ""),
        (installation.file(1), ""),
        (installation.file(0), ""),
        (installation.release.pack({"usr/bin/cc": "a compiler"}), ""),
        (newer, "Maths, class 7"),
    ):
        if title:
            exam.write_text(title, "utf-8")
        installation.ask(file)
        installation.start()
        assert installation.serves() == 1 and installation.data_version() == 1
        assert installation.left_overs() == set()
        past = installation.history()[0]
        assert past.ending == "refused"
        told.append(past.reason_en)
        installation.kill()
    changed, same, older, pack, busy = told
    assert "changed, or damaged" in changed and "runs already" in same and "is older than" in older
    assert "is no program" in pack and busy == "an exam runs (Maths, class 7)"


def test_a_full_disk_goes_back(installation: Installation) -> None:
    """A disk of its own for the program, as large as what is there and a little more."""
    program = installation.prefix.root
    kept = installation.top / "kept"
    program.rename(kept)
    program.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=80m", "tmpfs", str(program)], check=True)
    try:
        subprocess.run(["cp", "-a", f"{kept}/.", str(program)], check=True)
        file = installation.file(2)
        filler = program / "filler"
        with filler.open("wb") as opened:
            os.posix_fallocate(opened.fileno(), 0, 40 << 20)
        installation.ask(file)
        installation.start()
        assert installation.serves() == 1 and installation.left_overs() == set()
        assert "too full" in installation.history()[0].reason_en
        installation.kill()
    finally:
        subprocess.run(["umount", "--lazy", str(program)], check=True)


def test_a_tried_version_that_outlived_its_trial_is_ended(installation: Installation) -> None:
    """Whoever tried it was killed alone, as by the kernel when memory is short."""
    installation.ask(installation.file(2, starts="unwell"))
    installation.start()
    lock = trial_data.trial_folder(installation.folder).lock
    deadline = time.monotonic() + 120
    while not (lock.exists() and b"process" in lock.read_bytes()) and time.monotonic() < deadline:
        time.sleep(0.02)
    tried = int(lock.read_text("ascii").split()[1].rstrip(","))
    assert installation.process is not None
    os.kill(installation.process.pid, signal.SIGKILL)
    installation.process.wait()
    installation.start()
    assert installation.serves() == 1 and installation.left_overs() == set()
    assert not Path("/proc", str(tried)).exists() or "Z" in Path(f"/proc/{tried}/stat").read_text()


def test_the_site_cannot_lead_whoever_upgrades_elsewhere(installation: Installation) -> None:
    """What the site may write it may also make a link."""
    elsewhere = installation.top / "precious"
    elsewhere.mkdir()
    (elsewhere / "file").write_text("kept", "utf-8")
    (installation.folder.root / "upgrade-trial").symlink_to(elsewhere)
    installation.ask(installation.file(2))
    (installation.folder.root / "upgrade/asked.json").rename(installation.top / "asked.json")
    (installation.folder.root / "upgrade/asked.json").symlink_to(installation.top / "asked.json")
    installation.start()
    assert installation.serves() == 1  # the word is a link: nobody asked
    installation.kill()
    installation.ask(installation.file(2))
    installation.start()
    assert installation.serves() == 2
    assert (elsewhere / "file").read_text("utf-8") == "kept"
