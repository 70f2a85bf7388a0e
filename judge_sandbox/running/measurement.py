"""When a measured time may stand (contract judge-rules §2, last line)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Protocol, TypeVar

from judge_sandbox.running.quiet_lane import OF_KILLED_RUNS, OF_NEAR_MISSES, QuietLane

# judge-rules §2: measured again at most twice, the smallest time counting
_MEASUREMENTS = 3
# The same for all cases of a submission together: lone runs, and seconds after which none begins.
_MOST_LONE_RUNS = 4
_LONE_TIME_S = 10


class Doubt(Enum):
    """Why an exceeded time limit may be the machine's fault (§2, last lines)."""

    NEAR_MISS = "ended by itself at no more than 25 % over the limit"
    NOISE = "killed in a run that waited for a processor, or whose processor the host took away"


_SHARES = {Doubt.NEAR_MISS: OF_NEAR_MISSES, Doubt.NOISE: OF_KILLED_RUNS}


class Measured(Protocol):
    """A finished run. `doubt`: its time limit was exceeded, maybe by the machine's fault."""

    @property
    def exceeded_time(self) -> bool: ...

    @property
    def doubt(self) -> Doubt | None: ...

    @property
    def cpu_ns(self) -> int: ...

    def close(self) -> None: ...


Run = TypeVar("Run", bound=Measured)


class LoneRuns:
    """What one submission may still have measured alone. All slots stand still meanwhile, so it is
    little: a class that waits must not feel a program that is too slow."""

    def __init__(self, lane: QuietLane) -> None:
        self.lane = lane
        self._left = _MOST_LONE_RUNS
        self._taken_s = 0.0
        self._is_slow = False

    def measure(self, doubt: Doubt, run: Callable[[], Run]) -> Run | None:
        """None where the first measurement must do. What was killed is likely an endless loop: no
        more once it has stayed too slow alone."""
        if not self._left or self._taken_s >= _LONE_TIME_S:
            return None
        if doubt is Doubt.NOISE and self._is_slow:
            return None
        with self.lane.alone(_SHARES[doubt]) as turn:
            measured = run() if turn.is_granted else None
        self._left -= turn.is_granted
        self._taken_s += turn.held_s
        return measured

    def stayed_slow(self) -> None:
        self._is_slow = True


def trusted_run(lone_runs: LoneRuns, run: Callable[[], Run]) -> Run:
    """Runs once; as long as the result is doubtful again, alone, and the smallest time counts.

    The caller closes the result.
    """
    with lone_runs.lane.shared():
        best = run()
    newest: Run | None = best
    attempts = 1
    while newest is not None and newest.doubt is not None and attempts < _MEASUREMENTS:
        try:
            newest = lone_runs.measure(newest.doubt, run)
        except BaseException:
            best.close()
            raise
        if newest is not None:
            attempts += 1
            better = not newest.exceeded_time or newest.cpu_ns < best.cpu_ns
            worse, best = (best, newest) if better else (newest, best)
            worse.close()
    if attempts > 1 and best.exceeded_time:
        lone_runs.stayed_slow()
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
