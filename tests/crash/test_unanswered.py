"""The cut between a submission's arrival and its answer: the same key again is safe."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator

import pytest

from oj_appliance.fault_points import ENVIRONMENT_NAME
from tests.crash import records
from tests.crash.power_cuts import prepared_server
from tests.crash.programs import PROGRAMS
from tests.crash.submitter import Sending
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.server_process import ServerProcess

pytestmark = pytest.mark.crash

# More than the commits of a start.
MOST_PASSAGES = 12


@pytest.fixture
def prepared() -> Iterator[tuple[ServerProcess, list[int]]]:
    server, pids = prepared_server()
    yield server, pids
    server.kill()
    server.remove()


def starts_completely(server: ServerProcess, faults: dict[str, str]) -> bool:
    """Whether it lived until it said READY: then all commits of its start are behind it."""
    said = server.output().count("READY")
    try:
        server.start(faults)
    except AssertionError:
        return False
    assert server.process is not None
    while server.output().count("READY") == said:
        if server.process.poll() is not None:
            return False
        time.sleep(0.02)
    return True


def cut_during_submit(server: ServerProcess, point: str, sending: Sending) -> Client:
    """Lets the server die at `point` of the commit that holds the submission; the client is
    logged in."""
    server.start()
    client = server.add_user("student")
    server.stop()
    for passage in range(1, MOST_PASSAGES):
        if not starts_completely(server, {ENVIRONMENT_NAME: f"{point}:{passage}"}):
            continue
        with pytest.raises((OSError, http.client.HTTPException)):
            sending.send(client)
        return client
    raise AssertionError("the server never came up")


def test_a_submission_that_was_committed_but_not_answered_is_found_by_its_key(
    prepared: tuple[ServerProcess, list[int]],
) -> None:
    server, pids = prepared
    sending = Sending("unanswered", PROGRAMS[0], pids[0])
    client = cut_during_submit(server, "after_commit", sending)
    assert [row.client_key for row in records.rows(server.data)] == [sending.key]
    server.start()
    answer = sending.send(client)
    assert answer.headers["idempotent-replay"] == "true"
    assert wait_for_verdict(client, answer.data["submitId"])["status"] == sending.program.verdict
    assert len(records.rows(server.data)) == 1


def test_a_submission_that_was_not_committed_leaves_nothing_and_its_key_is_free(
    prepared: tuple[ServerProcess, list[int]],
) -> None:
    server, pids = prepared
    sending = Sending("uncommitted", PROGRAMS[0], pids[0])
    client = cut_during_submit(server, "before_commit", sending)
    assert records.rows(server.data) == []
    server.start()
    answer = sending.send(client)
    assert "idempotent-replay" not in answer.headers
    assert wait_for_verdict(client, answer.data["submitId"])["status"] == sending.program.verdict
    assert len(records.rows(server.data)) == 1
