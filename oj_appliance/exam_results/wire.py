"""Results as the calls tell them (contract timedwork.md §16)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_results import rules
from oj_appliance.exam_results.types import (
    Difference,
    ResultCell,
    ResultPerson,
    Results,
    ResultSheet,
    Signed,
    SignedVersion,
)
from oj_appliance.web.wire import Time

MS = 1000


class ExamResultProblem(msgspec.Struct):
    pid: int
    displayId: str
    title: str
    points: int


class ExamResultCorrection(msgspec.Struct):
    """`kind` is void, full_marks or points."""

    kind: str
    reason: str


class ExamResultCell(msgspec.Struct):
    """`submitId`, time and fingerprint are of the submission that counts; with a `correction` the
    score is what staff has decided."""

    status: int
    score: int
    submitId: int | None
    submitTime: Time | None
    fingerprint: str | None
    correction: ExamResultCorrection | None


class ExamResultRow(msgspec.Struct, kw_only=True):
    """`cells` by display id, none where nothing counts; lengths in seconds. `late`, `unjudged` and
    `failed` count submissions; `paperVersion` is null where there is one paper for all."""

    rank: int
    uid: str
    username: str
    realname: str | None
    number: str | None
    className: str | None
    seat: str | None
    score: int
    usedTime: int
    startTime: Time
    endTime: Time | None
    handedIn: bool
    extraSeconds: int
    pausedSeconds: int
    submissions: int
    late: int
    unjudged: int
    failed: int
    cells: dict[str, ExamResultCell]
    paperVersion: str | None


class ExamAbsent(msgspec.Struct):
    uid: str
    username: str
    realname: str | None
    number: str | None
    className: str | None
    seat: str | None


class ExamResultDifference(msgspec.Struct):
    """`what` is joined, left, points, name, number, class, total or rank."""

    uid: str
    username: str
    realname: str | None
    what: str
    displayId: str | None
    before: str | None
    after: str | None


class ExamResultVersion(msgspec.Struct):
    version: int
    digest: str
    note: str | None
    signedBy: str
    signedTime: Time


class ExamLights(msgspec.Struct, kw_only=True):
    """How many: people who may still work, people whose answers may still be on their way or whose
    drafts are not taken yet, submissions that came, that wait for a verdict, on which
    judging failed; people with late ones, with none, with more time, with a pause, with corrected
    points, who were expected and never began. `isOver`: nobody can begin any more."""

    isOver: bool
    running: int
    awaited: int
    submissions: int
    unjudged: int
    judgeErrors: int
    late: int
    withoutSubmission: int
    extended: int
    paused: int
    corrected: int
    absent: int


class ExamResultAnswer(msgspec.Struct, kw_only=True):
    """`differences` are those since the newest version; `mayBeSigned`: all is in and judged, and no
    version says the same."""

    tid: int
    title: str
    digest: str
    lights: ExamLights
    mayBeSigned: bool
    problems: list[ExamResultProblem]
    rows: list[ExamResultRow]
    absent: list[ExamAbsent]
    versions: list[ExamResultVersion]
    differences: list[ExamResultDifference]


class ExamSignedAnswer(msgspec.Struct, kw_only=True):
    """A version whole; `differences` are those from the one before."""

    tid: int
    title: str
    version: ExamResultVersion
    problems: list[ExamResultProblem]
    rows: list[ExamResultRow]
    absent: list[ExamAbsent]
    differences: list[ExamResultDifference]


def told_results(results: Results) -> ExamResultAnswer:
    return ExamResultAnswer(
        tid=results.work.id,
        title=results.work.title,
        digest=results.digest,
        lights=_lights(results),
        mayBeSigned=rules.may_be_signed(results),
        problems=told_problems(results.sheet),
        rows=told_rows(results.sheet),
        absent=_absent(results.sheet),
        versions=[told_version(each) for each in results.versions],
        differences=_differences(results.changes),
    )


def told_signed(signed: Signed) -> ExamSignedAnswer:
    return ExamSignedAnswer(
        tid=signed.work.id,
        title=signed.sheet.title,
        version=told_version(signed.version),
        problems=told_problems(signed.sheet),
        rows=told_rows(signed.sheet),
        absent=_absent(signed.sheet),
        differences=_differences(signed.changes),
    )


def _lights(results: Results) -> ExamLights:
    people = results.sheet.people
    return ExamLights(
        isOver=results.is_over,
        running=results.running,
        awaited=results.awaited,
        submissions=sum(each.submissions for each in people),
        unjudged=rules.unjudged(results.sheet),
        judgeErrors=sum(each.failed for each in people),
        late=sum(each.late > 0 for each in people),
        withoutSubmission=sum(each.submissions == 0 for each in people),
        extended=sum(each.extra_ms > 0 for each in people),
        paused=sum(each.paused_ms > 0 for each in people),
        corrected=sum(any(cell.correction for cell in each.cells.values()) for each in people),
        absent=len(results.sheet.absent),
    )


def told_problems(sheet: ResultSheet) -> list[ExamResultProblem]:
    return [
        ExamResultProblem(each.pid, each.display_id, each.title, each.points)
        for each in sheet.columns
    ]


def told_rows(sheet: ResultSheet) -> list[ExamResultRow]:
    return [_row(each) for each in sheet.people]


def _row(person: ResultPerson) -> ExamResultRow:
    return ExamResultRow(
        rank=person.rank,
        uid=person.uid,
        username=person.username,
        realname=person.realname,
        number=person.number,
        className=person.class_name,
        seat=person.seat,
        score=person.score,
        usedTime=person.used_s,
        startTime=wire_time(person.started_at),
        endTime=None if person.ended_at is None else wire_time(person.ended_at),
        handedIn=person.handed_in,
        extraSeconds=person.extra_ms // MS,
        pausedSeconds=person.paused_ms // MS,
        submissions=person.submissions,
        late=person.late,
        unjudged=person.unjudged,
        failed=person.failed,
        cells={display_id: _cell(each) for display_id, each in person.cells.items()},
        paperVersion=person.paper_version,
    )


def _cell(cell: ResultCell) -> ExamResultCell:
    decided = cell.correction
    return ExamResultCell(
        cell.status,
        cell.score,
        cell.submission_id,
        None if cell.submit_time is None else wire_time(cell.submit_time),
        cell.fingerprint,
        None if decided is None else ExamResultCorrection(decided.kind, decided.reason),
    )


def _absent(sheet: ResultSheet) -> list[ExamAbsent]:
    return [
        ExamAbsent(
            *(each.uid, each.username, each.realname, each.number, each.class_name, each.seat)
        )
        for each in sheet.absent
    ]


def told_version(each: SignedVersion) -> ExamResultVersion:
    signed_at = wire_time(each.signed_at)
    return ExamResultVersion(each.version, each.digest, each.note, each.signed_by, signed_at)


def _differences(changes: Iterable[Difference]) -> list[ExamResultDifference]:
    return [
        ExamResultDifference(
            *(each.uid, each.username, each.realname, each.what),
            *(each.display_id, each.before, each.after),
        )
        for each in changes
    ]
