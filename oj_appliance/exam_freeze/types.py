"""What the rooms of the exam freeze hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from oj_appliance.places.types import Place


class Mode(StrEnum):
    """By the exams' own times; at once, until somebody ends it; or never."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


class FreezeSettings(msgspec.Struct, frozen=True):
    """`minutes_before`: so early it begins by itself."""

    mode: Mode = Mode.AUTO
    minutes_before: int = 0


class Exam(msgspec.Struct, frozen=True):
    """One that runs or is about to; `end` may move while somebody is given time."""

    place: Place
    title: str
    start: int
    end: int


# The exams that somebody may write at any moment between the two (both included).
Exams = Callable[[int, int], list[Exam]]


class Freeze(msgspec.Struct, frozen=True):
    """`exams` run, or begin within the minutes before."""

    settings: FreezeSettings
    is_frozen: bool
    exams: tuple[Exam, ...]
