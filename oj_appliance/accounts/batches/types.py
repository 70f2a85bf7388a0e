"""What the rooms of batches hand to each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BatchAccount:
    """An account that was named, as far as a batch looks at it."""

    uid: str
    username: str
    realname: str
    number: str
    class_name: str
    status: int
    role_id: int


@dataclass(frozen=True, slots=True)
class AccountChange:
    """What every account of a batch is to have; None stays as it is. A blank class is none."""

    class_name: str | None = None
    status: int | None = None
    role_id: int | None = None


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An account to which nothing was done; `username` is blank where there is none. `err` is a
    key of the error catalogue."""

    uid: str
    username: str
    err: str


@dataclass(frozen=True, slots=True)
class BatchResult:
    """`done` and `unchanged` count accounts; `slip_key` is None where nothing is to be printed."""

    done: int
    unchanged: int
    left_out: list[LeftOut]
    slip_key: str | None = None
