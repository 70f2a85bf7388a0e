"""The query behind a person's last accepted code."""

from __future__ import annotations

import msgspec

from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Place, Sql
from oj_appliance.storage.base import fetch_one


class AcceptedCode(msgspec.Struct, frozen=True):
    """`submit_time` is epoch ms (UTC); the code is the student's part."""

    submission_id: int
    code: str
    language: str
    username: str
    submit_time: int


def find_newest(uid: str, pid: int, place: Place, is_open: Sql) -> AcceptedCode | None:
    """By id: the newest accepted submission of this person there that `is_open` lets be known."""
    row = fetch_one(
        "SELECT id, coalesce(code, ''), language, username, submit_time FROM submission"  # noqa: S608
        " WHERE user_id = ? AND problem_id = ? AND place_kind = ? AND place_id = ? AND status = ?"
        f" AND {is_open.text} ORDER BY id DESC LIMIT 1",
        uid,
        pid,
        int(place.kind),
        place.id,
        Verdict.ACCEPTED,
        *is_open.values,
    )
    return None if row is None else AcceptedCode(*row)
