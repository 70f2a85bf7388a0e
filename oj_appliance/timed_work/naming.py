"""How calls name a timed work: the call and the door before it read the same (contract
timedwork.md §3)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from oj_appliance.errors import BadRequestError
from oj_appliance.web.wire import Id


class TimedWorkQuery(msgspec.Struct, kw_only=True):
    """`id`, `timedWorkID` and `timedWorkId` mean tid."""

    tid: Id | None = None
    id: Id | None = None
    timedWorkID: Id | None = None
    timedWorkId: Id | None = None


class NamesWork(Protocol):
    """What names a timed work in any of the ways of clients."""

    tid: int | None
    id: int | None
    timedWorkID: int | None
    timedWorkId: int | None


def named_work(given: NamesWork) -> int:
    """Raises http.bad_param."""
    found = given.tid or given.id or given.timedWorkID or given.timedWorkId
    if found is None:
        raise BadRequestError("http.bad_param", name="tid")
    return found
