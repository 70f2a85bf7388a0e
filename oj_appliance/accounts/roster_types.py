"""What reading a class list hands on: records, rows, and what is wrong with each."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RosterTable:
    """The records of a file, cells as text. `encoding` and `delimiter` are None for workbooks."""

    records: list[list[str]]
    encoding: str | None = None
    delimiter: str | None = None


@dataclass(frozen=True, slots=True)
class RosterProblem:
    """`err` is a key of the error catalogue, `fill` what its sentence needs."""

    field: str
    err: str
    fill: dict[str, object] = dataclasses.field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RosterRow:
    """`row` counts records from 1, header and empty ones included. `values` by wire field."""

    row: int
    values: dict[str, str]


@dataclass(frozen=True, slots=True)
class RosterSheet:
    """`columns` tells the field of each column in order, None where it is not used; `names` what
    the header calls them, blank without one. `header_row` is None without a header."""

    columns: list[str | None]
    names: list[str]
    header_row: int | None
    rows: list[RosterRow]


@dataclass(frozen=True, slots=True)
class KnownAccounts:
    """What the site has already: accounts by username in lower case, and whether they are staff's;
    whose each address is."""

    is_staff: dict[str, bool] = dataclasses.field(default_factory=dict)
    owner_of_email: dict[str, str] = dataclasses.field(default_factory=dict)
