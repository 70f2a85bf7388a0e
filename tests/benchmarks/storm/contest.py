"""The contest of the storm, in the folder of a server that has not started yet."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.seed import seed
from tests.oj_appliance.contests.making import a_contest, insert_contest, insert_problems

CID = 1000
DAY_MS = 86_400_000
MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class StormContest:
    """`problems` are numbers of the bank by display id; times in epoch ms."""

    start: int
    seal: int
    end: int
    problems: dict[str, int]
    usernames: list[str]


def prepare_contest(data: Path, *, people: int, problems: int, open_s: float) -> StormContest:
    """An ACM contest that began a minute ago, is sealed `open_s` from now, and ends tomorrow."""
    seeded = seed(data, problems=problems, users=people, submissions=0)
    start = time.time_ns() // 1_000_000 - MINUTE_MS
    contest = StormContest(
        start=start,
        seal=start + MINUTE_MS + round(open_s * 1000),
        end=start + DAY_MS,
        problems={chr(ord("A") + at): pid for at, pid in enumerate(seeded.problem_ids)},
        usernames=seeded.usernames,
    )
    database = data / "oj.sqlite3"
    insert_contest(
        database,
        a_contest(
            id=CID,
            uid=None,
            author="root",
            start_time=contest.start,
            end_time=contest.end,
            seal_rank_time=contest.seal,
            open_rank=True,
        ),
    )
    insert_problems(database, CID, contest.problems)
    return contest
