"""`oj recount`: what is counted from submissions is made anew, and what differed is said."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
DAMAGE = (
    "UPDATE problem_count SET ac = ac + 5",
    "DELETE FROM user_accepted",
    "UPDATE user_total SET submissions = 7 WHERE user_id <> '1'",
    "INSERT INTO user_verdict_total(status, user_id, submissions) VALUES (4, '1', 9)",
)
TABLES = (
    *("problem_count", "user_accepted", "user_verdict_total", "user_total"),
    *("training_cell", "training_standing", "class_cell"),
)


@pytest.fixture
def own_server() -> Iterator[ServerProcess]:
    """Nobody else has written around the house in its database."""
    running = ServerProcess().start()
    yield running
    running.stop()
    running.remove()


def test_a_recount_says_what_differed_and_mends_it(own_server: ServerProcess) -> None:
    root = own_server.client("root")
    student = own_server.add_user("counted")
    pid = add_problem(root, a_plus_b("COUNTED"))
    for code in (ADD, "print(0)"):
        wait_for_verdict(student, submit(student, pid, "Python3", code))
    own_server.stop()

    assert lines(own_server) == [f"{table}: {rows} rows, 0" for table, rows in counted(own_server)]
    with sqlite3.connect(own_server.data / "oj.sqlite3") as database:
        for statement in DAMAGE:
            database.execute(statement)
    looked = own_server.oj("recount", "--check", check=False)
    assert looked.returncode == 1
    differing = [line.split(", ")[1].split(" ")[0] for line in looked.stdout.splitlines()]
    assert differing == ["1", "1", "1", "1", "0", "0", "0"]
    mended = [line.endswith("1 differed and are right now") for line in told(own_server)]
    assert mended == [*[True] * 4, *[False] * 3]
    assert lines(own_server) == [f"{table}: {rows} rows, 0" for table, rows in counted(own_server)]

    own_server.start()
    shown = own_server.client("root").get("/api/get-problem-detail", problemId="COUNTED").data
    assert (shown["problemCount"]["total"], shown["problemCount"]["ac"]) == (2, 1)


def told(server: ServerProcess, *options: str) -> list[str]:
    return server.oj("recount", *options).stdout.splitlines()


def lines(server: ServerProcess) -> list[str]:
    """Of a recount that only looks: each line up to the number that differs."""
    return [line.removesuffix(" differ") for line in told(server, "--check")]


def counted(server: ServerProcess) -> list[tuple[str, int]]:
    with sqlite3.connect(server.data / "oj.sqlite3") as database:
        return [
            (table, database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
            for table in TABLES
        ]


# What is counted of likes and comments, tests/oj_appliance/discussions/test_totals.py compares with
# the rows; what is counted of messages, tests/oj_appliance/messages.
TRIGGERS = {
    "exam_result_version_stays": "keeps what was signed from being written again",
    # `comment` is older than discussions, so that its number refers to none by a key.
    "discussion_comments": "removes a discussion's comments with it, as a foreign key would",
    **{
        f"{text}_like_{way}": "follows the likes of a text, of which one may have a million"
        for text in ("comment", "discussion")
        for way in ("come", "gone")
    },
    **{
        f"{table}_{way}": "follows what stands in a person's boxes, and what of it is unread"
        for table in ("msg_remind", "user_notice")
        for way in ("come", "read", "gone")
    },
    **{
        f"user_notice_{way}": "follows who has a copy of a notice, and who has read theirs"
        for way in ("sent", "seen")
    },
}


def test_every_trigger_has_its_reason(server: ServerProcess, guest: Client) -> None:
    assert guest.get("/api/health").http == 200
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        alive = database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        assert {name for (name,) in alive} == set(TRIGGERS)
