"""What happened in the rooms of an exam, read as their own domain keeps it, so that evidence and
board tell the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oj_appliance.exam_results.closing.types import EvidenceTable
from oj_appliance.exam_rooms.messages.store import messages_of, recipients_of
from oj_appliance.exam_rooms.notes.store import notes_of
from oj_appliance.exam_rooms.pauses.store import pauses_of
from oj_appliance.exam_rooms.refused_pastes.store import told
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import participations_of
from oj_appliance.places.types import Kind

_PAUSE = (
    *("id", "room", "username", "since", "until", "reason", "author", "created_at"),
    *("resumed_by", "undone_at", "undone_by"),
)
_GIVEN_BACK = ("username", "since", "until", "pause")
_NOTE = ("id", "username", "seat", "text", "author", "created_at")
_MESSAGE = (
    *("id", "room", "username", "text", "author", "created_at"),
    *("withdrawn_at", "withdrawn_by", "recipients", "read"),
)
_READER = ("message", "username", "read_at")
_REFUSED = ("username", "count", "last_at")


def room_tables(timed_work_id: int, names: Mapping[str, str]) -> list[EvidenceTable]:
    """Inside a read. `names` are usernames by uid; who is not among them has gone."""
    messages = list(reversed(messages_of(timed_work_id)))
    return [
        EvidenceTable("pauses", _PAUSE, _pauses(timed_work_id, names)),
        EvidenceTable(
            "time-given-back",
            _GIVEN_BACK,
            [
                row
                for record in participations_of(Kind.TIMED_WORK, timed_work_id)
                for row in _given_back(record, names)
            ],
        ),
        EvidenceTable(
            "notes",
            _NOTE,
            [
                (each.id, each.username, each.seat, each.text, each.author, each.created_at)
                for each in notes_of(timed_work_id)
            ],
        ),
        EvidenceTable(
            "messages",
            _MESSAGE,
            [
                (
                    *(each.id, each.room_name, names.get(each.uid or ""), each.text, each.author),
                    *(each.created_at, each.withdrawn_at, each.withdrawn_by),
                    *(each.recipients, each.read),
                )
                for each in messages
            ],
        ),
        EvidenceTable(
            "message-readers",
            _READER,
            [
                (message.id, each.username, each.read_at)
                for message in messages
                for each in recipients_of(message.id)
            ],
        ),
        EvidenceTable(
            "refused-pastes",
            _REFUSED,
            [(names.get(uid), count, last_at) for uid, count, last_at in told(timed_work_id)],
        ),
    ]


def _pauses(timed_work_id: int, names: Mapping[str, str]) -> list[tuple[Any, ...]]:
    """Also those that were undone, the oldest first; without room and person it was everybody's."""
    return [
        (
            *(each.id, each.room_name, names.get(each.uid or ""), each.since, each.until),
            *(each.reason, each.author, each.created_at),
            *(each.resumed_by, each.undone_at, each.undone_by),
        )
        for each in reversed(pauses_of(timed_work_id))
    ]


def _given_back(record: Participation, names: Mapping[str, str]) -> list[tuple[Any, ...]]:
    """What of it reached one person; without a pause's number a hand-in was undone."""
    name = names.get(record.uid)
    return [(name, each.since, each.until, each.number) for each in record.pauses]
