"""What is known of the machine at one moment. Moments are epoch ms (UTC)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from oj_appliance.contests.check.types import JudgeFacts
from oj_appliance.dashboard.types import QueueMoment
from oj_appliance.judging.doctor import Check
from oj_appliance.server_time.types import TimeState
from oj_appliance.web.slow_calls import SlowCall


class DiskSample(NamedTuple):
    """`free` in bytes."""

    at: int
    free: int


class VerdictTimes(msgspec.Struct, frozen=True):
    """Of the judgings of the last hour: from queueing to the told verdict."""

    count: int
    p95_ms: float


class Kernel(msgspec.Struct, frozen=True):
    """What /sys and /proc tell; None where this machine has no such sensor. `throttled` is how
    often the processor was slowed for heat within the last hour, `rtc_off_s` how much later the
    clock on the board is."""

    memory_mb: int
    celsius: float | None = None
    throttled: int | None = None
    rtc_off_s: float | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """`days_left` until the disk is full if it fills on as it did, None where it does not;
    `browsers_off_ms` by how much the clocks of people's computers are later than the server's;
    ages in seconds, None without one (of the drill: a good one)."""

    at: int
    queue: QueueMoment
    judge: JudgeFacts
    verdicts: VerdictTimes | None
    disk_free: int
    disk_total: int
    days_left: float | None
    kernel: Kernel
    time: TimeState
    browsers_off_ms: Sequence[int]
    backup_age_s: float | None
    drill_age_s: float | None
    slow_calls: Sequence[SlowCall]
    power: Check


class Told(msgspec.Struct, frozen=True):
    """`level` is the worst of the checks'."""

    at: int
    level: str
    checks: tuple[Check, ...]
