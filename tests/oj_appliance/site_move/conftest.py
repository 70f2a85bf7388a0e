"""A site that others move into: what comes with them, and what stays paused, meets no other one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_process import ServerProcess


@pytest.fixture(scope="package")
def own_server() -> Iterator[ServerProcess]:
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()
