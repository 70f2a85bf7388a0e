"""Waiting for what many submissions come to."""

from __future__ import annotations

import time
from typing import Any

from tests.exam.room import Room
from tests.judging_waits import PATIENCE_S, UNFINISHED


def judged(room: Room, **query: Any) -> list[dict[str, Any]]:
    """Every submission once all have their verdict, the newest first. Fails when for long no
    further one gets its own."""
    left, deadline = -1, time.monotonic() + PATIENCE_S
    while True:
        rows = room.rows(**query)
        now = sum(row["status"] in UNFINISHED for row in rows)
        if now == 0:
            return rows
        if now != left:
            left, deadline = now, time.monotonic() + PATIENCE_S
        assert time.monotonic() < deadline, f"{left} of {len(rows)} wait for ever"
        time.sleep(0.1)
