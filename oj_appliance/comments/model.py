"""Tables comment, comment_like, reply."""

from __future__ import annotations

from peewee import AutoField, CompositeKey, IntegerField, TextField

from oj_appliance.storage.base import DatedTable, Table


class CommentRow(DatedTable):
    """Either of a contest or of a discussion."""

    id = AutoField()
    contest_id = IntegerField(null=True)
    discussion_id = IntegerField(null=True)
    content = TextField()
    user_id = TextField()
    like_num = IntegerField(default=0)

    class Meta:
        table_name = "comment"


class CommentLike(Table):
    comment_id = IntegerField()
    user_id = TextField()

    class Meta:
        table_name = "comment_like"
        primary_key = CompositeKey("comment_id", "user_id")


class ReplyRow(DatedTable):
    id = AutoField()
    comment_id = IntegerField()
    content = TextField()
    user_id = TextField()
    to_uid = TextField()
    is_private = IntegerField(default=0)

    class Meta:
        table_name = "reply"
