"""Who may send files at all: asked before the first byte is kept."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer


def refuse_all_but_staff(viewer: Viewer) -> None:
    """Raises file.not_allowed."""
    if not viewer.is_staff:
        raise ApiError("file.not_allowed")
