"""Moments and spans as the Contest API writes them. Pure; epoch ms and ms."""

from __future__ import annotations

from oj_appliance.clock import wire_time


def moment(epoch_ms: int) -> str:
    return wire_time(epoch_ms)


def span(ms: int) -> str:
    """h:mm:ss.uuu, with a minus before the start."""
    seconds, rest = divmod(abs(ms), 1000)
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    return f"{'-' if ms < 0 else ''}{hours}:{minute:02}:{second:02}.{rest:03}"
