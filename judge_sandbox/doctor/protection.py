"""What a box needs of the kernel: without it judging is refused."""

from __future__ import annotations

import os

from judge_sandbox.doctor.check import check
from judge_sandbox.doctor.machine import Machine
from judge_sandbox.types import Check

# clone3 with CLONE_INTO_CGROUP is 5.7, subset=pid 5.8, CAP_CHECKPOINT_RESTORE 5.9
_OLDEST_KERNEL = (5, 10)
# memory.peak of version 2 came with the first and can be reset since the second
_PEAK_KERNEL, _RESET_KERNEL = (5, 19), (6, 12)


def protection_checks(machine: Machine) -> list[Check]:
    version = group_version(machine)
    return [
        kernel(machine, version),
        user_namespaces(machine, root=os.geteuid() == 0),
        control_groups(machine, version),
        seccomp(machine),
    ]


def group_version(machine: Machine) -> int:
    """2 where the unified hierarchy has what is needed, 1 where the old ones have it, 0 else."""
    mounts = _mounts(machine)
    unified = [fields[1] for fields in mounts if fields[2] == "cgroup2"]
    if unified:
        controllers = machine.read(f"{unified[0]}/cgroup.controllers").split()
        if {"memory", "pids"} <= set(controllers):
            return 2
    options = {word for fields in mounts if fields[2] == "cgroup" for word in fields[3].split(",")}
    return 1 if {"memory", "cpuacct", "pids"} <= options else 0


def kernel(machine: Machine, groups: int) -> Check:
    release, version = machine.kernel_release(), machine.kernel()
    level, note = "green", ("", "")
    remedy = ("Linux 5.10 or newer is needed.", "需要 Linux 5.10 或更新版本。")
    if version < _OLDEST_KERNEL:
        level = "red"
    elif groups == 2 and version < _PEAK_KERNEL:
        level = "red"
        note = ("cannot tell a program's memory peak", "无法得到程序的内存峰值")
        remedy = (
            "With control groups of version 2, Linux 5.19 or newer is needed.",
            "使用 cgroup v2 时需要 Linux 5.19 或更新版本。",
        )
    elif groups == 2 and version < _RESET_KERNEL:
        note = (
            "every run gets a control group of its own; from 6.12 on judging is a little faster",
            "每次运行新建一个控制组；6.12 起评测会略快",
        )
    return check(
        "kernel",
        level,
        ("Kernel", "内核"),
        (
            f"Linux {release}" + (f": {note[0]}" if note[0] else ""),
            f"Linux {release}" + (f"：{note[1]}" if note[1] else ""),
        ),
        remedy,
        "apt-get update && apt-get install linux-image-amd64",
    )


def user_namespaces(machine: Machine, *, root: bool) -> Check:
    most = machine.read("/proc/sys/user/max_user_namespaces")
    unprivileged = machine.read("/proc/sys/kernel/unprivileged_userns_clone") != "0"
    confined = machine.read("/proc/sys/kernel/apparmor_restrict_unprivileged_userns") == "1"
    works = most not in ("", "0") and (root or (unprivileged and not confined))
    return check(
        "user_namespaces",
        "green" if works else "red",
        ("User namespaces", "用户命名空间"),
        (f"at most {most}", f"上限 {most}") if works else ("switched off", "已关闭"),
        (
            "Switch them on, or run the judge as root.",
            "请开启用户命名空间，或以 root 运行评测。",
        ),
        "sysctl -e -w user.max_user_namespaces=10000 kernel.unprivileged_userns_clone=1 "
        "kernel.apparmor_restrict_unprivileged_userns=0",
    )


def control_groups(machine: Machine, version: int) -> Check:
    hybrid = version == 1 and any(fields[2] == "cgroup2" for fields in _mounts(machine))
    found = f"version {version}" + (" (hybrid)" if hybrid else "")
    return check(
        "cgroups",
        "green" if version else "red",
        ("Control groups", "控制组（cgroup）"),
        (found, found) if version else ("no memory groups", "没有内存控制组"),
        (
            "Memory, pids and CPU groups must be mounted.",
            "必须挂载 memory、pids 与 CPU 控制组。",
        ),
        "mount -t cgroup2 none /sys/fs/cgroup",
    )


def seccomp(machine: Machine) -> Check:
    works = "kill_process" in machine.read("/proc/sys/kernel/seccomp/actions_avail").split()
    return check(
        "seccomp",
        "green" if works else "red",
        ("System call filter", "系统调用过滤"),
        ("available", "可用") if works else ("missing", "缺失"),
        (
            "A kernel with CONFIG_SECCOMP_FILTER is needed.",
            "需要启用 CONFIG_SECCOMP_FILTER 的内核。",
        ),
        "apt-get install linux-image-amd64",
    )


def _mounts(machine: Machine) -> list[list[str]]:
    lines = machine.read("/proc/self/mounts").splitlines()
    return [fields for fields in map(str.split, lines) if len(fields) > 3]
