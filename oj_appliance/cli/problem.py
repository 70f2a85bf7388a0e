"""oj problem: problems from the command line."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO

from oj_appliance.accounts.rules import ROOT_UID, ROOT_USERNAME
from oj_appliance.app import build
from oj_appliance.appliance import Appliance
from oj_appliance.cli.options import (
    add_data_option,
    folder_in_use,
    folder_to_change,
    settings_of,
)
from oj_appliance.cli.terminal import language_of_terminal, print_table, printable
from oj_appliance.composition.exchange import ExchangePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.errors import Language
from oj_appliance.interchange.types import Finding, ImportReport, ReportEntry, Taken, finding_text
from oj_appliance.places.types import Auth
from oj_appliance.problems.types.lists import AdminRow
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

AUTH_NAMES = {Auth.PUBLIC: "public", Auth.PRIVATE: "private", Auth.CONTEST: "contest"}

ALL_ROWS = Window(page=1, limit=2**31)


def add_to(commands: Any) -> None:
    parser = commands.add_parser("problem", help="import problems, list them")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    importing = actions.add_parser("import", help="import a problem package")
    importing.add_argument("file", metavar="FILE")
    importing.add_argument(
        "--auth",
        type=int,
        choices=(Auth.PUBLIC.value, Auth.PRIVATE.value),
        default=Auth.PRIVATE.value,
        help="1 = public, 2 = private (default)",
    )
    importing.add_argument(
        "--taken",
        type=Taken,
        choices=[*Taken],
        default=Taken.SKIP,
        help="a problem whose id is in use: new number, replace the one there, skip (default)",
    )
    importing.add_argument("--dry-run", action="store_true", help="only show what would come")
    importing.set_defaults(run=import_problems)
    listing = actions.add_parser("list", help="list all problems")
    listing.set_defaults(run=list_problems)
    for action in (importing, listing):
        add_data_option(action)


def import_problems(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    try:
        # Before this becomes the server's user, who may not read the file.
        file = open(options.file, "rb")  # noqa: SIM115, PTH123 - closed below
    except OSError as error:
        print(f"oj: {options.file}: {error.strerror}", file=sys.stderr)
        return 1
    with file:
        folder_to_change(settings)
        report = asyncio.run(_import(build(settings, None), file, options))
    _print_report(report, language_of_terminal())
    return 1 if report.failed else 0


async def _import(
    appliance: Appliance, file: BinaryIO, options: argparse.Namespace
) -> ImportReport:
    try:
        appliance[ExchangePart].imports.start()
        key = await appliance[ExchangePart].imports.begin(
            await asyncio.to_thread(appliance[ExchangePart].imports.keep_open, file),
            Actor(Viewer(ROOT_UID, ROOT_USERNAME)),
            client_name=options.file,
            auth=options.auth,
            dry_run=options.dry_run,
            taken=options.taken,
        )
        return await appliance[ExchangePart].imports.finished(key)
    finally:
        await appliance[ExchangePart].imports.stop()
        await appliance.close()


def list_problems(options: argparse.Namespace) -> int:
    settings = settings_of(options)
    folder_in_use(settings)
    rows = asyncio.run(_all_rows(build(settings, None)))
    table = [(str(row.id), row.problem_id, AUTH_NAMES[Auth(row.auth)], row.title) for row in rows]
    print_table((("pid", "id", "auth", "title"), *table))
    return 0


async def _all_rows(appliance: Appliance) -> list[AdminRow]:
    try:
        editing = appliance[ProblemPart].editing
        rows, _ = await editing.rows(keyword="", auth=0, oj="All", window=ALL_ROWS)
        return rows[::-1]
    finally:
        await appliance.close()


# -- printing


def _print_report(report: ImportReport, language: Language) -> None:
    rows = [_row(entry, report) for entry in report.problems]
    print_table((("no", "id", "cases", "result", "title"), *rows))
    for entry in report.problems:
        for text in _findings(entry, language):
            print(f"{entry.index + 1}: {printable(text)}")
    done = "could be imported" if report.dry_run else "imported"
    print(f"{report.imported} {done}, {report.failed} failed")


def _row(entry: ReportEntry, report: ImportReport) -> tuple[str, ...]:
    result = "ready" if report.dry_run else "imported"
    if entry.error is not None:
        result = "failed"
    elif any(loss.key == "judge.unsupported" for loss in entry.losses):
        result += ", not yet judged"
    return (str(entry.index + 1), entry.problem_id or "-", str(entry.cases), result, entry.title)


def _findings(entry: ReportEntry, language: Language) -> list[str]:
    findings: Sequence[Finding] = (*entry.warnings, *entry.losses)
    if entry.error is not None:
        findings = (*findings, entry.error)
    return [finding_text(each, language) for each in findings]
