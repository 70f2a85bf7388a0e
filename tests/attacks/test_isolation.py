"""What holds even if a program got out of its box: the uid it has on the host, what that uid may
read, and that without a filter nothing is judged at all."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from judge_sandbox.types import Verdict
from tests.attacks.host import FIRST_BOX_UID, programs
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench
from tests.server_process import ServerProcess

ROOT = Path(__file__).parents[2]
SLEEPS = "#include <unistd.h>\nint main(void) { for (int i = 0; i < 500; i++) usleep(10000); }"


def _running_program(bench: Bench) -> int:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        for number in programs(bench.sandbox.native_pid):
            # Compilers come and go meanwhile.
            with contextlib.suppress(OSError):
                if Path(f"/proc/{number}/comm").read_text() == "main\n":
                    return number
        time.sleep(0.01)
    raise AssertionError("the program does not run")


def test_a_program_is_nobody_on_the_host_and_has_no_right(bench: Bench) -> None:
    over = threading.Event()
    task = bench.task(SLEEPS, "C", time_limit_ms=20_000)
    judging = threading.Thread(target=lambda: bench.judge(task, cancelled=over))
    judging.start()
    try:
        number = _running_program(bench)
        status = dict(
            re.findall(r"^(\w+):[ \t]*(.*)$", Path(f"/proc/{number}/status").read_text(), re.M)
        )
        own = {
            name: Path(f"/proc/self/ns/{name}").readlink()
            for name in ("user", "mnt", "pid", "net", "ipc", "uts")
        }
        for name, link in own.items():
            assert Path(f"/proc/{number}/ns/{name}").readlink() != link, name
    finally:
        over.set()
        judging.join()
    uids, gids = status["Uid"].split(), status["Gid"].split()
    assert len(set(uids)) == len(set(gids)) == 1
    assert int(uids[0]) == int(gids[0]) > FIRST_BOX_UID
    assert int(uids[0]) % 2 == 1
    assert status["Groups"] == ""
    assert [status[kind] for kind in ("CapInh", "CapPrm", "CapEff", "CapAmb")] == ["0" * 16] * 4
    assert (status["NoNewPrivs"], status["Seccomp"]) == ("1", "2")
    assert status["Cpus_allowed_list"].isdigit()


def test_the_uid_of_a_program_reaches_neither_database_nor_backups_nor_tests() -> None:
    with tempfile.TemporaryDirectory() as place:
        # A data folder that the administrator left open: the server must close what is in it.
        Path(place).chmod(0o755)
        folder = Path(place) / "data"
        folder.mkdir()
        folder.chmod(0o755)
        server = ServerProcess(data=folder).start()
        try:
            assert (folder / "oj.sqlite3").exists()
            found = _reached_by(FIRST_BOX_UID + 1, folder)
        finally:
            server.stop()
    assert found == []


def _reached_by(uid: int, folder: Path) -> list[str]:
    """Files below the folder that this uid could read or write."""
    wanted = ("-type", "f", "(", "-readable", "-o", "-writable", ")", "-print")
    done = subprocess.run(
        ["find", str(folder), *wanted],
        user=uid,
        group=uid,
        extra_groups=[],
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    return [path for path in done.stdout.splitlines() if "/public/" not in path]


_WITHOUT_FILTERS = """
import ctypes, struct, sys
from pathlib import Path
from judge_sandbox.native.build import build_native
build_native()
# This process and its children have no seccomp(2): a filter answers EINVAL, as old kernels do.
code = b"".join(struct.pack("HBBI", *word) for word in (
    (0x20, 0, 0, 0), (0x15, 0, 1, 317), (0x06, 0, 0, 0x00050016), (0x06, 0, 0, 0x7FFF0000)))
buffer = ctypes.create_string_buffer(code)
program = struct.pack("HxxxxxxQ", len(code) // 8, ctypes.addressof(buffer))
library = ctypes.CDLL(None)
assert library.prctl(38, 1, 0, 0, 0) == 0 and library.prctl(22, 2, program, 0, 0) == 0
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import SandboxUnavailable
try:
    Sandbox.open(slots=1, cache_dir=Path(sys.argv[1]), locate=None)
except SandboxUnavailable as refusal:
    print("REFUSED", refusal)
"""


def test_without_filters_judging_is_refused_with_the_reason(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT_FILTERS, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.startswith("REFUSED seccomp"), done.stdout + done.stderr


def test_a_program_that_kills_the_whole_slot_is_told_as_a_failure_of_the_judge(
    bench: Bench,
) -> None:
    """Not a verdict: what would come of it is decided by whoever judges it again."""
    over = threading.Event()
    reports = []
    task = bench.task(SLEEPS, "C", time_limit_ms=20_000)
    judging = threading.Thread(target=lambda: reports.append(bench.judge(task, cancelled=over)))
    judging.start()
    init = int(
        re.findall(
            r"^PPid:\s*(\d+)", Path(f"/proc/{_running_program(bench)}/status").read_text(), re.M
        )[0]
    )
    os.kill(init, 9)
    judging.join()
    assert reports[0].sandbox_failure is not None
    assert reports[0].status is Verdict.SYSTEM_ERROR
    # The slot is whole again with the next task, which later looks at the host rely on.
    assert bench.judge(bench.task(CANARY)).status is Verdict.ACCEPTED
