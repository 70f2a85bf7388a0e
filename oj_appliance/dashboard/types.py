"""What the rooms of the dashboard hand to each other."""

from __future__ import annotations

from typing import Protocol

import msgspec

from oj_appliance.judging.types import InstalledLanguage


class DayCount(msgspec.Struct, frozen=True):
    """A day's submissions by status (contract 00-conventions §7), and how many people sent them."""

    by_status: tuple[tuple[int, int], ...]
    people: int


class QueueMoment(msgspec.Struct, frozen=True):
    """How many rows waited at a moment (epoch ms), and the longest wait in seconds."""

    at: int
    waiting: int
    oldest_seconds: int


class SessionInfo(msgspec.Struct, frozen=True):
    """Times are epoch ms."""

    id: int
    uid: str
    user_agent: str
    ip: str
    created_at: int
    updated_at: int


class JudgeState(Protocol):
    """The dispatcher, as the dashboard sees it."""

    @property
    def slots(self) -> int: ...

    @property
    def is_paused(self) -> bool: ...

    @property
    def running(self) -> int:
        """Programs that are judged now."""

    def installed(self) -> tuple[InstalledLanguage, ...] | None:
        """None when this machine cannot judge."""
