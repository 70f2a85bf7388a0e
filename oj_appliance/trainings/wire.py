"""Trainings and their categories as everybody reads them (contract training.md §1)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.trainings.types import Category, ListedTraining
from oj_appliance.web.wire import Time

SHOWN_NAME = "username"


class TrainingInfo(msgspec.Struct, kw_only=True):
    """`acCount` = how many of its problems the caller has solved, null for a guest; `isManager` and
    `access` are the caller's (nothing stands before its problems)."""

    id: int
    title: str
    description: str
    author: str
    auth: str
    categoryName: str | None
    categoryColor: str | None
    rank: int
    problemCount: int
    acCount: int | None
    gid: int | None
    gmtModified: Time
    rankShowName: str
    isManager: bool
    access: bool


class TrainingCategory(msgspec.Struct):
    id: int
    name: str
    color: str | None
    gid: int | None
    gmtCreate: Time
    gmtModified: Time


def training_info(listed: ListedTraining) -> TrainingInfo:
    training, category = listed.training, listed.category
    return TrainingInfo(
        id=training.id,
        title=training.title,
        description=training.description,
        author=training.author,
        auth=training.auth,
        categoryName=None if category is None else category.name,
        categoryColor=None if category is None else category.color,
        rank=training.rank,
        problemCount=listed.problems,
        acCount=listed.accepted,
        gid=training.group_id,
        gmtModified=wire_time(training.updated_at),
        rankShowName=SHOWN_NAME,
        isManager=listed.is_manager,
        access=listed.may_enter,
    )


def training_category(category: Category) -> TrainingCategory:
    return TrainingCategory(
        category.id,
        category.name,
        category.color,
        category.group_id,
        wire_time(category.created_at),
        wire_time(category.updated_at),
    )
