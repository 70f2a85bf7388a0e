"""Queries of the start page."""

from __future__ import annotations

from itertools import pairwise

from peewee import ModelSelect, fn

from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission

ACCEPTED = 0


def within(since: int, until: int) -> ModelSelect[Submission]:
    """How many submissions of every kind, and how many accepted; read from an index alone."""
    return Submission.select(
        fn.COUNT(Submission.submit_time), fn.SUM(Submission.status == ACCEPTED)
    ).where(Submission.submit_time >= since, Submission.submit_time < until)


def counts(boundaries: list[int]) -> list[tuple[int, int]]:
    """Total and accepted between each boundary (epoch ms) and the next."""
    found = []
    for since, until in pairwise(boundaries):
        total, accepted = tuples(within(since, until))[0]
        found.append((int(total), int(accepted or 0)))
    return found
