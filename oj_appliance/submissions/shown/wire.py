"""The shapes of submissions on the wire (contract submission.md §1 and §4)."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language
from oj_appliance.judging.explanations import explained
from oj_appliance.judging.rules import IN_PROGRESS, QueueReason
from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Arrival, Kind
from oj_appliance.submissions.shown.visibility import VisibleCase
from oj_appliance.submissions.types import (
    FailedSample,
    QueuePosition,
    SubmissionDetail,
    SubmissionRecord,
)
from oj_appliance.web.wire import Id, Time


class LateArrival(msgspec.Struct):
    """Of what came when its sender's time was over: by how many seconds, and whether it counts; or
    was taken from their draft then; `afterExam` = the work was over for everybody, and its problems
    were left open."""

    lateSeconds: int
    counts: bool
    takenAtEnd: bool
    afterExam: bool


class JudgeRow(msgspec.Struct, kw_only=True):
    """One row of a list, without code and message."""

    submitId: Id
    pid: int | None
    displayPid: str
    displayId: str | None = None
    displayTid: str | None = None
    title: str | None
    uid: str
    username: str
    submitTime: Time
    status: int
    score: int | None
    oiRankScore: int | None
    time: int | None
    memory: int | None
    length: int | None
    language: str
    cid: int
    cpid: int
    gid: int | None
    share: bool
    judger: str | None
    ip: str | None
    isManual: bool
    queuePosition: int | None
    queueReason: QueueReason | None
    titles: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    arrival: LateArrival | msgspec.UnsetType = msgspec.UNSET


class CasesDone(msgspec.Struct):
    """How many of a submission's cases have been judged."""

    done: int
    total: int


class PartData(msgspec.Struct):
    """What the answer to one question came to."""

    index: int
    status: int
    score: int
    answer: str | None


class Judge(JudgeRow, kw_only=True):
    """The whole submission."""

    code: str | None
    errorMessage: str | None
    version: int
    caseProgress: CasesDone | None
    displayPartData: list[PartData] | None = None
    fingerprint: str | msgspec.UnsetType = msgspec.UNSET
    vjudgeSubmitId: None = None
    vjudgeUsername: None = None
    vjudgePassword: None = None
    gmtCreate: Time
    gmtModified: Time


class SubmissionDetailAnswer(msgspec.Struct):
    submission: Judge
    codeShare: bool | None


class FirstDifference(msgspec.Struct):
    line: int
    column: int


class FailedSampleTexts(msgspec.Struct):
    """A public example that failed: its texts, and what the program wrote."""

    input: str
    expected: str
    got: str
    firstDifference: FirstDifference | None
    errors: str


class JudgeCase(msgspec.Struct, kw_only=True):
    id: int | None
    pid: int | None
    submitId: int | None
    uid: str | None
    caseId: int | None
    time: int
    memory: int
    score: int | None
    status: int
    percentage: float | None
    inputData: str | None
    outputData: str | None
    userOutput: str | None
    explanation: str | None
    groupNum: int
    seq: int
    mode: str
    sample: FailedSampleTexts | None


class SubTask(msgspec.Struct, kw_only=True):
    groupNum: int
    status: int | None
    score: int | None
    ac: int
    total: int
    time: int | None
    memory: int | None
    subtaskDetailList: list[JudgeCase]


class JudgeCases(msgspec.Struct):
    judgeCaseMode: str
    judgeCaseList: list[JudgeCase] | None
    subTaskJudgeCaseVoList: list[SubTask] | None


def judge_row(record: SubmissionRecord, queued: QueuePosition) -> JudgeRow:
    return JudgeRow(**_row_values(record, queued))


def judge(detail: SubmissionDetail, queued: QueuePosition) -> Judge:
    record = detail.record
    return Judge(
        **_row_values(record, queued),
        code=detail.code,
        errorMessage=detail.error_message,
        version=record.version,
        caseProgress=_cases_done(record),
        displayPartData=_part_data(detail),
        fingerprint=detail.fingerprint or msgspec.UNSET,
        gmtCreate=wire_time(record.created_at),
        gmtModified=wire_time(record.updated_at),
    )


def _part_data(detail: SubmissionDetail) -> list[PartData] | None:
    if detail.parts is None:
        return None
    return [PartData(each.index, each.status, each.score, each.answer) for each in detail.parts]


def _cases_done(record: SubmissionRecord) -> CasesDone | None:
    progress = record.case_progress
    return None if progress is None else CasesDone(progress.done, progress.total)


def status_row(record: SubmissionRecord, queued: QueuePosition) -> Judge:
    """A value of check-submissions-status and of the live topic: without code and message."""
    return judge(SubmissionDetail(record, None, None, False), queued)


def _row_values(record: SubmissionRecord, queued: QueuePosition) -> dict[str, Any]:
    unfinished = record.status in IN_PROGRESS
    return {
        "submitId": record.id,
        "pid": record.problem_id,
        "displayPid": record.display_pid,
        "displayId": record.display_id,
        "displayTid": record.display_id if record.place.kind is Kind.TIMED_WORK else None,
        "title": record.title,
        "titles": record.titles or msgspec.UNSET,
        "uid": record.uid,
        "username": record.username,
        "submitTime": wire_time(record.submit_time),
        "status": record.status,
        "score": None if unfinished else record.score,
        "oiRankScore": None if unfinished else record.oi_rank_score,
        "time": None if unfinished else record.time,
        "memory": None if unfinished else record.memory,
        "length": record.length,
        "language": record.language,
        "cid": cid_of(record.place),
        "cpid": record.contest_problem_id,
        "gid": record.group_id,
        "share": bool(record.share),
        "judger": record.judger,
        "ip": record.ip,
        "isManual": bool(record.is_manual),
        "queuePosition": queued.position,
        "queueReason": queued.reason,
        "arrival": late_arrival(record.arrival),
    }


def late_arrival(arrival: Arrival | None) -> LateArrival | msgspec.UnsetType:
    if arrival is None:
        return msgspec.UNSET
    late_s = -(-arrival.late_ms // 1000)
    return LateArrival(late_s, arrival.counts, arrival.is_taken, arrival.is_after)


def judge_case(visible: VisibleCase, record: SubmissionRecord, language: Language) -> JudgeCase:
    case = visible.case
    origin = visible.shows_origin
    return JudgeCase(
        id=case.id if origin else None,
        pid=record.problem_id if origin else None,
        submitId=record.id if origin else None,
        uid=record.uid if origin else None,
        caseId=case.case_id if origin else None,
        time=case.time,
        memory=case.memory,
        score=case.score,
        status=case.status,
        percentage=case.percentage,
        inputData=case.input_name if origin else None,
        outputData=case.output_name if origin else None,
        userOutput=case.user_output,
        explanation=explained(case.user_output, language),
        groupNum=case.group,
        seq=case.seq,
        mode=case.mode,
        sample=None if case.sample is None else _sample_texts(case.sample),
    )


def _sample_texts(sample: FailedSample) -> FailedSampleTexts:
    found = sample.first_difference
    difference = None if found is None else FirstDifference(found.line, found.column)
    return FailedSampleTexts(sample.input, sample.expected, sample.got, difference, sample.errors)
