"""/metrics is for root and for the token of the settings (contract home.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def watched() -> Iterator[ServerProcess]:
    server = ServerProcess(environment={"OJ_METRICS_TOKEN": "monitor-token"}).start()
    yield server
    server.stop()
    server.remove()


def test_root_reads_numbers_that_name_calls_and_no_people(watched: ServerProcess) -> None:
    root = watched.client("root")
    root.get("/api/get-submission-list", username="somebody-special")
    text = root.get("/metrics").body.decode()
    assert 'oj_request_seconds_count{call="get_submission_list",status="200"} 1.0' in text
    assert "oj_queue_waiting 0.0" in text
    assert "somebody-special" not in text


@pytest.mark.parametrize("sent", ["monitor-token", "Bearer monitor-token"])
def test_the_token_of_the_settings_opens_it(watched: ServerProcess, sent: str) -> None:
    assert Client(watched.base, token=sent).get("/metrics").http == 200


def test_nobody_else_reads_it(
    server: ServerProcess, new_user: Callable[..., Client], watched: ServerProcess
) -> None:
    for client in (new_user(), new_user("admin"), Client(server.base, token="monitor-token")):
        answer = client.get("/metrics")
        assert (answer.http, answer.body) == (401, b"")
    for token in ("", "Bearer ", "monitor-tokem"):
        assert Client(watched.base, token=token).get("/metrics").http == 401
