"""What becomes of submissions when an account gets another name."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.submissions.model import Submission


def follow_rename(event: AccountRenamed) -> None:
    """Listens to AccountRenamed: rows bear their owner's name (contract admin.md §3, edit-user)."""
    Submission.update(username=event.username).where(Submission.user_id == event.uid).execute()
