"""Places as the wire and the rows name them: cid, tid and gid (contract 20-schema, submission).
Nothing else knows that a timed work's cid is its number and 50,000."""

from __future__ import annotations

from oj_appliance.places.types import IN_CONTESTS, PRACTICE, Kind, Place

TIMED_WORK_OFFSET = 50_000


def place_of(*, cid: int | None = None, tid: int | None = None, gid: int | None = None) -> Place:
    """What a call names; nothing, or zeros, is practice. A contest wins over a training, and both
    over the group that they lie in (contract submission.md §2)."""
    within = Place(Kind.GROUP, gid) if gid else None
    if cid:
        if cid >= TIMED_WORK_OFFSET:
            return Place(Kind.TIMED_WORK, cid - TIMED_WORK_OFFSET, within)
        return Place(Kind.CONTEST, cid, within)
    if tid:
        return Place(Kind.TRAINING, tid, within)
    return PRACTICE if within is None else within


def made_in(place: Place) -> Place:
    """What is submitted in a training belongs to where the training lies (submission.md §2): it is
    listed and counted in the group, or in the bank."""
    return place.within or PRACTICE if place.kind is Kind.TRAINING else place


def named_place(place: Place) -> Place:
    """As calls name it: what was done virtually is asked for by its contest."""
    is_virtual = place.kind is Kind.VIRTUAL
    return Place(Kind.CONTEST, place.id, place.within) if is_virtual else place


def stored_place(kind: int, number: int, group_id: int | None) -> Place:
    """The place that a row's columns place_kind, place_id and group_id name."""
    if kind == Kind.PRACTICE:
        return PRACTICE
    within = None if group_id is None or kind == Kind.GROUP else Place(Kind.GROUP, group_id)
    return Place(Kind(kind), number, within)


def cid_of(place: Place) -> int:
    """The wire's cid: 0 outside contests and timed works."""
    if place.kind is Kind.TIMED_WORK:
        return place.id + TIMED_WORK_OFFSET
    return place.id if place.kind in IN_CONTESTS else 0


def tid_of(place: Place) -> int:
    """The number of the training; 0 outside trainings."""
    return place.id if place.kind is Kind.TRAINING else 0
