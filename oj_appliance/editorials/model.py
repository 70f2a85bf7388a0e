"""Table problem_editorial."""

from __future__ import annotations

from peewee import BigIntegerField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ProblemEditorial(DatedTable):
    problem_id = IntegerField(primary_key=True)
    content = TextField()
    opens = TextField()
    open_time = BigIntegerField(null=True)
    author = TextField()

    class Meta:
        table_name = "problem_editorial"
