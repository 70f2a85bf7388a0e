"""Servers that several files about accounts share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server_process import ServerProcess


@pytest.fixture(scope="package")
def proxied() -> Iterator[ServerProcess]:
    """Callers may stand at any address: the proxy says so."""
    environment = {
        "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "100000",
        "OJ_SERVER_TRUSTED_PROXY": "127.0.0.1",
    }
    running = ServerProcess(environment=environment).start()
    yield running
    running.stop()
    running.remove()
