"""oj recount: makes every table that is counted from submissions anew, and says what differed."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from oj_appliance.app import build
from oj_appliance.classes.cells import TABLES as OF_CLASSES
from oj_appliance.cli.options import add_data_option, folder_in_use, settings_of
from oj_appliance.cli.running_exam import add_force_option, refuse_while_exam_runs
from oj_appliance.clock import Clock
from oj_appliance.storage.base import fetch_all
from oj_appliance.submissions.derived.recount import TABLES as OF_SUBMISSIONS
from oj_appliance.submissions.derived.recount import Recounted, recount
from oj_appliance.trainings.cells import TABLES as OF_TRAININGS

TABLES = (*OF_SUBMISSIONS, *OF_TRAININGS, *OF_CLASSES)


def add_to(commands: Any) -> None:
    parser = commands.add_parser("recount", help="count totals anew, and say what differed")
    add_data_option(parser)
    add_force_option(parser)
    parser.add_argument("--check", action="store_true", help="only look; 1 if something differs")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    folder = folder_in_use(settings)
    refuse_while_exam_runs(folder.database, is_forced=options.during_exam)
    appliance = build(settings, None)
    try:
        found = appliance.database.write_now(
            recount, fetch_all, TABLES, now=Clock().now_ms(), mend=not options.check
        )
    finally:
        asyncio.run(appliance.close())
    for each in found:
        print(_line(each, is_check=options.check))
    return int(options.check and any(each.differing for each in found))


def _line(table: Recounted, *, is_check: bool) -> str:
    differed = "differ" if is_check else "differed and are right now"
    return f"{table.name}: {table.rows} rows, {table.differing} {differed}"
