"""Queries of the start page."""

from __future__ import annotations

from itertools import pairwise

from peewee import ModelSelect, fn

from oj_appliance.files.model import File
from oj_appliance.home.types import CarouselPicture
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission
from oj_appliance.submissions.visibility import result_is_open

ACCEPTED = 0


def within(since: int, until: int) -> ModelSelect[Submission]:
    """How many submissions of every kind, and how many that everybody may know as accepted; read
    from an index alone."""
    accepted = (Submission.status == ACCEPTED) & result_is_open()
    return Submission.select(fn.COUNT(Submission.submit_time), fn.SUM(accepted)).where(
        Submission.submit_time >= since, Submission.submit_time < until
    )


def counts(boundaries: list[int]) -> list[tuple[int, int]]:
    """Total and accepted between each boundary (epoch ms) and the next."""
    found = []
    for since, until in pairwise(boundaries):
        total, accepted = tuples(within(since, until))[0]
        found.append((int(total), int(accepted or 0)))
    return found


def carousel_query(kind: str) -> ModelSelect[File]:
    return (
        File.select(File.id, File.name, File.hint)
        .where(File.type == kind, File.deleted == False)  # noqa: E712 - SQL
        .order_by(File.id)
    )


def carousel(kind: str) -> list[CarouselPicture]:
    """Public files of this kind, oldest first."""
    return [
        CarouselPicture(file_id, name, hint or "")
        for file_id, name, hint in tuples(carousel_query(kind))
    ]
