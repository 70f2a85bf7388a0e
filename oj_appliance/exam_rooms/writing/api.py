"""Calls of staff about what somebody has written (contract timedwork.md §10.3)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.drafts.types import DraftVersion
from oj_appliance.exam_rooms.writing.service import ExamWriting
from oj_appliance.exam_rooms.writing.types import Written
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.submissions.types import SubmissionRecord
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time, Uid


class ExamWritingQuery(msgspec.Struct):
    tid: Id
    uid: Uid


class ExamDraftQuery(msgspec.Struct):
    tid: Id
    uid: Uid
    id: Id


class KeptDraft(msgspec.Struct, kw_only=True):
    """`isAside`: it came late, and was kept beside the current one."""

    id: int
    version: int
    language: str
    length: int
    savedAt: Time
    client: str
    isAside: bool


class SentProgram(msgspec.Struct, kw_only=True):
    submitId: int
    submitTime: Time
    language: str
    length: int | None
    status: int
    score: int | None


class WrittenProblem(msgspec.Struct, kw_only=True):
    pid: int
    displayId: str
    displayTitle: str
    drafts: list[KeptDraft]
    submissions: list[SentProgram]


class ExamWritingAnswer(msgspec.Struct):
    problems: list[WrittenProblem]


class ExamDraft(msgspec.Struct, kw_only=True):
    id: int
    version: int
    language: str
    code: str
    savedAt: Time
    client: str


class ExamWritingApi:
    def __init__(self, writing: ExamWriting) -> None:
        self._writing = writing

    @get("/api/admin/exam/writing", guard=STAFF, summary="What somebody has written and sent")
    async def get_exam_writing(self, call: Call, query: ExamWritingQuery) -> ExamWritingAnswer:
        found = await self._writing.written(call.viewer, query.tid, query.uid)
        return ExamWritingAnswer([_problem(each) for each in found])

    @get("/api/admin/exam/draft", guard=STAFF, summary="A text that somebody is writing")
    async def get_exam_draft(self, call: Call, query: ExamDraftQuery) -> ExamDraft:
        draft = await self._writing.draft(call.actor, query.tid, query.uid, query.id)
        about = draft.about
        return ExamDraft(
            id=about.id,
            version=about.version,
            language=about.language,
            code=draft.code,
            savedAt=wire_time(about.saved_at),
            client=about.client,
        )


def _problem(written: Written) -> WrittenProblem:
    return WrittenProblem(
        pid=written.problem.problem_id,
        displayId=written.problem.display_id,
        displayTitle=written.problem.display_title,
        drafts=[_draft(each) for each in written.drafts],
        submissions=[_sent(each) for each in written.submissions],
    )


def _draft(about: DraftVersion) -> KeptDraft:
    return KeptDraft(
        id=about.id,
        version=about.version,
        language=about.language,
        length=about.length,
        savedAt=wire_time(about.saved_at),
        client=about.client,
        isAside=bool(about.is_aside),
    )


def _sent(record: SubmissionRecord) -> SentProgram:
    return SentProgram(
        submitId=record.id,
        submitTime=wire_time(record.submit_time),
        language=record.language,
        length=record.length,
        status=record.status,
        score=None if record.status in IN_PROGRESS else record.score,
    )
