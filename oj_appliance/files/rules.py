"""Who may send files at all: asked before the first byte is kept."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer


def refuse_most(viewer: Viewer) -> None:
    """Staff may, and for a group those who look after it. Raises file.not_allowed."""
    if not (viewer.is_staff or viewer.groups.is_admin_somewhere):
        raise ApiError("file.not_allowed")


def refuse_all_but_root(viewer: Viewer) -> None:
    """Of a backup, which holds everything. Raises file.not_allowed."""
    if not viewer.is_root:
        raise ApiError("file.not_allowed")


def refuse_others(viewer: Viewer, gid: int | None) -> None:
    """Of a file for this group, or for the site. Raises file.not_allowed."""
    if not (viewer.is_staff if gid is None else viewer.groups.is_admin(gid)):
        raise ApiError("file.not_allowed")
