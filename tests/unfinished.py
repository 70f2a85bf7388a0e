"""A test that never ends, with all that a test may have running: a server that judges, a sandbox of
its own, a browser. Not collected by itself; test_cut_off_runs.py starts it in another process."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.crash.remains import JudgeWatch
from tests.e2e.browser import launch
from tests.http_client import Client
from tests.judge_sandbox.sandbox_fixture import open_sandbox
from tests.judging_waits import submit
from tests.problem_bodies import a_plus_b, add_problem
from tests.run_guard import folder_prefix
from tests.server_process import ServerProcess

TOLD_TO = "TEST_UNFINISHED_FILE"
JUDGING = 7


def test_that_never_ends(tmp_path: Path) -> None:
    server = ServerProcess()
    server.start()
    assert server.process is not None
    manager = JudgeWatch(server.process.pid).manager()
    assert manager is not None
    root = server.client("root")
    pid = add_problem(root, a_plus_b("ENDLESS", timeLimit=30_000))
    number = submit(root, pid, "Python3", "while True: pass")
    with open_sandbox(tmp_path / "cache"), sync_playwright() as playwright:
        launch(playwright).new_page().goto(server.base)
        while _status(root, number) != JUDGING:
            time.sleep(0.05)
        told = {"pid": os.getpid(), "folders": folder_prefix(), "manager": asdict(manager)}
        Path(os.environ[TOLD_TO]).write_text(json.dumps(told))
        time.sleep(3600)


def _status(client: Client, number: int) -> int:
    answer = client.post("/api/check-submissions-status", {"submitIds": [number]})
    return int(answer.data[str(number)]["status"])
