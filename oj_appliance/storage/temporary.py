"""Values that live for a while: setup code, mailed codes, keys of uploads, when the
night's work was done (kv_temp)."""

from __future__ import annotations

from typing import Any

import msgspec
from peewee import BigIntegerField, TextField

from oj_appliance.storage.base import Table


class TemporaryValue(Table):
    key = TextField(primary_key=True)
    value = TextField()
    expires_at = BigIntegerField()

    class Meta:
        table_name = "kv_temp"


def put_temporary(key: str, value: Any, *, expires_at: int) -> None:
    TemporaryValue.replace(
        key=key, value=msgspec.json.encode(value).decode(), expires_at=expires_at
    ).execute()


def get_temporary(key: str, *, now: int) -> Any:
    """The value, or None when it is unknown or has expired."""
    row = TemporaryValue.get_or_none(TemporaryValue.key == key)
    if row is None or row.expires_at <= now:
        return None
    return msgspec.json.decode(row.value)


def delete_temporary(key: str) -> None:
    TemporaryValue.delete().where(TemporaryValue.key == key).execute()
