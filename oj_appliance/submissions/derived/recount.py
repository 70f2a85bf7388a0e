"""Makes every derived table anew from the submissions, and says what differed: nothing, unless
somebody wrote around the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from oj_appliance.problems.rules import COUNTER_OF_STATUS
from oj_appliance.submissions.derived.scope import COUNTS_FOR_PERSON, COUNTS_FOR_PROBLEM

Run = Callable[..., list[tuple[Any, ...]]]


class DerivedTable(msgspec.Struct, frozen=True):
    """`expected` selects key and values as they must be, in this order. `is_kept` leaves out rows
    that say no more than a missing one. `dates` are the columns that say when a row was made."""

    name: str
    key: tuple[str, ...]
    values: tuple[str, ...]
    expected: str
    is_kept: str = "1"
    dates: tuple[str, ...] = ()


class Recounted(msgspec.Struct, frozen=True):
    """`rows` that there must be; `differing` ones that were wrong, missing or too many."""

    name: str
    rows: int
    differing: int


_COUNTERS = tuple(dict.fromkeys(COUNTER_OF_STATUS.values()))
_SUMS = ", ".join(
    "sum(status IN ({}))".format(
        ", ".join(str(int(status)) for status, name in COUNTER_OF_STATUS.items() if name == counter)
    )
    for counter in _COUNTERS
)

TABLES = (
    DerivedTable(
        "problem_count",
        ("problem_id", "group_id"),
        ("total", *_COUNTERS),
        f"SELECT problem_id, ifnull(group_id, 0), count(*), {_SUMS} FROM submission"  # noqa: S608
        f" WHERE {COUNTS_FOR_PROBLEM} GROUP BY 1, 2",
        is_kept=" + ".join(f"abs({name})" for name in ("total", *_COUNTERS)),
        dates=("created_at", "updated_at"),
    ),
    DerivedTable(
        "user_accepted",
        ("user_id", "problem_id", "group_id"),
        ("submission_id", "created_at"),
        "SELECT user_id, problem_id, group_id, id, submit_time FROM (SELECT user_id, problem_id,"  # noqa: S608
        " group_id, id, submit_time, row_number() OVER (PARTITION BY user_id, problem_id, group_id"
        " ORDER BY submit_time, id) AS place FROM submission"
        f" WHERE status = 0 AND {COUNTS_FOR_PROBLEM}) WHERE place = 1",
        dates=("updated_at",),
    ),
    DerivedTable(
        "user_verdict_total",
        ("status", "user_id"),
        ("submissions",),
        "SELECT status, user_id, count(*) FROM submission"  # noqa: S608
        f" WHERE status NOT IN (5, 6, 7) AND {COUNTS_FOR_PERSON} GROUP BY 1, 2",
        is_kept="submissions",
    ),
    # Last: it counts what user_accepted says.
    DerivedTable(
        "user_total",
        ("user_id",),
        ("submissions", "solved", "score_sum"),
        "SELECT id,"  # noqa: S608
        f" (SELECT count(*) FROM submission WHERE user_id = account.id AND {COUNTS_FOR_PERSON}),"
        " (SELECT count(DISTINCT problem_id) FROM user_accepted WHERE user_id = account.id),"
        " (SELECT ifnull(sum(best), 0) FROM (SELECT max(score) AS best FROM submission"
        f" WHERE user_id = account.id AND {COUNTS_FOR_PERSON} AND score IS NOT NULL"
        " AND problem_id IS NOT NULL GROUP BY problem_id)) FROM account",
    ),
)


def recount(
    run: Run, tables: Iterable[DerivedTable] = TABLES, *, now: int, mend: bool = True
) -> list[Recounted]:
    """Inside a write. `run` executes SQL with parameters by position; without `mend` tables stay as
    they are, and user_total is compared with user_accepted as it is."""
    return [_recount_table(run, table, now=now, mend=mend) for table in tables]


def _recount_table(run: Run, table: DerivedTable, *, now: int, mend: bool) -> Recounted:
    key, columns = ", ".join(table.key), ", ".join((*table.key, *table.values))
    kept = f"SELECT {columns} FROM {table.name} WHERE {table.is_kept}"  # noqa: S608 - our own words only
    for name in ("expected", "wrong"):
        run(f"DROP TABLE IF EXISTS temp.{name}")
    run(f"CREATE TEMP TABLE expected({columns})")
    run(f"INSERT INTO temp.expected {table.expected}")
    run(f"CREATE TEMP TABLE wrong({key})")
    run(
        f"INSERT INTO temp.wrong SELECT DISTINCT {key} FROM ("  # noqa: S608
        f"SELECT * FROM (SELECT * FROM temp.expected EXCEPT {kept})"
        f" UNION ALL SELECT * FROM ({kept} EXCEPT SELECT * FROM temp.expected))"
    )
    for name in ("expected", "wrong"):
        run(f"CREATE INDEX temp.{name}_key ON {name}({key})")
    ((rows,),) = run("SELECT count(*) FROM temp.expected")
    ((differing,),) = run("SELECT count(*) FROM temp.wrong")
    if mend and differing:
        _mend(run, table, now)
    return Recounted(table.name, rows, differing)


def _mend(run: Run, table: DerivedTable, now: int) -> None:
    """Takes the wrong rows out and puts the expected ones in their place."""

    def same(one: str, other: str) -> str:
        return " AND ".join(f"{one}.{name} IS {other}.{name}" for name in table.key)

    columns = ", ".join((*table.key, *table.values))
    names = ", ".join((columns, *table.dates))
    values = ", ".join((columns, *(str(int(now)) for _ in table.dates)))
    run(
        f"DELETE FROM {table.name}"  # noqa: S608
        f" WHERE EXISTS (SELECT 1 FROM temp.wrong AS wrong WHERE {same('wrong', table.name)})"
    )
    run(
        f"INSERT INTO {table.name}({names}) SELECT {values} FROM temp.expected AS expected"  # noqa: S608
        f" WHERE EXISTS (SELECT 1 FROM temp.wrong AS wrong WHERE {same('wrong', 'expected')})"
    )
