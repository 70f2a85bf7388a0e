"""Tables study_group and group_member."""

from __future__ import annotations

from peewee import AutoField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class StudyGroup(DatedTable):
    id = AutoField()
    avatar = TextField(null=True)
    name = TextField()
    short_name = TextField()
    brief = TextField()
    description = TextField()
    user_id = TextField()
    auth = IntegerField()
    visible = BooleanField()
    status = IntegerField(default=0)
    code = TextField(null=True)

    class Meta:
        table_name = "study_group"


class GroupMember(DatedTable):
    id = AutoField()
    group_id = IntegerField()
    user_id = TextField()
    auth = IntegerField()
    reason = TextField(null=True)

    class Meta:
        table_name = "group_member"
