"""Table code_annotation."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class CodeAnnotation(DatedTable):
    """`owner_id` is who submitted the code; `is_told`: they have been sent word of it, or had when
    it was written; `read_at` is when they read it."""

    id = AutoField()
    submission_id = IntegerField()
    owner_id = TextField()
    author_id = TextField(null=True)
    line = IntegerField()
    content = TextField()
    is_told = BooleanField(default=False)
    read_at = BigIntegerField(null=True)

    class Meta:
        table_name = "code_annotation"
