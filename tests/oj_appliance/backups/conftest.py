"""A server of its own, to be stopped, killed and started anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_process import ServerProcess


@pytest.fixture
def own_server() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.end()
