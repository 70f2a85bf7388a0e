"""The machine on which figures were measured."""

from __future__ import annotations

import os
import platform
import re
import sqlite3
from pathlib import Path


def describe() -> dict[str, object]:
    return {
        "cores": len(os.sched_getaffinity(0)),
        "processor": _first(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo")),
        "memory_mb": int(_first(r"MemTotal:\s*(\d+)", Path("/proc/meminfo")) or 0) // 1024,
        "kernel": platform.release(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "load_before": round(os.getloadavg()[0], 2),
    }


def _first(pattern: str, file: Path) -> str:
    found = re.search(pattern, file.read_text("utf-8", "replace"))
    return found.group(1).strip() if found else ""


def cpu_seconds(pid: int) -> float:
    """Processor time of a process with all its threads, by proc(5) fields 14 and 15."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
