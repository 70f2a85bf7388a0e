"""A second server for the suite, whose limits are reached soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_process import ServerProcess


@pytest.fixture(scope="session")
def limited_server() -> Iterator[ServerProcess]:
    """Limits are counted by account: take a fresh one. Crashed pages are counted by address."""
    environment = {
        "OJ_LIMITS_UPLOAD_PER_MINUTE": "2",
        "OJ_LIMITS_SUBMIT_INTERVAL": "true",
        "OJ_LIMITS_CRASH_PER_MINUTE": "3",
    }
    running = ServerProcess(environment=environment).start()
    yield running
    running.stop()
    running.remove()
