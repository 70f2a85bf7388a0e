"""The wanted tables of a dump in a scratch database of their own, so that an adapter can ask for
rows in any order, whatever the order and the size of the dump. All columns are texts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from types import TracebackType

from oj_appliance.errors import ApiError
from oj_appliance.site_move.dumps.opening import Encoding, text_of
from oj_appliance.site_move.dumps.rows import DumpReader, Row

# Wanted columns by table; a column that the dump lacks is NULL.
Tables = Mapping[str, tuple[str, ...]]
StagedRow = sqlite3.Row


class Staging:
    """Close it, or use it in a with statement. Its methods block: call them from a thread, and from
    one at a time."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA journal_mode = OFF")
        self._connection.execute("PRAGMA synchronous = OFF")

    def __enter__(self) -> Staging:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._connection.close()

    def fill(
        self, dump: Path, encoding: Encoding, tables: Tables, *, is_postgres: bool
    ) -> frozenset[str]:
        """Takes the rows in; the tables that had some. Raises the keys of DumpReader.rows, and
        move.disk_full."""
        for table, columns in tables.items():
            self._connection.execute(_created(table, columns))
        reader = DumpReader(text_of(dump, encoding), tables, is_postgres=is_postgres)
        met: set[str] = set()
        try:
            self._connection.execute("BEGIN")
            for row in reader.rows():
                self._insert(row, tables[row.table])
                met.add(row.table)
            self._connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            raise ApiError("move.disk_full") from error
        return frozenset(met) | (frozenset(reader.tables) & frozenset(tables))

    def _insert(self, row: Row, columns: tuple[str, ...]) -> None:
        marks = ", ".join("?" for _ in columns)
        values = [_storable(row.values.get(name)) for name in columns]
        self._connection.execute(
            f'INSERT INTO "{row.table}" VALUES ({marks})',  # noqa: S608 - an adapter's own name
            values,
        )

    def index(self, table: str, *columns: str) -> None:
        named = ", ".join(f'"{name}"' for name in columns)
        self._connection.execute(f'CREATE INDEX "{table}_{columns[0]}" ON "{table}"({named})')

    def rows(self, sql: str, *parameters: object) -> Iterator[StagedRow]:
        """In pieces, so that nothing large stands in memory."""
        with closing(self._connection.execute(sql, parameters)) as cursor:
            yield from cursor

    def count(self, table: str) -> int:
        (count,) = self._connection.execute(
            f'SELECT count(*) FROM "{table}"'  # noqa: S608 - an adapter's own name
        ).fetchone()
        return int(count)


def _created(table: str, columns: tuple[str, ...]) -> str:
    declared = ", ".join(f'"{name}" TEXT' for name in columns)
    return f'CREATE TABLE "{table}"({declared})'


def _storable(text: str | None) -> str | None:
    """Half a pair of surrogates, which a dump may hold in an escape, is no text."""
    if text is None or text.isascii():
        return text
    return text.encode("utf-8", "replace").decode("utf-8")
