"""Calls of a contest's own pages, for the rows of matrix.csv: what participants, other teachers,
its author and root are told of contests that are private, hidden, to come, sealed or ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.office import add_to_contest, create_contest, moment
from tests.permissions import site as names
from tests.permissions.object_calls import about, filled, word
from tests.permissions.site import GUEST, STAFF, STRANGER, Site, insert_submission

PASSWORD = "let me in"
# Takes part in the sealed contests, and owns none.
SOLVER = "muted"
KINDS: dict[str, dict[str, Any]] = {
    "running": {"begins": -60, "openPrint": True},
    "private": {"begins": -60, "auth": 1, "pwd": PASSWORD, "openPrint": True},
    "coming": {"begins": 60},
    "hidden": {"begins": -60, "visible": False},
    "ended": {"begins": -200, "sealRank": True, "sealRankTime": moment(-100)},
    "sealed": {"begins": -60, "sealRank": True, "sealRankTime": moment(-30)},
}


def contest(site: Site, kind: str, whose: str) -> int:
    """Made once; the stranger's where that one may make none."""
    owner = whose if whose in STAFF else STRANGER
    key = f"{kind} contest", owner
    if key not in site.made:
        cid = create_contest(site.client(owner), **KINDS[kind])
        pid = site.pids[names.published_problem(owner)]
        added = add_to_contest(site.client(owner), cid, pid, "A", keepAuth=True)
        assert word(added) == "yes", added.body
        if kind == "sealed":
            insert_submission(site, SOLVER, pid=pid, cid=cid, minutes_ago=10)
        site.made[key] = str(cid)
    return int(site.made[key])


def told(path: str, kind: str, thing: str) -> None:
    """A reading call that has one parameter, the contest."""

    @about(f"GET {path}", thing)
    def read(site: Site, who: str, whose: str) -> str:
        answer = site.client(who).get(path, cid=contest(site, kind, whose))
        # Some calls let guests in, and refuse them on the contest.
        return answer.err if who == GUEST else word(answer)


told("/api/get-contest-info", "hidden", "hidden contest")
told("/api/get-contest-problem", "hidden", "hidden contest")
told("/api/get-contest-problem", "private", "private contest")
told("/api/get-contest-problem", "coming", "contest to come")
told("/api/contest-submissions", "private", "private contest")
told("/api/get-contest-announcement", "private", "private contest")
told("/api/get-contest-ac-info", "running", "contest")
told("/api/get-contest-print", "running", "contest")
told("/api/file/download-contest-rank", "running", "contest")
told("/api/file/download-contest-ac-submission", "running", "contest")
told("/api/get-contest-scroll-board-info", "ended", "ended contest")
told("/api/get-contest-scroll-board-submission", "ended", "ended contest")


def rank(client: Client, cid: int, **asked: Any) -> Answer:
    return client.post("/api/get-contest-rank", {"cid": cid, **asked})


def on_the_board(kind: str, thing: str) -> Callable[[Site, str, str], str]:
    @about("POST /api/get-contest-rank", thing)
    def read(site: Site, who: str, whose: str) -> str:
        return word(rank(site.client(who), contest(site, kind, whose)))

    return read


on_the_board("private", "private contest")
on_the_board("coming", "contest to come")


@about("POST /api/get-contest-rank", "registered contest")
def read_as_registered(site: Site, who: str, whose: str) -> str:
    """A private one of a stranger's; whoever asks has given its password."""
    owner = "registered of " + who
    if ("contest", owner) not in site.made:
        made = create_contest(site.client(STRANGER), **KINDS["private"])
        site.made["contest", owner] = str(made)
        body = {"cid": made, "password": PASSWORD}
        assert word(site.client(who).post("/api/register-contest", body)) == "yes"
    return word(rank(site.client(who), int(site.made["contest", owner])))


@about("POST /api/get-contest-rank", "what is sealed")
def read_what_is_sealed(site: Site, who: str, whose: str) -> str:
    answer = rank(site.client(who), contest(site, "sealed", whose), forceRefresh=True)
    return filled(answer, lambda page: [row for row in page["records"] if row["ac"] > 0])


@about("PUT /api/check-contest-ac-info", "contest")
def tick_a_balloon(site: Site, who: str, whose: str) -> str:
    body = {"id": 10**9, "cid": contest(site, "running", whose), "checked": True}
    return word(site.client(who).put("/api/check-contest-ac-info", body))


@about("POST /api/submit-print-text", "private contest")
def print_a_text(site: Site, who: str, whose: str) -> str:
    body = {"cid": contest(site, "private", whose), "content": "too short"}
    return word(site.client(who).post("/api/submit-print-text", body))


@about("POST /api/submit-problem-judge", "ended contest")
def submit_after_the_end(site: Site, who: str, whose: str) -> str:
    body = {"cid": contest(site, "ended", whose), "pid": "A", "language": "Python3", "code": "main"}
    return word(site.client(who).post("/api/submit-problem-judge", body))
