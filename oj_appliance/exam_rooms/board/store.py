"""What people of a place have sent and written."""

from __future__ import annotations

from peewee import fn

from oj_appliance.drafts.model import DraftRow as Draft
from oj_appliance.exam_rooms.board.types import Sent
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Place
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import Submission


def sent(place: Place) -> dict[str, Sent]:
    """By uid."""
    waiting = fn.SUM(Submission.status.in_(IN_PROGRESS))
    query = (
        Submission.select(
            Submission.user_id, fn.MAX(Submission.submit_time), fn.COUNT(Submission.id), waiting
        )
        .where(
            *(Submission.place_kind == place.kind, Submission.place_id == place.id),
            ~Submission.is_trial,
        )
        .group_by(Submission.user_id)
    )
    return {uid: Sent(last, count, waits) for uid, last, count, waits in tuples(query)}


def saved(place: Place) -> dict[str, int]:
    """By uid, when something was saved last."""
    query = (
        Draft.select(Draft.user_id, fn.MAX(Draft.updated_at))
        .where(Draft.contest_id == cid_of(place))
        .group_by(Draft.user_id)
    )
    return dict(tuples(query))
