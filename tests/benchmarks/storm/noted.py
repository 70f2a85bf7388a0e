"""What all participants of a storm have seen."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from tests.benchmarks.figures import Figures, spread


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """One submission as its answer told it: `at` is its submitTime in epoch ms, `deserved` the
    verdict that its program must get."""

    submit_id: int
    uid: str
    problem: str
    at: int
    key: str
    deserved: int


@dataclass
class Noted:
    """Times in ms by what was asked. `refused` are answers that nobody may get, `lost` requests
    without an answer; of the submits among them `pressed_again` tells, and `repeated` of those that
    were sent twice on purpose. `verdict_ms` run from the acknowledgement to the frame of the live
    socket, `hints` say that the board has moved, `heard_s` is how long sockets were open."""

    times: dict[str, list[float]] = field(default_factory=dict)
    verdict_ms: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    acknowledged: list[Acknowledged] = field(default_factory=list)
    pressed_again: int = 0
    repeated: int = 0
    hints: int = 0
    heard_s: float = 0

    def time(self, name: str, started: float) -> None:
        """`started` by time.perf_counter."""
        self.times.setdefault(name, []).append((time.perf_counter() - started) * 1000)

    def spread(self, name: str) -> Figures:
        times = self.times.get(name, [])
        return {"requests": len(times), **(spread(times) if times else {})}
