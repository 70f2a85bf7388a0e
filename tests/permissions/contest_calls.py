"""Calls about contests, for the rows of matrix.csv."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.contests.office import (
    DESK,
    add_to_contest,
    contest_body,
    create_contest,
    problems_of,
)
from tests.permissions import site as names
from tests.permissions.object_calls import about, by_pid, word
from tests.permissions.site import Site
from tests.problem_bodies import a_plus_b, add_problem

CALL = DESK


def contest_of(site: Site, whose: str) -> int:
    """With one problem, which stays in the bank; made once."""
    if ("contest", whose) not in site.made:
        cid = create_contest(site.client(whose))
        pid = site.pids[names.published_problem(whose)]
        added = add_to_contest(site.client(whose), cid, pid, "A", keepAuth=True)
        assert word(added) == "yes"
        site.made["contest", whose] = str(cid)
    return int(site.made["contest", whose])


def _named(site: Site, whose: str) -> dict[str, object]:
    pid = site.pids[names.published_problem(whose)]
    return {"cid": contest_of(site, whose), "pid": pid, "displayId": "A", "displayTitle": "Sum"}


@about(f"GET {CALL}", "contest")
def read_contest(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(DESK, cid=contest_of(site, whose)))


@about(f"GET {CALL}/check", "contest")
def check_contest(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/check", cid=contest_of(site, whose)))


@about(f"POST {CALL}/change-effects", "contest")
def foresee_change(site: Site, who: str, whose: str) -> str:
    body = {"id": contest_of(site, whose), **contest_body()}
    return word(site.client(who).post(f"{DESK}/change-effects", body))


@about(f"POST {CALL}/problem-change-effects", "contest")
def foresee_problem_change(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post(f"{DESK}/problem-change-effects", _named(site, whose)))


@about(f"POST {CALL}/problem-order-effects", "contest")
def foresee_order(site: Site, who: str, whose: str) -> str:
    body = _ordered(site, whose)
    return word(site.client(who).post(f"{DESK}/problem-order-effects", body))


@about(f"POST {CALL}/preview", "contest")
def preview_contest(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post(f"{DESK}/preview", {"cid": contest_of(site, whose)}))


@about(f"PUT {CALL}", "contest")
def change_contest(site: Site, who: str, whose: str) -> str:
    body = {"id": contest_of(site, whose), **contest_body()}
    return word(site.client(who).put(DESK, body))


@about(f"GET {CALL}/clone", "contest")
def clone_contest(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/clone", cid=contest_of(site, whose)))


@about(f"PUT {CALL}/change-contest-visible", "contest")
def show_contest(site: Site, who: str, whose: str) -> str:
    path = f"{DESK}/change-contest-visible?cid={contest_of(site, whose)}&visible=true"
    return word(site.client(who).put(path))


@about(f"GET {CALL}/get-problem-list", "contest")
def list_problems(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/get-problem-list", cid=contest_of(site, whose)))


@about(f"GET {CALL}/contest-problem", "contest")
def read_name(site: Site, who: str, whose: str) -> str:
    named = _named(site, whose)
    path = f"{DESK}/contest-problem"
    return word(site.client(who).get(path, cid=named["cid"], pid=named["pid"]))


@about(f"PUT {CALL}/contest-problem", "contest")
def save_name(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).put(f"{DESK}/contest-problem", _named(site, whose)))


@about(f"PUT {CALL}/problem-order", "contest")
def order_problems(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).put(f"{DESK}/problem-order", _ordered(site, whose)))


def _ordered(site: Site, whose: str) -> dict[str, Any]:
    cid = contest_of(site, whose)
    return {"cid": cid, "pids": [pid for _, _, pid in problems_of(site.client(whose), cid)]}


def _spare_problem(site: Site) -> int:
    return int(add_problem(site.client("root"), a_plus_b("")))


@about(f"POST {CALL}/add-problem-from-public", "contest")
def add_public(site: Site, who: str, whose: str) -> str:
    pid = _spare_problem(site)
    added = add_to_contest(site.client(who), contest_of(site, whose), pid, f"P{pid}")
    return word(added)


@about(f"POST {CALL}/add-problem-from-public", "private problem")
def add_private(site: Site, who: str, whose: str) -> str:
    """Into a contest of one's own."""
    cid = create_contest(site.client(who))
    pid = site.pids[names.private_problem(whose)]
    word_of_it = word(add_to_contest(site.client(who), cid, pid, "A"))
    if word_of_it == "yes":  # it has become the contest's alone
        body = {"id": pid, "auth": 2}
        site.client("root").put("/api/admin/problem/change-problem-auth", body)
    return word_of_it


@about(f"DELETE {CALL}/problem", "problem of a contest")
def take_out(site: Site, who: str, whose: str) -> str:
    cid, pid = contest_of(site, whose), _spare_problem(site)
    assert word(add_to_contest(site.client(whose), cid, pid, f"P{pid}")) == "yes"
    return word(site.client(who).delete(f"{DESK}/problem", pid=pid, cid=cid))


@about(f"GET {CALL}/problem", "private problem")
def read_problem(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, f"{DESK}/problem"))


@about(f"PUT {CALL}/problem", "private problem")
def change_problem(site: Site, who: str, whose: str) -> str:
    display_id = names.private_problem(whose)
    body = names.private_body(display_id, id=site.pids[display_id])
    return word(site.client(who).put(f"{DESK}/problem", body))


@about(f"GET {CALL}/clics", "contest")
def read_clics(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/clics", cid=contest_of(site, whose)))


@about(f"POST {CALL}/clics-token", "contest")
def make_clics_token(site: Site, who: str, whose: str) -> str:
    body = {"cid": contest_of(site, whose)}
    return word(site.client(who).post(f"{DESK}/clics-token", body))


@about(f"DELETE {CALL}/clics-token", "contest")
def withdraw_clics_token(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(f"{DESK}/clics-token", cid=contest_of(site, whose)))
