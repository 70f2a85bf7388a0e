"""What is right and wrong on this machine for judging, with the command that mends it.

Red: judging is refused. Amber: judging works, but less steadily or with fewer languages.
"""

from __future__ import annotations

import os
import platform
import tempfile
from pathlib import Path

from judge_sandbox.languages import all_languages
from judge_sandbox.remedies import remedy_for
from judge_sandbox.sandbox import Sandbox
from judge_sandbox.types import Check, InstalledLanguage, SandboxUnavailable

_GROUP = "judge"
# clone3 with CLONE_INTO_CGROUP is 5.7, subset=pid 5.8, CAP_CHECKPOINT_RESTORE 5.9
_OLDEST_KERNEL = (5, 10)
_STEAL_LIMIT = 0.005


def all_checks() -> list[Check]:
    """Every check, in the order in which a reader should mend things."""
    return [
        _kernel(),
        _user_namespaces(),
        _cgroups(),
        _seccomp(),
        *_trial(),
        _frequency(),
        _huge_pages(),
        _swap(),
        _steal(),
    ]


def _check(
    name: str,
    level: str,
    title: tuple[str, str],
    found: tuple[str, str],
    remedy: tuple[str, str] = ("", ""),
    command: str = "",
) -> Check:
    return Check(
        id=f"judge.{name}",
        group=_GROUP,
        level=level,
        title_en=title[0],
        title_zh=title[1],
        found_en=found[0],
        found_zh=found[1],
        remedy_en=remedy[0],
        remedy_zh=remedy[1],
        command=command,
    )


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def _kernel() -> Check:
    release = platform.release()
    numbers = tuple(int(part) for part in release.split("-")[0].split(".")[:2] if part.isdigit())
    return _check(
        "kernel",
        "green" if numbers >= _OLDEST_KERNEL else "red",
        ("Kernel", "内核"),
        (f"Linux {release}", f"Linux {release}"),
        ("Linux 5.10 or newer is needed.", "需要 Linux 5.10 或更新版本。"),
        "apt-get update && apt-get install linux-image-amd64",
    )


def _user_namespaces() -> Check:
    most = _read("/proc/sys/user/max_user_namespaces")
    forbidden = os.geteuid() != 0 and (
        _read("/proc/sys/kernel/unprivileged_userns_clone") == "0"
        or _read("/proc/sys/kernel/apparmor_restrict_unprivileged_userns") == "1"
    )
    works = most not in ("", "0") and not forbidden
    return _check(
        "user_namespaces",
        "green" if works else "red",
        ("User namespaces", "用户命名空间"),
        (f"at most {most}", f"上限 {most}") if works else ("switched off", "已关闭"),
        (
            "Switch them on, or run the judge as root.",
            "请开启用户命名空间，或以 root 运行评测。",
        ),
        "sysctl -w user.max_user_namespaces=10000 kernel.unprivileged_userns_clone=1 "
        "kernel.apparmor_restrict_unprivileged_userns=0",
    )


def _cgroups() -> Check:
    mounts = [line.split() for line in _read("/proc/self/mounts").splitlines()]
    unified = [fields[1] for fields in mounts if fields[2] == "cgroup2"]
    controllers = _read(f"{unified[0]}/cgroup.controllers").split() if unified else []
    if {"memory", "pids"} <= set(controllers):
        found, works = "version 2", True
    else:
        options = {
            word for fields in mounts if fields[2] == "cgroup" for word in fields[3].split(",")
        }
        works = {"memory", "cpuacct", "pids"} <= options
        found = "version 1" + (" (hybrid)" if unified else "") if works else "no memory groups"
    return _check(
        "cgroups",
        "green" if works else "red",
        ("Control groups", "控制组（cgroup）"),
        (found, found if works else "没有内存控制组"),
        (
            "Memory, pids and CPU groups must be mounted.",
            "必须挂载 memory、pids 与 CPU 控制组。",
        ),
        "mount -t cgroup2 none /sys/fs/cgroup",
    )


def _seccomp() -> Check:
    actions = _read("/proc/sys/kernel/seccomp/actions_avail").split()
    works = "kill_process" in actions
    return _check(
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


def _trial() -> list[Check]:
    """Builds a box and asks each toolchain inside it; only root can do so at any time."""
    title = ("A box", "沙箱")
    if os.geteuid() != 0:
        return [
            _check(
                "box",
                "amber",
                title,
                ("not tried: this needs root", "未测试：需要 root"),
                ("Try it as root.", "请以 root 测试。"),
                "sudo .venv/bin/python -m judge_sandbox doctor",
            )
        ]
    with tempfile.TemporaryDirectory() as cache:
        try:
            sandbox = Sandbox.open(slots=1, cache_dir=Path(cache))
        except SandboxUnavailable as error:
            remedy = remedy_for(error.__cause__)
            return [
                _check(
                    "box",
                    "red",
                    title,
                    (str(error), str(error)),
                    (remedy.text_en, remedy.text_zh),
                    remedy.command,
                )
            ]
        try:
            version = sandbox.cgroup_version
            level = "A" if version == 2 else "A1"
            works = _check(
                "box",
                "green",
                title,
                (
                    f"built and answering, protection level {level} (root, groups v{version})",
                    f"可用，防护等级 {level}（root，cgroup v{version}）",
                ),
            )
            return [works, _languages(sandbox.languages())]
        finally:
            sandbox.close()


def _languages(installed: tuple[InstalledLanguage, ...]) -> Check:
    names = {language.name for language in installed}
    missing = [language for language in all_languages().values() if language.name not in names]
    found = ", ".join(f"{language.name} {language.version}" for language in installed)
    lacking = ", ".join(language.name for language in missing)
    return _check(
        "languages",
        "amber" if missing else "green",
        ("Languages", "编程语言"),
        (
            found + (f"; not installed: {lacking}" if missing else ""),
            found + (f"；未安装：{lacking}" if missing else ""),
        ),
        ("Install the missing toolchains and restart.", "请安装缺少的工具链并重启。"),
        " && ".join(dict.fromkeys(language.install for language in missing)),
    )


def _frequency() -> Check:
    governors = {
        _read(str(path))
        for path in Path("/sys/devices/system/cpu").glob("cpu*/cpufreq/scaling_governor")
    }
    steady = governors <= {"performance"}
    text = ", ".join(sorted(governors)) or "fixed"
    return _check(
        "cpu_frequency",
        "green" if steady else "amber",
        ("CPU frequency", "CPU 频率"),
        (text, text),
        (
            "Times vary while the frequency does.",
            "频率变化会使计时不稳定。",
        ),
        "cpupower frequency-set -g performance",
    )


def _huge_pages() -> Check:
    setting = _read("/sys/kernel/mm/transparent_hugepage/enabled")
    always = "[always]" in setting
    return _check(
        "huge_pages",
        "amber" if always else "green",
        ("Transparent huge pages", "透明大页"),
        (setting or "absent", setting or "无"),
        (
            "A program that touches little may be charged for 2 MB pages.",
            "仅少量使用内存的程序可能按 2 MB 大页计入。",
        ),
        "echo madvise > /sys/kernel/mm/transparent_hugepage/enabled",
    )


def _swap() -> Check:
    used = len(_read("/proc/swaps").splitlines()) > 1
    return _check(
        "swap",
        "amber" if used else "green",
        ("Swap", "交换分区"),
        ("in use", "已启用") if used else ("none", "无"),
        (
            "Programs may not swap, but the rest of the machine can slow them down.",
            "被测程序不会使用交换分区，但其他进程换页会拖慢评测。",
        ),
        "swapoff -a",
    )


def _steal() -> Check:
    fields = [int(field) for field in _read("/proc/stat").partition("\n")[0].split()[1:9]]
    total = sum(fields)
    share = fields[7] / total if total and len(fields) > 7 else 0.0
    text = f"{share:.2%}"
    return _check(
        "steal",
        "amber" if share > _STEAL_LIMIT else "green",
        ("Time taken by the host", "被宿主机占用的时间"),
        (text, text),
        (
            "Other guests of the host take processor time; give this one cores of its own.",
            "宿主机上的其他虚拟机占用了处理器时间；请为本机分配独占核心。",
        ),
    )
