"""Pauses, for the rows of matrix.csv: whose work it is makes no difference to staff."""

from __future__ import annotations

from typing import Any

from tests.permissions.object_calls import about, word
from tests.permissions.site import Site
from tests.permissions.timed_work_calls import THING, work_of

DESK = "/api/admin/exam"


@about(f"GET {DESK}/pauses", THING)
def list_pauses(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/pauses", tid=work_of(site, "root")))


def tried(name: str, **fields: Any) -> None:
    """A call about something that is not there."""

    @about(f"POST {DESK}/{name}", THING)
    def end(site: Site, who: str, whose: str) -> str:
        body = {"tid": work_of(site, "root"), **fields}
        return word(site.client(who).post(f"{DESK}/{name}", body))


tried("pause", roomId=999_999)
tried("resume", id=999_999)
tried("undo-pause", id=999_999)
tried("outage", id=999_999, giveBack=True)
