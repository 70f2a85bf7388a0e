"""Table timed_work_correction: what counts, and what was taken back."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, IntegerField, TextField

from oj_appliance.storage.base import Table


class CorrectionRow(Table):
    id = AutoField()
    timed_work_id = IntegerField()
    problem_id = IntegerField()
    user_id = TextField(null=True)
    kind = TextField()
    points = IntegerField(null=True)
    reason = TextField()
    made_by = TextField()
    made_at = BigIntegerField()
    undone_by = TextField(null=True)
    undone_at = BigIntegerField(null=True)

    class Meta:
        table_name = "timed_work_correction"
