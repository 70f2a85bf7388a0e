"""Tables timed_work and timed_work_problem. Who takes part stands in `participation`."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class TimedWorkRow(DatedTable):
    id = AutoField()
    user_id = TextField(null=True)
    author = TextField()
    title = TextField()
    description = TextField(null=True)
    auth = IntegerField()
    password = TextField(null=True)
    group_id = IntegerField(null=True)
    start_time = BigIntegerField()
    end_time = BigIntegerField()
    duration_ms = BigIntegerField()
    visible = BooleanField()
    score_type = TextField()
    modified_user = TextField(null=True)
    dry_run_of = IntegerField(null=True)
    pauses = TextField(default="[]")

    class Meta:
        table_name = "timed_work"


class TimedWorkProblemRow(DatedTable):
    id = AutoField()
    timed_work_id = IntegerField()
    problem_id = IntegerField()
    display_id = TextField()
    display_title = TextField()
    score = IntegerField()
    seq = IntegerField()
    version = TextField(null=True)

    class Meta:
        table_name = "timed_work_problem"
