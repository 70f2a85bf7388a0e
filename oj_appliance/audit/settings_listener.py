"""Settings and mails stand below the log of what staff did; changes reach it as events."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.configuration.types import SettingsChanged
from oj_appliance.mail.types import KeptMailsDeleted


def record_settings(event: SettingsChanged) -> None:
    """Listens to SettingsChanged, inside the write that changed them."""
    editor = event.editor
    record_audit(
        editor,
        "config.update",
        {"section": event.section},
        before=event.before,
        after=event.after,
        now=event.now,
    )


def record_mails(event: KeptMailsDeleted) -> None:
    """Listens to KeptMailsDeleted, inside the write that deleted them. Their texts hold codes."""
    editor = event.editor
    record_audit(
        editor, "mail.delete", {"id": event.mail_id}, before={"count": event.count}, now=event.now
    )
