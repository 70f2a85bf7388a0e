"""Table exam_rehearsal: the last one of each exam."""

from __future__ import annotations

from peewee import IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class RehearsalRow(DatedTable):
    timed_work_id = IntegerField(primary_key=True)
    found = TextField()

    class Meta:
        table_name = "exam_rehearsal"
