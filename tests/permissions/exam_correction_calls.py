"""Calls that put something right in a timed work, for the rows of matrix.csv."""

from __future__ import annotations

from typing import Any

from tests.permissions import site as names
from tests.permissions.object_calls import about, word
from tests.permissions.site import Site
from tests.permissions.timed_work_calls import THING, work_of

CORRECTION = "/api/admin/exam/correction"
JUDGING, AGAIN = "/api/admin/exam/judging", "/api/admin/exam/judge-failed-again"


def _problem(site: Site, whose: str) -> dict[str, Any]:
    tid = work_of(site, whose)
    return {"tid": tid, "pid": site.pids[names.published_problem(whose)]}


@about(f"GET {CORRECTION}s", THING)
def read_corrections(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{CORRECTION}s", tid=work_of(site, whose)))


@about(f"POST {CORRECTION}-effect", THING)
def look_at_effect(site: Site, who: str, whose: str) -> str:
    body = {**_problem(site, whose), "kind": "void"}
    return word(site.client(who).post(f"{CORRECTION}-effect", body))


@about(f"POST {CORRECTION}", THING)
def correct(site: Site, who: str, whose: str) -> str:
    body = {**_problem(site, whose), "kind": "void", "reason": "The statement was wrong"}
    return word(site.client(who).post(CORRECTION, body))


@about(f"DELETE {CORRECTION}", THING)
def take_back(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(CORRECTION, tid=work_of(site, whose), id=99_999))


@about(f"PUT {JUDGING}", THING)
def go_on_judging(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).put(JUDGING, {**_problem(site, whose), "paused": False}))


@about(f"POST {AGAIN}", THING)
def judge_again(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post(AGAIN, _problem(site, whose)))
