"""What has to be said so that somebody who knows what was told before knows what is told now. Pure.

The order is the same whenever it is worked out, and after each line everything refers to what is
told: first what is new or another, those that others refer to before these, submissions and
judgements by their moments; then what is gone, the other way round; the state last.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from oj_appliance.contests.clics.types import Told

CONTEST, STATE = "contest", "state"
NOTHING = b"null"
_ORDER = (
    *(CONTEST, "judgement-types", "languages", "problems", "groups", "organizations", "teams"),
    *("submissions", "judgements", STATE),
)
_IN_TIME = ("submissions", "judgements")
_encode = msgspec.json.Encoder().encode

Key = tuple[str, str]  # kind and id; no id for the contest and its state


class Change(NamedTuple):
    """`data` is JSON: the object as it is now, null when it is gone."""

    kind: str
    object_id: str
    data: bytes


def changes(before: Mapping[Key, bytes], told: Told) -> list[Change]:
    now = dict(_objects(told))
    gone = [Change(*key, NOTHING) for key in before if key not in now]
    gone.sort(key=lambda it: (-_ORDER.index(it.kind), _number(it.object_id)))
    new = [Change(*key, data) for key, data in now.items() if before.get(key) != data]
    new.sort(key=lambda it: _place(it, told))
    is_state = bool(new) and new[-1].kind == STATE
    return [*new[:-1], *gone, new[-1]] if is_state else [*new, *gone]


def apply(known: dict[Key, bytes], change: Change) -> None:
    key = (change.kind, change.object_id)
    if change.data == NOTHING:
        known.pop(key, None)
    else:
        known[key] = change.data


def mark_after(mark: str, change: Change) -> str:
    """Stands for a line and everything before it: whoever shows it has read exactly these."""
    words = (mark, change.kind, change.object_id, change.data.decode())
    return hashlib.sha256(_encode(words)).hexdigest()[:16]


def _objects(told: Told) -> Iterator[tuple[Key, bytes]]:
    yield (CONTEST, ""), _encode(told.contest)
    for kind, collection in told.collections().items():
        for number, found in collection.items():
            yield (kind, number), _encode(found)
    yield (STATE, ""), _encode(told.state)


def _place(change: Change, told: Told) -> tuple[object, ...]:
    if change.kind not in _IN_TIME:
        is_state = change.kind == STATE
        return (2 if is_state else 0, _ORDER.index(change.kind), _number(change.object_id))
    if change.kind == "submissions":
        at = told.submissions[change.object_id].time
    else:
        at = told.judgements[change.object_id].end_time
    return (1, at, change.kind != "submissions", _number(change.object_id))


def _number(object_id: str) -> tuple[int, str]:
    """Numbers count as such."""
    return (int(object_id) if object_id.isdecimal() else 0, object_id)
