"""Contests for tests: as the rules meet them, and as rows of a stopped server's database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from oj_appliance.contests.types import Contest

HOUR = 3_600_000
START = 1_700_000_000_000
SEAL = START + 4 * HOUR
END = START + 5 * HOUR

_PLAIN: dict[str, Any] = {
    **{"id": 1000, "uid": "owner", "author": "owner", "title": "Spring", "type": 0},
    **{"description": "", "source": 0, "auth": 0, "password": None},
    **{"start_time": START, "end_time": END, "seal_rank": True, "seal_rank_time": SEAL},
    **{"auto_real_rank": True, "visible": True, "open_print": False},
    **{"open_account_limit": False, "account_limit_rule": None, "rank_show_name": "username"},
    **{"star_accounts": (), "open_rank": False, "oi_rank_score_type": "Recent"},
    **{"group_id": None, "award_type": 0, "awards": (), "allow_end_submit": False},
    **{"modified_user": None, "created_at": START, "updated_at": START},
}


def a_contest(**changes: Any) -> Contest:
    """Public, ACM, five hours, sealed in the last."""
    return Contest(**{**_PLAIN, **changes})


def insert_contest(database: Path, contest: Contest) -> None:
    """Into the file of a server that is not running."""
    values = msgspec.to_builtins(contest)
    del values["group"]
    values["user_id"] = values.pop("uid")
    for name in ("star_accounts", "awards"):
        values[name] = msgspec.json.encode(values[name]).decode()
    marks = ", ".join(f":{name}" for name in values)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            f"INSERT INTO contest({', '.join(values)}) VALUES ({marks})",
            values,
        )


def insert_problems(database: Path, contest_id: int, problems: dict[str, int]) -> None:
    """Problems of the bank by the display ids that the contest gives them; their titles stay, every
    other has a balloon."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(
            "INSERT INTO contest_problem(contest_id, problem_id, display_id, display_title, color,"
            " created_at, updated_at) SELECT ?, id, ?, title, ?, ?, ? FROM problem WHERE id = ?",
            [
                (contest_id, display_id, "#e6bf25" if at % 2 == 0 else None, START, START, pid)
                for at, (display_id, pid) in enumerate(problems.items())
            ],
        )
