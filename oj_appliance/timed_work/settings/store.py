"""Queries on the exam settings of timed works."""

from __future__ import annotations

import msgspec

from oj_appliance.storage.base import tuples
from oj_appliance.timed_work.settings.model import ExamSettingsRow as Row
from oj_appliance.timed_work.settings.types import ExamSettings, StoredSettings

NAMES = ExamSettings.__struct_fields__
_LISTS = frozenset({"languages", "closed", "addresses", "config_keys", "exam_keys"})
_COLUMNS = (Row.timed_work_id, Row.modified_user, Row.updated_at, *(getattr(Row, n) for n in NAMES))


def all_settings() -> dict[int, ExamSettings]:
    """By number of the work; works of which nothing was decided are not among them."""
    return {number: found.settings for number, found in _read().items()}


def find_settings(timed_work_id: int) -> StoredSettings | None:
    return _read(Row.timed_work_id == timed_work_id).get(timed_work_id)


def _read(*conditions: object) -> dict[int, StoredSettings]:
    query = Row.select(*_COLUMNS)
    found = {}
    for number, modified_user, updated_at, *values in tuples(
        query.where(*conditions) if conditions else query
    ):
        read = {
            name: msgspec.json.decode(value) if name in _LISTS and value is not None else value
            for name, value in zip(NAMES, values, strict=True)
        }
        settings = msgspec.convert(read, ExamSettings)
        found[int(number)] = StoredSettings(settings, modified_user, updated_at)
    return found


def put_settings(timed_work_id: int, settings: ExamSettings, *, editor: str, now: int) -> None:
    """Inside a write."""
    values: dict[str, object] = {}
    for name in NAMES:
        value = getattr(settings, name)
        is_list = name in _LISTS and value is not None
        values[name] = msgspec.json.encode(value).decode() if is_list else value
    values |= {"modified_user": editor, "updated_at": now}
    Row.insert(timed_work_id=timed_work_id, created_at=now, **values).on_conflict(
        conflict_target=[Row.timed_work_id], update=values
    ).execute()
