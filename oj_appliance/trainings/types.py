"""What the rooms of trainings, and the domains above, hand to each other. Moments are epoch ms
(UTC)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from oj_appliance.places.types import Auth, Kind, Place


class TrainingAuth(StrEnum):
    """Who may enter: everybody who is logged in, or whoever has entered the password (S3 §4)."""

    PUBLIC = "Public"
    PRIVATE = "Private"


class Category(msgspec.Struct, frozen=True):
    """By which trainings are found; of the site without a group."""

    id: int
    name: str
    color: str | None
    group_id: int | None
    created_at: int
    updated_at: int


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """A stored training. `uid` is its author's, None once that account is gone; `group_id` None of
    one of the site; a disabled one (`status`) is there for those alone who manage it."""

    id: int
    title: str
    description: str
    author: str
    uid: str | None
    auth: str
    password: str | None
    status: bool
    rank: int
    group_id: int | None
    category_id: int
    modified_user: str | None
    created_at: int
    updated_at: int

    @property
    def place(self) -> Place:
        within = None if self.group_id is None else Place(Kind.GROUP, self.group_id)
        return Place(Kind.TRAINING, self.id, within)

    @property
    def is_private(self) -> bool:
        return self.auth == TrainingAuth.PRIVATE


class TrainingProblem(msgspec.Struct, frozen=True):
    """A problem as a training names it; `problem_display_id`, `title`, `problem_auth` and
    `is_group` (it belongs to a group) are its own."""

    id: int
    training_id: int
    problem_id: int
    display_id: str
    rank: int
    problem_display_id: str
    title: str
    problem_auth: int
    is_group: bool
    created_at: int
    updated_at: int

    @property
    def is_shown(self) -> bool:
        """Whether it is met in the training at all."""
        return self.problem_auth == Auth.PUBLIC


class Registration(msgspec.Struct, frozen=True):
    """Somebody has entered the password; `is_active` is taken from whoever is excluded."""

    training_id: int
    uid: str
    is_active: bool


class TrainingFilter(NamedTuple):
    """What a list is asked for; None = any. `keyword` is part of a title or an author's name."""

    keyword: str | None = None
    category_id: int | None = None
    auth: str | None = None


class ListedTraining(NamedTuple):
    """A training as one viewer meets it: `accepted` of its `problems` have been solved by them,
    None for a guest; `may_enter` = nothing stands before its problems."""

    training: Training
    category: Category | None
    problems: int
    accepted: int | None
    is_manager: bool
    may_enter: bool


class TrainingChanged(NamedTuple):
    """Event, after the commit: the training, its problems or who has entered is another, or it is
    gone."""

    training_id: int
