"""A server of its own, on which backups are put back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def restored_server() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.end()
