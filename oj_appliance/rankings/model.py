"""Table honor."""

from __future__ import annotations

from peewee import AutoField, IntegerField, TextField

from oj_appliance.storage.base import DatedTable


class HonorTable(DatedTable):
    id = AutoField()
    name = TextField(unique=True)
    color = TextField()
    ac = IntegerField()

    class Meta:
        table_name = "honor"
