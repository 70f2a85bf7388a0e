"""A place for one program: the system's programs read-only, an empty folder in memory, no network,
no other process, no right over anything, and nothing of the data folder.

User namespaces give it without any right of root (user_namespaces(7), mount_namespaces(7)). Where
the kernel does not hand them out there is no such place, and then nothing is run.
"""

from __future__ import annotations

import ctypes
import os
import resource
import stat
from contextlib import suppress
from pathlib import Path

from oj_appliance.lessons.slides import limits

WORK = "/w"
NOBODY = 65534
# Read-only in the place, as on this machine; links stay links, what is missing is left out.
_SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"),
    *("/etc/alternatives", "/etc/ld.so.cache", "/etc/fonts", "/etc/libreoffice"),
    *("/var/lib/libreoffice", "/var/cache/fontconfig"),
)
_DEVICES = ("null", "zero", "random", "urandom")
_STAGE = "/tmp"  # noqa: S108 - covered in this namespace alone; every system has it

_NEWNS, _NEWUTS, _NEWIPC = 0x20000, 0x4000000, 0x8000000
_NEWUSER, _NEWPID, _NEWNET = 0x10000000, 0x20000000, 0x40000000
_RDONLY, _NOSUID, _NODEV, _NOEXEC, _REMOUNT = 1, 2, 4, 8, 32
_BIND, _REC, _PRIVATE, _RELATIME = 4096, 16384, 1 << 18, 1 << 21
_DETACH = 2
# Flags that a mount has from outside, and that nobody inside may take away.
_KEPT = _NOSUID | _NODEV | _NOEXEC | os.ST_NOATIME | os.ST_NODIRATIME
_SET_PDEATHSIG, _SET_DUMPABLE, _SET_NO_NEW_PRIVS = 1, 4, 38
_SIGKILL = 9

_libc = ctypes.CDLL(None, use_errno=True)


class UnconfinedError(Exception):
    """This machine gives no such place; the text says which step failed."""


def end_with_parent() -> None:
    """Whatever ends whoever started this process ends it as well (prctl(2))."""
    _check(_libc.prctl(_SET_PDEATHSIG, _SIGKILL), "ending with the parent")


def limit_everything(seconds: int) -> None:
    """Of this process and all that it starts."""
    os.nice(limits.NICENESS)
    Path("/proc/self/oom_score_adj").write_text(str(limits.FIRST_TO_GO))
    for what, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_DATA, limits.MEMORY),
        (resource.RLIMIT_FSIZE, limits.LARGEST_PDF),
        (resource.RLIMIT_NOFILE, limits.MOST_FILES),
    ):
        resource.setrlimit(what, (most, most))


def leave() -> None:
    """What this process forks from here on begins a place: a first process that sees no other one,
    without network, with rights over nothing but what it builds. Raises UnconfinedError."""
    try:
        if os.geteuid() == 0:
            _become_nobody()
    except OSError as error:
        raise UnconfinedError(f"becoming nobody: {error.strerror}") from error
    uid, gid = os.geteuid(), os.getegid()
    kinds = _NEWUSER | _NEWNS | _NEWPID | _NEWNET | _NEWIPC | _NEWUTS
    _check(_libc.unshare(kinds), "namespaces")
    most = limits.MOST_PROCESSES
    resource.setrlimit(resource.RLIMIT_NPROC, (most, most))
    try:
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{uid} {uid} 1")
        Path("/proc/self/gid_map").write_text(f"{gid} {gid} 1")
    except OSError as error:
        raise UnconfinedError(f"names of the place: {error.strerror}") from error


def build(program: Path) -> None:
    """In the first process of the place. Raises UnconfinedError."""
    try:
        _build(program)
    except OSError as error:
        raise UnconfinedError(f"the place cannot be built: {error}") from error


def give_up_rights() -> None:
    """In a process that is about to become the program: its exec leaves it no right over the place
    (capabilities(7): it is not root there)."""
    end_with_parent()
    _check(_libc.prctl(_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "giving up rights")


def _become_nobody() -> None:
    """A server that root runs for itself, as in a container: root's files are not the place's."""
    os.setgroups([])
    os.setresgid(NOBODY, NOBODY, NOBODY)
    os.setresuid(NOBODY, NOBODY, NOBODY)
    # The change has closed this process's own folder of /proc to itself.
    _check(_libc.prctl(_SET_DUMPABLE, 1), "becoming nobody")


def _home(program: Path) -> Path:
    """Where all that belongs to it lies: of its maker's own packages /opt/libreoffice*."""
    folder = program.parent
    return folder.parent if folder.name == "program" else folder


def _is_of_system(folder: Path) -> bool:
    return any(folder.is_relative_to(each) for each in _SYSTEM)


def _build(program: Path) -> None:
    """Raises UnconfinedError, OSError."""
    with suppress(OSError):  # a container may keep this file from everybody
        Path("/proc/sys/user/max_user_namespaces").write_text("0")
    _mount("none", "/", None, _REC | _PRIVATE)
    home = _home(program)
    outside = None if _is_of_system(home) else os.open(home, os.O_PATH)
    _mount("tmpfs", _STAGE, "tmpfs", _NOSUID | _NODEV, "size=1m,nr_inodes=256,mode=755")
    os.chdir(_STAGE)
    for source in _SYSTEM:
        _mirror(source)
    for name, size in (("tmp", limits.ASIDE), (WORK.lstrip("/"), limits.WORK_PLACE)):
        Path(name).mkdir()
        _mount("tmpfs", name, "tmpfs", _NOSUID | _NODEV, f"size={size},nr_inodes=16384,mode=700")
    if outside is not None:
        _bind(f"/proc/self/fd/{outside}", str(home), is_folder=True)
        os.close(outside)
    Path("proc").mkdir()
    _mount("proc", "proc", "proc", _NOSUID | _NODEV | _NOEXEC)
    for name in _DEVICES:
        _bind(f"/dev/{name}", f"/dev/{name}", is_folder=False, further=_NOEXEC)
    _make_read_only(".", 0)
    # pivot_root(2), "pivot_root(".", ".")": the old root ends on top of the new one.
    _check(_libc.pivot_root(b".", b"."), "the new root")
    _check(_libc.umount2(b".", _DETACH), "leaving the old root")
    os.chdir(WORK)


def _mirror(source: str) -> None:
    try:
        status = os.lstat(source)
    except FileNotFoundError:
        return
    if stat.S_ISLNK(status.st_mode):
        Path(source.lstrip("/")).symlink_to(Path(source).readlink())
    else:
        _bind(source, source, is_folder=stat.S_ISDIR(status.st_mode))


def _bind(source: str, target: str, *, is_folder: bool, further: int = _NODEV) -> None:
    place = Path(target.lstrip("/"))
    (place if is_folder else place.parent).mkdir(parents=True, exist_ok=True)
    if not is_folder:
        place.touch()
    _mount(source, str(place), None, _BIND | _REC)
    _make_read_only(str(place), further)


def _make_read_only(target: str, further: int) -> None:
    had = os.statvfs(target).f_flag
    kept = had & _KEPT | (_RELATIME if had & os.ST_RELATIME else 0)
    flags = _REMOUNT | _BIND | _RDONLY | _NOSUID | kept | further
    _mount("none", target, None, flags)


def _mount(source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
    done = _libc.mount(
        source.encode(),
        target.encode(),
        None if kind is None else kind.encode(),
        ctypes.c_ulong(flags),
        data.encode(),
    )
    _check(done, f"mount of {target}")


def _check(result: int, step: str) -> None:
    if result != 0:
        raise UnconfinedError(f"{step}: {os.strerror(ctypes.get_errno())}")
