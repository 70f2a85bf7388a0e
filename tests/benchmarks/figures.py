"""What is said of a series of measured times."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

from oj_appliance.exam_readiness.rehearsal.figures import percentile, spread

__all__ = ["Figures", "median", "percentile", "spread", "timed_ms"]

Figures = dict[str, float]


def median(values: Sequence[float]) -> float:
    return round(statistics.median(values), 3)


def timed_ms(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000
