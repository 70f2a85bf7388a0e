"""What an exam asks of the machine beyond what the doctor looks at. Each finding says in plain
words what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from oj_appliance.errors import Phrase
from oj_appliance.judging.doctor import Check
from oj_appliance.server_time.types import TimeState

GROUP = "exam"
LITTLE_MEMORY_MB, VERY_LITTLE_MEMORY_MB = 700, 300
# What the computer's clock may differ by from the server's time, in ms.
LARGEST_DIFFERENCE_MS = 2000
MINUTE = 60_000  # ms
# Of an exam that runs: one is made every five minutes.
OLD_BACKUP_MS = 10 * MINUTE


class BackupAttempt(NamedTuple):
    """The newest backup of an exam at one place; `at` in epoch ms, `error` says why there is
    none."""

    place: str
    at: int
    error: Phrase | None


Words = tuple[str, str]  # English, then Chinese


def check(name: str, level: str, title: Words, found: Words, remedy: Words = ("", "")) -> Check:
    """`remedy` is told where the level is not green."""
    return Check(
        id=f"exam.{name}",
        group=GROUP,
        level=level,
        title_en=title[0],
        title_zh=title[1],
        found_en=found[0],
        found_zh=found[1],
        remedy_en="" if level == "green" else remedy[0],
        remedy_zh="" if level == "green" else remedy[1],
    )


def available_mb() -> int:
    lines = Path("/proc/meminfo").read_text("ascii").splitlines()
    values = dict(line.split(":", 1) for line in lines)
    return int(values["MemAvailable"].split()[0]) // 1024


def memory(free: int) -> Check:
    """`free` in MB."""
    level = "green"
    if free < LITTLE_MEMORY_MB:
        level = "amber" if free >= VERY_LITTLE_MEMORY_MB else "red"
    return check(
        "memory",
        level,
        ("Free memory", "可用内存"),
        (f"{free} MB", f"{free} MB"),
        ("Close other programs on the server.", "请关闭服务器上的其他程序。"),
    )


def server_time(state: TimeState) -> Check:
    title = ("Server time", "服务器时间")
    if state.known is not None:
        return check(
            "time",
            "red",
            title,
            (
                "earlier than the last record of this server: exams stay closed",
                "早于本服务器的最后记录：考试保持关闭",
            ),
            (
                "Set the computer's clock, or confirm the time on the judge's dashboard.",
                "请校准计算机时钟，或在仪表盘中确认时间。",
            ),
        )
    if abs(state.jump_ms) > LARGEST_DIFFERENCE_MS:
        seconds = round(state.jump_ms / 1000)
        return check(
            "time",
            "amber",
            title,
            (
                f"the computer's clock differs from it by {seconds} s",
                f"计算机时钟与其相差 {seconds} 秒",
            ),
            (
                "Say on the dashboard which of the two is right, before the exam begins.",
                "请在考试开始前，于仪表盘中确认以哪个为准。",
            ),
        )
    return check("time", "green", title, ("agrees with the computer", "与计算机一致"))


def backup_folder(folder: str) -> Check:
    """`folder` is "" where none was chosen; whether it can be written is asked by `problem`."""
    level = "green" if folder else "amber"
    found = (folder, folder) if folder else ("the disk of the data", "与数据在同一磁盘")
    return check(
        "backup_folder",
        level,
        ("Where backups go", "备份位置"),
        found,
        (
            "Choose a second disk or a USB stick on the page of backups.",
            "请在备份页面选择第二块磁盘或 U 盘。",
        ),
    )


def exam_backups(outcomes: Sequence[BackupAttempt], *, is_running: bool, now: int) -> Check:
    """What came of the newest ones, since the server was started; while an exam runs one is made
    every few minutes. `now` in epoch ms."""
    failed = [(each.place, each.error) for each in outcomes if each.error]
    newest = max((each.at for each in outcomes if not each.error), default=None)
    minutes = 0 if newest is None else max(0, now - newest) // MINUTE
    is_old = is_running and (newest is None or now - newest > OLD_BACKUP_MS)
    if failed:
        found = (
            "; ".join(f"{name}: {why.en}" for name, why in failed),
            "；".join(f"{name}：{why.zh}" for name, why in failed),
        )
    elif newest is None:
        found = ("none made since the server was started", "服务器启动后尚未进行")
    else:
        found = (f"made {minutes} min ago", f"{minutes} 分钟前完成")
    return check(
        "backups",
        "red" if failed or is_old else "green",
        ("Backups of the exam", "考试备份"),
        found,
        (
            "Press “Back up the exam now” on the page of backups; it says what is wrong.",
            "请在备份页面点击“立即备份考试”，该页会说明原因。",
        ),
    )


def judging(waiting: int, *, is_paused: bool) -> Check:
    if is_paused:
        found = ("paused", "已暂停")
    elif waiting:
        found = (f"{waiting} submissions wait", f"有 {waiting} 个提交等待")
    else:
        found = ("free", "空闲")
    return check(
        "judging",
        "red" if is_paused else "amber" if waiting else "green",
        ("Judging", "评测"),
        found,
        ("Look at the judge's page.", "请查看评测页面。"),
    )


def language(name: str, problem: str, milliseconds: int) -> Check:
    """`problem` is "" where its program came out right after so many ms of waiting and running."""
    seconds = f"{milliseconds / 1000:.1f}"
    return check(
        f"language.{name}",
        "red" if problem else "green",
        (f"Self-test in {name}", f"{name} 自检"),
        (problem or f"right after {seconds} s", problem or f"{seconds} 秒后正确"),
        (
            "Install the language anew, or take it out of the exam's languages.",
            "请重新安装该语言，或从考试语言中去掉。",
        ),
    )
