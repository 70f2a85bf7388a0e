"""Table outbox."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class OutboxMail(DatedTable):
    id = AutoField()
    to_addr = TextField()
    subject = TextField()
    body = TextField()
    state = TextField()
    attempts = IntegerField(default=0)
    next_at = BigIntegerField()

    class Meta:
        table_name = "outbox"
