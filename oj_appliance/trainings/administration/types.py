"""What the rooms of the trainings' back-office hand to each other."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oj_appliance.trainings.types import Category, Training

USUAL_RANK = 1000  # S3 §9


class TrainingDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What a teacher decides of a training; names as in Training. The values here are those of a
    new one; what has none that would do is refused until it is given."""

    title: str = ""
    description: str = ""
    auth: str = ""
    password: str | None = None
    status: bool = True
    rank: int = USUAL_RANK


class CategoryChoice(NamedTuple):
    """One that is there, by its number, or one of that name, which is made if need be."""

    id: int | None = None
    name: str = ""
    color: str | None = None


class Saving(NamedTuple):
    """What is saved; `read_at` is the gmtModified that the editor saw (epoch ms)."""

    draft: TrainingDraft
    category: CategoryChoice
    read_at: int | None = None


class EditedTraining(NamedTuple):
    training: Training
    category: Category | None


def draft_of(training: Training) -> TrainingDraft:
    names = TrainingDraft.__struct_fields__
    return TrainingDraft(**{name: getattr(training, name) for name in names})
