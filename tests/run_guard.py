"""Ends what a run of tests leaves behind when a signal cuts it off.

Every process of a run carries the names of those who began it in its environment: the script, then
pytest. A guard in a session of its own waits for them; when one dies, however it died, it ends what
carries the dead one's name and removes its folders. Nothing else is touched: a name is a process id
with the moment at which it began, which no later process can have. The namespace of process ids in
which names are such stands beside them: who lives in another one is not for this one to say.

    python tests/run_guard.py NAMES     the guard; NAMES as in the environment
"""

from __future__ import annotations

import contextlib
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

OWNERS = "TEST_RUN_OWNERS"
NAMESPACE = "TEST_RUN_NAMESPACE"
FOLDERS = "oj-test-"  # then the owner's name
PLACES = {Path(tempfile.gettempdir()), Path("/var/tmp")}
# The judge's root processes tidy up by themselves when their server is gone.
JUDGE = "oj-"
PATIENCE_S = 30


def name_of(pid: int) -> str | None:
    """None when there is no such process, or only its zombie."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace")
    except OSError:
        return None
    fields = text.rpartition(")")[2].split()  # from the third of proc(5) on
    return None if fields[0] in "ZX" else f"{pid}.{fields[19]}"


def own_name() -> str:
    """Of this process, as its folders bear it."""
    name = name_of(os.getpid())
    assert name is not None
    return name


def own_namespace() -> str:
    return str(Path("/proc/self/ns/pid").stat().st_ino)


def folder_prefix() -> str:
    """Of a temporary folder that goes with this process."""
    return f"{FOLDERS}{own_name()}-"


def begin() -> None:
    """Makes this process an owner of what it will start, and has it watched."""
    names = [*_names(os.environ.get(OWNERS, "")), own_name()]
    os.environ[OWNERS], os.environ[NAMESPACE] = ":".join(names), own_namespace()
    sweep()
    subprocess.Popen(
        [sys.executable, "-I", "-S", __file__, os.environ[OWNERS]],
        env={name: value for name, value in os.environ.items() if name != OWNERS},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def guard(names: list[str]) -> None:
    """Returns when the last of them is dead and all are swept after; some may be from the start."""
    sweep()
    waiting = {name: os.pidfd_open(int(name.partition(".")[0])) for name in names if _lives(name)}
    while waiting:
        poll = select.poll()
        for descriptor in waiting.values():
            poll.register(descriptor, select.POLLIN)
        poll.poll()
        for name in [name for name in waiting if not _lives(name)]:
            os.close(waiting.pop(name))
        sweep()


def sweep() -> None:
    """Ends every process one of whose owners is dead, and removes the folders of dead owners."""
    deadline = time.monotonic() + PATIENCE_S
    while orphans := _orphans():
        is_late = time.monotonic() > deadline
        for pid, command in orphans:
            if is_late or not command.startswith(JUDGE):
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
        if is_late:
            break
        time.sleep(0.05)
    for path in (path for place in PLACES for path in place.glob(f"{FOLDERS}*")):
        owner = re.match(r"\d+\.\d+(?=-)", path.name.removeprefix(FOLDERS))
        if owner and not _lives(owner[0]):
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _names(text: str) -> list[str]:
    return [name for name in text.split(":") if name]


def _lives(name: str) -> bool:
    return name_of(int(name.partition(".")[0])) == name


def _orphans() -> list[tuple[int, str]]:
    """Pids and commands."""
    found, here = [], own_namespace()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            words = (folder / "environ").read_bytes().split(b"\0")
            command = (folder / "comm").read_text("utf-8", "replace").strip()
        except OSError:
            continue
        told = dict(word.decode("utf-8", "replace").partition("=")[::2] for word in words)
        names = _names(told.get(OWNERS, ""))
        if told.get(NAMESPACE, here) == here and not all(map(_lives, names)):
            found.append((int(folder.name), command))
    return found


if __name__ == "__main__":
    # A signal to the whole group or terminal must not reach the one who tidies up.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    guard(_names(sys.argv[1]))
