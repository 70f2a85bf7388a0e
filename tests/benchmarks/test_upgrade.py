"""A folder that an earlier main made, with many submissions, opens without losing any."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from oj_appliance.storage.schema import MIGRATIONS, migrate
from tests.benchmarks import upgrade_times
from tests.benchmarks.upgrade_times import measure
from tests.crash.records import COUNTER_OF_VERDICT

EARLIER = Path(__file__).parents[1] / "fixtures" / "recorded_answers" / "folder.zip"
TIMES = 400


@pytest.fixture
def earlier_folder(tmp_path: Path) -> Path:
    with zipfile.ZipFile(EARLIER) as archive:
        archive.extractall(tmp_path)
    return tmp_path


def submissions(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as database:
        return int(database.execute("SELECT count(*) FROM submission").fetchone()[0])


def multiply(folder: Path) -> None:
    """Each judged submission so many times, in the schema that the folder has; its triggers count
    for people, and problems are counted here."""
    with closing(sqlite3.connect(folder / "oj.sqlite3")) as database, database:
        information = database.execute("PRAGMA table_info(submission)").fetchall()
        columns = ", ".join(name for _, name, *_ in information if name not in ("id", "client_key"))
        verdicts = ", ".join(map(str, COUNTER_OF_VERDICT))
        database.execute(
            f"INSERT INTO submission ({columns}) WITH RECURSIVE number(n) AS"
            f" (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {TIMES})"
            f" SELECT {columns} FROM submission CROSS JOIN number WHERE status IN ({verdicts})"
        )
        counters = COUNTER_OF_VERDICT.values()
        changes = [f"{name} = {name} * {TIMES + 1}" for name in counters]
        changes.append(f"total = total + {TIMES} * ({' + '.join(counters)})")
        database.execute(f"UPDATE problem_count SET {', '.join(changes)}")


def test_every_row_outlives_the_upgrade_and_the_list_is_there(earlier_folder: Path) -> None:
    multiply(earlier_folder)
    count = submissions(earlier_folder)
    assert count > 20_000
    upgrade = measure(earlier_folder)
    print(upgrade.told())
    assert upgrade.lost == []
    assert upgrade.submissions == count == submissions(earlier_folder)
    with closing(sqlite3.connect(earlier_folder / "oj.sqlite3")) as database:
        applied = {name for (name,) in database.execute("SELECT name FROM schema_migration")}
    assert {*upgrade.steps, *applied} == {step.stem for step in MIGRATIONS.glob("[0-9]*.py")}
    assert applied.isdisjoint(upgrade.steps)


def test_indexes_that_were_made_anew_have_statistics(earlier_folder: Path) -> None:
    path = earlier_folder / "oj.sqlite3"
    migrate(path, backup_folder=earlier_folder / "backups")
    with closing(sqlite3.connect(path)) as database:
        indexes = "SELECT name FROM sqlite_master WHERE tbl_name = 'submission' AND type = 'index'"
        full = database.execute(f"{indexes} AND sql NOT LIKE '%WHERE%'").fetchall()
        known = database.execute("SELECT idx FROM sqlite_stat1").fetchall()
    assert len(full) > 5 and set(full) <= set(known)


@pytest.mark.parametrize("table", ["submission_case", "outbox"])
def test_a_lost_row_is_told(
    table: str, earlier_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(path: Path, *, backup_folder: Path) -> list[str]:
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(f"DELETE FROM {table} WHERE id = 1")
        return migrate(path, backup_folder=backup_folder)

    monkeypatch.setattr(upgrade_times, "migrate", lose)
    lost = measure(earlier_folder).lost
    assert len(lost) == 1 and lost[0].startswith(f"{table}:")


def test_a_total_that_a_recount_does_not_confirm_is_told(earlier_folder: Path) -> None:
    with closing(sqlite3.connect(earlier_folder / "oj.sqlite3")) as database, database:
        database.execute("UPDATE problem_count SET ac = ac + 1")
    lost = measure(earlier_folder).lost
    assert len(lost) == 1 and lost[0].startswith("problem_count:")


def test_the_command_says_how_long_it_took(earlier_folder: Path) -> None:
    command = [sys.executable, "-m", "tests.benchmarks.upgrade_times", str(earlier_folder)]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "57 submissions" in answer.stdout and "migrated in" in answer.stdout
