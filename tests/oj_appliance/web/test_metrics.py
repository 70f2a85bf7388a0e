"""/metrics is for root and for the token of the settings (contract home.md)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

COUNT = r'oj_request_seconds_count\{call="get_submission_list",status="200"\} (\S+)'


def test_root_reads_numbers_that_name_calls_and_no_people(site: ServerProcess) -> None:
    root = site.client("root")
    counts = []
    for _ in range(2):
        root.get("/api/get-submission-list", username="somebody-special")
        text = root.get("/metrics").body.decode()
        counts.append(float(re.findall(COUNT, text)[0]))
    assert counts[1] == counts[0] + 1
    assert "oj_queue_waiting 0.0" in text
    assert "somebody-special" not in text


@pytest.mark.parametrize("sent", ["monitor-token", "Bearer monitor-token"])
def test_the_token_of_the_settings_opens_it(site: ServerProcess, sent: str) -> None:
    assert Client(site.base, token=sent).get("/metrics").http == 200


def test_nobody_else_reads_it(
    server: ServerProcess, new_user: Callable[..., Client], site: ServerProcess
) -> None:
    for client in (new_user(), new_user("admin"), Client(server.base, token="monitor-token")):
        answer = client.get("/metrics")
        assert (answer.http, answer.body) == (401, b"")
    for token in ("", "Bearer ", "monitor-tokem"):
        assert Client(site.base, token=token).get("/metrics").http == 401
