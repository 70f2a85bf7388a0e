"""Table discussion_category."""

from __future__ import annotations

from peewee import AutoField, TextField

from oj_appliance.storage.base import DatedTable


class DiscussionCategory(DatedTable):
    id = AutoField()
    name = TextField()

    class Meta:
        table_name = "discussion_category"
