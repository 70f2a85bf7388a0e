"""Queries on config."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.configuration.model import ConfigValue
from oj_appliance.storage.base import tuples


def load_section(section: str) -> dict[str, Any]:
    rows = ConfigValue.select(ConfigValue.key, ConfigValue.value).where(
        ConfigValue.section == section
    )
    return {key: msgspec.json.decode(value) for key, value in tuples(rows)}


def save_values(section: str, values: dict[str, Any], *, now: int) -> None:
    for key, value in values.items():
        ConfigValue.replace(
            section=section,
            key=key,
            value=msgspec.json.encode(value).decode(),
            created_at=now,
            updated_at=now,
        ).execute()


def remove_value(section: str, key: str) -> None:
    ConfigValue.delete().where(ConfigValue.section == section, ConfigValue.key == key).execute()
