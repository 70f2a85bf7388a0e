"""Fills any data folder with problems, users and submissions, quickly and always the same.

    python -m tests.benchmarks.seed --problems 300 --users 1000 --submissions 100000 --data DIR

Rows go straight into SQLite in one transaction, so the server must not run. What is there stays;
every seeded user has the password `PASSWORD`, and every seeded problem can be judged.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.data_folder import DataFolder
from oj_appliance.problems.types.data_versions import Manifest, ManifestCase
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.schema import migrate
from tests.benchmarks import seed_texts as texts
from tests.recounting import recount_in

PASSWORD = "practice-123"
DEFAULT_USER_ROLE = 1002
# A school year, so that neither the clock nor the machine changes a row.
FIRST_DAY = int(datetime(2025, 9, 1, tzinfo=UTC).timestamp() * 1000)
YEAR_MS = 300 * 24 * 3600 * 1000
LAST_DAY = FIRST_DAY + YEAR_MS

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Seeded:
    """What was added: user names, and ids as ranges."""

    usernames: list[str]
    problem_ids: range
    submission_ids: range


@dataclass(frozen=True, slots=True)
class _User:
    uid: str
    name: str


def seed(
    data: Path, *, problems: int, users: int, submissions: int, until_ms: int = LAST_DAY
) -> Seeded:
    """Adds so many of each, and a group for each user; the newest submission is of `until_ms`.

    Raises sqlite3.OperationalError when a server holds the database."""
    folder = DataFolder(data.resolve())
    folder.prepare()
    migrate(folder.database, backup_folder=folder.backups)
    store = BlobFolder(folder.blobs)
    blobs = [
        (store.put(given.encode()), store.put(wanted.encode())) for given, wanted in texts.CASES
    ]
    with closing(sqlite3.connect(folder.database, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN EXCLUSIVE")
        accounts = _add_users(database, users)
        problem_ids = _add_problems(database, problems, blobs)
        submission_ids = new_ids(database, "submission", submissions)
        with without_indexes(database, "submission", "submission_case", "user_accepted"):
            attempts = _attempts(submission_ids, accounts, problem_ids, until_ms - YEAR_MS)
            _add_submissions(database, attempts)
            _add_cases(database, submission_ids)
        _add_groups(database, accounts)
        recount_in(database)
        database.execute("COMMIT")
        database.execute("PRAGMA analysis_limit = 1000")
        database.execute("PRAGMA optimize")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return Seeded([user.name for user in accounts], problem_ids, submission_ids)


def _add_groups(database: sqlite3.Connection, accounts: list[_User]) -> None:
    """Everybody owns one, in which the nine after them are members; each tenth is hidden."""
    numbers = new_ids(database, "study_group", len(accounts))
    database.executemany(
        "INSERT INTO study_group (id, name, short_name, brief, description, auth, user_id, visible,"
        " created_at, updated_at) VALUES (?, ?, ?, 'A class', 'A class here', 1, ?, ?, ?, ?)",
        (
            (gid, f"Class {gid} 班级", f"G{gid}", owner.uid, n % 10 > 0, FIRST_DAY, FIRST_DAY)
            for n, (gid, owner) in enumerate(zip(numbers, accounts, strict=True))
        ),
    )
    database.executemany(
        "INSERT OR IGNORE INTO group_member (group_id, user_id, auth, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?)",
        (
            (
                *(gid, accounts[(n + after) % len(accounts)].uid),
                *(3 if after else 5, FIRST_DAY, FIRST_DAY),
            )
            for n, gid in enumerate(numbers)
            for after in range(10)
        ),
    )


@contextmanager
def without_indexes(database: sqlite3.Connection, *tables: str) -> Iterator[None]:
    """Rows first, their indexes afterwards: several times as quick for so many."""
    marks = ", ".join("?" for _ in tables)
    kept = database.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index'"
        f" AND sql IS NOT NULL AND tbl_name IN ({marks})",
        tables,
    ).fetchall()
    for name, _ in kept:
        database.execute(f"DROP INDEX {name}")
    yield
    for _, statement in kept:
        database.execute(statement)


def new_ids(database: sqlite3.Connection, table: str, count: int) -> range:
    """Ids that the table will hand out next; AUTOINCREMENT never reuses one."""
    row = database.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
    first = (row[0] if row else 0) + 1
    return range(first, first + count)


def _insert(database: sqlite3.Connection, table: str, columns: str, rows: Iterator[Row]) -> None:
    """Rows without their two dates, which become the first day."""
    marks = ", ".join("?" for _ in columns.split(","))
    database.executemany(
        f"INSERT INTO {table}({columns}, created_at, updated_at)"
        f" VALUES ({marks}, {FIRST_DAY}, {FIRST_DAY})",
        rows,
    )


def _add_users(database: sqlite3.Connection, count: int) -> list[_User]:
    (taken,) = database.execute("SELECT count(*) FROM account").fetchone()
    names = (f"student{number:06d}" for number in itertools.count(taken))
    users = [
        _User(hashlib.md5(name.encode()).hexdigest(), name)
        for name in itertools.islice(names, count)
    ]
    passwords = Passwords()
    password = passwords.hash_now(PASSWORD)  # one for all: hashing each would take the minute
    passwords.close()
    _insert(
        database,
        "account",
        "id, username, password_hash, nickname",
        ((user.uid, user.name, password, f"同学 {user.name[-6:]}") for user in users),
    )
    _insert(
        database,
        "account_role",
        "user_id, role_id",
        ((user.uid, DEFAULT_USER_ROLE) for user in users),
    )
    return users


def _add_problems(
    database: sqlite3.Connection, count: int, blobs: list[tuple[StoredBlob, StoredBlob]]
) -> range:
    ids = new_ids(database, "problem", count)
    _insert(
        database,
        "problem",
        "id, problem_id, title, author, author_uid, time_limit, memory_limit, description, input,"
        " output, examples, source, difficulty, code_share, hint",
        (
            (
                *(pid, f"P{pid}", f"练习 {pid} · Practice {pid}", "root", "1", 1000, 256),
                *(texts.STATEMENT.format(number=pid), "$a$ $b$", "$a + b$", texts.EXAMPLES),
                *(f"Practice {pid % 12 + 1}", pid % 3, 1, ""),
            )
            for pid in ids
        ),
    )
    _add_test_data(database, ids, blobs)
    tags = new_ids(database, "tag", len(texts.TAGS))
    _insert(
        database,
        "tag",
        "id, name",
        # A second seed must not stumble over the unique names of the first.
        ((tag, f"{name} {tags.start}") for tag, name in zip(tags, texts.TAGS, strict=True)),
    )
    pairs = ((pid, tags[(pid * step) % len(tags)]) for pid in ids for step in (3, 8))
    _insert(database, "problem_tag", "problem_id, tag_id", iter(dict.fromkeys(pairs)))
    return ids


def _add_test_data(
    database: sqlite3.Connection, problem_ids: range, blobs: list[tuple[StoredBlob, StoredBlob]]
) -> None:
    case_ids = new_ids(database, "problem_case", len(problem_ids) * len(blobs))
    versions = new_ids(database, "test_data_version", len(problem_ids))
    manifests = {
        pid: Manifest(
            "default",
            "default",
            tuple(
                ManifestCase(case_id, seq, f"{seq}.in", f"{seq}.out", files[0], files[1], None, 1)
                for seq, (case_id, files) in enumerate(
                    zip(case_ids[index * len(blobs) :], blobs, strict=False), 1
                )
            ),
        )
        for index, pid in enumerate(problem_ids)
    }
    _insert(
        database,
        "problem_case",
        "id, problem_id, seq, input, output",
        (
            (case.case_id, pid, case.seq, case.input_name, case.output_name)
            for pid, manifest in manifests.items()
            for case in manifest.cases
        ),
    )
    size = sum(blob.size for pair in blobs for blob in pair)
    case_version = str(FIRST_DAY)
    _insert(
        database,
        "test_data_version",
        "id, problem_id, version, case_version, manifest, size, user_id",
        (
            (version, pid, 1, case_version, msgspec.json.encode(manifest).decode(), size, "1")
            for version, (pid, manifest) in zip(versions, manifests.items(), strict=True)
        ),
    )
    database.executemany(
        "UPDATE problem SET data_version_id = ?, case_version = ? WHERE id = ?",
        ((version, case_version, pid) for version, pid in zip(versions, problem_ids, strict=True)),
    )
    for blob in {blob for pair in blobs for blob in pair}:
        database.execute(
            "INSERT INTO blob VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT(sha256) DO UPDATE SET refs = refs + excluded.refs",
            (blob.sha256, blob.size, len(problem_ids), FIRST_DAY, FIRST_DAY),
        )


@dataclass(frozen=True, slots=True)
class _Attempt:
    """One made-up submission."""

    id: int
    user: _User
    problem_id: int
    language: tuple[str, int, str, int, int]
    status: int
    at: int
    time: int

    @property
    def memory(self) -> int:
        return self.language[4] + self.id % 500 if self.status != texts.COMPILE_ERROR else 0


def _attempts(
    ids: range, users: list[_User], problem_ids: range, since_ms: int
) -> Iterator[_Attempt]:
    random = Random(len(ids))
    languages = [language for language in texts.LANGUAGES for _ in range(language[1])]
    verdicts = [status for status, chance in texts.VERDICTS for _ in range(chance)]
    for index, number in enumerate(ids):
        language = random.choice(languages)
        status = random.choice(verdicts)
        time_ms = 1000 + random.randrange(200) if status == 1 else language[3]
        yield _Attempt(
            id=number,
            user=users[texts.often_small(random, len(users))],
            problem_id=problem_ids[texts.often_small(random, len(problem_ids))],
            language=language,
            status=status,
            at=since_ms + index * YEAR_MS // len(ids) + random.randrange(1000),
            time=time_ms + random.randrange(5) if status != texts.COMPILE_ERROR else 0,
        )


def _add_submissions(database: sqlite3.Connection, attempts: Iterator[_Attempt]) -> None:
    display_ids = dict(database.execute("SELECT id, problem_id FROM problem"))

    def rows() -> Iterator[Row]:
        for attempt in attempts:
            is_right = attempt.status == texts.ACCEPTED
            code = texts.code(attempt.language[2], attempt.id, is_right=is_right)
            failed_to_compile = attempt.status == texts.COMPILE_ERROR
            yield (
                *(attempt.id, attempt.problem_id, display_ids[attempt.problem_id]),
                *(attempt.user.uid, attempt.user.name, attempt.at, attempt.status),
                texts.COMPILE_MESSAGE if failed_to_compile else None,
                *(attempt.time, attempt.memory, len(code), code, attempt.language[0], "local"),
                *(f"192.168.{attempt.id % 4}.{attempt.id % 250 + 1}", 1, attempt.at),
            )

    _insert(
        database,
        "submission",
        "id, problem_id, display_pid, user_id, username, submit_time, status, error_message, time,"
        " memory, length, code, language, judger, ip, attempt, queued_at",
        rows(),
    )


def _add_cases(database: sqlite3.Connection, submission_ids: range) -> None:
    """Of what was compiled, all cases are right but the last, which decides."""
    last = len(texts.CASES)
    numbers = ", ".join(f"({seq})" for seq in range(1, last + 1))
    database.execute(
        "INSERT INTO submission_case(submission_id, time, memory, status, seq, mode, created_at,"
        f" updated_at) WITH number(seq) AS (VALUES {numbers})"
        f" SELECT id, time, memory, iif(seq = {last}, status, {texts.ACCEPTED}), seq, 'default',"
        f" {FIRST_DAY}, {FIRST_DAY} FROM submission CROSS JOIN number"
        f" WHERE id >= ? AND id < ? AND status <> {texts.COMPILE_ERROR}",
        (submission_ids.start, submission_ids.stop),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--problems", type=int, default=300, help="default: 300")
    parser.add_argument("--users", type=int, default=1000, help="default: 1000")
    parser.add_argument("--submissions", type=int, default=100_000, help="default: 100000")
    parser.add_argument("--data", type=Path, required=True, help="the server's data folder")
    options = parser.parse_args()
    if min(options.problems, options.users) < 1 or options.submissions < 0:
        parser.error("at least one problem and one user")
    started = time.monotonic()
    added = seed(
        options.data,
        problems=options.problems,
        users=options.users,
        submissions=options.submissions,
    )
    print(
        f"{len(added.problem_ids)} problems, {len(added.usernames)} users (password {PASSWORD}),"
        f" {len(added.submission_ids)} submissions in {time.monotonic() - started:.1f} s"
    )


if __name__ == "__main__":
    main()
