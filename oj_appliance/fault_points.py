"""Places where a crash test may kill the server, named so that it lands exactly there.

They exist only while the environment variable OJ_TEST_FAULTS is set (`oj doctor` reports that):
`OJ_TEST_FAULTS=after_commit:3` kills the whole process group at the third passage.
"""

from __future__ import annotations

import os
import signal
import threading

ENVIRONMENT_NAME = "OJ_TEST_FAULTS"
# On a submission's way to its verdict.
JUDGING_POINTS = ("before_commit", "after_commit", "compile", "run", "verdict_write")
# On the way of a backup to its name, and of a restore to the data folder.
BACKUP_POINTS = ("backup_written", "restore_unpack", "restore_stage", "restore_move")
# On the way from one version to another: the steps that are done (upgrades/course.py).
UPGRADE_POINTS = (
    *("upgrade_taken", "upgrade_unpacked", "upgrade_copied", "upgrade_migrated", "upgrade_healthy"),
    *("upgrade_switched", "upgrade_settled"),
)
# On the way back from a version that fails once it is in place (upgrades/way_back.py).
RETURN_POINTS = ("return_told", "return_data", "return_linked", "return_tidied")
# Before each name that changes its place, between them.
MOVES = ("upgrade_move", "return_move")
POINTS = (
    *(*JUDGING_POINTS, "rejudge_part", *BACKUP_POINTS, *UPGRADE_POINTS, *RETURN_POINTS, *MOVES),
    "pack_step",
)

_lock = threading.Lock()


def _read_plan() -> dict[str, int]:
    plan: dict[str, int] = {}
    for part in filter(None, os.environ.get(ENVIRONMENT_NAME, "").split(",")):
        point, _, passage = part.partition(":")
        if point not in POINTS:
            raise ValueError(f"{ENVIRONMENT_NAME}: unknown fault point {point!r}")
        plan[point] = int(passage or 1)
    return plan


_plan = _read_plan()


def active() -> bool:
    return bool(_plan)


def pass_point(point: str) -> None:
    """Does nothing in a real server; under a plan, dies at the passage that was asked for."""
    if point not in _plan:
        return
    with _lock:
        _plan[point] -= 1
        if _plan[point] == 0:
            os.killpg(os.getpgrp(), signal.SIGKILL)
