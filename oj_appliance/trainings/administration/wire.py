"""A training as its teachers see and send it (contract admin.md §11)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from oj_appliance.clock import wire_time
from oj_appliance.trainings.administration import rules
from oj_appliance.trainings.administration.types import (
    CategoryChoice,
    EditedTraining,
    Saving,
    TrainingDraft,
)
from oj_appliance.trainings.wire import TrainingCategory, training_category
from oj_appliance.web.wire import Id, Int, Moment, Time, read_moment, up_to

LONGEST_CATEGORY = 50
LONGEST_COLOR = 20


class TrainingFields(msgspec.Struct, kw_only=True):
    """Absent stays as it is stored, or as a new training begins; `gid` counts in a new one of a
    group alone."""

    id: Id | None = None
    gid: Id | None = None
    title: Annotated[str, up_to(rules.LONGEST_TITLE)] | UnsetType = UNSET
    description: Annotated[str, up_to(rules.LONGEST_DESCRIPTION)] | UnsetType = UNSET
    auth: Annotated[str, up_to(10)] | UnsetType = UNSET
    privatePwd: Annotated[str, up_to(rules.LONGEST_PASSWORD)] | UnsetType | None = UNSET
    status: bool | UnsetType = UNSET
    rank: Int | UnsetType = UNSET
    gmtModified: Moment | None = None


class CategoryFields(msgspec.Struct, kw_only=True):
    """`id`, or a name, of which one is made if there is none."""

    id: Id | None = None
    name: Annotated[str, up_to(LONGEST_CATEGORY)] = ""
    color: Annotated[str, up_to(LONGEST_COLOR)] | None = None


class TrainingBody(msgspec.Struct, kw_only=True):
    training: TrainingFields
    trainingCategory: CategoryFields = msgspec.field(default_factory=CategoryFields)


class AdminTrainingRow(msgspec.Struct, kw_only=True):
    """Without the password; `isManager`: the caller may change it."""

    id: int
    title: str
    description: str
    author: str
    auth: str
    status: bool
    rank: int
    isGroup: bool
    gid: int | None
    categoryName: str | None
    categoryColor: str | None
    problemCount: int
    isManager: bool
    gmtCreate: Time
    gmtModified: Time


class AdminTraining(AdminTrainingRow, kw_only=True):
    privatePwd: str | None


class AdminTrainingDetail(msgspec.Struct):
    training: AdminTraining
    trainingCategory: TrainingCategory | None


class NewTraining(msgspec.Struct):
    id: int


def saving_of(base: TrainingDraft, body: TrainingBody, category_id: int | None = None) -> Saving:
    """What was sent in the place of what was there; `category_id` is the stored one. Raises
    http.bad_param for what is no time."""
    given = body.training
    names = ("title", "description", "auth", "status", "rank")
    changes = {name: getattr(given, name) for name in names}
    changes["password"] = given.privatePwd
    draft = replace(base, **{name: value for name, value in changes.items() if value is not UNSET})
    category = body.trainingCategory
    number = category.id or (None if category.name.strip() else category_id)
    choice = CategoryChoice(number, category.name, category.color)
    return Saving(draft, choice, read_moment("gmtModified", given.gmtModified))


def admin_row(edited: EditedTraining, *, problem_count: int, is_manager: bool) -> AdminTrainingRow:
    training, category = edited
    return AdminTrainingRow(
        id=training.id,
        title=training.title,
        description=training.description,
        author=training.author,
        auth=training.auth,
        status=training.status,
        rank=training.rank,
        isGroup=training.group_id is not None,
        gid=training.group_id,
        categoryName=None if category is None else category.name,
        categoryColor=None if category is None else category.color,
        problemCount=problem_count,
        isManager=is_manager,
        gmtCreate=wire_time(training.created_at),
        gmtModified=wire_time(training.updated_at),
    )


def admin_detail(edited: EditedTraining, *, problem_count: int) -> AdminTrainingDetail:
    row = admin_row(edited, problem_count=problem_count, is_manager=True)
    told = {name: getattr(row, name) for name in AdminTrainingRow.__struct_fields__}
    category = edited.category
    return AdminTrainingDetail(
        AdminTraining(**told, privatePwd=edited.training.password),
        None if category is None else training_category(category),
    )
