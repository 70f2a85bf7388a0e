"""What the server says when the storm is over, beside what it must say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.benchmarks.seed import PASSWORD
from tests.benchmarks.storm.contest import CID, StormContest
from tests.benchmarks.storm.noted import Noted
from tests.benchmarks.storm.reckoning import (
    Row,
    board_faults,
    reckoned_board,
    submission_faults,
)
from tests.crash import records
from tests.http_client import Client
from tests.server_process import ServerProcess

PAGE_ROWS = 300


def boards_that_differ(
    server: ServerProcess, contest: StormContest, noted: Noted, when: str
) -> list[str]:
    """The organiser's, and a participant's behind the seal."""
    root, reader = server.client("root"), server.client(contest.usernames[0], PASSWORD)
    path = "/api/get-contest-rank"
    organisers = _rows(root, path, forceRefresh=True)
    participants = _rows(reader, path)[1:]  # without the own row in front
    return [
        *_faults(f"{when}, the organiser's board", organisers, contest, noted, is_sealed=False),
        *_faults(f"{when}, a participant's board", participants, contest, noted, is_sealed=True),
    ]


def outside_board_that_differs(
    server: ServerProcess, contest: StormContest, noted: Noted
) -> list[str]:
    """Everybody's, which may be some seconds old where it has been asked for before."""
    rows = _rows(server.client(), "/api/get-contest-outside-scoreboard")
    return _faults("everybody's board", rows, contest, noted, is_sealed=True)


def _faults(
    name: str, rows: list[Row], contest: StormContest, noted: Noted, *, is_sealed: bool
) -> list[str]:
    return board_faults(
        name, rows, reckoned_board(contest, noted.acknowledged, is_sealed=is_sealed)
    )


def submissions_that_differ(server: ServerProcess, noted: Noted) -> list[str]:
    """By the list of the contest's submissions, and by the rows themselves."""
    root = server.client("root")
    listed = _pages(root.get, "/api/contest-submissions", contestID=CID)
    verdicts = {row["submitId"]: row["status"] for row in listed}
    keys = [row.client_key for row in records.rows(server.data)]
    return submission_faults(noted.acknowledged, verdicts, keys)


def damage(data: Path) -> list[str]:
    return [f"the database: {row}" for row in records.complaints(data)]


def _rows(client: Client, path: str, **asked: Any) -> list[Row]:
    def call(path: str, **query: Any) -> Any:
        return client.post(path, query)

    return _pages(call, path, cid=CID, **asked)


def _pages(call: Any, path: str, **asked: Any) -> list[Row]:
    rows: list[Row] = []
    for number in range(1, 1000):
        page = call(path, **asked, currentPage=number, limit=PAGE_ROWS).data
        rows += page["records"]
        if len(rows) >= page["total"]:
            break
    return rows
