"""What reading a table hands on."""

from __future__ import annotations

from dataclasses import dataclass

MOST_COLUMNS = 100


@dataclass(frozen=True, slots=True)
class TableSheet:
    """One sheet of a workbook, or the whole of a text: its records, cells as text. `name` is blank
    where there are no sheets."""

    name: str
    records: list[list[str]]


@dataclass(frozen=True, slots=True)
class Table:
    """`encoding` and `delimiter` are None for workbooks."""

    sheets: list[TableSheet]
    encoding: str | None = None
    delimiter: str | None = None
