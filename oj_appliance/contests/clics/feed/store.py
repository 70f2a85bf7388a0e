"""Queries on the lines of feeds."""

from __future__ import annotations

from typing import NamedTuple

from oj_appliance.contests.clics.feed.differences import Change
from oj_appliance.contests.clics.model import ClicsEvent
from oj_appliance.contests.clics.types import Audience
from oj_appliance.storage.base import fetch_all, fetch_one

_OF_FEED = "FROM clics_event WHERE contest_id = ? AND audience = ?"
ALL = f"SELECT kind, object_id, data {_OF_FEED} ORDER BY seq"
LAST = f"SELECT seq, mark {_OF_FEED} ORDER BY seq DESC LIMIT 1"
MARK = f"SELECT mark {_OF_FEED} AND seq = ?"
AFTER = f"SELECT seq, kind, object_id, data, mark {_OF_FEED} AND seq > ? ORDER BY seq LIMIT ?"


class Line(NamedTuple):
    seq: int
    kind: str
    object_id: str
    data: str
    mark: str


def all_changes(contest_id: int, audience: Audience) -> list[Change]:
    rows = fetch_all(ALL, contest_id, audience.value)
    return [Change(kind, number, data.encode()) for kind, number, data in rows]


def last(contest_id: int, audience: Audience) -> tuple[int, str]:
    """Number and mark of the last line; 0 and nothing before the first."""
    row = fetch_one(LAST, contest_id, audience.value)
    return (0, "") if row is None else (int(row[0]), str(row[1]))


def mark_of(contest_id: int, audience: Audience, seq: int) -> str | None:
    row = fetch_one(MARK, contest_id, audience.value, seq)
    return None if row is None else str(row[0])


def after(contest_id: int, audience: Audience, seq: int, limit: int) -> list[Line]:
    rows = fetch_all(AFTER, contest_id, audience.value, seq, limit)
    return [Line(*row) for row in rows]


def append(contest_id: int, audience: Audience, lines: list[Line]) -> None:
    of_feed = {"contest_id": contest_id, "audience": audience.value}
    rows = [{**of_feed, **line._asdict()} for line in lines]
    ClicsEvent.insert_many(rows).execute()
