"""Table admin_log."""

from __future__ import annotations

from peewee import AutoField, TextField

from oj_appliance.storage.base import DatedTable


class AdminLog(DatedTable):
    id = AutoField()
    user_id = TextField(null=True)
    username = TextField(null=True)
    action = TextField()
    target = TextField()
    before = TextField(null=True)
    after = TextField(null=True)
    reason = TextField(null=True)
    ip = TextField(null=True)

    class Meta:
        table_name = "admin_log"
