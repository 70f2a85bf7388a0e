"""Table disk_sample."""

from __future__ import annotations

from peewee import BigIntegerField

from oj_appliance.storage.base import Table


class DiskSampleRow(Table):
    at = BigIntegerField(primary_key=True)
    free = BigIntegerField()

    class Meta:
        table_name = "disk_sample"
