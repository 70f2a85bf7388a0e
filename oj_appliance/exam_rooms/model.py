"""Tables exam_room, exam_seat and exam_presence."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ExamRoomRow(DatedTable):
    id = AutoField()
    timed_work_id = IntegerField()
    name = TextField()
    version = TextField(null=True)
    rows = IntegerField()
    columns = IntegerField()

    class Meta:
        table_name = "exam_room"


class ExamSeatRow(DatedTable):
    id = AutoField()
    room_id = IntegerField()
    name = TextField()
    row = IntegerField()
    column = IntegerField()
    user_id = TextField(null=True)
    address = TextField(null=True)

    class Meta:
        table_name = "exam_seat"


class ExamPresenceRow(DatedTable):
    """`seen_at` is epoch ms; `clock_off_ms` how much later the person's own clock is."""

    user_id = TextField(primary_key=True)
    address = TextField()
    seen_at = BigIntegerField()
    clock_off_ms = BigIntegerField(null=True)

    class Meta:
        table_name = "exam_presence"
