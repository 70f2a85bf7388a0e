"""Who solved most in seven days, as the start page asks for it (contract home.md)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from oj_appliance.clock import epoch_ms
from tests.server_process import ServerProcess

RANK = "/api/get-recent-seven-ac-rank"
DAY_MS = 86_400_000


@pytest.fixture
def server_of_its_own() -> Iterator[ServerProcess]:
    """Rows are written by hand, and the rank is kept for ten seconds."""
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()


def put_people(server: ServerProcess, now: int) -> None:
    """Person n has solved n problems this week; each has solved five more before it."""
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as database, database:
        for pid in range(1, 20):
            database.execute(
                "INSERT INTO problem(id, problem_id, title, time_limit, memory_limit, created_at,"
                " updated_at) VALUES (?, ?, 't', 1000, 256, 0, 0)",
                (pid, f"R{pid}"),
            )
        for number in range(13):
            database.execute(
                "INSERT INTO account(id, username, nickname, avatar, title_name, title_color,"
                " created_at, updated_at) VALUES (?, ?, 'Nick', '/a.png', 'Star', '#123456', ?, 0)",
                (f"u{number}", f"person{number}", number),
            )
            week = [(pid, now - 6 * DAY_MS) for pid in range(1, number + 1)]
            before = [(pid, now - 8 * DAY_MS) for pid in range(14, 19)]
            database.executemany(
                "INSERT INTO user_accepted(user_id, problem_id, submission_id, created_at,"
                " updated_at) VALUES (?, ?, ?, ?, 0)",
                [
                    (f"u{number}", pid, _submission(database, f"u{number}", at), at)
                    for pid, at in [*week, *before]
                ],
            )
        database.execute("UPDATE account SET status = 1 WHERE id = 'u12'")
        # A teacher who has tried more of them than anybody.
        database.execute(
            "INSERT INTO account(id, username, created_at, updated_at)"
            " VALUES ('t', 'teacher', 0, 0)"
        )
        database.execute("INSERT INTO account_role VALUES ('t', 1001, 0, 0)")
        database.executemany(
            "INSERT INTO user_accepted(user_id, problem_id, submission_id, created_at, updated_at)"
            " VALUES ('t', ?, ?, ?, 0)",
            [(pid, _submission(database, "t", now), now) for pid in range(1, 16)],
        )
        # As many as person 10, by a newer account.
        database.execute("UPDATE account SET created_at = 99 WHERE id = 'u11'")
        database.execute("DELETE FROM user_accepted WHERE user_id = 'u11' AND problem_id = 11")


def _submission(database: sqlite3.Connection, uid: str, at: int) -> int:
    cursor = database.execute(
        "INSERT INTO submission(display_pid, user_id, username, submit_time, status, language,"
        " created_at, updated_at) VALUES ('R', ?, 'x', ?, 0, 'C', 0, 0)",
        (uid, at),
    )
    return int(cursor.lastrowid or 0)


@pytest.mark.covers("S1-7.1-8", "S1-3-11")
def test_the_ten_who_solved_most_come_with_what_the_table_shows(
    server_of_its_own: ServerProcess,
) -> None:
    guest = server_of_its_own.client()
    put_people(server_of_its_own, epoch_ms(guest.get("/api/time").data["now"]))
    rows = guest.get(RANK).data
    assert [(row["username"], row["ac"]) for row in rows] == [
        ("person11", 10),
        *((f"person{number}", number) for number in range(10, 1, -1)),
    ]
    assert rows[0] == {
        **{"uid": "u11", "username": "person11", "nickname": "Nick", "avatar": "/a.png"},
        **{"titleName": "Star", "titleColor": "#123456", "ac": 10},
    }
