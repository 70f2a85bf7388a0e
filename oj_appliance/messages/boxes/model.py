"""Table msg_remind. Table message_count is written by the database alone."""

from __future__ import annotations

from peewee import AutoField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class UserMessage(DatedTable):
    """`state`: it was read."""

    id = AutoField()
    box = TextField()
    action = TextField()
    recipient_id = TextField()
    sender_id = TextField()
    source_type = TextField()
    source_id = IntegerField()
    text_id = IntegerField(null=True)
    quote_type = TextField(null=True)
    quote_id = IntegerField(null=True)
    state = BooleanField(default=False)

    class Meta:
        table_name = "msg_remind"
