"""What the rooms of batches hand to each other."""

from __future__ import annotations

import msgspec


class BatchAccount(msgspec.Struct, frozen=True):
    """An account that was named, as far as a batch looks at it."""

    uid: str
    username: str
    realname: str
    number: str
    class_name: str
    status: int
    role_id: int


class AccountChange(msgspec.Struct, frozen=True):
    """What every account of a batch is to have; None stays as it is. A blank class is none."""

    class_name: str | None = None
    status: int | None = None
    role_id: int | None = None


class LeftOut(msgspec.Struct, frozen=True):
    """An account to which nothing was done; `username` is blank where there is none. `err` is a
    key of the error catalogue."""

    uid: str
    username: str
    err: str


class BatchResult(msgspec.Struct, frozen=True):
    """`done` and `unchanged` count accounts; `slip_key` is None where nothing is to be printed."""

    done: int
    unchanged: int
    left_out: list[LeftOut]
    slip_key: str | None = None
