"""Table announcement."""

from __future__ import annotations

from peewee import AutoField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


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
