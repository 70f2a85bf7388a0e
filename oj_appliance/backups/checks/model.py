"""Table backup_check."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class BackupCheck(DatedTable):
    """`rows_found` is JSON; both errors are empty for a backup that is good. What is not decided
    says nothing of it."""

    id = AutoField()
    kind = TextField()
    name = TextField()
    username = TextField()
    took_ms = BigIntegerField()
    files = IntegerField()
    size = BigIntegerField()
    rows_found = TextField()
    error_zh = TextField(null=True)
    error_en = TextField(null=True)
    is_decided = BooleanField(default=True)

    class Meta:
        table_name = "backup_check"
