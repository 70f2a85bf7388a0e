"""Table import_task."""

from __future__ import annotations

from peewee import BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ImportTaskRow(DatedTable):
    key = TextField(primary_key=True)
    user_id = TextField()
    group_id = IntegerField(null=True)
    state = TextField()
    dry_run = BooleanField(default=False)
    done = IntegerField(default=0)
    total = IntegerField(default=0)
    report = TextField(null=True)
    staged_blob = TextField(null=True)
    name = TextField(default="")
    committed = BooleanField(default=False)
    expires_at = BigIntegerField()

    class Meta:
        table_name = "import_task"
