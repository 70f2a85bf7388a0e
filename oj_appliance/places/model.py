"""Table participation."""

from __future__ import annotations

from peewee import BigIntegerField, BooleanField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ParticipationRow(DatedTable):
    place_kind = IntegerField()
    place_id = IntegerField()
    user_id = TextField()
    is_virtual = BooleanField()
    registered_at = BigIntegerField(null=True)
    started_at = BigIntegerField(null=True)
    ended_at = BigIntegerField(null=True)
    handed_in_at = BigIntegerField(null=True)
    disqualified_at = BigIntegerField(null=True)
    extra_ms = BigIntegerField(default=0)
    pauses = TextField(default="[]")
    seat = TextField(null=True)
    paper_version = TextField(null=True)

    class Meta:
        table_name = "participation"
        primary_key = CompositeKey("place_kind", "place_id", "user_id", "is_virtual")
