"""The call of My learning (contract home.md)."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.learning.service import LearningService
from oj_appliance.learning.types import Course, Facts, Learning, Suggestion, Tag
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import LOGIN


class LearnedLevel(msgspec.Struct):
    """`difficulty` is None of problems that the reader cannot see any more."""

    difficulty: int | None
    before: int
    weeks: list[int]


class LearnedTag(msgspec.Struct):
    id: int
    name: str
    color: str | None
    solved: int
    tried: int
    before: int
    weeks: list[int]


class PractisedDay(msgspec.Struct):
    date: str
    count: int


class Practice(msgspec.Struct):
    days: list[PractisedDay]
    weeksInARow: int


class SharedTag(msgspec.Struct):
    id: int
    name: str
    color: str | None


class NamedProblem(msgspec.Struct):
    problemId: str
    title: str
    titles: dict[str, str] | UnsetType = UNSET


class SuggestedProblem(msgspec.Struct, kw_only=True):
    """`reason` is finish, practise, next or begin; `share` in per cent."""

    pid: int
    problemId: str
    title: str
    titles: dict[str, str] | UnsetType = UNSET
    difficulty: int
    gid: int | None
    reason: str
    share: int | None
    tag: SharedTag | None
    like: NamedProblem | None


class MyLearning(msgspec.Struct):
    solved: int
    tried: int
    weeks: list[str]
    levels: list[LearnedLevel]
    tags: list[LearnedTag]
    practice: Practice
    suggestions: list[SuggestedProblem]


class LearningApi:
    def __init__(self, learning: LearningService) -> None:
        self._learning = learning

    @get("/api/my-learning", guard=LOGIN, summary="What I solved over time, and what to try next")
    async def my_learning(self, call: Call) -> MyLearning:
        return _wire(await self._learning.learning(call.viewer))


def _wire(learning: Learning) -> MyLearning:
    return MyLearning(
        solved=learning.solved,
        tried=learning.tried,
        weeks=[day.isoformat() for day in learning.weeks],
        levels=[LearnedLevel(level, *_course(course)) for level, course in learning.levels.items()],
        tags=[
            LearnedTag(
                each.tag.id,
                each.tag.name,
                each.tag.color,
                each.course.total,
                each.tried,
                *_course(each.course),
            )
            for each in learning.tags
        ],
        practice=Practice(
            [PractisedDay(day.isoformat(), count) for day, count in learning.days],
            learning.weeks_in_a_row,
        ),
        suggestions=[_suggested(each) for each in learning.suggestions],
    )


def _course(course: Course) -> tuple[int, list[int]]:
    return course.before, list(course.weeks)


def _suggested(suggestion: Suggestion) -> SuggestedProblem:
    problem = suggestion.problem
    return SuggestedProblem(
        pid=problem.id,
        problemId=problem.display_id,
        title=problem.title,
        titles=problem.titles or UNSET,
        difficulty=problem.difficulty,
        gid=problem.group_id,
        reason=suggestion.reason,
        share=suggestion.share,
        tag=_tag(suggestion.tag),
        like=_named(suggestion.like),
    )


def _tag(tag: Tag | None) -> SharedTag | None:
    return None if tag is None else SharedTag(tag.id, tag.name, tag.color)


def _named(problem: Facts | None) -> NamedProblem | None:
    if problem is None:
        return None
    return NamedProblem(problem.display_id, problem.title, problem.titles or UNSET)
