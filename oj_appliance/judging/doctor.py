"""Whether this machine can judge, as the sandbox itself found it."""

from __future__ import annotations

import time

from judge_sandbox.doctor import all_checks
from judge_sandbox.doctor.check import check
from judge_sandbox.doctor.machine import Machine
from judge_sandbox.doctor.protection import (
    control_groups,
    group_version,
    kernel,
    seccomp,
    user_namespaces,
)
from judge_sandbox.doctor.timing import timing_checks
from judge_sandbox.doctor.trial import languages, works
from judge_sandbox.types import Check, InstalledLanguage
from oj_appliance.own_command import oj_command

__all__ = ["Check", "machine_checks", "running_machine_checks"]

_STEAL_WINDOW_S = 0.5


def machine_checks() -> list[Check]:
    return list(all_checks())


def running_machine_checks(installed: tuple[InstalledLanguage, ...] | None) -> list[Check]:
    """The same list from inside a server, which has given up the rights to build a box for trial:
    there the open judge is the trial. None: the server could not open one. Takes half a second."""
    machine = Machine()
    earlier = machine.processor_time()
    time.sleep(_STEAL_WINDOW_S)
    version = group_version(machine)
    judge = [_judging_is_off()] if installed is None else [works(version), *languages(installed)]
    return [
        kernel(machine, version),
        user_namespaces(machine, root=installed is not None),
        control_groups(machine, version),
        seccomp(machine),
        *judge,
        *timing_checks(machine, earlier),
    ]


def _judging_is_off() -> Check:
    return check(
        "box",
        "red",
        ("Sandbox", "沙箱"),
        (
            "could not be built, or was ended and cannot be started anew",
            "未能建立，或已被终止且无法重新启动",
        ),
        (
            "See as root what is missing, then start the server again.",
            "请以 root 查看缺少什么，然后重新启动服务。",
        ),
        oj_command("doctor"),
    )
