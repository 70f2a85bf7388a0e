"""When the disk will be full, if it fills on as it did."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.dashboard.health.types import DiskSample

DAY_MS = 24 * 3600 * 1000
# Less of a past tells nothing: a class list or a problem import is no trend.
LEAST_SPAN_MS = DAY_MS
# A fall of less than this in a day is noise of logs and journals.
LEAST_FALL = 1024 * 1024


def days_left(samples: Sequence[DiskSample], free: int) -> float | None:
    """By the straight line through the samples (least squares); None where they are of less than a
    day, or do not fall. `free` is what is free now, in bytes."""
    if not samples or samples[-1].at - samples[0].at < LEAST_SPAN_MS:
        return None
    days = [(each.at - samples[0].at) / DAY_MS for each in samples]
    middle = sum(days) / len(days)
    mean = sum(each.free for each in samples) / len(samples)
    spread = sum((day - middle) ** 2 for day in days)
    slope = sum(
        (day - middle) * (each.free - mean) for day, each in zip(days, samples, strict=True)
    )
    fall = -slope / spread
    return free / fall if fall > LEAST_FALL else None
