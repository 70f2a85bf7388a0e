"""The look at the host sees what it is there for: each thing is planted once and must be told."""

from __future__ import annotations

import ctypes
import mmap
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.attacks import host
from tests.attacks.host import FIRST_BOX_UID, GROUPS, HostLook, alarms, kernel_objects

PROGRAM_UID = FIRST_BOX_UID + 999  # odd, and of a slot that nobody has


@pytest.fixture
def undo() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def picture(tmp_path: Path, undo: ExitStack) -> Callable[[], HostLook]:
    """Looks with this very process as the manager."""

    def take() -> HostLook:
        return HostLook(os.getpid(), tmp_path)

    return take


def child(undo: ExitStack, script: str, **more: object) -> subprocess.Popen[str]:
    """A Python process that does something, says so, and waits."""
    process = subprocess.Popen(  # type: ignore[call-overload] # options by name
        [sys.executable, "-c", script + "\nprint('done', flush=True)\nimport time\ntime.sleep(99)"],
        stdout=subprocess.PIPE,
        text=True,
        **more,
    )
    undo.callback(process.wait)
    undo.callback(process.kill)
    assert process.stdout.readline() == "done\n"
    undo.callback(process.stdout.close)
    return process  # type: ignore[no-any-return] # as above


def test_nothing_new_is_nothing(picture: Callable[[], HostLook]) -> None:
    picture().assert_unchanged()


def test_a_device_with_another_mode_is_seen(
    picture: Callable[[], HostLook], undo: ExitStack
) -> None:
    """On a device of the test's own: others need theirs meanwhile."""
    device = Path(f"/dev/oj-test-{os.getpid()}")
    os.mknod(device, 0o020666, os.makedev(1, 3))
    undo.callback(device.unlink)
    device.chmod(0o666)
    look = picture()
    device.chmod(0o644)
    (told,) = look.differences()
    assert told == f"{device} was crw-rw-rw- 0:0 0x103 and is crw-r--r-- 0:0 0x103"
    device.chmod(0o666)
    look.assert_unchanged()


def test_a_process_of_a_program_is_seen_whatever_its_name(
    picture: Callable[[], HostLook], undo: ExitStack
) -> None:
    before = picture()
    script = "open('/proc/self/comm', 'w').write('oj-box')"
    process = child(undo, script, user=PROGRAM_UID, group=PROGRAM_UID, extra_groups=[], cwd="/")
    assert f"process {process.pid} of a program" in before.differences()


def group(undo: ExitStack, controller: str) -> Path:
    """A group that looks like one of a judge with this process as its manager."""
    top = next(
        place for place in (GROUPS / controller, GROUPS) if (place / "cgroup.procs").exists()
    )
    folder = top / f"oj_judge.{os.getpid()}.1"
    folder.mkdir()
    undo.callback(folder.rmdir)
    return folder


def test_groups_of_boxes_that_are_gone_are_seen(
    picture: Callable[[], HostLook], undo: ExitStack
) -> None:
    before = picture()
    folder = group(undo, "pids")
    for number in range(7):
        (folder / f"slot0-box{number}").mkdir()
        undo.callback((folder / f"slot0-box{number}").rmdir)
    assert "7 groups, were 0" in before.differences()


def test_memory_that_stays_charged_is_seen(
    picture: Callable[[], HostLook], undo: ExitStack
) -> None:
    before = picture()
    folder = group(undo, "memory")
    script = (
        f"open('{folder}/cgroup.procs', 'w').write('0')\n"
        "import mmap\nblock = mmap.mmap(-1, 80 << 20, mmap.MAP_PRIVATE)\n"
        "for at in range(0, 80 << 20, 4096): block[at] = 1"
    )
    child(undo, script)
    assert any("MB in the groups, were 0" in word for word in before.differences())


def test_memory_that_is_gone_from_the_machine_is_seen(
    picture: Callable[[], HostLook], undo: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other processes may give memory back meanwhile.
    monkeypatch.setattr(host, "_FREE_MEMORY_SLACK", 100 << 20)
    before = picture()
    block = mmap.mmap(-1, 1200 << 20, mmap.MAP_SHARED | mmap.MAP_ANONYMOUS | 0x8000)  # populated
    undo.callback(block.close)
    assert any("MB free, were" in word for word in before.differences())


@pytest.mark.parametrize("place", ["/tmp/left-by-a-program", "/dev/shm/left-by-a-program"])
def test_a_file_of_a_program_is_seen(
    picture: Callable[[], HostLook], undo: ExitStack, place: str
) -> None:
    before = picture()
    Path(place).touch()
    undo.callback(Path(place).unlink)
    os.chown(place, PROGRAM_UID, PROGRAM_UID)
    assert f"file {place}" in before.differences()


def test_a_file_in_the_cache_that_others_may_write_is_seen(
    picture: Callable[[], HostLook], tmp_path: Path
) -> None:
    before = picture()
    (tmp_path / "pch").mkdir()
    (tmp_path / "pch" / "header").touch()
    (tmp_path / "pch" / "header").chmod(0o666)
    assert before.differences() == [f"file {tmp_path}/pch/header"]


def test_an_open_file_and_an_open_socket_are_seen(
    picture: Callable[[], HostLook], undo: ExitStack, tmp_path: Path
) -> None:
    before = picture()
    undo.enter_context((tmp_path / "file").open("w"))
    undo.enter_context(socket.socket(socket.AF_UNIX))
    words = before.differences()
    assert f"1 more descriptors of {tmp_path}/file" in words
    assert "1 more descriptors of socket:" in words


def test_descriptors_of_a_native_process_are_seen(
    picture: Callable[[], HostLook], undo: ExitStack
) -> None:
    before = picture()
    child(undo, "import os\nfor _ in range(200): os.dup(0)", stdin=subprocess.DEVNULL)
    assert any("native descriptors, were" in word for word in before.differences())


def test_a_mount_in_the_cache_is_seen(
    picture: Callable[[], HostLook], undo: ExitStack, tmp_path: Path
) -> None:
    before = picture()
    place = tmp_path / "mounted"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=755", "none", str(place)], check=True)
    undo.callback(subprocess.run, ["umount", str(place)], check=True)
    assert before.differences() == [f"mount {place}"]


def test_keys_sysv_objects_and_sockets_of_a_program_are_seen(undo: ExitStack) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    script = (
        "import ctypes, socket\nlibrary = ctypes.CDLL(None)\n"
        "assert library.syscall(248, b'user', b'left', b'x', ctypes.c_size_t(1), -4) > 0\n"
        "assert library.shmget(0x6f6a, 4096, 0o1600) >= 0\n"
        "assert library.semget(0x6f6a, 1, 0o1600) >= 0\n"
        "assert library.msgget(0x6f6a, 0o1600) >= 0\n"
        "listener = socket.create_server(('127.0.0.1', 0))\n"
        "datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
        "datagrams.bind(('127.0.0.1', 0))"
    )
    undo.callback(lambda: library.shmctl(library.shmget(0x6F6A, 0, 0), 0, None))
    undo.callback(lambda: library.semctl(library.semget(0x6F6A, 0, 0), 0, 0))
    undo.callback(lambda: library.msgctl(library.msgget(0x6F6A, 0), 0, None))
    # User keyrings outlive the last process of their user: emptied (7) and taken back (21).
    forget = "for how in (7, 21): __import__('ctypes').CDLL(None).syscall(250, how, -4)"
    undo.callback(
        subprocess.run, [sys.executable, "-c", forget], user=PROGRAM_UID, group=PROGRAM_UID, cwd="/"
    )
    child(undo, script, user=PROGRAM_UID, group=PROGRAM_UID, extra_groups=[], cwd="/")
    found = kernel_objects()
    assert any(word.endswith("keys") for word in found)
    assert {"SysV shm", "SysV sem", "SysV msg", "socket tcp", "socket udp"} <= set(found)


KILLED = "6,1,2,-;oom-kill:constraint={},nodemask=(null),oom_memcg=/oj_judge.{}.5/slot0-box1,uid={}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (KILLED.format("CONSTRAINT_MEMCG", 7, FIRST_BOX_UID + 1), False),
        (KILLED.format("CONSTRAINT_MEMCG", 7, FIRST_BOX_UID), True),
        (KILLED.format("CONSTRAINT_MEMCG", 8, FIRST_BOX_UID), False),
        (KILLED.format("CONSTRAINT_NONE", 7, 0), True),
        ("4,1,2,-;WARNING: CPU: 0 PID: 7 at kernel/fork.c:1 f+0x1/0x2", True),
        ("6,1,2,-;main[7]: segfault at 0 ip 0 sp 0 error 4", False),
    ],
    ids=["program", "init", "init of another judge", "server", "fault of the kernel", "crash"],
)
def test_words_of_the_kernel_are_told_apart(line: str, told: bool) -> None:
    assert bool(alarms([line], 7)) is told


def test_a_real_word_of_the_kernel_is_read(picture: Callable[[], HostLook]) -> None:
    before = picture()
    Path("/dev/kmsg").write_text("oj tests: WARNING: CPU: not a real one\n")
    assert any("not a real one" in word for word in before.differences())
