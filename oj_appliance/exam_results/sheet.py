"""The sheet of all results, put together from the rank, the records and what came in. Pure; moments
are epoch ms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from hashlib import sha256

import msgspec

from oj_appliance.exam_results.types import (
    Absent,
    Identity,
    ResultCell,
    ResultCorrection,
    ResultPerson,
    ResultProblem,
    ResultSheet,
    Stored,
    Submitted,
)
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.types import Verdict
from oj_appliance.places.participation import Participation, end_of
from oj_appliance.submissions.rules import fingerprint
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.corrections.types import Corrections
from oj_appliance.timed_work.rank.types import Cell, RankRow
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """What a sheet is made of: `rows` in the rank's order, `ranked` are the uids of whoever may
    stand in one, `stored` the submissions that count, `secret` the site's, for the fingerprints of
    answers."""

    work: TimedWork
    problems: Sequence[TimedWorkProblem]
    rows: Sequence[RankRow]
    records: Mapping[str, Participation]
    identities: Mapping[str, Identity]
    ranked: Set[str]
    corrections: Corrections
    submitted: Sequence[Submitted]
    stored: Mapping[int, Stored]
    secret: bytes


def counting(rows: Iterable[RankRow]) -> list[int]:
    """The numbers of the submissions that count."""
    cells = (cell for row in rows for cell in row.ranked.standing.cells.values())
    return [cell.submission_id for cell in cells if cell.submission_id is not None]


def make_sheet(found: Findings, now: int) -> ResultSheet:
    by_person = defaultdict(list)
    for each in found.submitted:
        by_person[each.uid].append(each)
    people = [
        _person(found, row, record, by_person[record.uid], now)
        for row in found.rows
        if (record := found.records.get(row.ranked.standing.uid)) is not None
    ]
    return ResultSheet(
        found.work.title,
        tuple(
            ResultProblem(
                each.problem_id, each.display_id, each.display_title, each.score, each.version
            )
            for each in found.problems
        ),
        tuple(people),
        tuple(sorted(_absent(found), key=_place)),
    )


def _absent(found: Findings) -> Iterator[Absent]:
    """Whoever has a seat or has registered, and never began; organisers take no part."""
    organisers = work_rules.organisers(found.work)
    for uid, record in found.records.items():
        is_expected = record.seat is not None or work_rules.is_registered(record)
        if work_rules.has_started(record) or not is_expected or uid in organisers:
            continue
        if uid in found.ranked and (identity := found.identities.get(uid)) is not None:
            yield Absent(uid, *identity, record.seat)


def _place(absent: Absent) -> tuple[bool, str, str, str]:
    """Seat by seat, then by number."""
    return absent.seat is None, absent.seat or "", absent.number or "", absent.username


def _person(
    found: Findings, row: RankRow, record: Participation, sent: Sequence[Submitted], now: int
) -> ResultPerson:
    standing, work = row.ranked.standing, found.work
    identity = found.identities.get(record.uid)
    end = work_rules.effective_end(work, record, now)
    cells = {
        problem.display_id: _cell(record.uid, problem, standing.cells[problem.problem_id], found)
        for problem in found.problems
        if problem.problem_id in standing.cells
    }
    return ResultPerson(
        uid=record.uid,
        username=row.person.username,
        realname=row.person.realname,
        number=identity.number if identity else None,
        class_name=identity.class_name if identity else None,
        seat=record.seat,
        rank=row.ranked.rank,
        score=standing.score,
        used_s=standing.used_s,
        started_at=record.started_at or 0,
        ended_at=work_rules.ended_at(work, record, now),
        handed_in=record.handed_in_at is not None,
        extra_ms=record.extra_ms,
        paused_ms=_paused_ms(work, record, now),
        submissions=len(sent),
        late=sum(each.submit_time > end for each in sent),
        unjudged=sum(each.status in IN_PROGRESS for each in sent),
        failed=sum(each.status in _FAILED for each in sent),
        cells=cells,
        paper_version=record.paper_version,
    )


_FAILED = (Verdict.SYSTEM_ERROR, Verdict.SUBMITTED_FAILED)


def _cell(uid: str, problem: TimedWorkProblem, cell: Cell, found: Findings) -> ResultCell:
    decided = found.corrections.for_person(uid, problem.problem_id) if cell.is_corrected else None
    correction = decided and ResultCorrection(decided.kind, decided.reason)
    number = cell.submission_id
    if number is None or number not in found.stored:
        return ResultCell(cell.status, cell.score, correction=correction)
    submit_time, language, code = found.stored[number]
    mark = fingerprint(code, language, found.secret)
    return ResultCell(cell.status, cell.score, number, submit_time, mark, correction)


def _paused_ms(work: TimedWork, record: Participation, now: int) -> int:
    """What pauses gave back, by the shared clock."""
    without = replace(record, pauses=())
    return end_of(record, work.window, now) - end_of(without, work.window, now)


def written(sheet: ResultSheet) -> str:
    """As a version keeps it: the same sheet is always the same text."""
    return msgspec.json.encode(sheet, order="deterministic").decode()


def read(text: str) -> ResultSheet:
    return msgspec.json.decode(text, type=ResultSheet)


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()
