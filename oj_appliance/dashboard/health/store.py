"""Queries on disk_sample."""

from __future__ import annotations

from oj_appliance.dashboard.health.model import DiskSampleRow as Row
from oj_appliance.dashboard.health.types import DiskSample
from oj_appliance.storage.base import tuples


def samples(since: int) -> list[DiskSample]:
    """The oldest first; `since` in epoch ms."""
    rows = Row.select(Row.at, Row.free).where(Row.at >= since).order_by(Row.at)
    return [DiskSample(*row) for row in tuples(rows)]


def put(sample: DiskSample, forget_before: int) -> None:
    Row.replace(at=sample.at, free=sample.free).execute()
    Row.delete().where(Row.at < forget_before).execute()
