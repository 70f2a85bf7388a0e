"""A server whose power is cut again and again while students submit."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field
from random import Random

from oj_appliance.fault_points import ENVIRONMENT_NAME, JUDGING_POINTS
from tests.crash import records, remains
from tests.crash.submitter import Submitter
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

STUDENTS = 3
FULL = bool(os.environ.get("OJ_TEST_FULL"))
CUTS_AT_EACH_POINT = 20 if FULL else 3
CUTS_WHILE_WORKING = 88 if FULL else 8
CUTS_WHILE_STARTING = 16 if FULL else 2
# A server that is asked to die at its n-th passage and lives so long never came there.
PATIENCE_S = 90

# The highest passage to die at. A submission takes some four commits.
LATEST_PASSAGE = {
    "before_commit": 14,
    "after_commit": 14,
    "compile": 4,
    "run": 10,
    "verdict_write": 4,
}
STARTING, WORKING = "while starting", "while working"


@dataclass
class PowerCuts:
    """What happened, for the tests to judge."""

    server: ServerProcess
    seed: int
    cuts: list[str] = field(default_factory=list)
    remains: list[str] = field(default_factory=list)
    students: list[Submitter] = field(default_factory=list)

    def summary(self) -> str:
        sent = sum(len(student.sendings) for student in self.students)
        replays = sum(student.replays for student in self.students)
        return f"seed {self.seed}: {len(self.cuts)} cuts, {sent} submissions, {replays} replays"


def prepared_server() -> tuple[ServerProcess, list[int]]:
    """A stopped server with two problems, whose database notes every final write."""
    server = ServerProcess()
    server.start()
    root = server.client("root")
    pids = [add_problem(root, a_plus_b(name)) for name in ("CUT1", "CUT2")]
    server.stop()
    records.log_final_writes(server.data)
    return server, pids


def cut_again_and_again(seed: int) -> PowerCuts:
    random = Random(seed)
    server, pids = prepared_server()
    campaign = PowerCuts(server, seed)
    plan = [STARTING] * CUTS_WHILE_STARTING + [WORKING] * CUTS_WHILE_WORKING
    plan += [point for point in JUDGING_POINTS for _ in range(CUTS_AT_EACH_POINT)]
    random.shuffle(plan)
    server.start()
    for number in range(STUDENTS):
        client = server.add_user(f"student{number}")
        campaign.students.append(Submitter(client, pids, Random(seed + number + 1)))
    server.stop()
    server.process = None
    mounts_before = remains.mounts()
    last: remains.Process | None = None
    for place in plan:
        last = _one_cut(campaign, place, random, last)
        campaign.cuts.append(place)
    _start(campaign, {}, last)
    for student in campaign.students:
        student.finish(PATIENCE_S)
    _drain(server)
    campaign.remains += [f"mount {point}" for point in remains.mounts() - mounts_before]
    server.stop()
    print(campaign.summary())
    return campaign


def _one_cut(
    campaign: PowerCuts, place: str, random: Random, last: remains.Process | None
) -> remains.Process | None:
    """Starts the server, lets it die at `place`; returns its judge's root process."""
    server = campaign.server
    faults = {}
    if place in LATEST_PASSAGE:
        passage = random.randint(1, LATEST_PASSAGE[place])
        faults = {ENVIRONMENT_NAME: f"{place}:{passage}"}
    killer = None
    if place == STARTING:
        killer = _kill_soon(server, random.uniform(0.05, 0.9))
    watch = _start(campaign, faults, last)
    if place == WORKING:
        killer = _kill_soon(server, random.uniform(0, 1.8))
    _expect_death(server, place)
    for student in campaign.students:
        student.server_is_up(False)
    if killer is not None:
        killer.join()
    server.process = None  # so that the next start is not taken for this one
    manager = watch.manager()
    if manager is not None and random.random() < 0.5:
        remains.kill_manager(manager)
    return manager


def _start(
    campaign: PowerCuts, faults: dict[str, str], last: remains.Process | None
) -> remains.JudgeWatch:
    """Starts the server; it may die on the way. Once it is up, nothing of the last may be left."""
    server = campaign.server
    watches: list[remains.JudgeWatch] = []
    watching = threading.Thread(target=lambda: watches.append(_watch(server)), daemon=True)
    watching.start()
    try:
        server.start(faults)
    except AssertionError:
        if server.process is None or server.process.poll() != -signal.SIGKILL:
            raise
    else:
        for student in campaign.students:
            student.server_is_up(True)
    watching.join()
    if last is not None:
        campaign.remains += remains.remains_of(last)
    return watches[0]


def _watch(server: ServerProcess) -> remains.JudgeWatch:
    return remains.JudgeWatch(_process_of(server).pid)


def _process_of(server: ServerProcess) -> subprocess.Popen[bytes]:
    while server.process is None:
        time.sleep(0.005)
    return server.process


def _kill_soon(server: ServerProcess, delay_s: float) -> threading.Thread:
    """Kills the process that runs, or is about to run, after a moment."""

    def kill() -> None:
        _process_of(server)
        time.sleep(delay_s)
        server.kill()

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    return killer


def _expect_death(server: ServerProcess, place: str) -> None:
    assert server.process is not None
    try:
        code = server.process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"the planned cut never happened: {place}") from None
    assert code == -signal.SIGKILL, (
        f"{place}: the server ended by itself\n{server.output()[-3000:]}"
    )


def _drain(server: ServerProcess) -> None:
    """Waits until nothing is unfinished; fails when there is no progress for a while."""
    left = records.unfinished(server.data)
    deadline = time.monotonic() + PATIENCE_S
    while left:
        time.sleep(0.2)
        now = records.unfinished(server.data)
        if now < left:
            left, deadline = now, time.monotonic() + PATIENCE_S
        assert time.monotonic() < deadline, f"{left} submissions wait for ever"
