"""Is this machine fit for an exam? Disk, fsync, clock, port, memory; the judge's checks come from
judging. Each finding says in plain words what is wrong and which command mends it."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from oj_appliance import fault_points
from oj_appliance.dashboard.slides_check import lesson_slides
from oj_appliance.dashboard.types import JudgeState
from oj_appliance.dashboard.upkeep_checks import (
    backup_age,
    backup_places,
    database_file,
    mail_delivery,
    restore_drill,
    site_zone,
    slow_statements,
)
from oj_appliance.data_folder import DataFolder
from oj_appliance.installation.listening import listens, why_not
from oj_appliance.judging.doctor import Check, running_machine_checks
from oj_appliance.settings import Settings
from oj_appliance.storage.slow_statements import SlowStatement
from oj_appliance.storage.trouble import fault_of
from oj_appliance.web.descriptors import WANTED, most_connections

SET_CLOCK = "read -rp 'YYYY-MM-DD HH:MM:SS: ' now && date -s \"$now\" && hwclock --systohc"
GROUP = "server"
LITTLE_DISK, VERY_LITTLE_DISK = 0.15, 0.05
FSYNC_TRIES = 20
SLOW_FSYNC_MS, VERY_SLOW_FSYNC_MS = 20.0, 100.0
LITTLE_MEMORY_MB = 1800
# The project's first day: a clock before it is wrong.
EARLIEST_DATE = datetime(2026, 11, 1, tzinfo=UTC)


def running_checks(
    folder: DataFolder,
    settings: Settings,
    judge: JudgeState,
    slow: list[SlowStatement],
    damage: str,
) -> list[Check]:
    """Every check, from inside the server of these settings. Takes about a second."""
    return [
        *running_machine_checks(judge.installed()),
        *server_checks(folder, settings.lessons.slides_program, damage),
        _own_port(settings.server.port),
        slow_statements(slow),
    ]


def server_checks(folder: DataFolder, slides_program: str, damage: str = "") -> list[Check]:
    """`slides_program` is what the settings say of it; `damage` is what a server has met in its
    database already."""
    fault = damage or (fault_of(folder.database) if folder.database.exists() else "")
    return [
        database_file(folder, fault),
        _disk(folder.root),
        _fsync(folder.root),
        _clock(folder),
        _memory(),
        _connections(),
        backup_age(folder),
        backup_places(folder),
        restore_drill(folder),
        mail_delivery(folder.database),
        lesson_slides(folder, slides_program),
        *_faults(),
    ]


def _existing(folder: Path) -> Path:
    while not folder.exists():
        folder = folder.parent
    return folder


def _disk(folder: Path) -> Check:
    usage = shutil.disk_usage(_existing(folder))
    share = usage.free / usage.total
    free_gb = usage.free / 2**30
    level = "green" if share > LITTLE_DISK else "amber" if share > VERY_LITTLE_DISK else "red"
    on_it = shlex.quote(str(_existing(folder)))
    return Check(
        id="disk",
        group=GROUP,
        level=level,
        title_en="Disk space",
        title_zh="磁盘空间",
        found_en=f"{free_gb:.1f} GiB free ({share:.0%})",
        found_zh=f"剩余 {free_gb:.1f} GiB（{share:.0%}）",
        remedy_en="" if level == "green" else "Free space on this disk; see what is large:",
        remedy_zh="" if level == "green" else "请清理此磁盘；查看占用：",
        command="" if level == "green" else f"du -xh --max-depth=1 {on_it} | sort -h",
    )


def _fsync(folder: Path) -> Check:
    milliseconds = _median_fsync_ms(_existing(folder))
    if milliseconds is None:
        return Check(
            id="fsync",
            group=GROUP,
            level="red",
            title_en="Writing to the data folder",
            title_zh="写入数据目录",
            found_en=f"{folder} cannot be written",
            found_zh=f"无法写入 {folder}",
            remedy_en="Give the folder to the server's user:",
            remedy_zh="请将目录交给服务用户：",
            command=f"chown -R oj: {shlex.quote(str(folder))}",
        )
    slow = milliseconds > SLOW_FSYNC_MS
    level = "red" if milliseconds > VERY_SLOW_FSYNC_MS else "amber" if slow else "green"
    return Check(
        id="fsync",
        group=GROUP,
        level=level,
        title_en="Time to write safely to disk",
        title_zh="安全写盘耗时",
        found_en=f"{milliseconds:.1f} ms (median of {FSYNC_TRIES})",
        found_zh=f"{milliseconds:.1f} 毫秒（{FSYNC_TRIES} 次的中位数）",
        remedy_en="Put the data folder on a faster disk (an SSD) with --data." if slow else "",
        remedy_zh="请用 --data 将数据目录放到更快的磁盘（SSD）。" if slow else "",
    )


def _median_fsync_ms(folder: Path) -> float | None:
    times = []
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            for _ in range(FSYNC_TRIES):
                file.write(b"x" * 4096)
                file.flush()
                began = time.perf_counter()
                os.fdatasync(file.fileno())
                times.append(time.perf_counter() - began)
    except OSError:
        return None
    return sorted(times)[len(times) // 2] * 1000


def _clock(folder: DataFolder) -> Check:
    now = datetime.now(UTC)
    newest = _newest_row(folder.database)
    behind = newest is not None and newest / 1000 > now.timestamp() + 1
    wrong = now < EARLIEST_DATE or behind
    zone = site_zone(folder.database)
    text = f"{now.astimezone(zone):%Y-%m-%d %H:%M:%S} ({zone.key})"
    return Check(
        id="clock",
        group=GROUP,
        level="red" if wrong else "green",
        title_en="Clock",
        title_zh="系统时钟",
        found_en=text + (", earlier than the newest submission" if behind else ""),
        found_zh=text + ("，早于最新的提交" if behind else ""),
        remedy_en="Set the clock as root; it asks for date and time:" if wrong else "",
        remedy_zh="请以 root 校准时钟；命令会询问日期和时间：" if wrong else "",
        command=SET_CLOCK if wrong else "",
    )


def _newest_row(database: Path) -> int | None:
    if not database.exists():
        return None
    try:
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        row = connection.execute("SELECT max(submit_time) FROM submission").fetchone()
        connection.close()
    except sqlite3.DatabaseError:
        return None
    return int(row[0]) if row and row[0] is not None else None


def _memory() -> Check:
    values = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text().splitlines())
    total_mb = int(values["MemTotal"].split()[0]) // 1024
    level = "green" if total_mb >= LITTLE_MEMORY_MB else "amber"
    return Check(
        id="memory",
        group=GROUP,
        level=level,
        title_en="Memory",
        title_zh="内存",
        found_en=f"{total_mb} MB",
        found_zh=f"{total_mb} MB",
        remedy_en="" if level == "green" else "2 GB serve some 40 students; add memory for more.",
        remedy_zh="" if level == "green" else "2 GB 约可支持 40 名学生；人数更多请增加内存。",
    )


def _connections() -> Check:
    most = most_connections()
    level = "green" if most >= WANTED else "amber"
    return Check(
        id="connections",
        group=GROUP,
        level=level,
        title_en="Connections at once",
        title_zh="同时连接数",
        found_en=f"room for {most:,}; a class of 200 wants some 1,400",
        found_zh=f"可容纳 {most:,} 个；200 人的班级约需 1,400 个",
        remedy_en="" if level == "green" else "Raise the limit of open files, then start again:",
        remedy_zh="" if level == "green" else "请提高可打开文件数的上限，然后重新启动：",
        command="" if level == "green" else f"ulimit -n {2 * WANTED}",
    )


def port_check(port: int, server: int | None = None) -> Check:
    """`server` is the process that may be this site's own."""
    error = why_not(port)
    if error is None:
        return _good_port(f"port {port} is free", f"端口 {port} 可用")
    if server is not None and listens(server, port):
        return _own_port(port)
    return Check(
        id="port",
        group=GROUP,
        level="amber",
        title_en="Port",
        title_zh="端口",
        found_en=f"port {port} cannot be used now: {error.strerror}",
        found_zh=f"端口 {port} 目前不可用：{error.strerror}",
        remedy_en="If that is not this server, see who holds it, or choose another --port:",
        remedy_zh="若占用者不是本服务，请查看占用者，或用 --port 另选端口：",
        command=f"ss -ltnp 'sport = :{port}'",
    )


def _own_port(port: int) -> Check:
    return _good_port(f"this server listens on port {port}", f"本服务正在监听端口 {port}")


def _good_port(english: str, chinese: str) -> Check:
    return Check(
        id="port",
        group=GROUP,
        level="green",
        title_en="Port",
        title_zh="端口",
        found_en=english,
        found_zh=chinese,
    )


def _faults() -> list[Check]:
    """Told where they are active alone: no school has heard of them."""
    if not fault_points.active():
        return []
    return [
        Check(
            id="faults",
            group=GROUP,
            level="red",
            title_en="Fault points for crash tests",
            title_zh="崩溃测试用故障点",
            found_en="active: this server may kill itself",
            found_zh="已启用：服务可能自行终止",
            remedy_en="Unset the environment variable and start again:",
            remedy_zh="请取消该环境变量后重新启动：",
            command=f"unset {fault_points.ENVIRONMENT_NAME}",
        )
    ]
