"""A training's problems as its teachers see and send them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.places.display_ids import LONGEST_DISPLAY_ID
from oj_appliance.problems.editing.rows import AdminProblemRow, admin_row
from oj_appliance.trainings.problem_set.types import Added, ProblemSet
from oj_appliance.trainings.types import TrainingProblem
from oj_appliance.web.paging import Page, PageQuery, Window, page_of
from oj_appliance.web.wire import Id, Int, Time, at_most, up_to

LIST_LIMIT = 10
LONGEST_KEYWORD = 500
MOST_PROBLEMS = 500

TrainingDisplayId = Annotated[str, up_to(LONGEST_DISPLAY_ID)]


class ProblemSetQuery(PageQuery, kw_only=True):
    """`queryExisted` lists what the training has, else what it may take of the bank."""

    tid: Id
    limit: Int = LIST_LIMIT
    queryExisted: bool = False
    keyword: Annotated[str, up_to(LONGEST_KEYWORD)] = ""


class AddPublicProblemBody(msgspec.Struct):
    tid: Id
    pid: Id
    displayId: TrainingDisplayId


class AddNamedProblemsBody(msgspec.Struct):
    tid: Id
    problemIds: Annotated[list[Annotated[str, up_to(LONGEST_DISPLAY_ID)]], at_most(MOST_PROBLEMS)]


class ChangedProblemBody(msgspec.Struct, kw_only=True):
    """`id` is the link's own number, which pid and tid name already; without a displayId the one
    that it has."""

    tid: Id
    pid: Id
    id: Id | None = None
    displayId: TrainingDisplayId | None = None
    rank: Int


class ProblemOrderBody(msgspec.Struct):
    tid: Id
    pids: Annotated[list[Id], at_most(MOST_PROBLEMS)]


class AdminTrainingProblem(msgspec.Struct, kw_only=True):
    id: int
    tid: int
    pid: int
    displayId: str
    rank: int
    gmtCreate: Time
    gmtModified: Time


class TrainingProblemSetList(msgspec.Struct):
    """The map is by pid: of those in the list that the training has; `pids` are all of them, in
    its order."""

    problemList: Page[AdminProblemRow]
    trainingProblemMap: dict[str, AdminTrainingProblem]
    pids: list[int]


class AddedProblems(msgspec.Struct):
    """Display ids: those that came, that were there, and that nobody may put here."""

    added: list[str]
    present: list[str]
    missing: list[str]


def problem_set(found: ProblemSet, window: Window) -> TrainingProblemSetList:
    return TrainingProblemSetList(
        page_of([admin_row(row) for row in found.rows], found.total, window),
        {str(row.id): _link(found.links[row.id]) for row in found.rows if row.id in found.links},
        list(found.links),
    )


def added_problems(added: Added) -> AddedProblems:
    return AddedProblems(*added)


def _link(link: TrainingProblem) -> AdminTrainingProblem:
    return AdminTrainingProblem(
        id=link.id,
        tid=link.training_id,
        pid=link.problem_id,
        displayId=link.display_id,
        rank=link.rank,
        gmtCreate=wire_time(link.created_at),
        gmtModified=wire_time(link.updated_at),
    )
