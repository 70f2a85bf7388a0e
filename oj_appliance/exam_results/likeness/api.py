"""Calls that look for copies, and lay pairs side by side (contract timedwork.md §16)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_results.api import ExamQuery
from oj_appliance.exam_results.likeness.service import ExamLikeness
from oj_appliance.exam_results.likeness.types import SideBySide
from oj_appliance.exam_results.types import ResultPerson, ResultSheet
from oj_appliance.similarity.types import Pair, Passage, TaskMatch
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import STAFF
from oj_appliance.web.wire import Id, Time, Uid


class SimilarityBody(msgspec.Struct, kw_only=True):
    """Pairs that share less than `least` (0.1 to 1) of their code are not told."""

    tid: Id
    least: Annotated[float, msgspec.Meta(ge=0.1, le=1)] = 0.5


class SimilarPairQuery(msgspec.Struct, kw_only=True):
    tid: Id
    left: Uid
    right: Uid


class SimilarPerson(msgspec.Struct):
    uid: str
    username: str
    realname: str | None
    className: str | None


class SimilarTask(msgspec.Struct):
    """`share` of the tokens of both, 0 to 1."""

    displayId: str
    share: float
    tokens: int
    leftSubmitId: int
    rightSubmitId: int


class SimilarPair(msgspec.Struct, kw_only=True):
    """`together` is the share over all problems that both solved, `evidence` the tokens in common
    passages."""

    left: SimilarPerson
    right: SimilarPerson
    together: float
    evidence: int
    tasks: list[SimilarTask]


class SimilarityReport(msgspec.Struct, kw_only=True):
    """`state` is none, running, done or failed; `compared` and `short` count programs."""

    state: str
    madeTime: Time | None
    madeBy: str | None
    compared: int
    short: int
    pairs: list[SimilarPair]


class SimilarCode(msgspec.Struct):
    submitId: int
    language: str
    code: str


class SimilarPassage(msgspec.Struct):
    """Places in the texts as JavaScript counts: UTF-16 units."""

    tokens: int
    leftStart: int
    leftEnd: int
    rightStart: int
    rightEnd: int


class SimilarTexts(msgspec.Struct, kw_only=True):
    displayId: str
    share: float
    left: SimilarCode
    right: SimilarCode
    passages: list[SimilarPassage]


class SimilarPairTexts(msgspec.Struct, kw_only=True):
    title: str
    left: SimilarPerson
    right: SimilarPerson
    together: float
    tasks: list[SimilarTexts]


class ExamLikenessApi:
    def __init__(self, likeness: ExamLikeness) -> None:
        self._likeness = likeness

    @get("/api/admin/exam/similarity", guard=STAFF, summary="Who wrote what somebody else wrote")
    async def get_exam_similarity(self, call: Call, query: ExamQuery) -> SimilarityReport:
        state, sheet, report = await self._likeness.told(call.viewer, query.tid)
        if report is None:
            return SimilarityReport(
                state=state, madeTime=None, madeBy=None, compared=0, short=0, pairs=[]
            )
        answer = report.answer
        return SimilarityReport(
            state=state,
            madeTime=wire_time(report.made_at),
            madeBy=report.made_by,
            compared=answer.compared,
            short=answer.short,
            pairs=[_pair(sheet, each) for each in answer.pairs],
        )

    @post("/api/admin/exam/similarity", guard=STAFF, summary="Look for copies in a timed work")
    async def start_exam_similarity(self, call: Call, body: SimilarityBody) -> None:
        await self._likeness.start(call.actor, body.tid, body.least)

    @get(
        "/api/admin/exam/similarity/pair",
        guard=STAFF,
        summary="Two people's code side by side, with what they have in common",
    )
    async def get_similar_pair(self, call: Call, query: SimilarPairQuery) -> SimilarPairTexts:
        sheet, found = await self._likeness.side_by_side(
            call.viewer, query.tid, query.left, query.right
        )
        return SimilarPairTexts(
            title=sheet.title,
            left=_person(sheet, found.pair.left),
            right=_person(sheet, found.pair.right),
            together=found.pair.together,
            tasks=[_texts(found, each) for each in found.pair.tasks],
        )


def _pair(sheet: ResultSheet, pair: Pair) -> SimilarPair:
    return SimilarPair(
        left=_person(sheet, pair.left),
        right=_person(sheet, pair.right),
        together=pair.together,
        evidence=pair.evidence,
        tasks=[
            SimilarTask(each.task, each.share, each.tokens, each.left, each.right)
            for each in pair.tasks
        ],
    )


def _person(sheet: ResultSheet, uid: str) -> SimilarPerson:
    """One who has gone since is known by nothing else than the uid."""
    person: ResultPerson | None = next((each for each in sheet.people if each.uid == uid), None)
    if person is None:
        return SimilarPerson(uid, uid, None, None)
    return SimilarPerson(uid, person.username, person.realname, person.class_name)


def _texts(found: SideBySide, task: TaskMatch) -> SimilarTexts:
    left, right = (found.codes.get(number, ("", "")) for number in (task.left, task.right))
    return SimilarTexts(
        displayId=task.task,
        share=task.share,
        left=SimilarCode(task.left, *left),
        right=SimilarCode(task.right, *right),
        passages=[_passage(each, left[1], right[1]) for each in task.passages],
    )


def _passage(passage: Passage, left: str, right: str) -> SimilarPassage:
    return SimilarPassage(
        passage.tokens,
        _units(left, passage.left_start),
        _units(left, passage.left_end),
        _units(right, passage.right_start),
        _units(right, passage.right_end),
    )


def _units(text: str, place: int) -> int:
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2
