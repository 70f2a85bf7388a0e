"""Heat, throttling, memory and the clock on the board, as the kernel tells them."""

from __future__ import annotations

import time
from collections import deque
from pathlib import Path

from oj_appliance.dashboard.health.types import Kernel
from oj_appliance.exam_readiness.preflight.checks import available_mb

SYSTEM = Path("/sys")
HOUR_S = 3600.0
# Sensors that are not connected tell such things.
LEAST_CELSIUS, MOST_CELSIUS = -20.0, 150.0
QUARTER_S = 900


class Sensors:
    """`throttled` needs two looks: the kernel counts since it was started."""

    def __init__(self, system: Path = SYSTEM) -> None:
        self._system = system
        self._counts: deque[tuple[float, int]] = deque()

    def look(self) -> Kernel:
        return Kernel(
            memory_mb=available_mb(),
            celsius=self._celsius(),
            throttled=self._throttled(time.monotonic()),
            rtc_off_s=self._rtc_off_s(),
        )

    def _celsius(self) -> float | None:
        """Of the hottest zone."""
        told = [_number(each) for each in self._system.glob("class/thermal/thermal_zone*/temp")]
        degrees = [each / 1000 for each in told if each is not None]
        return max((it for it in degrees if LEAST_CELSIUS < it < MOST_CELSIUS), default=None)

    def _throttled(self, now: float) -> int | None:
        pattern = "devices/system/cpu/cpu*/thermal_throttle/*_throttle_count"
        counts = [_number(each) for each in self._system.glob(pattern)]
        known = [each for each in counts if each is not None]
        if not known:
            return None
        self._counts.append((now, sum(known)))
        while len(self._counts) > 1 and self._counts[0][0] < now - HOUR_S:
            self._counts.popleft()
        return max(0, self._counts[-1][1] - self._counts[0][1])

    def _rtc_off_s(self) -> float | None:
        """A board whose clock shows local time differs by whole quarters of an hour: that is left
        out."""
        shown = _number(self._system / "class/rtc/rtc0/since_epoch")
        if shown is None:
            return None
        off = shown - time.time()
        quarters = round(off / QUARTER_S)
        is_zone = abs(quarters) <= 14 * 4
        return off - quarters * QUARTER_S if is_zone else off


def _number(file: Path) -> int | None:
    try:
        return int(file.read_text("ascii"))
    except (OSError, ValueError):
        return None
