"""What to do when a step of the native runner fails, in both languages, with exact commands."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass

from judge_sandbox.own_command import own_command
from judge_sandbox.running.protocol import NativeError
from judge_sandbox.types import SandboxUnavailable


@dataclass(frozen=True, slots=True)
class Remedy:
    text_en: str
    text_zh: str
    command: str = ""


# What was started, once more and as a service.
_AS_SERVICE = shlex.join(
    [
        "systemd-run",
        "--pty",
        "--same-dir",
        "--property=Delegate=yes",
        sys.executable,
        *sys.orig_argv[1:],
    ]
)
_GROUPS = Remedy(
    "The kernel offers no control groups for memory, processes and CPU. Mount them, or run on a "
    "kernel that has them.",
    "内核没有提供内存、进程和 CPU 的控制组（cgroup）。请挂载 cgroup，或换用支持它的内核。",
    "mount -t cgroup2 none /sys/fs/cgroup",
)
_DELEGATION = Remedy(
    "The control group is not handed over to this program. Run it as root, or as a service with "
    "Delegate=yes.",
    "控制组没有委派给本程序。请以 root 运行，或作为带 Delegate=yes 的服务运行。",
    _AS_SERVICE,
)
_USER_NAMESPACES = Remedy(
    "User namespaces are switched off on this machine.",
    "本机关闭了用户命名空间（user namespaces）。",
    "sysctl -e -w user.max_user_namespaces=10000 kernel.unprivileged_userns_clone=1",
)
_REMEDIES = {
    "cgroup": _GROUPS,
    "cgroup_create": _DELEGATION,
    "cgroup_delegate": _DELEGATION,
    "cgroup_attach": _DELEGATION,
    "cgroup_memory": _GROUPS,
    "cgroup_pids": _GROUPS,
    "cgroup_peak": Remedy(
        "The kernel is too old to tell a program's memory peak: 5.19 or newer is needed, as Debian "
        "12 brings it. It runs:",
        "内核过旧，无法得到程序的内存峰值：需要 5.19 或更新版本（Debian 12 自带）。当前内核：",
        "uname -r",
    ),
    "user_namespace": _USER_NAMESPACES,
    "namespace": _USER_NAMESPACES,
    "mount": Remedy(
        "A box's file system could not be built. Inside a container, allow mounts "
        "(run it privileged) and do not mask /proc.",
        "无法建立沙箱的文件系统。若在容器内运行，请允许挂载（特权模式），且不要遮蔽 /proc。",
    ),
    "seccomp": Remedy(
        "The kernel has no system call filter (seccomp).",
        "内核不支持系统调用过滤（seccomp）。",
        "grep SECCOMP_FILTER /boot/config-$(uname -r)",
    ),
}
_UNKNOWN = Remedy(
    "An unexpected step failed; run the doctor for the state of this machine.",
    "出现意外错误；请运行自检查看本机状态。",
    own_command("doctor"),
)


def remedy_for(failure: BaseException | None) -> Remedy:
    stage = failure.stage if isinstance(failure, NativeError) else ""
    return _REMEDIES.get(stage, _UNKNOWN)


def unavailable(failure: NativeError) -> SandboxUnavailable:
    """The refusal to judge, with reason and remedy in one text."""
    remedy = remedy_for(failure)
    command = f" Try: {remedy.command}" if remedy.command else ""
    return SandboxUnavailable(f"{failure}. {remedy.text_en}{command}")
