"""What reading a class list hands on: records, rows, and what is wrong with each."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import StrEnum


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
    the header calls them, blank without one; `samples` the first thing that stands in each.
    `header_row` is None without a header."""

    columns: list[str | None]
    names: list[str]
    samples: list[str]
    header_row: int | None
    rows: list[RosterRow]


@dataclass(frozen=True, slots=True)
class KnownAccounts:
    """What the site has already: accounts by username in lower case, and whether they are staff's;
    whose each address is."""

    is_staff: dict[str, bool] = dataclasses.field(default_factory=dict)
    owner_of_email: dict[str, str] = dataclasses.field(default_factory=dict)


class RosterAction(StrEnum):
    """What a row does; skip is for those with problems."""

    CREATE = "create"
    UPDATE = "update"
    UNCHANGED = "unchanged"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class RosterAccount:
    """An account that a row may change; `values` by the fields of a class list."""

    uid: str
    username: str
    is_staff: bool
    values: dict[str, str]


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """A row, and what becomes of it. `changes` by field, without the password; of a new account
    all that it is to have. `username` is the account's own where there is one."""

    row: RosterRow
    action: RosterAction
    problems: list[RosterProblem]
    username: str
    account: RosterAccount | None = None
    changes: dict[str, str] = dataclasses.field(default_factory=dict)

    @property
    def password(self) -> str:
        return self.row.values.get("password", "")


@dataclass(frozen=True, slots=True)
class RosterChoices:
    """What the administrator ticks before a class list is taken in. `skip` are numbers of rows."""

    updates: bool
    skip: frozenset[int]
    generates_passwords: bool
    must_change_password: bool


@dataclass(frozen=True, slots=True)
class RosterFailure:
    row: int
    username: str
    problem: RosterProblem


@dataclass(frozen=True, slots=True)
class RosterResult:
    """How many accounts were made, changed and left; rows left out by choice, and those with
    problems. `slip_key` is None where no password was set."""

    created: int
    updated: int
    unchanged: int
    skipped: int
    failed: list[RosterFailure]
    slip_key: str | None
