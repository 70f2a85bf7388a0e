"""The one function by which other domains leave an audit row."""

from __future__ import annotations

from oj_appliance.audit import store
from oj_appliance.audit.types import AuditEntry


def record(entry: AuditEntry, *, now: int) -> None:
    """Adds a row; call it inside the write that it tells of, so that both stand or fall."""
    store.insert_entry(entry, now=now)
