"""Table discussion_report."""

from __future__ import annotations

from peewee import AutoField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class DiscussionReport(DatedTable):
    """`status`: it was read."""

    id = AutoField()
    discussion_id = IntegerField()
    user_id = TextField()
    content = TextField()
    status = BooleanField(default=False)
    answer = TextField(null=True)

    class Meta:
        table_name = "discussion_report"
