"""Asked before a command that would take the machine from those who write an exam."""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path

import msgspec
from peewee import DatabaseError, SqliteDatabase

from oj_appliance.clock import Clock
from oj_appliance.exam_freeze.rules import is_exam_frozen
from oj_appliance.exam_freeze.service import MINUTE, SECTION, VALUES
from oj_appliance.exam_freeze.types import Exam, FreezeSettings
from oj_appliance.places.participation import Participation
from oj_appliance.storage.base import database_proxy, fetch_all
from oj_appliance.timed_work import rules, store

FORCED = "--during-exam"


def add_force_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(FORCED, action="store_true", help="even while an exam runs")


def refuse_while_exam_runs(database: Path, *, is_forced: bool) -> None:
    """Ends the program with a sentence; as the folder's owner, whose files SQLite opens beside
    it."""
    if not is_forced and (named := running_exams(database)):
        sys.exit(
            f"oj: an exam runs ({named}), and this would slow it down; wait for its end, or add"
            f" {FORCED}.\noj: 考试进行中（{named}），此操作会拖慢考试；请等待考试结束，或加上"
            f" {FORCED}。"
        )


def running_exams(database: Path) -> str:
    """The titles of those for which heavy work waits, "" when none does; as the folder's owner."""
    reader = SqliteDatabase(f"file:{database}?mode=ro", uri=True)
    database_proxy.initialize(reader)
    try:
        settings = _settings()
        exams = _exams(settings)
    except DatabaseError:  # of a version without exams; or damaged: the command itself says so
        return ""
    finally:
        reader.close()
    if not is_exam_frozen(settings, exams):
        return ""
    return ", ".join(each.title for each in exams) or "…"


def _settings() -> FreezeSettings:
    sql = "SELECT value FROM config WHERE section = ? AND key = ?"
    rows = fetch_all(sql, SECTION, VALUES)
    return msgspec.convert(json.loads(rows[0][0]) if rows else {}, FreezeSettings)


def _exams(settings: FreezeSettings) -> list[Exam]:
    """That run, or begin within the minutes before."""
    now = Clock().now_ms()
    ahead = now + settings.minutes_before * MINUTE
    by_work: dict[int, dict[str, Participation]] = defaultdict(dict)
    for record in store.records():
        by_work[record.place.id][record.uid] = record
    return [
        Exam(each.place, each.title, each.start_time, each.end_time)
        for each in store.timed_works()
        if each.visible
        and each.dry_run_of is None
        and rules.is_exam(each)
        and (rules.is_running(each, by_work[each.id], now) or now < each.start_time <= ahead)
    ]
