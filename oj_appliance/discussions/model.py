"""Tables discussion and discussion_like."""

from __future__ import annotations

from peewee import AutoField, BooleanField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import DatedTable, Table


class DiscussionRow(DatedTable):
    id = AutoField()
    category_id = IntegerField()
    title = TextField()
    description = TextField()
    content = TextField()
    problem_id = IntegerField(null=True)
    user_id = TextField()
    view_num = IntegerField(default=0)
    like_num = IntegerField(default=0)
    comment_num = IntegerField(default=0)
    top_priority = BooleanField(default=False)
    status = IntegerField(default=0)
    group_id = IntegerField(null=True)

    class Meta:
        table_name = "discussion"


class DiscussionLike(Table):
    discussion_id = IntegerField()
    user_id = TextField()

    class Meta:
        table_name = "discussion_like"
        primary_key = CompositeKey("discussion_id", "user_id")
