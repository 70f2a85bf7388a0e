"""Deaths of every part: nothing stays behind, and what is left works on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from judge_sandbox.types import SandboxUnavailable, Verdict
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench, open_sandbox

ROOT = Path(__file__).parents[3]
ENDLESS = "int main(void) { for (volatile int i = 0;; i++) {} }"


def start(
    tmp_path: Path, what: str, *more: str, prefix: Sequence[str] = ()
) -> tuple[subprocess.Popen[str], int]:
    """A judging process in a process group of its own, and its manager's pid as it sees it."""
    data = tmp_path / "data"
    data.mkdir(exist_ok=True)
    data.chmod(0o777)
    # A cache that another uid cannot write: only the native part does.
    process = subprocess.Popen(
        [
            *prefix,
            sys.executable,
            "-m",
            "tests.judge_sandbox.native.judging_process",
            str(tmp_path / "cache"),
            str(data),
            what,
            *more,
        ],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    assert process.stdout is not None
    word, manager = process.stdout.readline().split()
    assert word == "OPEN"
    return process, int(manager)


def wait_until_judging(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    while process.stdout.readline().strip() != "JUDGING":
        assert process.poll() is None


def wait_until(condition: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def groups_of(manager: int) -> list[str]:
    # os.walk passes over groups of other judges that vanish meanwhile.
    return [
        folder
        for folder, _, _ in os.walk("/sys/fs/cgroup")
        if Path(folder).name.startswith(f"oj_judge.{manager}.")
    ]


def alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def name_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def descendants(pid: int) -> list[int]:
    children: list[int] = []
    # A process may end between being listed and being read.
    with suppress(FileNotFoundError, ProcessLookupError):
        for task in list(Path(f"/proc/{pid}/task").iterdir()):
            children += [int(child) for child in (task / "children").read_text().split()]
    return children + [below for child in children for below in descendants(child)]


@pytest.mark.parametrize("whole_group", [False, True], ids=["python", "process_group"])
def test_death_of_python_ends_everything_native(tmp_path: Path, whole_group: bool) -> None:
    process, manager = start(tmp_path, "ENDLESS")
    wait_until_judging(process)
    family = [manager, *descendants(manager)]
    assert len(family) >= 3
    assert groups_of(manager)
    if whole_group:
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    wait_until(lambda: not any(alive(pid) for pid in family), "processes are left")
    wait_until(lambda: not groups_of(manager), "groups are left")


def test_groups_of_a_judge_that_was_killed_whole_are_reclaimed(tmp_path: Path) -> None:
    process, manager = start(tmp_path, "ENDLESS")
    kill_at_once(process, manager)
    assert groups_of(manager)
    # Whoever opens a judge next tidies up.
    with open_sandbox(tmp_path / "cache"):
        assert not groups_of(manager)


def test_a_judge_in_other_namespaces_leaves_a_living_judge_alone_and_tidies_after_a_dead_one(
    tmp_path: Path,
) -> None:
    elsewhere = ("unshare", "--pid", "--fork", "--mount-proc", "--kill-child")
    process, manager = start(tmp_path, "ENDLESS")
    wait_until_judging(process)
    wait_until(lambda: bool(programs(manager)), "the program does not run")
    program = programs(manager)[0]
    before = groups_of(manager)
    other, _ = start(tmp_path, "ONCE", prefix=elsewhere)
    assert other.communicate(timeout=180)[0].split() == ["AC", "AC"]
    assert alive(program), "the program of the living judge was killed"
    assert set(before) <= set(groups_of(manager)), "its groups were taken"
    kill_at_once(process, manager)
    assert groups_of(manager)
    other, _ = start(tmp_path, "ONCE", prefix=elsewhere)
    assert not groups_of(manager)
    other.communicate(timeout=180)


def kill_at_once(process: subprocess.Popen[str], manager: int) -> None:
    """As a power cut would: no part of the judge lives on to start a manager, which tidies up."""
    guardian = parent_of(manager)
    family = [guardian, manager, *descendants(manager)]
    os.kill(process.pid, signal.SIGSTOP)
    os.kill(guardian, signal.SIGKILL)
    os.kill(manager, signal.SIGKILL)
    process.kill()
    process.wait()
    wait_until(lambda: not any(alive(pid) for pid in family), "processes are left")


def parent_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("PPid:")).split()[1])


def programs(manager: int) -> list[int]:
    """What runs in the boxes, the boxes' own processes apart."""
    return [pid for pid in descendants(manager) if name_of(pid) not in ("", "oj-keeper", "oj-box")]


def test_programs_do_not_inherit_the_low_priority_of_the_server(tmp_path: Path) -> None:
    process, manager = start(tmp_path, "ENDLESS", prefix=("nice", "-n", "15"))
    wait_until_judging(process)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > 0
    wait_until(lambda: bool(programs(manager)), "the program does not run")
    family = [manager, *descendants(manager)]
    assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in family if alive(pid)} == {0}
    process.kill()
    process.wait()


def test_judging_goes_on_after_rights_are_dropped() -> None:
    # pytest's own temporary folder is closed to other users.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        process, _ = start(Path(folder), "ONCE", "65534")
        output, _ = process.communicate(timeout=180)
        assert output.split() == ["AC", "AC"]
        header = next(Path(folder).glob("cache/pch/*/bits/stdc++.h.gch"))
        assert header.stat().st_uid == 0
        assert header.stat().st_mode & 0o222 == 0
        compiled = Path(folder) / "cache/compiled"
        kept = [path.stat() for path in compiled.rglob("*") if path.is_file()]
        assert len(kept) == 3  # two programs, and what the compilers said of themselves
        assert {status.st_uid for status in kept} == {65534}
        assert compiled.stat().st_mode & 0o077 == 0


def test_a_dead_keeper_is_told_and_replaced(bench: Bench) -> None:
    results = []

    def judge() -> None:
        results.append(bench.judge(bench.task(ENDLESS, "C", time_limit_ms=60_000), slot=1))

    thread = threading.Thread(target=judge)
    thread.start()
    manager = bench.sandbox.native_pid
    wait_until(lambda: bool(programs(manager)), "the program does not run")
    os.kill(bench.sandbox.workplace(1).keeper.pid, signal.SIGKILL)
    thread.join(timeout=120)
    assert results[0].sandbox_failure is not None
    assert results[0].status is Verdict.SYSTEM_ERROR
    assert bench.judge(bench.task(CANARY), slot=1).status is Verdict.ACCEPTED
    assert bench.judge(bench.task(CANARY), slot=0).status is Verdict.ACCEPTED


def test_a_killed_manager_is_made_anew_and_what_it_left_is_removed(tmp_path: Path) -> None:
    with open_sandbox(tmp_path / "cache", slots=2) as sandbox:
        bench = Bench(sandbox, tmp_path)
        killed = sandbox.native_pid
        results = []

        def judge() -> None:
            results.append(bench.judge(bench.task(ENDLESS, "C", time_limit_ms=60_000), slot=1))

        thread = threading.Thread(target=judge)
        thread.start()
        wait_until(lambda: bool(programs(killed)), "the program does not run")
        family = descendants(killed)
        os.kill(killed, signal.SIGKILL)
        thread.join(timeout=120)
        assert results[0].sandbox_failure is not None
        wait_until(lambda: not any(alive(pid) for pid in family), "processes are left")
        for slot in (0, 1):
            assert bench.judge(bench.task(CANARY), slot=slot).status is Verdict.ACCEPTED
        assert sandbox.native_pid != killed
        assert not groups_of(killed)
    assert not groups_of(sandbox.native_pid)
    assert not alive(sandbox.guardian_pid)


def test_a_manager_is_made_anew_after_rights_were_dropped() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        process, manager = start(Path(folder), "LATER", "65534")
        family = descendants(manager)
        os.kill(manager, signal.SIGKILL)
        wait_until(lambda: not any(alive(pid) for pid in family), "processes are left")
        output, _ = process.communicate("\n", timeout=180)
        assert output.split() == ["AC", "AC"]


def test_where_no_manager_can_be_made_judging_is_refused_and_nothing_hangs(
    tmp_path: Path,
) -> None:
    with open_sandbox(tmp_path / "cache") as sandbox:
        bench = Bench(sandbox, tmp_path)
        family = descendants(sandbox.native_pid)
        for pid in (sandbox.guardian_pid, sandbox.native_pid):
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not any(alive(pid) for pid in family), "processes are left")
        with pytest.raises(SandboxUnavailable):
            bench.judge(bench.task(CANARY))


def test_without_memory_groups_judging_is_refused_with_the_remedy(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from judge_sandbox.sandbox import Sandbox\n"
        "from judge_sandbox.types import SandboxUnavailable\n"
        "try: Sandbox.open(slots=1, cache_dir=Path(sys.argv[1]), locate=None)\n"
        "except SandboxUnavailable as refusal: print('REFUSED', refusal)"
    )
    done = subprocess.run(
        [
            "unshare",
            "--mount",
            "sh",
            "-c",
            'umount -l -R /sys/fs/cgroup; exec "$0" "$@"',
            sys.executable,
            "-c",
            script,
            str(tmp_path),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.startswith("REFUSED cgroup:"), done.stdout + done.stderr
    assert "mount -t cgroup2" in done.stdout


def test_without_user_namespaces_judging_is_refused_with_the_remedy(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from judge_sandbox.sandbox import Sandbox\n"
        "from judge_sandbox.types import SandboxUnavailable\n"
        "try: Sandbox.open(slots=1, cache_dir=Path(sys.argv[1]), locate=None)\n"
        "except SandboxUnavailable as refusal: print('REFUSED', refusal)"
    )
    # Inside a user namespace of its own the limit can be lowered without touching the machine.
    done = subprocess.run(
        [
            "unshare",
            "--user",
            "--map-root-user",
            "--mount",
            "--pid",
            "--fork",
            "--mount-proc",
            "sh",
            "-c",
            'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"',
            sys.executable,
            "-c",
            script,
            str(tmp_path),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.startswith("REFUSED"), done.stdout + done.stderr
    assert "Try:" in done.stdout


def test_a_plain_chroot_is_no_obstacle(tmp_path: Path) -> None:
    script = Path(__file__).with_name("in_chroot.sh")
    done = subprocess.run(
        [
            "unshare",
            "--mount",
            "sh",
            str(script),
            str(tmp_path / "root"),
            str(ROOT),
            sys.executable,
            "-m",
            "judge_sandbox",
            "--cache",
            "/tmp/cache",
            "selftest",
            "C",
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok ") == 6


def test_two_judges_on_one_machine_do_not_disturb_each_other(bench: Bench, tmp_path: Path) -> None:
    with open_sandbox(tmp_path / "cache") as other:
        assert Bench(other, bench.folder).judge(bench.task(CANARY)).status is Verdict.ACCEPTED
    assert bench.judge(bench.task(CANARY)).status is Verdict.ACCEPTED


def test_a_closed_sandbox_leaves_no_group(tmp_path: Path) -> None:
    with open_sandbox(tmp_path / "cache") as sandbox:
        manager = sandbox.native_pid
        assert groups_of(manager)
    assert not groups_of(manager)
    assert not alive(manager)
