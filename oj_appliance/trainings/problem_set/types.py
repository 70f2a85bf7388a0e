"""What the rooms of a training's problems hand to each other."""

from __future__ import annotations

from typing import NamedTuple

from oj_appliance.problems.types.lists import AdminRow
from oj_appliance.trainings.types import TrainingProblem


class ProblemSet(NamedTuple):
    """A page of rows, how many there are, and by pid those that the training has."""

    rows: list[AdminRow]
    total: int
    links: dict[int, TrainingProblem]


class Added(NamedTuple):
    """What came of many ids: `added` and `present` already there, in the order they were named;
    `missing` is known of none."""

    added: list[str]
    present: list[str]
    missing: list[str]
