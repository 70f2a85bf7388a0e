"""Table config: one row a value."""

from __future__ import annotations

from peewee import CompositeKey, TextField

from oj_appliance.storage.base import DatedTable


class ConfigValue(DatedTable):
    section = TextField()
    key = TextField()
    value = TextField()

    class Meta:
        table_name = "config"
        primary_key = CompositeKey("section", "key")
