"""What is written down while a load runs."""

from __future__ import annotations

from collections import Counter, defaultdict

from oj_appliance.exam_readiness.rehearsal.figures import percentile, spread
from oj_appliance.exam_readiness.rehearsal.plan import Times


class Noted:
    def __init__(self) -> None:
        self._times: defaultdict[str, list[float]] = defaultdict(list)
        self._failures: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def note(self, kind: str, milliseconds: float, failure: str) -> None:
        """`failure` is "" for a success."""
        self._times[kind].append(milliseconds)
        if failure:
            self._failures[kind][failure] += 1

    def times(self) -> dict[str, Times]:
        return {
            kind: Times(
                requests=len(found),
                failures=dict(self._failures[kind]),
                worst_ms=round(percentile(found, 1), 1),
                **spread(found),
            )
            for kind, found in self._times.items()
        }
