"""Table draft: a row for each version."""

from __future__ import annotations

from peewee import AutoField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class DraftRow(DatedTable):
    id = AutoField()
    user_id = TextField()
    problem_id = IntegerField()
    contest_id = IntegerField(default=0)
    training_id = IntegerField(default=0)
    group_id = IntegerField(default=0)
    language = TextField()
    version = IntegerField()
    is_aside = BooleanField()
    client = TextField()
    length = IntegerField()
    code = TextField()

    class Meta:
        table_name = "draft"
