"""What the rank is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class Sent(NamedTuple):
    """A submission as the rank counts it; `submit_time` in epoch ms."""

    uid: str
    problem_id: int
    id: int
    submit_time: int
    status: int
    score: int | None


class Cell(NamedTuple):
    """What a person's submissions of one problem come to: the status of the one that counts (-10
    for none), the work's points for it, and its number; `is_corrected`: staff has decided the
    points."""

    status: int
    score: int
    submission_id: int | None = None
    is_corrected: bool = False


class Standing(NamedTuple):
    """One participant: `cells` by problem, none where nothing was submitted or given."""

    uid: str
    cells: Mapping[int, Cell]
    score: int
    used_s: int


class Ranked(NamedTuple):
    rank: int
    standing: Standing


class Person(NamedTuple):
    """Somebody who may stand in a rank."""

    username: str
    nickname: str | None
    realname: str | None


class RankRow(msgspec.Struct, frozen=True):
    """Somebody's row, with what they are called."""

    ranked: Ranked
    person: Person
