"""What a school's groups leave behind: a class that submitted much, a private training that many
have entered, and discussions with more said to them than anybody reads.

Rows go straight into SQLite, as those of `seed`, onto whose people and problems they are laid."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.seed import FIRST_DAY, Row, Seeded, new_ids, without_indexes
from tests.recounting import recount_in

MINUTE_MS = 60_000
ACCEPTED = 0
GROUP_PRACTICE = 4  # the place of what is submitted in a group
TEXT = "Why does my program print one line too many? 为什么多输出一行？ " * 4
SAID = "Look at the last sample once more. 再看一遍最后一个样例。"


@dataclass(frozen=True, slots=True)
class GroupsSize:
    """How much: a class of `students` and its `submissions` to `problems`, a private training of
    `ranked_problems` that `ranked` people have entered, discussions, and comments of which one
    discussion has `thread` and one of these as many replies."""

    students: int
    problems: int
    submissions: int
    ranked: int
    ranked_problems: int
    discussions: int
    comments: int
    thread: int


FULL = GroupsSize(60, 100, 50_000, 1000, 50, 100_000, 1_000_000, 10_000)


@dataclass(frozen=True, slots=True)
class SeededGroups:
    """The numbers of what was added: the group, its training and its assignment, the private
    training, and the discussions. `said` comments are in the `thread`, and as many replies below
    its `comment`."""

    gid: int
    tid: int
    ranked_tid: int
    student: str
    submissions: int
    discussion_ids: range
    thread: int
    comment: int
    said: int


def seed_groups(data: Path, seeded: Seeded, size: GroupsSize) -> SeededGroups:
    """The first seeded person teaches the class, and has entered the training. Raises
    sqlite3.OperationalError when a server holds the database."""
    with closing(sqlite3.connect(data / "oj.sqlite3", isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN EXCLUSIVE")
        uids = dict(database.execute("SELECT username, id FROM account"))
        people = [(uids[name], name) for name in seeded.usernames]
        added = _Rows(database, people, seeded.problem_ids).add(size)
        recount_in(database)
        database.execute("COMMIT")
        database.execute("PRAGMA analysis_limit = 1000")
        database.execute("PRAGMA optimize")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return added


class _Rows:
    def __init__(
        self, database: sqlite3.Connection, people: list[tuple[str, str]], problem_ids: range
    ) -> None:
        self._database = database
        self._people = people
        self._problem_ids = problem_ids

    def add(self, size: GroupsSize) -> SeededGroups:
        gid = self._add_class(size.students)
        with without_indexes(self._database, "submission"):
            self._add_submissions(gid, size)
        tid = self._add_training("Homework", gid, size.problems)
        ranked_tid = self._add_training("Ranked", None, size.ranked_problems)
        self._insert(
            "training_register",
            "training_id, user_id, created_at, updated_at",
            ((ranked_tid, uid, FIRST_DAY, FIRST_DAY) for uid, _ in self._people[: size.ranked]),
        )
        discussions, comment = self._add_talk(size)
        return SeededGroups(
            gid=gid,
            tid=tid,
            ranked_tid=ranked_tid,
            student=self._people[1][0],
            submissions=size.submissions,
            discussion_ids=discussions,
            thread=discussions[0],
            comment=comment,
            said=size.thread,
        )

    def _insert(self, table: str, columns: str, rows: Iterable[Row]) -> None:
        marks = ", ".join("?" for _ in columns.split(","))
        self._database.executemany(f"INSERT INTO {table}({columns}) VALUES ({marks})", rows)

    def _new(self, table: str, count: int = 1) -> range:
        return new_ids(self._database, table, count)

    def _add_class(self, students: int) -> int:
        (gid,) = self._new("study_group")
        teacher, *others = [uid for uid, _ in self._people]
        dates = (FIRST_DAY, FIRST_DAY)
        self._insert(
            "study_group",
            "id, name, short_name, brief, description, auth, user_id, created_at, updated_at",
            [(gid, f"Large {gid}", f"LARGE{gid}"[:10], "A class", "A class", 1, teacher, *dates)],
        )
        members = [(gid, teacher, 5, *dates)]
        members += [(gid, uid, 3, *dates) for uid in others[:students]]
        self._insert("group_member", "group_id, user_id, auth, created_at, updated_at", members)
        return gid

    def _add_submissions(self, gid: int, size: GroupsSize) -> None:
        """Each student's tries of each problem one after the other, the last of most accepted."""
        students = self._people[1 : size.students + 1]
        pids = self._problem_ids[: size.problems]
        names = dict(self._database.execute("SELECT id, problem_id FROM problem"))
        pairs = list(itertools.product(students, pids))
        rounds = -(-size.submissions // len(pairs))

        def rows() -> Iterator[Row]:
            for n, number in enumerate(self._new("submission", size.submissions)):
                (uid, name), pid = pairs[n % len(pairs)]
                is_last = n // len(pairs) == rounds - 1 or n + len(pairs) >= size.submissions
                status = ACCEPTED if is_last and n % 5 else -1
                at = FIRST_DAY + n * MINUTE_MS
                yield (
                    *(number, pid, names[pid], uid, name, at, status, 5, 900, 20, "print(1)"),
                    *("Python3", "local", 1, gid, GROUP_PRACTICE, gid, at, at),
                )

        self._insert(
            "submission",
            "id, problem_id, display_pid, user_id, username, submit_time, status, time, memory,"
            " length, code, language, judger, attempt, group_id, place_kind, place_id, created_at,"
            " updated_at",
            rows(),
        )

    def _add_training(self, name: str, gid: int | None, problems: int) -> int:
        """The site's is private: it has a rank."""
        (tid,), (category,) = self._new("training"), self._new("training_category")
        dates = (FIRST_DAY, FIRST_DAY)
        self._insert(
            "training_category",
            "id, name, group_id, created_at, updated_at",
            [(category, f"{name} {category}", gid, *dates)],
        )
        auth, password = ("Private", "word") if gid is None else ("Public", None)
        self._insert(
            "training",
            "id, title, description, author, author_uid, auth, private_pwd, group_id, category_id,"
            " created_at, updated_at",
            [(tid, name, "Text", "root", "1", auth, password, gid, category, *dates)],
        )
        self._insert(
            "training_problem",
            "training_id, problem_id, display_id, rank, created_at, updated_at",
            ((tid, pid, f"Q{n}", n, *dates) for n, pid in enumerate(self._problem_ids[:problems])),
        )
        return tid

    def _add_talk(self, size: GroupsSize) -> tuple[range, int]:
        """The first discussion has the long thread, whose most liked comment has the replies."""
        numbers = self._new("discussion", size.discussions)
        uids = [uid for uid, _ in self._people]
        said = [size.thread, *[0] * (size.discussions - 1)]
        for n in range(size.comments - size.thread):
            said[1 + n % (size.discussions - 1)] += 1
        with without_indexes(self._database, "discussion", "comment", "reply"):
            self._insert(
                "discussion",
                "id, category_id, title, description, content, user_id, view_num, like_num,"
                " comment_num, created_at, updated_at",
                (
                    (
                        *(did, n % 5 + 1, f"Question {n} 问题", f"About line {n}", TEXT),
                        *(uids[n % len(uids)], n % 90, 0, said[n] + (size.thread if n == 0 else 0)),
                        *(FIRST_DAY + n * MINUTE_MS, FIRST_DAY),
                    )
                    for n, did in enumerate(numbers)
                ),
            )
            comments = self._new("comment", size.comments)
            places = (did for did, count in zip(numbers, said, strict=True) for _ in range(count))
            self._insert(
                "comment",
                "id, discussion_id, content, user_id, like_num, created_at, updated_at",
                (
                    (number, did, SAID, uids[n * 7 % len(uids)], 0, FIRST_DAY + n, 0)
                    for n, (number, did) in enumerate(zip(comments, places, strict=True))
                ),
            )
            self._insert(
                "reply",
                "comment_id, content, user_id, to_uid, created_at, updated_at",
                (
                    (comments[0], SAID, uids[n % len(uids)], uids[0], FIRST_DAY + n, 0)
                    for n in range(size.thread)
                ),
            )
            self._insert(
                "comment_like",
                "comment_id, user_id",
                [(comments[0], uids[-1])],
            )
        return numbers, comments[0]
