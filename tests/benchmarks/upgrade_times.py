"""How long a data folder of an earlier version takes to open.

    python -m tests.benchmarks.upgrade_times FOLDER

opens a copy: FOLDER stays as it is. Fails when a row was lost or does not fit the others.
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from oj_appliance.data_folder import DataFolder
from oj_appliance.storage.schema import migrate
from tests.benchmarks.figures import timed_ms
from tests.crash.records import complaints
from tests.server_process import ServerProcess

# Rows that come and go with every start, and what is known of indexes.
OF_THE_MOMENT = ("kv_temp", "schema_migration", "sqlite_sequence", "sqlite_stat1")
# Mails are kept a week: a server drops those of an old folder, as it should, a migration none.
KEPT_A_WEEK = "outbox"


@dataclass(frozen=True, slots=True)
class Upgrade:
    """`migrate_s` holds the copy that is made first; `first_list_ms` the first list of
    submissions afterwards. `lost` names tables with fewer rows, totals that a recount does not
    confirm, and what SQLite complains of."""

    megabytes: float
    submissions: int
    steps: list[str]
    migrate_s: float
    start_s: float
    first_list_ms: float
    lost: list[str]

    def told(self) -> str:
        return (
            f"{self.submissions} submissions, {self.megabytes:.0f} MB, {len(self.steps)} steps:"
            f" migrated in {self.migrate_s:.1f} s, then started in {self.start_s:.1f} s,"
            f" first list after {self.first_list_ms:.0f} ms"
        )


def measure(folder: Path) -> Upgrade:
    """Of a copy of `folder`."""
    server = ServerProcess()
    try:
        shutil.copytree(folder, server.data, dirs_exist_ok=True)
        before = _rows(server.data)
        kept = DataFolder(server.data)
        kept.prepare()
        megabytes = kept.database.stat().st_size / 2**20
        started = time.perf_counter()
        steps = migrate(kept.database, backup_folder=kept.backups)
        migrated = time.perf_counter()
        kept_a_week = _rows(server.data)[KEPT_A_WEEK]
        starting = time.perf_counter()
        server.start()
        answering = time.perf_counter()
        list_ms = timed_ms(lambda: server.client().get("/api/get-submission-list").data)
        server.stop()
        return Upgrade(
            megabytes=megabytes,
            submissions=before["submission"],
            steps=steps,
            migrate_s=migrated - started,
            start_s=answering - starting,
            first_list_ms=list_ms,
            lost=[
                *_fewer(before, {**_rows(server.data), KEPT_A_WEEK: kept_a_week}),
                *_miscounted(server),
                *map(str, complaints(server.data)),
            ],
        )
    finally:
        server.end()


def _rows(data: Path) -> dict[str, int]:
    with closing(sqlite3.connect(data / "oj.sqlite3")) as database:
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for (name,) in names
            if name not in OF_THE_MOMENT
        }


def _fewer(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """A table that is gone has moved into another one, which its migration answers for."""
    return [
        f"{table}: {before[table]} rows became {after[table]}"
        for table in before.keys() & after.keys()
        if after[table] < before[table]
    ]


def _miscounted(server: ServerProcess) -> list[str]:
    lines = server.oj("recount", "--check", check=False).stdout.splitlines()
    assert lines, "every counted table has a line"
    return [line for line in lines if not line.endswith(" 0 differ")]


def main() -> int:
    parser = argparse.ArgumentParser(description="times the opening of an earlier data folder")
    parser.add_argument("folder", type=Path)
    upgrade = measure(parser.parse_args().folder)
    print(upgrade.told())
    for what in upgrade.lost:
        print(f"lost: {what}", file=sys.stderr)
    return 1 if upgrade.lost else 0


if __name__ == "__main__":
    sys.exit(main())
