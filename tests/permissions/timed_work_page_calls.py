"""Calls of a timed work's own pages, for the rows of matrix.csv: what whoever has not begun, works,
or has handed in is told and may do there, and other teachers, its author and root."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oj_appliance.places.codec import TIMED_WORK_OFFSET
from tests.http_client import Answer
from tests.oj_appliance.timed_work.making import (
    WORK,
    add_to_work,
    create_work,
    hand_in,
    register,
    start,
)
from tests.permissions import site as names
from tests.permissions.object_calls import about, filled, word
from tests.permissions.site import GUEST, STAFF, STRANGER, Site

KINDS: dict[str, dict[str, Any]] = {
    "private work": {"auth": 1, "pwd": "let me in"},
    # Its owners have begun the other one, and whoever has begun is asked for no password.
    "unbegun private work": {"auth": 1, "pwd": "let me in"},
    "hidden work": {"visible": False},
}


def work(site: Site, kind: str, who: str, whose: str) -> int:
    """Made once; the stranger's where that one may make none. Whoever asks has begun it, or handed
    it in, where the kind says so."""
    owner = whose if whose in STAFF else STRANGER
    if (kind, owner) not in site.made:
        tid = create_work(site.client(owner), **KINDS.get(kind, {}))
        pid = site.pids[names.published_problem(owner)]
        assert word(add_to_work(site.client(owner), tid, pid, "A")) == "yes"
        site.made[kind, owner] = str(tid)
    tid = int(site.made[kind, owner])
    if kind in ("begun work", "handed-in work") and who != GUEST:
        start(site.client(who), tid)
    if kind == "handed-in work" and who != GUEST:
        hand_in(site.client(who), tid)
    return tid


def send(site: Site, who: str, tid: int) -> Answer:
    body = {"pid": "A", "cid": tid + TIMED_WORK_OFFSET, "language": "C"}
    code = names.CODE.format(who=who)
    return site.client(who).post("/api/submit-problem-judge", {**body, "code": code})


def tried(call: str, kind: str, act: Callable[[Site, str, int], Answer]) -> None:
    @about(call, kind)
    def end(site: Site, who: str, whose: str) -> str:
        return word(act(site, who, work(site, kind, who, whose)))


def told(name: str, *kinds: str, family: str = WORK, **query: str) -> None:
    """A reading call."""
    for kind in kinds:
        tried(
            f"GET {family}/{name}",
            kind,
            lambda site, who, tid: site.client(who).get(f"{family}/{name}", tid=tid, **query),
        )


told("get-timed-work-info", "hidden work")
told("get-timed-work-problem-list", "work", "private work", "begun work")
told("get-timed-work-problem-detail", "work", "begun work", problemID="A")
told("get-timed-work-rank", "private work", "begun work", "handed-in work")
told("get-own-progress", "work", "private work", "handed-in work", family="/api/exam")
for state in ("private work", "handed-in work"):
    tried(
        f"POST {WORK}/start-timed-work", state, lambda site, who, tid: start(site.client(who), tid)
    )
tried(f"POST {WORK}/end-timed-work", "work", lambda site, who, tid: hand_in(site.client(who), tid))
tried(
    f"POST {WORK}/register",
    "unbegun private work",
    lambda site, who, tid: register(site.client(who), tid, "let me out"),
)
for state in ("work", "begun work", "handed-in work"):
    tried("POST /api/submit-problem-judge", state, send)


@about(f"GET {WORK}/get-timed-work-submission-list", "begun work")
def list_submissions(site: Site, who: str, whose: str) -> str:
    """With one of somebody's who owns none of the works."""
    tid = work(site, "begun work", "no_discuss", whose)
    if ("sent", str(tid)) not in site.made:
        assert word(send(site, "no_discuss", tid)) == "yes"
        site.made["sent", str(tid)] = "yes"
    answer = site.client(who).get(
        f"{WORK}/get-timed-work-submission-list", tid=tid, username="no_discuss"
    )
    return filled(answer, lambda data: data["records"])
