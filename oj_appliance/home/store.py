"""Queries of the start page."""

from __future__ import annotations

from itertools import pairwise

from peewee import ModelSelect

from oj_appliance.files.model import File
from oj_appliance.home.types import CarouselPicture
from oj_appliance.places.trials import IS_NO_TRIAL
from oj_appliance.places.types import Sql
from oj_appliance.storage.base import fetch_all, tuples

# {is_open} says whether the status may be told. Read from an index alone.
WITHIN = (
    "SELECT count(submit_time), sum(status = 0 AND {is_open}) FROM submission"  # noqa: S608
    f" WHERE submit_time >= ? AND submit_time < ? AND {IS_NO_TRIAL}"
)


def counts(boundaries: list[int], is_open: Sql) -> list[tuple[int, int]]:
    """How many submissions of every kind but trials between each boundary (epoch ms) and the next,
    and how many that `is_open` lets be known as accepted."""
    sql = WITHIN.format(is_open=is_open.text)
    found = []
    for since, until in pairwise(boundaries):
        ((total, accepted),) = fetch_all(sql, *is_open.values, since, until)
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
