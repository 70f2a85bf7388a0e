"""One server with a clock that tests set, for all that is said of boards over HTTP."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.oj_appliance.contests.boards.staged import Stage
from tests.server_process import ServerProcess


@pytest.fixture(scope="package")
def stage() -> Iterator[Stage]:
    running = ServerProcess(module="tests.oj_appliance.contests.boards.stage").start()
    try:
        yield Stage.on(running, time.time_ns() // 1_000_000)
        running.stop()
    finally:
        running.remove()
