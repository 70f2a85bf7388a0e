"""Whether a power cut would end the exam, as far as this machine tells."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from oj_appliance.exam_readiness.preflight.checks import check
from oj_appliance.judging.doctor import Check

SUPPLIES = Path("/sys/class/power_supply")
# Kinds of the kernel that hold power of their own.
HOLDING = ("UPS", "Battery")
LITTLE_CHARGE = 50  # percent
ASKED_S = 3.0

Title = ("Power cut", "断电保护")


def power(supplies: Path = SUPPLIES, *, unknown: str = "amber") -> Check:
    """By the kernel, else by the tools of Network UPS. A UPS that has no cable to the server cannot
    be seen: "unknown" is not "none", and how bad that is, is the caller's to say."""
    for name, charge in (*_of_kernel(supplies), *_of_network_ups()):
        level = "green" if charge is None or charge >= LITTLE_CHARGE else "amber"
        share = ("", "") if charge is None else (f", {charge}% charged", f"，电量 {charge}%")
        return check(
            "power",
            level,
            Title,
            (f"{name}{share[0]}", f"{name}{share[1]}"),
            ("Let it charge before the exam.", "请在考试前充电。"),
        )
    return check(
        "power",
        unknown,
        Title,
        ("unknown: no UPS tells this server anything", "未知：没有 UPS 与本服务器通信"),
        (
            "If the server stands on a UPS, all is well; if not, what is saved survives a power cut"
            " and the exam does not go on during it.",
            "若服务器已接 UPS 则无碍；若没有，断电时已保存的内容不会丢失，但考试会中断。",
        ),
    )


def _of_kernel(supplies: Path) -> list[tuple[str, int | None]]:
    found: list[tuple[str, int | None]] = []
    for each in sorted(supplies.glob("*")):
        if _text(each / "type") in HOLDING and _text(each / "scope") != "Device":
            charge = _text(each / "capacity")
            found.append((each.name, int(charge) if charge.isdigit() else None))
    return found


def _of_network_ups() -> list[tuple[str, int | None]]:
    command = shutil.which("upsc")
    if command is None:
        return []
    try:
        names = _said(command, "-l").split()
        return [(name, _charge(_said(command, name, "battery.charge"))) for name in names]
    except (OSError, subprocess.SubprocessError):
        return []


def _said(*words: str) -> str:
    return subprocess.run(
        words, capture_output=True, text=True, timeout=ASKED_S, check=False
    ).stdout.strip()


def _charge(text: str) -> int | None:
    number = text.partition(".")[0]
    return int(number) if number.isdigit() else None


def _text(file: Path) -> str:
    try:
        return file.read_text("ascii", "replace").strip()
    except OSError:
        return ""
