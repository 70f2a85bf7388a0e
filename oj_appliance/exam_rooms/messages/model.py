"""Tables exam_message and exam_message_recipient."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import DatedTable, Table


class ExamMessageRow(DatedTable):
    id = AutoField()
    timed_work_id = IntegerField()
    room_id = IntegerField(null=True)
    room_name = TextField(null=True)
    user_id = TextField(null=True)
    text = TextField()
    author = TextField()
    withdrawn_at = BigIntegerField(null=True)
    withdrawn_by = TextField(null=True)

    class Meta:
        table_name = "exam_message"


class ExamMessageRecipientRow(Table):
    message_id = IntegerField()
    user_id = TextField()
    read_at = BigIntegerField(null=True)

    class Meta:
        table_name = "exam_message_recipient"
        primary_key = CompositeKey("message_id", "user_id")
