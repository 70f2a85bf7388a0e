"""Shapes of a move for the page (contract admin.md §7.5)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.site_move.types import Kind, Move, MoveState, Renamed, Report, System, Tally
from oj_appliance.web.wire import Time


class SiteMoveRow(msgspec.Struct, kw_only=True):
    key: str
    system: System
    site: str
    state: MoveState
    dumpName: str
    username: str
    gmtCreate: Time
    error: str | None


class SiteMoveAmount(msgspec.Struct):
    """`known` came at an earlier time, `taken` with this move."""

    kind: Kind
    found: int
    known: int
    taken: int


class SiteMoveRenamed(msgspec.Struct):
    """`after` is blank for a problem that gets a number of its own."""

    before: str
    after: str
    reason: str


class SiteMoveTally(msgspec.Struct):
    key: str
    text: str
    count: int
    examples: list[str]


class SiteMoveReport(msgspec.Struct, kw_only=True):
    encoding: str
    amounts: list[SiteMoveAmount]
    people: list[SiteMoveRenamed]
    peopleRenamed: int
    problems: list[SiteMoveRenamed]
    problemsRenamed: int
    staff: list[str]
    tallies: list[SiteMoveTally]


class SiteMoveProgress(msgspec.Struct):
    kind: Kind
    done: int
    total: int


class SiteMoveAnswer(SiteMoveRow, kw_only=True):
    fileNames: list[str]
    timezone: str
    keepsStaff: bool
    progress: SiteMoveProgress
    refused: int
    pictures: int
    report: SiteMoveReport | None
    gmtEnd: Time | None


def move_row(move: Move, language: Language) -> SiteMoveRow:
    return SiteMoveRow(
        key=move.key,
        system=move.wish.system,
        site=move.wish.site,
        state=move.state,
        dumpName=move.dump_name,
        username=move.author.username,
        gmtCreate=wire_time(move.created_at),
        error=None if move.error is None else move.error.text(language),
    )


def move_answer(move: Move, language: Language) -> SiteMoveAnswer:
    progress = move.progress
    return SiteMoveAnswer(
        **msgspec.structs.asdict(move_row(move, language)),
        fileNames=list(move.file_names),
        timezone=move.wish.timezone,
        keepsStaff=move.keeps_staff,
        progress=SiteMoveProgress(progress.kind, progress.done, progress.total),
        refused=move.taken.get("refused", 0),
        pictures=move.taken.get("picture", 0),
        report=None if move.report is None else _report(move.report, move, language),
        gmtEnd=None if move.ended_at is None else wire_time(move.ended_at),
    )


def _report(report: Report, move: Move, language: Language) -> SiteMoveReport:
    def renamed(each: Renamed) -> SiteMoveRenamed:
        return SiteMoveRenamed(each.before, each.after, each.reason.text(language))

    def tally(each: Tally) -> SiteMoveTally:
        return SiteMoveTally(
            each.remark.key, each.remark.text(language), each.count, list(each.examples)
        )

    return SiteMoveReport(
        encoding=report.encoding,
        amounts=[
            SiteMoveAmount(each.kind, each.found, each.known, move.taken.get(each.kind, 0))
            for each in report.amounts
        ],
        people=[renamed(each) for each in report.people],
        peopleRenamed=report.people_renamed,
        problems=[renamed(each) for each in report.problems],
        problemsRenamed=report.problems_renamed,
        staff=list(report.staff),
        tallies=[tally(each) for each in report.tallies],
    )
