"""Tables clics_event and clics_token."""

from __future__ import annotations

from peewee import BigIntegerField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import Table


class ClicsEvent(Table):
    """A line of a contest's feed. `audience` is of Audience, `seq` counts its lines from 1;
    `object_id` is empty and `data` JSON, null for what is no more; `mark` stands for this line and
    all before it."""

    contest_id = IntegerField()
    audience = IntegerField()
    seq = IntegerField()
    kind = TextField()
    object_id = TextField()
    data = TextField()
    mark = TextField()

    class Meta:
        table_name = "clics_event"
        primary_key = CompositeKey("contest_id", "audience", "seq")


class ClicsToken(Table):
    """One a contest; `digest` is its SHA-256."""

    contest_id = IntegerField(primary_key=True)
    digest = TextField()
    username = TextField()
    created_at = BigIntegerField()

    class Meta:
        table_name = "clics_token"
