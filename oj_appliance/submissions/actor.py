"""Who changes something of submissions."""

from __future__ import annotations

from dataclasses import dataclass

from oj_appliance.web.guards import Viewer


@dataclass(frozen=True, slots=True)
class Actor:
    """Who changes something, and from where."""

    viewer: Viewer
    ip: str
