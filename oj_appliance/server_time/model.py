"""Table server_time: one row."""

from __future__ import annotations

from peewee import BigIntegerField, BooleanField, IntegerField

from oj_appliance.storage.base import Table


class ServerTimeRow(Table):
    id = IntegerField(primary_key=True)
    seen_at = BigIntegerField()
    behind_ms = BigIntegerField()
    is_decided = BooleanField()

    class Meta:
        table_name = "server_time"
