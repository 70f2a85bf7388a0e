"""What the kernel tells about this machine, read under a root that a test can lay out itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# More steal than this makes measured times worth little.
STEAL_LIMIT = 0.005


@dataclass(frozen=True, slots=True)
class ProcessorTime:
    """Ticks of all processors together since the machine started, by proc(5)."""

    total: int
    stolen: int

    def stolen_share_since(self, earlier: ProcessorTime) -> float:
        """The share, 0 to 1, that the host took of the time between."""
        passed = self.total - earlier.total
        return (self.stolen - earlier.stolen) / passed if passed > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Machine:
    """Files of /proc and /sys below `root`; a file that is not there reads as empty."""

    root: Path = Path("/")

    def read(self, path: str) -> str:
        """The file's text without blanks around it. `path` is absolute, as the kernel has it."""
        try:
            text = (self.root / path.lstrip("/")).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""
        return text.strip()

    def matching(self, folder: str, pattern: str) -> Iterator[Path]:
        """Files of a folder, by name."""
        yield from sorted((self.root / folder.lstrip("/")).glob(pattern))

    def kernel_release(self) -> str:
        return self.read("/proc/sys/kernel/osrelease")

    def kernel(self) -> tuple[int, ...]:
        """The first two numbers of the release, (6, 12)."""
        numbers = self.kernel_release().split("-")[0].split(".")[:2]
        return tuple(int(part) for part in numbers if part.isdigit())

    def processor_time(self) -> ProcessorTime:
        line = self.read("/proc/stat").partition("\n")[0]
        # user nice system idle iowait irq softirq steal; guest time is part of user time
        ticks = [int(field) for field in line.split()[1:9]]
        return ProcessorTime(sum(ticks), ticks[7] if len(ticks) > 7 else 0)

    def processors(self) -> int:
        return sum(
            line.startswith("cpu") and line[3:4].isdigit()
            for line in self.read("/proc/stat").splitlines()
        )

    def is_guest(self) -> bool:
        """Whether this is a virtual machine."""
        return "hypervisor" in self._processor("flags").split()

    def is_emulated(self) -> bool:
        """A guest whose processor is a program: QEMU's model names, without KVM's clock."""
        if "TCG" in self._processor("model name"):
            return True
        clocks = self.read(
            "/sys/devices/system/clocksource/clocksource0/available_clocksource"
        ).split()
        return "QEMU" in self._processor("model name") and "kvm-clock" not in clocks

    def _processor(self, field: str) -> str:
        for line in self.read("/proc/cpuinfo").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == field:
                return value.strip()
        return ""
