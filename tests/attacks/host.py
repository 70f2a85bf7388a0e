"""What an attack could leave on the host: processes, groups, memory, files, descriptors, sockets,
mounts, keys, SysV objects, modes of devices and of system folders, words of the kernel.

Other judges may run on the same machine, so what can be told apart is looked at only where it
belongs to the one under attack: the family of its manager and its groups. Programs are known by
their host uid, which is odd; the box's init has the even one below. Names prove nothing: a program
may call itself like a process of the judge.
"""

from __future__ import annotations

import os
import re
import stat
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

FIRST_BOX_UID = 2_000_000_000
GROUPS = Path("/sys/fs/cgroup")
_PLACES = (
    *("/", "/tmp", "/var/tmp", "/etc", "/dev", "/dev/shm", "/dev/mqueue", "/run", "/run/lock"),
    *("/usr/bin", "/root", "/home", "/var/crash", "/var/lib/systemd/coredump"),
)
# Where a box mounts things; outside of its namespace none of them is a mount point.
_BOX_MOUNTS = {"/tmp", "/w", "/pch", "/usr", "/bin", "/lib", "/etc/alternatives"}
# Kernel memory that stays for the next box, and what two slots with their spares hold.
_GROUP_MEMORY_SLACK = 48 << 20
# The machine runs other things beside this; an attack that is not freed takes more.
_FREE_MEMORY_SLACK = 1 << 30
_DESCRIPTOR_SLACK = 16
# Two slots with three spare boxes each (keeper.c: spares_wanted).
_BOXES_AT_REST = 6
_PATIENCE_SECONDS = 20
_KERNEL_ALARMS = re.compile(r"WARNING: CPU|kernel BUG|BUG: |Oops|soft lockup|hung task|blocked for")


class HostLook:
    """A picture of the host, to be compared with a later one."""

    def __init__(self, manager: int, cache: Path) -> None:
        self._manager = manager
        self._cache = cache
        self._kernel_log = os.open("/dev/kmsg", os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        os.lseek(self._kernel_log, 0, os.SEEK_END)
        self._kernel_words: list[str] = []
        self._descriptors = own_descriptors()
        self._native_descriptors = native_descriptors(manager)
        self._groups = boxes_with_groups(manager)
        self._group_memory = group_memory(manager)
        self._free_memory = free_memory()
        self._mounts = mount_points()
        self._objects = Counter(kernel_objects())
        self._modes = modes()

    def assert_unchanged(self) -> None:
        """A box that was thrown away goes in the background: that is waited for."""
        deadline = time.monotonic() + _PATIENCE_SECONDS
        try:
            while (left := self.differences()) and time.monotonic() < deadline:
                time.sleep(0.05)
        finally:
            os.close(self._kernel_log)
        assert not left, left

    def differences(self) -> list[str]:
        """What is there and was not before, in words; quick, and true only of this moment."""
        return [
            *(f"process {number} of a program" for number in programs(self._manager)),
            *(f"file {path}" for path in foreign_files(self._cache)),
            *(f"{what} of a program" for what in Counter(kernel_objects()) - self._objects),
            *(f"mount {place}" for place in self._new_mounts()),
            *self._changed_modes(),
            *self._grown(),
            *self._alarms(),
        ]

    def _changed_modes(self) -> Iterator[str]:
        now = modes()
        for path, (before, after) in sorted(
            (path, (self._modes[path], now.get(path))) for path in self._modes
        ):
            if after is not None and after != before:
                yield f"{path} was {before} and is {after}"

    def _grown(self) -> Iterator[str]:
        groups = boxes_with_groups(self._manager)
        if groups > max(self._groups, _BOXES_AT_REST):
            yield f"{groups} groups, were {self._groups}"
        memory = group_memory(self._manager)
        if memory > self._group_memory + _GROUP_MEMORY_SLACK:
            yield f"{memory >> 20} MB in the groups, were {self._group_memory >> 20}"
        free = free_memory()
        if free < self._free_memory - _FREE_MEMORY_SLACK:
            yield f"{free >> 20} MB free, were {self._free_memory >> 20}"
        for name, count in (own_descriptors() - self._descriptors).items():
            yield f"{count} more descriptors of {name}"
        native = native_descriptors(self._manager)
        if native > self._native_descriptors + _DESCRIPTOR_SLACK:
            yield f"{native} native descriptors, were {self._native_descriptors}"

    def _new_mounts(self) -> set[str]:
        return {
            place
            for place in mount_points() - self._mounts
            if place in _BOX_MOUNTS or place.startswith(str(self._cache))
        }

    def _alarms(self) -> list[str]:
        while True:
            try:
                self._kernel_words.append(
                    os.read(self._kernel_log, 8192).decode("utf-8", "replace")
                )
            except BlockingIOError:
                return alarms(self._kernel_words, self._manager)
            except BrokenPipeError:  # the oldest words were overwritten meanwhile
                continue


def family(pid: int) -> list[int]:
    """All descendants; an orphan of a box becomes a child of the box's init."""
    found = []
    for thread in _entries(Path(f"/proc/{pid}/task")):
        for number in _read(thread / "children").split():
            found += [int(number), *family(int(number))]
    return found


def programs(manager: int) -> list[int]:
    """Processes with a program's uid: below the manager, or in one of its groups."""
    near = set(family(manager))
    for folder in groups_of(manager):
        near |= {int(number) for number in _read(folder / "cgroup.procs").split()}
    return sorted(number for number in near if _is_program(_uid_of(number)))


def _is_program(uid: int) -> bool:
    return uid >= FIRST_BOX_UID and uid % 2 == 1


def _uid_of(pid: int) -> int:
    found = re.search(r"^Uid:\s+(\d+)", _read(Path(f"/proc/{pid}/status")), re.M)
    return int(found[1]) if found else 0


def groups_of(manager: int) -> list[Path]:
    """Every group of this manager, with all below, in every hierarchy."""
    found = []
    # os.walk passes over groups of other judges that vanish meanwhile.
    for folder, below, _ in os.walk(GROUPS):
        if f"/oj_judge.{manager}." in folder:
            found.append(Path(folder))
        elif Path(folder).name.startswith("oj_judge."):
            below.clear()
    return found


def boxes_with_groups(manager: int) -> int:
    """Boxes that have a group, counted in the hierarchy that has most of them."""
    hierarchies = Counter(
        str(folder.parent) for folder in groups_of(manager) if folder.name.startswith("slot")
    )
    return max(hierarchies.values(), default=0)


def group_memory(manager: int) -> int:
    """Bytes charged to the judge's groups, page cache of files apart; those of removed boxes, too:
    what they did not give back is the parent's."""
    total = 0
    for folder in groups_of(manager):
        if not folder.name.startswith(f"oj_judge.{manager}."):
            continue
        for usage, cached, shared in (
            ("memory.usage_in_bytes", "total_cache", "total_shmem"),
            ("memory.current", "file", "shmem"),
        ):
            used = _read(folder / usage).strip()
            if used:
                fields = dict(re.findall(r"^(\w+) (\d+)$", _read(folder / "memory.stat"), re.M))
                total += int(used) - int(fields[cached]) + int(fields[shared])
    return total


def free_memory() -> int:
    """Bytes that are free or belong to living processes: those of an attack are looked for by
    themselves, and those of others come and go."""
    text = _read(Path("/proc/meminfo"))
    found = re.findall(r"^(?:MemAvailable|AnonPages):\s+(\d+) kB", text, re.M)
    return sum(int(kilobytes) for kilobytes in found) * 1024


def foreign_files(cache: Path) -> list[str]:
    """Files of a box's uid in the places of the host that all may write to, and in the cache."""
    found = []
    for place in map(Path, _PLACES):
        found += [str(entry) for entry in _entries(place) if _owner(entry) >= FIRST_BOX_UID]
    for folder, below, names in os.walk(cache):
        found += [
            str(path)
            for path in (Path(folder, name) for name in (*below, *names))
            if _owner(path) >= FIRST_BOX_UID or path.lstat().st_mode & 0o022
        ]
    return found


def _owner(path: Path) -> int:
    try:
        return path.lstat().st_uid
    except OSError:
        return 0


def modes() -> dict[str, str]:
    """Kind, mode, owner and number of every device and of the folders that all programs share. What
    comes and goes, as terminals do, is compared while it is there."""
    found = {}
    for path in [*map(Path, _PLACES), *_entries(Path("/dev"))]:
        try:
            status = path.lstat()
        except OSError:
            continue
        if not stat.S_ISLNK(status.st_mode):
            owner = f"{status.st_uid}:{status.st_gid}"
            found[str(path)] = f"{stat.filemode(status.st_mode)} {owner} {status.st_rdev:#x}"
    return found


def own_descriptors() -> Counter[str]:
    """Open files of this process by what they are; inputs that are kept for the next run apart."""
    kinds: Counter[str] = Counter()
    for entry in _entries(Path("/proc/self/fd")):
        try:
            name = str(entry.readlink())
        except OSError:
            continue
        if name not in ("/memfd:input (deleted)", "/dev/kmsg") and not name.startswith("/proc/"):
            kinds[re.sub(r"\[\d+\]", "", name)] += 1
    return kinds


def native_descriptors(manager: int) -> int:
    """Most descriptors that one process of the judge has."""
    pids = [manager, *(number for number in family(manager) if not _is_program(_uid_of(number)))]
    return max(len(_entries(Path(f"/proc/{pid}/fd"))) for pid in pids)


def kernel_objects() -> list[str]:
    """Keys, SysV objects and sockets of this network that belong to a box's uid."""
    found = []
    for line in _read(Path("/proc/key-users")).splitlines():
        uid, keys = int(line.partition(":")[0]), line.split()[3]
        if uid >= FIRST_BOX_UID and not keys.startswith("0/"):
            found.append(f"{keys.partition('/')[0]} keys")
    for kind in ("shm", "sem", "msg"):
        found += [f"SysV {kind}" for _ in _rows_of_boxes(Path(f"/proc/sysvipc/{kind}"), "uid")]
    for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        found += [f"socket {kind}" for _ in _rows_of_boxes(Path(f"/proc/net/{kind}"), "uid")]
    return found


def _rows_of_boxes(table: Path, column: str) -> list[str]:
    """Rows whose owner is a box. The columns before the owner's may have more words in the head
    than in the rows (proc_net(5): "tx_queue rx_queue" is one word there)."""
    head, _, rows = _read(table).partition("\n")
    names = head.replace("tx_queue rx_queue", "queues").replace("tr tm->when", "timer").split()
    if column not in names:
        return []
    at = names.index(column)
    return [row for row in rows.splitlines() if int(row.split()[at]) >= FIRST_BOX_UID]


def mount_points() -> set[str]:
    return {line.split()[4] for line in _read(Path("/proc/self/mountinfo")).splitlines()}


def alarms(words: list[str], manager: int) -> list[str]:
    """What the kernel complained of: faults of its own, and victims of want of memory that are not
    programs."""
    found = []
    for line in words:
        text = line.partition(";")[2].strip()
        killed = re.search(r"oom-kill:constraint=(\w+).*uid=(\d+)", text)
        ours = f"oj_judge.{manager}." in text
        if killed and killed[1] == "CONSTRAINT_MEMCG":
            alarming = ours and not _is_program(int(killed[2]))
        else:
            alarming = killed is not None or _KERNEL_ALARMS.search(text) is not None
        if alarming:
            found.append(f"kernel: {text}")
    return found


def _entries(folder: Path) -> list[Path]:
    """None for a folder that is not there, or not any more."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _read(path: Path) -> str:
    """Nothing from a file that is not there, or not any more."""
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""
