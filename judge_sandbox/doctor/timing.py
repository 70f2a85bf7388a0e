"""What makes times and memory figures vary from run to run: judging works, less steadily."""

from __future__ import annotations

from judge_sandbox.doctor.check import check
from judge_sandbox.doctor.machine import STEAL_LIMIT, Machine, ProcessorTime
from judge_sandbox.own_command import own_command
from judge_sandbox.types import Check

_CPUS = "/sys/devices/system/cpu"


def timing_checks(machine: Machine, earlier: ProcessorTime) -> list[Check]:
    """`earlier`: the processors' time some while ago, from which steal is counted."""
    return [
        frequency(machine),
        hyper_threads(machine),
        huge_pages(machine),
        swap(machine),
        steal(machine, earlier),
    ]


def frequency(machine: Machine) -> Check:
    governors = {
        machine.read(f"{_CPUS}/{path.parts[-3]}/cpufreq/scaling_governor")
        for path in machine.matching(_CPUS, "cpu[0-9]*/cpufreq/scaling_governor")
    }
    text = ", ".join(sorted(governors))
    return check(
        "cpu_frequency",
        "green" if governors <= {"performance"} else "amber",
        ("CPU frequency", "CPU 频率"),
        (text or "not scaled here", text or "本机不调频"),
        (
            "Times vary while the frequency does: choose the governor performance.",
            "频率变化会使计时不稳定：请选用 performance 调频策略。",
        ),
        "apt-get install linux-cpupower && cpupower frequency-set -g performance",
    )


def hyper_threads(machine: Machine) -> Check:
    """Two slots on one core slow each other by a third; a guest often cannot see that they do."""
    title = ("Hyper-threads", "超线程")
    if any(len(siblings) > 1 for siblings in _siblings(machine)):
        return check(
            "hyper_threads",
            "amber",
            title,
            ("two processors share a core", "两个逻辑处理器共用一个核心"),
            (
                "Programs in two slots slow each other down. Switch hyper-threads off, or give the "
                "judge half as many slots as there are processors.",
                "两个槽位中的程序会互相拖慢。请关闭超线程，或将评测槽位数设为逻辑处理器数的一半。",
            ),
            f"echo off > {_CPUS}/smt/control",
        )
    if machine.is_guest() and machine.processors() > 1:
        return check(
            "hyper_threads",
            "amber",
            title,
            (
                "this virtual machine does not show whether its processors are whole cores",
                "虚拟机内无法得知处理器是否为完整核心",
            ),
            (
                "Ask the host for whole cores of its own for this machine; the figure "
                "time_spread_beside of the benchmark shows what a neighbour costs.",
                "请在宿主机上为本机分配独占的完整核心；基准测试中的 time_spread_beside "
                "反映相邻程序的影响。",
            ),
            own_command("bench"),
        )
    return check("hyper_threads", "green", title, ("none", "无"))


def _siblings(machine: Machine) -> list[set[int]]:
    """For each processor those that share its core, itself among them."""
    return [
        _numbers(machine.read(f"{_CPUS}/{path.parts[-3]}/topology/thread_siblings_list"))
        for path in machine.matching(_CPUS, "cpu[0-9]*/topology/thread_siblings_list")
    ]


def _numbers(text: str) -> set[int]:
    """The kernel's lists: "0,4" or "0-1"."""
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        if first.isdigit():
            found |= set(range(int(first), int(last or first) + 1))
    return found


def huge_pages(machine: Machine) -> Check:
    setting = machine.read("/sys/kernel/mm/transparent_hugepage/enabled")
    return check(
        "huge_pages",
        "amber" if "[always]" in setting else "green",
        ("Transparent huge pages", "透明大页"),
        (setting or "absent", setting or "无"),
        (
            "A program that touches little may be charged for 2 MB pages.",
            "仅少量使用内存的程序可能按 2 MB 大页计入。",
        ),
        "echo madvise > /sys/kernel/mm/transparent_hugepage/enabled",
    )


def swap(machine: Machine) -> Check:
    """Programs may not swap where the kernel accounts it; the old groups often cannot forbid it."""
    devices = [line.split()[0] for line in machine.read("/proc/swaps").splitlines()[1:]]
    names = ", ".join(devices)
    return check(
        "swap",
        "amber" if devices else "green",
        ("Swap", "交换分区"),
        (f"in use: {names}", f"已启用：{names}") if devices else ("none", "无"),
        (
            "Programs in boxes are kept from swapping, but the rest of the machine can slow them "
            "down.",
            "被测程序不会使用交换分区，但其他进程换页会拖慢评测。",
        )
        if _swap_is_limited(machine)
        else (
            "This kernel cannot keep programs in boxes from swapping: memory beyond the limit "
            "would cost time instead of the verdict. Switch swap off, or start the kernel with "
            "swapaccount=1.",
            "该内核无法禁止被测程序换页：超出内存限制时只会变慢而不会得到 MLE。"
            "请关闭交换分区，或以 swapaccount=1 启动内核。",
        ),
        "swapoff -a",
    )


def _swap_is_limited(machine: Machine) -> bool:
    groups = "/sys/fs/cgroup"
    if machine.read(f"{groups}/cgroup.controllers"):
        return True  # version 2 always has memory.swap.max
    return bool(machine.read(f"{groups}/memory/memory.memsw.limit_in_bytes"))


def steal(machine: Machine, earlier: ProcessorTime) -> Check:
    share = machine.processor_time().stolen_share_since(earlier)
    text = f"{share:.2%}"
    return check(
        "steal",
        "amber" if share > STEAL_LIMIT else "green",
        ("Time taken by the host", "被宿主机占用的时间"),
        (text, text),
        (
            "Other guests of the host take processor time; give this one cores of its own.",
            "宿主机上的其他虚拟机占用了处理器时间；请为本机分配独占核心。",
        ),
        "vmstat 1 10",
    )
