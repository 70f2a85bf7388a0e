"""Tables exam_pause and exam_outage."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable, Table


class ExamPauseRow(DatedTable):
    id = AutoField()
    timed_work_id = IntegerField()
    room_id = IntegerField(null=True)
    room_name = TextField(null=True)
    user_id = TextField(null=True)
    since = BigIntegerField()
    until = BigIntegerField(null=True)
    reason = TextField(null=True)
    author = TextField()
    resumed_by = TextField(null=True)
    undone_at = BigIntegerField(null=True)
    undone_by = TextField(null=True)

    class Meta:
        table_name = "exam_pause"


class ExamOutageRow(Table):
    id = AutoField()
    timed_work_id = IntegerField()
    since = BigIntegerField()
    until = BigIntegerField()
    decided_at = BigIntegerField(null=True)
    decided_by = TextField(null=True)
    pause_id = IntegerField(null=True)

    class Meta:
        table_name = "exam_outage"
