"""Tables sys_notice and user_notice."""

from __future__ import annotations

from peewee import AutoField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class SystemNotice(DatedTable):
    """`state`: its copies have been made; `is_due`: they are to be made now. The database counts
    its `copies` and their `readers`."""

    id = AutoField()
    title = TextField()
    content = TextField()
    type = TextField()
    state = BooleanField(default=False)
    is_due = BooleanField(default=False)
    copies = IntegerField(default=0)
    readers = IntegerField(default=0)
    recipient_id = TextField(null=True)
    admin_id = TextField(null=True)

    class Meta:
        table_name = "sys_notice"


class UserNotice(DatedTable):
    """One person's copy; its text is the notice's. `state`: it was read."""

    id = AutoField()
    notice_id = IntegerField()
    recipient_id = TextField()
    type = TextField()
    state = BooleanField(default=False)

    class Meta:
        table_name = "user_notice"
