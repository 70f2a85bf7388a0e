"""A power cut at any moment of a backup or a restore leaves the old or the new, whole."""

from __future__ import annotations

import contextlib
import http.client
import time
from collections.abc import Iterator

import pytest

from oj_appliance.backups.archive import read_sums
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.backups.test_page import BACKUP, RESTORE, make, problems
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

# A restore moves five parts, and passes before and after each.
MOVES = (1, 2, 5, 7, 8, 10)


@pytest.fixture(scope="module")
def killed() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.end()


def hung_up(root: Client, path: str, body: object = None) -> None:
    """A call in the middle of which the server may die."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        root.post(path, body)


def wait_for_death(server: ServerProcess) -> None:
    assert server.process is not None
    deadline = time.monotonic() + PATIENCE_S
    while server.process.poll() is None:
        assert time.monotonic() < deadline, "it was not killed"
        time.sleep(0.02)


def test_a_backup_that_is_cut_off_leaves_the_older_ones_and_no_half_one(
    killed: ServerProcess,
) -> None:
    root = killed.client("root")
    before = make(root)["name"]
    killed.stop()
    killed.start({"OJ_TEST_FAULTS": "backup_written:1"})
    hung_up(killed.client("root"), BACKUP)
    wait_for_death(killed)
    killed.start()
    whole = sorted(path.name for path in (killed.data / "backups").glob("*.tar"))
    assert whole == [before]
    with (killed.data / "backups" / before).open("rb") as file:
        assert read_sums(file)


@pytest.mark.parametrize(
    ("fault", "is_new"),
    [
        ("restore_unpack:1", False),
        ("restore_stage:1", False),
        *[(f"restore_move:{move}", True) for move in MOVES],
    ],
)
def test_a_restore_that_is_cut_off_leaves_the_old_or_the_new(
    killed: ServerProcess, fault: str, is_new: bool
) -> None:
    root = killed.client("root")
    mark = fault.replace(":", "-").upper()
    add_problem(root, a_plus_b(f"IN-{mark}"))
    name = make(root)["name"]
    add_problem(root, a_plus_b(f"LATER-{mark}"))
    killed.stop()
    killed.start({"OJ_TEST_FAULTS": fault})
    hung_up(killed.client("root"), RESTORE, {"name": name})
    wait_for_death(killed)
    killed.start()
    seen = problems(killed.client("root"))
    assert f"IN-{mark}" in seen
    assert (f"LATER-{mark}" in seen) is not is_new
    left = [path.name for path in killed.data.iterdir() if path.name.startswith("restore-")]
    assert left == []
    for part in ("oj.sqlite3", "blobs", "public", "oj.toml"):
        assert (killed.data / part).exists(), part
