"""Table exam_note."""

from __future__ import annotations

from peewee import AutoField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ExamNoteRow(DatedTable):
    id = AutoField()
    timed_work_id = IntegerField()
    user_id = TextField()
    seat = TextField(null=True)
    text = TextField()
    author = TextField()

    class Meta:
        table_name = "exam_note"
