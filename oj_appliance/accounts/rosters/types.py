"""What reading a class list hands on: records, rows, and what is wrong with each."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import msgspec


@dataclass(frozen=True, slots=True)
class RosterProblem:
    """`err` is a key of the error catalogue, `fill` what its sentence needs."""

    field: str
    err: str
    fill: dict[str, object] = dataclasses.field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RosterRow:
    """`row` counts records from 1, header and empty ones included, and goes on from sheet to sheet;
    `place` says where it stands in words of its reader: the sheet, where several are read, and the
    row within it. `values` by wire field."""

    row: int
    values: dict[str, str]
    place: str = ""


class LeftOutRow(msgspec.Struct, frozen=True):
    """A row that tells of the list and not of a person, such as a sum."""

    place: str
    text: str


@dataclass(frozen=True, slots=True)
class RosterSheet:
    """`columns` tells the field of each column in order, None where it is not used; `names` what
    the header calls them, blank without one; `samples` the first thing that stands in each.
    `header_row` is None without a header. `title` is what stands above it."""

    columns: list[str | None]
    names: list[str]
    samples: list[str]
    header_row: int | None
    rows: list[RosterRow]
    left_out: list[LeftOutRow] = dataclasses.field(default_factory=list)
    title: str = ""


class OfferedSheet(msgspec.Struct, frozen=True):
    """A sheet that can be taken. `class_name` is the class of everybody in it, blank for none."""

    index: int
    name: str
    is_taken: bool
    class_name: str
    sheet: RosterSheet


class RosterReading(msgspec.Struct, frozen=True):
    """A list as it is understood. `shown` is the sheet whose columns are offered to be changed;
    `uses_number` tells that the student number is the username, too."""

    sheets: list[OfferedSheet]
    shown: RosterSheet
    uses_number: bool
    rows: list[RosterRow]
    left_out: list[LeftOutRow]


@dataclass(frozen=True, slots=True)
class ReadingChoices:
    """What the administrator says of a list; None: it is recognised. `columns` are the fields by
    column of the shown sheet, and of those with the same header; `classes` the class of everybody
    by the sheet, of those that are taken."""

    has_header: bool | None = None
    columns: Mapping[int, str] | None = None
    uses_number: bool | None = None
    classes: Mapping[int, str] | None = None


@dataclass(frozen=True, slots=True)
class PlanChoices:
    """`generates_passwords`: new accounts without a password get one; `fills_nicknames`: who has
    no nickname gets the real name as one."""

    generates_passwords: bool
    fills_nicknames: bool = True


@dataclass(frozen=True, slots=True)
class KnownAccounts:
    """What the site has already: accounts by username in lower case, and whether they are staff's;
    whose each address is; and for new names that look like an account's, that account's."""

    is_staff: dict[str, bool] = dataclasses.field(default_factory=dict)
    owner_of_email: dict[str, str] = dataclasses.field(default_factory=dict)
    twin_of: dict[str, str] = dataclasses.field(default_factory=dict)


class RosterAction(StrEnum):
    """What a row does; skip is for those with problems."""

    CREATE = "create"
    UPDATE = "update"
    UNCHANGED = "unchanged"
    SKIP = "skip"


class RosterAccount(msgspec.Struct, frozen=True):
    """An account that a row may change; `values` by the fields of a class list."""

    uid: str
    username: str
    is_staff: bool
    values: dict[str, str]


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """A row, and what becomes of it. `changes` by field, without the password; of a new account
    all that it is to have. `username` is the account's own where there is one. `warnings` are
    worth a look and keep nothing out."""

    row: RosterRow
    action: RosterAction
    problems: list[RosterProblem]
    username: str
    account: RosterAccount | None = None
    changes: dict[str, str] = dataclasses.field(default_factory=dict)
    warnings: list[RosterProblem] = dataclasses.field(default_factory=list)

    @property
    def password(self) -> str:
        return self.row.values.get("password", "")


class RosterChoices(msgspec.Struct, frozen=True):
    """What the administrator ticks before a class list is taken in. `skip` are numbers of rows;
    `generates_passwords` None: as the list was looked at."""

    updates: bool
    skip: frozenset[int]
    generates_passwords: bool | None
    must_change_password: bool


class RosterFailure(msgspec.Struct, frozen=True):
    row: int
    place: str
    username: str
    problem: RosterProblem


@dataclass(frozen=True, slots=True)
class RosterResult:
    """How many accounts were made, changed and left; rows left out by choice, and those with
    problems. `slip_key` is None where no password was set; `usernames` are those of everybody who
    was taken in."""

    created: int
    updated: int
    unchanged: int
    skipped: int
    failed: list[RosterFailure]
    slip_key: str | None
    usernames: tuple[str, ...] = ()
