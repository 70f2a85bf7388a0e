"""Each warning of the doctor, on a machine laid out as files; and the real one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from judge_sandbox.doctor import all_checks, protection, timing, trial
from judge_sandbox.doctor.machine import Machine
from judge_sandbox.languages import all_languages
from judge_sandbox.running.protocol import NativeError
from judge_sandbox.types import Check, InstalledLanguage, SandboxUnavailable

CPUS = "sys/devices/system/cpu"
CONTROLLERS = "sys/fs/cgroup/cgroup.controllers"
QUIET = {
    "proc/sys/kernel/osrelease": "6.12.1-amd64\n",
    "proc/sys/user/max_user_namespaces": "10000\n",
    "proc/sys/kernel/seccomp/actions_avail": "kill_process kill_thread errno allow\n",
    "proc/self/mounts": "cgroup2 /sys/fs/cgroup cgroup2 rw 0 0\n",
    CONTROLLERS: "cpuset cpu memory pids\n",
    "proc/cpuinfo": "model name\t: A Processor\nflags\t\t: fpu sse\n",
    "proc/stat": "cpu  1000 0 500 8000 0 0 0 0 0 0\ncpu0 1 0 0 0 0 0 0 0\ncpu1 1 0 0 0 0 0 0 0\n",
    "proc/swaps": "Filename\tType\tSize\tUsed\tPriority\n",
    "sys/kernel/mm/transparent_hugepage/enabled": "always [madvise] never\n",
    f"{CPUS}/cpu0/topology/thread_siblings_list": "0\n",
    f"{CPUS}/cpu1/topology/thread_siblings_list": "1\n",
}

pytestmark = pytest.mark.quick


def machine(root: Path, **changes: str) -> Machine:
    """A quiet machine with the named files changed; "" takes one away. "__" stands for "/"."""
    files = {**QUIET, **{name.replace("__", "/"): text for name, text in changes.items()}}
    for name, text in files.items():
        if text:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return Machine(root)


def both(root: Path, **changes: str) -> dict[str, Check]:
    """All checks that need no box, by their last word."""
    laid_out = machine(root, **changes)
    checks = [
        *protection.protection_checks(laid_out),
        *timing.timing_checks(laid_out, Machine(root / "earlier").processor_time()),
    ]
    return {check.id.removeprefix("judge."): check for check in checks}


def test_a_quiet_machine_is_all_green(tmp_path: Path) -> None:
    checks = both(tmp_path)
    assert {check.level for check in checks.values()} == {"green"}
    assert len(checks) == 9


WARNINGS = {
    "an old kernel": (
        {"proc__sys__kernel__osrelease": "4.19.0-27-amd64\n"},
        ("kernel", "red", "4.19"),
    ),
    "a kernel without memory peak": (
        {"proc__sys__kernel__osrelease": "5.10.0-31-amd64\n"},
        ("kernel", "red", "memory peak"),
    ),
    "a kernel that cannot reset the peak is only noted": (
        {"proc__sys__kernel__osrelease": "6.1.0-28-amd64\n"},
        ("kernel", "green", "control group of its own"),
    ),
    "no user namespaces": (
        {"proc__sys__user__max_user_namespaces": "0\n"},
        ("user_namespaces", "red", "switched off"),
    ),
    "no control groups": (
        {"proc__self__mounts": "proc /proc proc rw 0 0\n"},
        ("cgroups", "red", "no memory groups"),
    ),
    "no filter": (
        {"proc__sys__kernel__seccomp__actions_avail": "kill_thread errno\n"},
        ("seccomp", "red", "missing"),
    ),
    "a governor that saves power": (
        {f"{CPUS}/cpu0/cpufreq/scaling_governor": "powersave\n"},
        ("cpu_frequency", "amber", "powersave"),
    ),
    "a core with two threads": (
        {f"{CPUS}/cpu0/topology/thread_siblings_list": "0-1\n"},
        ("hyper_threads", "amber", "share a core"),
    ),
    "a guest that cannot know its cores": (
        {"proc__cpuinfo": "model name\t: A Processor\nflags\t\t: fpu hypervisor\n"},
        ("hyper_threads", "amber", "does not show"),
    ),
    "huge pages for everybody": (
        {"sys__kernel__mm__transparent_hugepage__enabled": "[always] madvise never\n"},
        ("huge_pages", "amber", "[always]"),
    ),
    "swap": (
        {"proc__swaps": "Filename Type Size Used Priority\n/dev/vda2 partition 1024 0 -2\n"},
        ("swap", "amber", "/dev/vda2"),
    ),
    "a greedy host": (
        {"proc__stat": "cpu  1000 0 500 8000 0 0 0 100 0 0\n"},
        ("steal", "amber", "1.04%"),
    ),
}


@pytest.mark.parametrize("name", WARNINGS)
def test_each_warning_is_given_in_both_languages(tmp_path: Path, name: str) -> None:
    changes, (check_name, level, words) = WARNINGS[name]
    checks = both(tmp_path, **changes)
    found = checks[check_name]
    assert found.level == level
    assert words in found.found_en
    assert all((found.title_zh, found.found_zh, found.remedy_en, found.remedy_zh, found.command))
    assert [other.id for other in checks.values() if other.level != "green"] == (
        [] if level == "green" else [found.id]
    )


def test_commands_to_copy_name_no_program_that_only_an_engineer_has(tmp_path: Path) -> None:
    commands = [
        both(tmp_path / str(number), **changes)[found[0]].command
        for number, (changes, found) in enumerate(WARNINGS.values())
    ]
    for stage in ("cgroup", "cgroup_create", "cgroup_peak", "namespace", "mount", "?"):
        refusal = SandboxUnavailable("no box")
        refusal.__cause__ = NativeError(stage, "no")
        commands.append(trial.refused(refusal).command)
    programs = {command.split()[0] for command in commands if command}
    # What is ours is named whole; the rest is of every Debian.
    ours = {program for program in programs if "/" in program}
    assert ours == {sys.executable}
    assert programs - ours <= {
        *("apt-get", "echo", "mount", "swapoff", "sysctl", "systemd-run", "uname", "vmstat"),
    }
    assert [command for command in commands if "…" in command or "YYYY" in command] == []


def test_groups_of_version_1_are_enough_and_need_no_newer_kernel(tmp_path: Path) -> None:
    mounts = "".join(
        f"cgroup /sys/fs/cgroup/{name} cgroup rw,{name} 0 0\n"
        for name in ("memory", "cpuacct", "pids")
    )
    checks = both(
        tmp_path,
        proc__self__mounts=mounts + "cgroup2 /sys/fs/cgroup/unified cgroup2 rw 0 0\n",
        proc__sys__kernel__osrelease="5.10.0-31-amd64\n",
        **{CONTROLLERS: ""},
    )
    assert checks["kernel"].level == checks["cgroups"].level == "green"
    assert checks["cgroups"].found_en == "version 1 (hybrid)"


def test_swap_that_no_group_can_forbid_is_told_apart(tmp_path: Path) -> None:
    swaps = "Filename Type Size Used Priority\n/swapfile file 1024 0 -2\n"
    limited = both(tmp_path / "limited", proc__swaps=swaps)["swap"]
    free = timing.swap(machine(tmp_path / "free", proc__swaps=swaps, **{CONTROLLERS: ""}))
    assert "swapaccount=1" in free.remedy_en
    assert "swapaccount=1" not in limited.remedy_en


def test_without_root_namespaces_must_be_open_to_everybody(tmp_path: Path) -> None:
    closed = machine(tmp_path, proc__sys__kernel__apparmor_restrict_unprivileged_userns="1\n")
    assert protection.user_namespaces(closed, root=True).level == "green"
    assert protection.user_namespaces(closed, root=False).level == "red"


def test_a_guest_with_one_processor_has_no_neighbour_to_fear(tmp_path: Path) -> None:
    check = timing.hyper_threads(
        machine(
            tmp_path,
            proc__cpuinfo="model name\t: A Processor\nflags\t\t: hypervisor\n",
            proc__stat="cpu  1 0 0 0 0 0 0 0\ncpu0 1 0 0 0 0 0 0 0\n",
        )
    )
    assert check.level == "green"


def test_every_missing_toolchain_comes_with_its_own_command() -> None:
    there = (InstalledLanguage("C", "12.2.0"),)
    found, *absent = trial.languages(there)
    assert found.level == "green"
    assert found.found_en == "C 12.2.0"
    told = {
        name for check in absent for name in check.title_en.removeprefix("Language ").split(", ")
    }
    assert told == all_languages().keys() - {"C"}
    commands = {language.install for language in all_languages().values() if language.name != "C"}
    assert {check.command for check in absent} == commands
    assert {check.level for check in absent} >= {"amber"}


def test_no_toolchain_at_all_prevents_judging() -> None:
    assert trial.languages(())[0].level == "red"


def test_a_refusal_is_red_and_a_box_tells_its_level() -> None:
    assert trial.refused(SandboxUnavailable("no groups")).level == "red"
    assert "protection level A1" in trial.works(1).found_en
    assert "protection level A " in trial.works(2).found_en


def test_emulated_processors_are_told_from_real_ones(tmp_path: Path) -> None:
    clock = "sys/devices/system/clocksource/clocksource0/available_clocksource"
    flags = "flags\t\t: fpu hypervisor\n"
    by_name = machine(tmp_path / "1", proc__cpuinfo=f"model name\t: QEMU TCG CPU version\n{flags}")
    qemu = f"model name\t: QEMU Virtual CPU version 2.5+\n{flags}"
    by_clock = machine(tmp_path / "2", proc__cpuinfo=qemu, **{clock: "tsc hpet acpi_pm\n"})
    helped = machine(tmp_path / "3", proc__cpuinfo=qemu, **{clock: "kvm-clock tsc\n"})
    assert by_name.is_emulated()
    assert by_clock.is_emulated()
    assert not helped.is_emulated()
    assert not machine(tmp_path / "4").is_emulated()


def test_this_machine_is_told_with_its_level_and_languages() -> None:
    checks = {check.id: check for check in all_checks()}
    assert len(checks) >= 11
    assert "protection level A" in checks["judge.box"].found_en
    assert "C++ 17" in checks["judge.languages"].found_en
    for check in checks.values():
        assert all((check.title_en, check.title_zh, check.found_en, check.found_zh))
        if check.level != "green":
            assert check.remedy_en
            assert check.remedy_zh
            assert check.command
