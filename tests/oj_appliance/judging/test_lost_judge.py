"""Parts of the judge are killed while the server runs: no submission pays for it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.judging import dispatcher
from oj_appliance.judging.one_offs import OneOffs
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.slots import Slots
from oj_appliance.judging.types import (
    InstalledLanguage,
    JudgeReport,
    SandboxUnavailable,
    TestRunReport,
    TestRunTask,
    Verdict,
)
from tests.http_client import Client
from tests.judging_waits import submit, verdict_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

RIGHT = "print(sum(map(int, input().split())))"


def native(server: ServerProcess, name: str) -> int:
    """The server's process of that name."""
    assert server.process is not None
    (found,) = [pid for pid in family(server.process.pid) if command(pid) == name]
    return found


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task").glob("*/children")
    below = [int(child) for file in children for child in read(file).split()]
    return below + [each for child in below for each in family(child)]


def command(pid: int) -> str:
    return read(Path(f"/proc/{pid}/comm")).strip()


def read(file: Path) -> str:
    """Nothing of a process that has ended since it was listed, as boxes do after each program."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def kill(server: ServerProcess, *names: str) -> None:
    for pid in [native(server, name) for name in names]:
        os.kill(pid, signal.SIGKILL)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def health(client: Client) -> str:
    return str(client.get("/api/health").data["status"])


def test_after_the_manager_was_killed_the_next_submission_is_judged(
    own_server: ServerProcess,
) -> None:
    root = own_server.client("root")
    pid = add_problem(root, a_plus_b("LOST"))
    killed = native(own_server, "oj-manager")
    kill(own_server, "oj-manager")
    for _ in range(3):
        assert verdict_of(root, pid, "Python3", RIGHT) == Verdict.ACCEPTED
    assert native(own_server, "oj-manager") != killed
    assert health(root) == "ok"


def test_where_no_manager_can_be_made_rows_wait_and_say_so(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    pid = add_problem(root, a_plus_b("SUM"))
    assert health(root) == "ok"
    kill(own_server, "oj-guardian", "oj-manager")
    submission = submit(root, pid, "Python3", RIGHT)

    def row() -> dict[str, object]:
        rows = root.post("/api/check-submissions-status", {"submitIds": [submission]}).data
        return dict(rows[str(submission)])

    wait_until(lambda: row()["queueReason"] == "no_sandbox")
    assert (row()["status"], row()["queuePosition"]) == (Verdict.PENDING, 1)
    assert health(root) == "degraded"
    (worker,) = root.get("/api/admin/judge/queue").data["workers"]
    assert (worker["state"], worker["reason"]) == ("refuses", "no_sandbox")
    checks = root.post("/api/admin/doctor/run").data["checks"]
    levels = {each["id"]: each["level"] for each in checks}
    assert levels["judge.box"] == "red", levels
    # After a start anew by whoever watches over the server it is judged, as if nothing had been.
    own_server.stop()
    own_server.start()
    root = own_server.client("root")
    wait_until(lambda: row()["status"] not in (Verdict.PENDING, Verdict.COMPILING, Verdict.JUDGING))
    assert row()["status"] == Verdict.ACCEPTED


class FadingJudge:
    """Lost at first, as often as told; well again once somebody has looked so often."""

    def __init__(self, lost_for: int) -> None:
        self.looks_left = lost_for
        self.asked = 0

    def languages(self) -> tuple[InstalledLanguage, ...]:
        return ()

    def judge(self, *_: Any, **__: Any) -> JudgeReport:
        raise AssertionError("no whole judging is asked for")

    def test_run(self, task: TestRunTask, **_: Any) -> TestRunReport:
        self.asked += 1
        if self.looks_left:
            raise SandboxUnavailable("the manager has ended")
        return TestRunReport(Verdict.ACCEPTED, stdout=task.input)

    def compile_check(self, *_: Any, **__: Any) -> None:
        return None

    def probe(self, **_: Any) -> tuple[InstalledLanguage, ...]:
        self.looks_left -= 1
        if self.looks_left:
            raise SandboxUnavailable("the manager has ended")
        return ()

    def close(self) -> None:
        pass


def test_work_waits_for_a_lost_judge_and_is_done_once_when_it_is_well_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dispatcher, "REVIVE_S", 0)
    judge = FadingJudge(lost_for=3)

    async def work() -> None:
        queue = InProcessQueue(2)
        slots = Slots(judge, most=2, limit=2)
        one_offs = OneOffs(queue, slots)
        dispatching = dispatcher.Dispatcher(queue, slots, one_offs)
        tasks = [TestRunTask("", "C", 1, 1, 1, input=str(number)) for number in range(5)]
        ended = [await one_offs.hand_over(task, owner="ann") for task in tasks]
        assert dispatching.installed() == ()
        dispatching.start(one_offs)
        assert [(await each).stdout for each in ended] == [task.input for task in tasks]
        assert dispatching.can_judge and len(queue) == 0
        # Each slot may have found out for itself, and nothing is done twice.
        assert len(tasks) < judge.asked <= len(tasks) + 2
        await dispatching.stop(grace_seconds=10)

    asyncio.run(asyncio.wait_for(work(), timeout=60))
