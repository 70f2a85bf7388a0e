"""What an announcement may be (contract admin.md §5)."""

from __future__ import annotations

from oj_appliance.announcements.types import AnnouncementDraft, AnnouncementRecord, Status
from oj_appliance.errors import ApiError

LONGEST_TITLE = 255
LONGEST_CONTENT = 65_535


def check_draft(draft: AnnouncementDraft, stored: AnnouncementRecord | None = None) -> None:
    """A text is required (S3 §5); one that was stored without can still be hidden.

    Raises content.empty, content.too_long, param.bad."""
    if not draft.content.strip() and (stored is None or draft.content != stored.content):
        raise ApiError("content.empty", field="content")
    if not draft.title.strip():
        raise ApiError("content.empty", field="title")
    if len(draft.title) > LONGEST_TITLE:
        raise ApiError("content.too_long", field="title", max=LONGEST_TITLE)
    if len(draft.content) > LONGEST_CONTENT:
        raise ApiError("content.too_long", field="content", max=LONGEST_CONTENT)
    if draft.status not in tuple(Status):
        raise ApiError("param.bad")
