"""Servers that the suite shares beside the first one. A test makes accounts, problems and addresses
of its own on them, and compares numbers with those before it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

SETTINGS = {
    "/api/admin/config/get-web-config": "/api/admin/config/set-web-config",
    "/api/admin/config/get-email-config": "/api/admin/config/set-email-config",
    "/api/admin/switch/info": "/api/admin/switch/update",
}
METRICS_TOKEN = "monitor-token"


@pytest.fixture(scope="session")
def limited_server() -> Iterator[ServerProcess]:
    """Its limits are reached soon. They are counted by account: take a fresh one. Crashed pages are
    counted by address."""
    environment = {
        "OJ_LIMITS_UPLOAD_PER_MINUTE": "2",
        "OJ_LIMITS_DRAFT_PER_MINUTE": "2",
        "OJ_LIMITS_SUBMIT_INTERVAL": "true",
        "OJ_LIMITS_CRASH_PER_MINUTE": "3",
    }
    running = ServerProcess(environment=environment).start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="session")
def own_server() -> Iterator[ServerProcess]:
    """One that may be paused, killed and started again; it is left running and judging."""
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="session")
def _changeable() -> Iterator[tuple[ServerProcess, dict[str, dict[str, Any]]]]:
    running = ServerProcess(environment={"OJ_METRICS_TOKEN": METRICS_TOKEN}).start()
    root = running.client("root")
    yield running, {read: root.get(read).data for read in SETTINGS}
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def site(
    _changeable: tuple[ServerProcess, dict[str, dict[str, Any]]],
) -> Iterator[ServerProcess]:
    """One whose settings may be changed. Each file finds them as they are after the setup."""
    running, first = _changeable
    yield running
    root = running.client("root")
    for read, write in SETTINGS.items():
        values = {name: value for name, value in first[read].items() if name != "gmtModified"}
        if "emailPassword" in values:
            assert root.put(write, {"emailPassword": ""}).status == 200
        assert root.put(write, values).status == 200, root.put(write, values).json


@pytest.fixture(scope="session")
def _used_folder() -> Iterator[ServerProcess]:
    used = ServerProcess().start()
    add_problem(used.client("root"), a_plus_b("USED"))
    used.stop()
    yield used
    used.remove()


@pytest.fixture
def stopped(_used_folder: ServerProcess) -> Iterator[ServerProcess]:
    """A data folder with one problem, whose server ran once; it runs where a test starts it."""
    server = ServerProcess()
    subprocess.run(["cp", "-a", f"{_used_folder.data}/.", str(server.data)], check=True)
    yield server
    server.end()
