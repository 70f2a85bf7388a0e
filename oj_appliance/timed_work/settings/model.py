"""Table exam_settings: one row a timed work, none where nothing was decided."""

from __future__ import annotations

from peewee import BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class ExamSettingsRow(DatedTable):
    """Lists are JSON."""

    timed_work_id = IntegerField(primary_key=True)
    grace_s = IntegerField()
    late_start = TextField()
    takes_latest_draft = BooleanField()
    results = TextField()
    release_at = BigIntegerField(null=True)
    shows_test_cases = BooleanField()
    languages = TextField(null=True)
    paste = BooleanField()
    completion = BooleanField()
    closed = TextField()
    one_place = TextField()
    addresses = TextField()
    config_keys = TextField()
    exam_keys = TextField()
    upsolving = BooleanField()
    modified_user = TextField(null=True)

    class Meta:
        table_name = "exam_settings"
