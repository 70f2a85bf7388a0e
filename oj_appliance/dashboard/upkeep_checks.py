"""The doctor's checks of what runs by itself: backups, mails, and how quick the database is."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

from oj_appliance.backups.checks.rules import is_old as drill_is_old
from oj_appliance.backups.finding import (
    listed_whole,
    newest_good_backup,
    restore_command,
    unreachable,
)
from oj_appliance.backups.keys import key_or_none
from oj_appliance.backups.types import Backup
from oj_appliance.configuration.types import DEFAULT_TIMEZONE
from oj_appliance.data_folder import DataFolder
from oj_appliance.judging.doctor import Check
from oj_appliance.own_command import oj_command
from oj_appliance.storage.slow_statements import SlowStatement

GROUP = "server"
HOUR_S = 3600
OLD_BACKUP_H, VERY_OLD_BACKUP_H = 48, 7 * 24
VERY_SLOW_MS = 1000.0


def chosen_folder(database: Path) -> str:
    """Where new backups go, if not into the data folder."""
    return _chosen(database, "folder")


def _chosen(database: Path, key: str) -> str:
    sql = f"SELECT value FROM config WHERE section = 'backup' AND key = '{key}'"  # noqa: S608
    rows = rows_of(database, sql)
    return str(json.loads(rows[0][0])) if rows else ""


def newest_backup(folder: DataFolder) -> Backup | None:
    """The newest whole one; None when there is none, or none can be reached."""
    return next(iter(listed_whole(backup_folders(folder))), None)


def backup_folders(folder: DataFolder) -> list[Path]:
    """Where backups may lie."""
    chosen = chosen_folder(folder.database)
    return [folder.backups, *([Path(chosen)] if chosen else [])]


def database_file(folder: DataFolder, fault: str) -> Check:
    """`fault` is what SQLite found wrong; looks for a good backup then."""
    key = key_or_none(folder.backup_key)
    backup = newest_good_backup(backup_folders(folder), key) if fault else None
    return Check(
        id="database",
        group=GROUP,
        level="red" if fault else "green",
        title_en="Database",
        title_zh="数据库",
        found_en=f"damaged: {fault}" if fault else "whole, by SQLite's quick check",
        found_zh=f"已损坏：{fault}" if fault else "完好（SQLite 快速检查）",
        remedy_en=""
        if not fault
        else "Restore the newest good backup into a new folder and start the site on it:"
        if backup
        else "No good backup was found in the folders of this site; look on other disks.",
        remedy_zh=""
        if not fault
        else "请将最近一份完好的备份恢复到新目录，并用该目录启动网站："
        if backup
        else "在本站的备份目录中没有找到完好的备份，请在其他磁盘上查找。",
        command=restore_command(folder, backup) if backup else "",
    )


def backup_age(folder: DataFolder) -> Check:
    """A database of less than two days needs none yet."""
    newest = newest_backup(folder)
    since = newest.at / 1000 if newest is not None else _born(folder.database)
    hours = 0 if since is None else max(0, round((time.time() - since) / HOUR_S))
    level = "green" if hours <= OLD_BACKUP_H else "amber" if hours <= VERY_OLD_BACKUP_H else "red"
    found_en = "none yet" if newest is None else f"{hours} h old"
    found_zh = "暂无" if newest is None else f"{hours} 小时前"
    return Check(
        id="backup",
        group=GROUP,
        level=level,
        title_en="Newest backup",
        title_zh="最近一次备份",
        found_en=found_en,
        found_zh=found_zh,
        remedy_en="" if level == "green" else "Make one now, and see why none was made at night:",
        remedy_zh="" if level == "green" else "请立即备份，并检查夜间备份为何没有进行：",
        command="" if level == "green" else oj_command("backup", "--data", str(folder.root)),
    )


def backup_places(folder: DataFolder) -> Check:
    """The chosen folder and the disk of exams, which may not be plugged in."""
    chosen = [_chosen(folder.database, key) for key in ("folder", "disk")]
    faults = unreachable(*chosen)
    named = ", ".join(each for each in chosen if each)
    missing = faults.items()
    return Check(
        id="backup_places",
        group=GROUP,
        level="red" if faults else "green",
        title_en="Places of backups",
        title_zh="备份的位置",
        found_en="; ".join(f"{name}: {why.en}" for name, why in missing)
        or named
        or "the data folder",
        found_zh="；".join(f"{name}：{why.zh}" for name, why in missing) or named or "数据目录",
        remedy_en=""
        if not faults
        else "Plug the disk in, or choose another place on the page of backups; then press"
        " “Back up now” there.",
        remedy_zh=""
        if not faults
        else "请插上磁盘，或在备份页面选择其他位置，然后在该页点击“立即备份”。",
    )


def restore_drill(folder: DataFolder) -> Check:
    """Whether a backup was put back for trial lately, and what was compared then."""
    last = rows_of(folder.database, f"{_DRILLS} ORDER BY id DESC LIMIT 1")
    told = DrillTold(*last[0]) if last else None
    zone = site_zone(folder.database)
    state = drill_state(folder.database)
    has_failed, level = state == "failed", "red" if state in ("failed", "old") else "green"
    remedy_en, remedy_zh = (
        (
            "Make a backup and press “Restore drill” beside it on the page Backups"
            + ("; if it fails again, choose another disk." if has_failed else "."),
            "请在备份页面重新备份，并点击该备份旁的“恢复演练”"
            + ("；若仍然失败，请更换磁盘。" if has_failed else "。"),
        )
        if level == "red"
        else ("", "")
    )
    return Check(
        id="restore_drill",
        group=GROUP,
        level=level,
        title_en="Restore drill",
        title_zh="恢复演练",
        found_en=told.in_english(zone) if told else "none yet; a night's first backup is tried",
        found_zh=told.in_chinese(zone) if told else "暂无；首次夜间备份后自动进行",
        remedy_en=remedy_en,
        remedy_zh=remedy_zh,
    )


def drill_state(database: Path) -> Literal["none", "good", "failed", "old"]:
    """What the newest drill came to; `old`: none was good for 40 days."""
    last = rows_of(database, f"{_DRILLS} ORDER BY id DESC LIMIT 1")
    if last and DrillTold(*last[0]).error_en is not None:
        return "failed"
    born = _born(database)
    at = last[0][0] if last else None
    if born is not None and drill_is_old(at, born_at=round(born * 1000), now=_now_ms()):
        return "old"
    return "good" if last else "none"


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


_DRILLS = (
    "SELECT created_at, username, name, took_ms, rows_found, error_en, error_zh, files"
    " FROM backup_check WHERE kind = 'drill' AND is_decided"
)


class DrillTold(NamedTuple):
    """A row of `_DRILLS`, in words. `at` in epoch ms; `rows` is JSON."""

    at: int
    username: str
    name: str
    took_ms: int
    rows: str
    error_en: str | None
    error_zh: str | None
    files: int

    def in_english(self, zone: ZoneInfo) -> str:
        who = f"by {self.username}" if self.username else "by itself"
        return f"{self._when(zone)} {who}, {self.name}, {self._seconds()} s: " + (
            f"failed: {self.error_en}"
            if self.error_en is not None
            else f"good; {self.files} files and {self._counted()} rows compared"
        )

    def in_chinese(self, zone: ZoneInfo) -> str:
        who = self.username or "自动"
        return f"{self._when(zone)}（{who}），{self.name}，{self._seconds()} 秒：" + (
            f"失败：{self.error_zh}"
            if self.error_en is not None
            else f"正常，核对了 {self.files} 个文件、{self._counted()} 行数据"
        )

    def _when(self, zone: ZoneInfo) -> str:
        return datetime.fromtimestamp(self.at / 1000, zone).strftime("%Y-%m-%d %H:%M")

    def _seconds(self) -> str:
        return f"{self.took_ms / 1000:.1f}"

    def _counted(self) -> int:
        return sum(json.loads(self.rows).values())


def _born(database: Path) -> float | None:
    """When the schema was first brought up; None without a database."""
    rows = rows_of(database, "SELECT min(created_at) FROM account")
    return rows[0][0] / 1000 if rows and rows[0][0] else None


def mail_delivery(database: Path) -> Check:
    modes = rows_of(
        database, "SELECT value FROM config WHERE section = 'mail' AND key = 'mailMode'"
    )
    mode = json.loads(modes[0][0]) if modes else "off"
    stuck = rows_of(
        database,
        "SELECT count(*) FROM outbox"
        " WHERE state = 'failed' OR (state = 'waiting' AND attempts > 0)",
    )
    count = int(stuck[0][0]) if stuck else 0
    level = "amber" if mode == "smtp" and count else "green"
    words = {
        "smtp": ("handed to the mail server", "由邮件服务器发送"),
        "outbox": ("kept in the outbox", "保存在发件箱中"),
        "off": ("switched off", "已关闭"),
    }[mode]
    undelivered = (f", {count} not delivered", f"，{count} 封未送达") if count else ("", "")
    return Check(
        id="mail",
        group=GROUP,
        level=level,
        title_en="Mail",
        title_zh="邮件",
        found_en=words[0] + undelivered[0],
        found_zh=words[1] + undelivered[1],
        remedy_en="" if level == "green" else "Check the mail settings with a test mail.",
        remedy_zh="" if level == "green" else "请检查邮件设置并发送测试邮件。",
    )


def slow_statements(found: list[SlowStatement]) -> Check:
    """Amber when a statement took more than a second within the last hour."""
    hour_ago = (time.time() - HOUR_S) * 1000
    lately = [each for each in found if each.last_at >= hour_ago]
    worst = max((each.worst_ms for each in lately), default=0.0)
    level = "amber" if worst > VERY_SLOW_MS else "green"
    count = sum(each.count for each in lately)
    return Check(
        id="slow_queries",
        group=GROUP,
        level=level,
        title_en="Slow queries",
        title_zh="慢查询",
        found_en=f"{count} lately, the slowest {worst:.0f} ms" if count else "none lately",
        found_zh=f"近期 {count} 次，最慢 {worst:.0f} 毫秒" if count else "近期没有",
        remedy_en="" if level == "green" else "See the statements; a slow disk shows here first.",
        remedy_zh="" if level == "green" else "请查看这些语句；磁盘变慢时这里最先出现。",
    )


def site_zone(database: Path) -> ZoneInfo:
    """Of the clock on the school's wall: whoever reads a finding compares it with that one."""
    rows = rows_of(
        database, "SELECT value FROM config WHERE section = 'website' AND key = 'timezone'"
    )
    return ZoneInfo(str(json.loads(rows[0][0])) if rows else DEFAULT_TIMEZONE)


def rows_of(database: Path, sql: str) -> list[tuple[Any, ...]]:
    """Empty where there is no database, or an older one."""
    if not database.exists():
        return []
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            return connection.execute(sql).fetchall()
    except sqlite3.DatabaseError:
        return []
