"""What else went on while something was measured, and whether a figure may be judged by it."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from types import TracebackType

from judge_sandbox.doctor.machine import STEAL_LIMIT, Machine

# What a machine does by itself lies below this.
_OTHERS_LIMIT = 0.05
_LOOK_S = 0.25


@dataclass(frozen=True, slots=True)
class Place:
    """The machine as far as goals depend on it, and how often at most it is looked at: the kernel
    takes boxes apart after their end; that is waited for, other programs are not."""

    machine: Machine
    cgroup_version: int
    cores: tuple[int, ...]
    looks: int = 12

    def core_of(self, slot: int) -> int:
        """The core to which the sandbox binds a slot."""
        return self.cores[slot % len(self.cores)]


class Watch:
    """Around a measurement: the host's steal during it, other programs just before and after."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.steal_share = 0.0
        self.others_share = 0.0

    def __enter__(self) -> Watch:
        self.others_share = self._busy_share()
        self._begin = self._place.machine.processor_time()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        end = self._place.machine.processor_time()
        self.steal_share = end.stolen_share_since(self._begin)
        self.others_share = max(self.others_share, self._busy_share())

    def not_judged(self, *, cores: int = 1) -> str:
        """Why no goal counts, or nothing. `cores`: how many the measurement needs."""
        if self._place.machine.is_emulated():
            return "the processor is emulated"
        if len(self._place.cores) < cores:
            return f"{cores} cores are needed"
        if self.steal_share >= STEAL_LIMIT:
            return f"the host took {self.steal_share:.1%} of the time"
        if self.others_share >= _OTHERS_LIMIT:
            return f"other programs used {self.others_share:.0%} of the processors"
        return ""

    def shares(self) -> dict[str, float]:
        return {
            "steal_share": round(self.steal_share, 4),
            "others_share": round(self.others_share, 3),
        }

    def _busy_share(self) -> float:
        """The processors' busy share while this process sleeps: the least of a few looks."""
        least = 1.0
        for _ in range(self._place.looks):
            least = min(least, self._busy_now())
            if least < _OTHERS_LIMIT:
                break
        return least

    def _busy_now(self) -> float:
        before = _idle(self._place.machine)
        time.sleep(_LOOK_S)
        idle = _idle(self._place.machine) - before
        whole = _LOOK_S * (os.cpu_count() or 1) * os.sysconf("SC_CLK_TCK")
        return max(0.0, 1 - idle / whole)


def _idle(machine: Machine) -> int:
    """Ticks of all processors without work: idle and waiting for a disk, by proc(5)."""
    fields = machine.read("/proc/stat").partition("\n")[0].split()
    return int(fields[4]) + int(fields[5]) if len(fields) > 5 else 0
