"""The base of every table: dates, column kinds, and the database that models are bound to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from peewee import (
    BigIntegerField,
    DatabaseProxy,
    Model,
    Query,
)

database_proxy = DatabaseProxy()


class Table(Model):
    """Every table but those marked "no dates" carries when a row was made and last changed."""

    class Meta:
        database = database_proxy
        legacy_table_names = False


class DatedTable(Table):
    created_at = BigIntegerField()
    updated_at = BigIntegerField()


def kept_sql(query: Query) -> str:
    """The SQL text of a hot query, built once: peewee's building costs more than SQLite's work.

    The query's parameters must all be placeholders in the order of the caller's arguments.
    """
    sql, _ = query.sql()
    return str(sql)


def tuples(query: Any) -> list[tuple[Any, ...]]:
    """The rows of a peewee query by position."""
    return list(query.tuples())


def fetch_all(sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
    return list(database_proxy.execute_sql(sql, parameters).fetchall())


def fetch_each(sql: str, *parameters: Any) -> Iterator[tuple[Any, ...]]:
    """The same one by one, where thousands need not be there at once."""
    yield from database_proxy.execute_sql(sql, parameters)


def fetch_one(sql: str, *parameters: Any) -> tuple[Any, ...] | None:
    row = database_proxy.execute_sql(sql, parameters).fetchone()
    return None if row is None else tuple(row)


def insert_row(sql: str, *parameters: Any) -> int:
    """The number of the row that was inserted."""
    return int(database_proxy.execute_sql(sql, parameters).lastrowid)


def like_whole(text: str) -> str:
    """The pattern of `LIKE ? ESCAPE '\\'` that finds this text in either letter case."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def like_part(text: str) -> str:
    """The same, wherever the text stands."""
    return f"%{like_whole(text)}%"
