"""Two people edit the same thing: whoever saves second is told, and nothing of theirs is written
(contract admin.md §8)."""

from __future__ import annotations

from typing import Protocol

from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError


class Edited(Protocol):
    """A stored thing that bears who saved it last, and when (epoch ms)."""

    @property
    def updated_at(self) -> int: ...

    @property
    def modified_user(self) -> str | None: ...


def refuse_stale(stored: Edited, read_at: int | None) -> None:
    """Raises edit.conflict when somebody saved after `read_at` (epoch ms; None = not asked)."""
    if read_at is None or stored.updated_at <= read_at:
        return
    changed = wire_time(stored.updated_at)
    raise ApiError(
        "edit.conflict",
        data={"modifiedUser": stored.modified_user, "gmtModified": changed},
        who=stored.modified_user,
        when=changed,
    )
