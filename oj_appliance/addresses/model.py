"""Table noted_address."""

from __future__ import annotations

from peewee import BigIntegerField, TextField

from oj_appliance.storage.base import Table


class NotedAddress(Table):
    address = TextField(primary_key=True)
    noted_at = BigIntegerField()

    class Meta:
        table_name = "noted_address"
