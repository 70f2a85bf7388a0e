"""Table room_check: the last look at each computer."""

from __future__ import annotations

from peewee import BooleanField, TextField

from oj_appliance.storage.base import DatedTable


class RoomCheckRow(DatedTable):
    seat = TextField(primary_key=True)
    address = TextField()
    is_green = BooleanField()
    found = TextField()

    class Meta:
        table_name = "room_check"
