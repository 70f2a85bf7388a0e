"""A server that is asked to stop loses nothing, and says so to those who still submit."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.crash import records
from tests.crash.power_cuts import prepared_server
from tests.crash.programs import PROGRAMS, Program
from tests.crash.submitter import Sending
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.crash

PENDING, JUDGING, ACCEPTED = 5, 7, 0
# Works until its limit; with a limit of 60 s nothing but the server's stop ends it in time.
ENDLESS = Program("C", "int main(void) { for (volatile int i = 0;; i++) {} }\n", JUDGING)
# Each of three cases takes a moment, so that the stop arrives while it runs.
LEISURELY = Program(
    "Python3", "import time\ntime.sleep(0.7)\nprint(sum(map(int, input().split())))\n", ACCEPTED
)
SHORT_GRACE = {"OJ_JUDGE_SHUTDOWN_SECONDS": "1", "OJ_JUDGE_SLOTS": "1"}


@pytest.fixture
def server() -> Iterator[ServerProcess]:
    server = ServerProcess()
    server.start()
    yield server
    server.kill()
    server.remove()


def running(client: Client, sending: Sending) -> int:
    """Submits, and waits until the program runs."""
    submission_id = int(sending.send(client).data["submitId"])
    wait_until_it_runs(client, submission_id)
    return submission_id


def wait_until_it_runs(client: Client, submission_id: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        answer = client.post("/api/check-submissions-status", {"submitIds": [submission_id]})
        if answer.data[str(submission_id)]["status"] == JUDGING:
            return
        time.sleep(0.02)
    raise AssertionError("it never ran")


def test_work_that_ends_within_the_grace_keeps_its_verdict(server: ServerProcess) -> None:
    root = server.client("root")
    pid = add_problem(root, a_plus_b("GRACE", timeLimit=5000))
    running(root, Sending("leisurely", LEISURELY, pid))
    server.stop()
    (row,) = records.rows(server.data)
    assert (row.status, row.attempt, row.case_rows) == (ACCEPTED, 1, 3)


def test_work_that_outlasts_the_grace_waits_again_and_is_judged_after_the_next_start(
    server: ServerProcess,
) -> None:
    root = server.client("root")
    pid = add_problem(root, a_plus_b("LONG", timeLimit=30_000))
    server.stop()
    server.start(SHORT_GRACE)
    sendings = [Sending("endless", ENDLESS, pid), Sending("behind", PROGRAMS[0], pid)]
    running(root, sendings[0])
    behind = int(sendings[1].send(root).data["submitId"])
    server.stop()
    assert [(row.status, row.attempt) for row in records.rows(server.data)] == [
        (PENDING, 1),
        (PENDING, 0),
    ]
    server.start({"OJ_JUDGE_SLOTS": "2"})
    assert wait_for_verdict(root, behind)["status"] == ACCEPTED
    # It has to be compiled again, which the one behind it need not wait for.
    wait_until_it_runs(root, int(records.rows(server.data)[0].id))
    endless = records.rows(server.data)[0]
    assert (endless.status, endless.attempt, endless.sandbox_failures) == (JUDGING, 2, 0)


def test_a_submission_to_a_stopping_server_is_refused_and_not_stored(
    server: ServerProcess,
) -> None:
    root = server.client("root")
    pid = add_problem(root, a_plus_b("LATE", timeLimit=5000))
    running(root, Sending("leisurely", LEISURELY, pid))
    assert server.process is not None
    server.process.terminate()
    late = Sending("late", PROGRAMS[0], pid)
    answer = late.send(root)
    while answer.http == 200:  # the signal is on its way
        late = Sending(f"later{answer.data['submitId']}", PROGRAMS[0], pid)
        answer = late.send(root)
    assert (answer.http, answer.err, answer.headers["retry-after"]) == (503, "http.busy", "2")
    server.stop()
    assert late.key not in [row.client_key for row in records.rows(server.data)]


def test_a_stopped_server_leaves_a_closed_database_and_no_unfinished_row() -> None:
    server, pids = prepared_server()
    server.start()
    root = server.client("root")
    for number, program in enumerate(PROGRAMS):
        wait_for_verdict(
            root, int(Sending(f"s{number}", program, pids[0]).send(root).data["submitId"])
        )
    server.stop()
    assert server.process is not None
    assert server.process.returncode == 0
    assert sorted(path.name for path in server.data.glob("oj.sqlite3*")) == ["oj.sqlite3"]
    assert [row.status for row in records.rows(server.data)] == [each.verdict for each in PROGRAMS]
    server.remove()
