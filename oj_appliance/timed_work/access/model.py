"""Tables exam_place and exam_place_event."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import Table


class ExamPlaceRow(Table):
    timed_work_id = IntegerField()
    user_id = TextField()
    session_id = IntegerField()
    address = TextField()
    agent = TextField()
    bound_at = BigIntegerField()

    class Meta:
        table_name = "exam_place"
        primary_key = CompositeKey("timed_work_id", "user_id")


class ExamPlaceEventRow(Table):
    id = AutoField()
    timed_work_id = IntegerField()
    user_id = TextField()
    kind = TextField()
    session_id = IntegerField(null=True)
    address = TextField()
    agent = TextField()
    from_session_id = IntegerField(null=True)
    from_address = TextField(null=True)
    staff_name = TextField(null=True)
    happened_at = BigIntegerField()

    class Meta:
        table_name = "exam_place_event"
