"""What is said of a series of measured times."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

Figures = dict[str, float]


def percentile(values: Sequence[float], share: float) -> float:
    """The nearest-rank percentile; `share` from 0 to 1."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(times_ms: Sequence[float]) -> Figures:
    """p50, p95 and p99 in milliseconds."""
    return {f"p{n}_ms": round(percentile(times_ms, n / 100), 3) for n in (50, 95, 99)}


def median(values: Sequence[float]) -> float:
    return round(statistics.median(values), 3)


def timed_ms(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000
