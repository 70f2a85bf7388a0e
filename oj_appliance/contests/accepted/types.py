"""What the rooms of accepted submissions hand to each other."""

from __future__ import annotations

import msgspec


class Accepted(msgspec.Struct, frozen=True):
    """One accepted submission; `submit_time` in epoch ms."""

    id: int
    uid: str
    username: str
    realname: str | None
    school: str | None
    seat: str | None
    problem_id: int
    submit_time: int
    is_checked: bool


class Balloon(msgspec.Struct, frozen=True):
    """A person's first accepted submission of a problem."""

    accepted: Accepted
    is_first_blood: bool


class CodeFile(msgspec.Struct, frozen=True):
    """`score` is None in ACM."""

    uid: str
    username: str
    problem_id: int
    submit_time: int
    language: str
    score: int | None
    code: str
