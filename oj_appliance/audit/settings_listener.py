"""Settings stand below the log of what staff did; their changes reach it as an event."""

from __future__ import annotations

from oj_appliance.audit.service import record
from oj_appliance.audit.types import AuditEntry
from oj_appliance.configuration.types import SettingsChanged


def record_settings(event: SettingsChanged) -> None:
    """Listens to SettingsChanged, inside the write that changed them."""
    editor = event.editor
    entry = AuditEntry(
        editor.uid,
        editor.username,
        editor.ip,
        "config.update",
        {"section": event.section},
        before=event.before,
        after=event.after,
    )
    record(entry, now=event.now)
