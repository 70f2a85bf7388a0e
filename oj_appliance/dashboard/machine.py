"""Load, memory and disk of this machine, as its kernel tells them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import msgspec


class MachineLoad(msgspec.Struct, frozen=True):
    """Shares of 1; the processor's is the last minute's queue for the cores, at most 1."""

    cores: int
    processor: float
    memory: float


class DiskSpace(msgspec.Struct, frozen=True):
    """Bytes."""

    free: int
    total: int


def machine_load() -> MachineLoad:
    cores = len(os.sched_getaffinity(0))
    lines = Path("/proc/meminfo").read_text("ascii").splitlines()
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in lines}
    used = 1 - kilobytes["MemAvailable"] / kilobytes["MemTotal"]
    return MachineLoad(cores, min(1.0, os.getloadavg()[0] / cores), used)


def disk_space(folder: Path) -> DiskSpace:
    usage = shutil.disk_usage(folder)
    return DiskSpace(usage.free, usage.total)


def percent(share: float) -> str:
    """As the older clients read it: 12.34%."""
    return f"{share * 100:.2f}%"
