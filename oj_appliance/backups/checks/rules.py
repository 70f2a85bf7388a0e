"""When a drill is due, and what its absence means. Pure; moments are epoch ms."""

from __future__ import annotations

from oj_appliance.backups.checks.types import DRILL_EVERY_MS, DRILL_OLD_MS, Check


def is_due(last: Check | None, *, now: int) -> bool:
    """The first backup is tried at once, and one that failed each night until it is good."""
    return last is None or last.error is not None or now - last.at >= DRILL_EVERY_MS


def is_old(good_at: int | None, *, born_at: int, now: int) -> bool:
    """Whether the last good drill, or the site's beginning without one, is too long ago."""
    return now - (born_at if good_at is None else good_at) > DRILL_OLD_MS
