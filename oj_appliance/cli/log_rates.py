"""Keeps a fault that comes a thousand times a second from filling the disk with its log."""

from __future__ import annotations

import logging
import time

WINDOW_S: float = 60
MOST_ALIKE = 20  # of one kind in a window
KEPT_KINDS = 1_000


class AlikeLines(logging.Filter):
    """Lets the first lines of a kind through, and later tells how many it has left out. Lines that
    are asked for (below WARNING) all pass."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, str(record.msg).partition("\n")[0][:200])
        now = time.monotonic()
        began, count = self._since.get(kind, (now, 0))
        if now - began >= WINDOW_S:
            if count > MOST_ALIKE:
                record.left_out = count - MOST_ALIKE
            began, count = now, 0
        if len(self._since) >= KEPT_KINDS:
            self._since.clear()
        self._since[kind] = (began, count + 1)
        return count < MOST_ALIKE
