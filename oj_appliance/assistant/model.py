"""Table ai_exchange."""

from __future__ import annotations

from peewee import AutoField, BlobField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class AiExchange(DatedTable):
    """`asked` is packed by zlib: it repeats the statement each time."""

    id = AutoField()
    user_id = TextField()
    action = TextField()
    state = TextField()
    problem_id = IntegerField(null=True)
    submission_id = IntegerField(null=True)
    model = TextField()
    asked = BlobField()
    answer = TextField(default="")
    ms = IntegerField(default=0)

    class Meta:
        table_name = "ai_exchange"
