"""What reading a table hands on."""

from __future__ import annotations

import msgspec

MOST_COLUMNS = 100


class TableSheet(msgspec.Struct, frozen=True):
    """One sheet of a workbook, or the whole of a text: its records, cells as text. `name` is blank
    where there are no sheets."""

    name: str
    records: list[list[str]]


class Table(msgspec.Struct, frozen=True):
    """`encoding` and `delimiter` are None for workbooks."""

    sheets: list[TableSheet]
    encoding: str | None = None
    delimiter: str | None = None
