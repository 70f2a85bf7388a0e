"""What goes between the benchmark and the process that makes the load."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from oj_appliance.exam_readiness.rehearsal.plan import Plan, Times


@dataclass(frozen=True, slots=True)
class Size:
    """`seconds` is how long everybody works; each submits `submits_each` times meanwhile, as often
    to the contest. `boards` are those of staff."""

    students: int
    seconds: float
    login_s: float
    submits_each: int
    boards: int


FULL = Size(200, 600, 10, submits_each=5, boards=5)
QUICK = Size(40, 40, 4, submits_each=2, boards=2)


class HallPlan(Plan, frozen=True, kw_only=True):
    """Beside the exam a contest whose board every student has open; `letters` are its problems,
    `uids` those of `names`. One in `without_socket` students hears nothing and asks instead, as
    behind a proxy that lets no socket through."""

    uids: tuple[str, ...]
    contest: int
    letters: tuple[str, ...]
    without_socket: int = 4


class HallFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Times of the opening, of the work, and of the last seconds, by kind of call. Moments by
    time.monotonic: everybody has opened the exam, the work is over. `hints` were heard."""

    opening: dict[str, Times]
    work: dict[str, Times]
    last: dict[str, Times]
    opened_at: float
    worked_until: float
    submitted: int
    hints: int
