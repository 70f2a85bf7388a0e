"""A coroutine that a server forgets to wait for fails the test that used the server."""

from __future__ import annotations

import pytest

from tests.fakes import forgetful_server
from tests.server_process import ServerProcess


def test_a_server_that_forgets_work_is_found_out_when_it_is_stopped_or_ended() -> None:
    server = ServerProcess(module=forgetful_server.__name__).start()
    try:
        with pytest.raises(AssertionError, match="'sleep' was never awaited"):
            server.stop()
    finally:
        with pytest.raises(AssertionError, match="'sleep' was never awaited"):
            server.end()
    assert not server.data.exists()
