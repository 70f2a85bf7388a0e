"""Calls about timed works, for the rows of matrix.csv."""

from __future__ import annotations

from tests.oj_appliance.timed_work.making import (
    DESK,
    SETTINGS,
    add_to_work,
    create_work,
    problems_of_work,
    work_body,
)
from tests.permissions import site as names
from tests.permissions.object_calls import about, word
from tests.permissions.site import Site
from tests.problem_bodies import a_plus_b, add_problem

THING = "timed work"


def work_of(site: Site, whose: str) -> int:
    """With one problem; made once."""
    if (THING, whose) not in site.made:
        tid = create_work(site.client(whose))
        pid = site.pids[names.published_problem(whose)]
        assert word(add_to_work(site.client(whose), tid, pid, "A")) == "yes"
        site.made[THING, whose] = str(tid)
    return int(site.made[THING, whose])


def _spare_problem(site: Site) -> int:
    return int(add_problem(site.client("root"), a_plus_b("")))


@about(f"GET {DESK}", THING)
def read_work(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(DESK, tid=work_of(site, whose)))


@about(f"PUT {DESK}", THING)
def change_work(site: Site, who: str, whose: str) -> str:
    body = {"id": work_of(site, whose), **work_body()}
    return word(site.client(who).put(DESK, body))


@about(f"DELETE {DESK}", THING)
def delete_work(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(DESK, tid=create_work(site.client(whose))))


@about(f"PUT {DESK}/change-visible", THING)
def show_work(site: Site, who: str, whose: str) -> str:
    path = f"{DESK}/change-visible?tid={work_of(site, whose)}&visible=true"
    return word(site.client(who).put(path))


@about(f"GET {SETTINGS}", THING)
def read_settings(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(SETTINGS, tid=work_of(site, whose)))


@about(f"PUT {SETTINGS}", THING)
def change_settings(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).put(SETTINGS, {"tid": work_of(site, whose), "graceSeconds": 20}))


@about(f"GET {DESK}/get-problem-list", THING)
def list_problems(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/get-problem-list", tid=work_of(site, whose)))


@about(f"POST {DESK}/add-problem", THING)
def add_problem_to_it(site: Site, who: str, whose: str) -> str:
    pid = _spare_problem(site)
    return word(add_to_work(site.client(who), work_of(site, whose), pid, f"P{pid}"))


@about(f"PUT {DESK}/problem", THING)
def save_problem(site: Site, who: str, whose: str) -> str:
    pid = site.pids[names.published_problem(whose)]
    body = {
        "tid": work_of(site, whose),
        **{"pid": pid, "displayId": "A", "displayTitle": "Sum", "score": 100},
    }
    return word(site.client(who).put(f"{DESK}/problem", body))


@about(f"PUT {DESK}/problem-order", THING)
def order_problems(site: Site, who: str, whose: str) -> str:
    tid = work_of(site, whose)
    pids = [pid for *_, pid in problems_of_work(site.client(whose), tid)]
    return word(site.client(who).put(f"{DESK}/problem-order", {"tid": tid, "pids": pids}))


@about(f"DELETE {DESK}/problem", THING)
def take_out(site: Site, who: str, whose: str) -> str:
    tid, pid = work_of(site, whose), _spare_problem(site)
    assert word(add_to_work(site.client(whose), tid, pid, f"P{pid}")) == "yes"
    return word(site.client(who).delete(f"{DESK}/problem", pid=pid, tid=tid))


@about(f"GET {DESK}/get-record-list", THING)
def list_records(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(f"{DESK}/get-record-list", tid=work_of(site, whose)))


@about(f"PUT {DESK}/record", THING)
def change_record(site: Site, who: str, whose: str) -> str:
    """Of somebody who never began."""
    body = {"tid": work_of(site, whose), "uid": "nobody", "action": "close"}
    return word(site.client(who).put(f"{DESK}/record", body))


@about("GET /api/file/download-timed-work-rank", THING)
def download_rank(site: Site, who: str, whose: str) -> str:
    """Whose it is makes no difference to staff."""
    path = "/api/file/download-timed-work-rank"
    return word(site.client(who).get(path, tid=work_of(site, "root")))


@about("GET /api/admin/exam/check", THING)
def check_exam(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/admin/exam/check", tid=work_of(site, whose)))


@about("GET /api/admin/exam/rehearsal", THING)
def read_rehearsal(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/admin/exam/rehearsal", tid=work_of(site, whose)))


@about("DELETE /api/admin/exam/rehearsal", THING)
def end_rehearsal(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete("/api/admin/exam/rehearsal", tid=work_of(site, whose)))


DRY_RUN = "/api/admin/exam/dry-run"


def _coming_work(site: Site, whose: str) -> int:
    """One that has not begun; made once."""
    name = f"{THING} to come"
    if (name, whose) not in site.made:
        site.made[name, whose] = str(create_work(site.client(whose), begins=600))
    return int(site.made[name, whose])


@about(f"GET {DRY_RUN}", THING)
def read_dry_run(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(DRY_RUN, tid=_coming_work(site, whose)))


@about(f"POST {DRY_RUN}", THING)
def open_dry_run(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post(DRY_RUN, {"tid": _coming_work(site, whose)}))


@about(f"DELETE {DRY_RUN}", THING)
def wipe_dry_run(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete(DRY_RUN, tid=_coming_work(site, whose)))
