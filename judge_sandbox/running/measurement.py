"""When a measured time may stand (contract judge-rules §2, last line)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from judge_sandbox.running.quiet_lane import QuietLane

# judge-rules §2: measured again at most twice, the smallest time counting
_MEASUREMENTS = 3


class Measured(Protocol):
    """A finished run. `doubtful`: its time limit was exceeded, maybe by the machine's fault."""

    @property
    def exceeded_time(self) -> bool: ...

    @property
    def doubtful(self) -> bool: ...

    @property
    def cpu_ns(self) -> int: ...

    def close(self) -> None: ...


Run = TypeVar("Run", bound=Measured)


def trusted_run(lane: QuietLane, run: Callable[[], Run]) -> Run:
    """Runs once; as long as the result is doubtful again, alone, and the smallest time counts.

    The caller closes the result.
    """
    with lane.shared():
        best = run()
    attempts = 1
    newest = best
    while newest.doubtful and attempts < _MEASUREMENTS:
        attempts += 1
        try:
            with lane.alone():
                newest = run()
        except BaseException:
            best.close()
            raise
        better = not newest.exceeded_time or newest.cpu_ns < best.cpu_ns
        worse, best = (best, newest) if better else (newest, best)
        worse.close()
    return best


class StealClock:
    """Share of the processors' time that the host took away since this was made."""

    def __init__(self) -> None:
        self._before = _cpu_times()

    def share(self) -> float:
        total, stolen = _cpu_times()
        elapsed = total - self._before[0]
        return (stolen - self._before[1]) / elapsed if elapsed > 0 else 0.0


def _cpu_times() -> tuple[int, int]:
    """All ticks and stolen ticks, by proc(5) the eighth field of the first line of /proc/stat."""
    try:
        with Path("/proc/stat").open(encoding="ascii") as file:
            fields = [int(field) for field in file.readline().split()[1:9]]
    except (OSError, ValueError):
        return 0, 0
    return sum(fields), fields[7] if len(fields) > 7 else 0
