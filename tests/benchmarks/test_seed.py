"""The seed's rows are such as the server itself would have written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.benchmarks.seed import PASSWORD, Seeded, seed
from tests.crash import records
from tests.judging_waits import verdict_of
from tests.server_process import ServerProcess

PROBLEMS, USERS, SUBMISSIONS = 7, 5, 400
ACCEPTED, WRONG_ANSWER = 0, -1


def rows(data: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(data / "oj.sqlite3")) as database:
        return database.execute(query).fetchall()


def fill(data: Path) -> Seeded:
    return seed(data, problems=PROBLEMS, users=USERS, submissions=SUBMISSIONS)


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("seeded")
    fill(data)
    return data


@pytest.fixture(scope="module")
def server_on_seeded() -> Iterator[ServerProcess]:
    server = ServerProcess()
    fill(server.data)
    server.start()
    yield server
    server.stop()
    server.remove()


def test_there_are_as_many_rows_as_were_asked_for(seeded: Path) -> None:
    counts = [
        rows(seeded, f"SELECT count(*) FROM {table}")[0][0]
        for table in ("problem", "account", "submission")
    ]
    assert counts == [PROBLEMS, USERS + 1, SUBMISSIONS]  # and root


def test_counters_and_first_acceptances_equal_a_recount(seeded: Path) -> None:
    found = records.rows(seeded)
    assert records.kept_counters(seeded) == records.recounted(found)
    solved = {(row.user_id, row.problem_id) for row in found if row.status == ACCEPTED}
    assert records.first_acceptances(seeded) == sorted(solved)


def test_no_row_refers_to_a_missing_one(seeded: Path) -> None:
    assert records.complaints(seeded) == []


def test_two_folders_get_the_same_rows(seeded: Path, tmp_path: Path) -> None:
    fill(tmp_path)
    for query in (
        "SELECT * FROM submission",
        "SELECT * FROM problem",
        "SELECT * FROM problem_case",
    ):
        assert rows(tmp_path, query) == rows(seeded, query)


def test_a_second_seed_adds_to_the_first_and_keeps_the_counters(tmp_path: Path) -> None:
    first, second = fill(tmp_path), fill(tmp_path)
    assert second.problem_ids.start == first.problem_ids.stop
    assert set(first.usernames).isdisjoint(second.usernames)
    assert records.kept_counters(tmp_path) == records.recounted(records.rows(tmp_path))
    assert records.complaints(tmp_path) == []


def test_a_seeded_user_gets_true_verdicts_on_a_seeded_problem(
    server_on_seeded: ServerProcess,
) -> None:
    client = server_on_seeded.client("student000001", PASSWORD)
    right, wrong = "print(sum(map(int, input().split())))\n", "print(0)\n"
    assert verdict_of(client, "P1003", "Python3", right) == ACCEPTED
    assert verdict_of(client, "P1003", "Python3", wrong) == WRONG_ANSWER


def test_the_list_shows_the_seeded_submissions_newest_first(
    server_on_seeded: ServerProcess,
) -> None:
    page = server_on_seeded.client().get("/api/get-submission-list", currentPage=2).data
    assert page["total"] >= SUBMISSIONS
    times = [row["submitTime"] for row in page["records"]]
    assert len(times) == 15
    assert times == sorted(times, reverse=True)
