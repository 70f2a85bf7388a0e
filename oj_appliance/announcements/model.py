"""Table announcement."""

from __future__ import annotations

from peewee import AutoField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import DatedTable, Table


class Announcement(DatedTable):
    """One of the site has neither group nor contest."""

    id = AutoField()
    title = TextField()
    content = TextField()
    user_id = TextField(null=True)
    modified_user = TextField(null=True)
    status = IntegerField(default=0)
    group_id = IntegerField(null=True)
    contest_id = IntegerField(null=True)
    question = TextField(null=True)


class AnnouncementRead(Table):
    """That the page has shown it to somebody."""

    announcement_id = IntegerField()
    user_id = TextField()
    read_at = IntegerField()

    class Meta:
        table_name = "announcement_read"
        primary_key = CompositeKey("announcement_id", "user_id")
