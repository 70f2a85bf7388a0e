"""Tables blob and file."""

from __future__ import annotations

from peewee import AutoField, BigIntegerField, BooleanField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class Blob(DatedTable):
    """`refs` counts the rows and manifests that name this content (contract 20-schema, 8)."""

    sha256 = TextField(primary_key=True)
    size = BigIntegerField()
    refs = IntegerField(default=0)


class File(DatedTable):
    """A public file; `name` is random and all of its address, `hint` the client's name."""

    id = AutoField()
    user_id = TextField(null=True)
    group_id = IntegerField(null=True)
    type = TextField()
    name = TextField()
    suffix = TextField(null=True)
    path = TextField()
    size = BigIntegerField()
    hint = TextField(null=True)
    deleted = BooleanField(default=False)
