"""Calls about a group's contests, for the rows of group_matrix.csv. The contests are root's of the
site, so that nobody else is their creator."""

from __future__ import annotations

from tests.oj_appliance.contests.group_office import (
    GROUP_DESK,
    add_of_group,
    add_public,
    create_group_contest,
)
from tests.oj_appliance.contests.office import contest_body
from tests.oj_appliance.groups.problems import group_problem
from tests.permissions.group_stage import Asked, GroupStage, about, ended
from tests.problem_bodies import a_plus_b, add_problem

CALL = GROUP_DESK
TITLE, TEXT = "A word", "to all"


def contest_of(stage: GroupStage) -> int:
    """With one problem, A; made once."""
    if "contest" not in stage.made:
        root = stage.people["root"]
        cid = create_group_contest(root, stage.gid)
        stage.made["problem"] = add_problem(root, a_plus_b("GMCONTEST"))
        assert ended(add_public(root, cid, stage.made["problem"], "A")) == "yes"
        stage.made["contest"] = cid
    return int(stage.made["contest"])


def _named(stage: GroupStage) -> dict[str, object]:
    cid = contest_of(stage)
    return {"cid": cid, "pid": stage.made["problem"], "displayId": "A", "displayTitle": "Sum"}


def _announced(stage: GroupStage, cid: int) -> int:
    """The number of a new announcement."""
    root = stage.people["root"]
    body = {"cid": cid, "announcement": {"title": TITLE, "content": TEXT, "status": 0}}
    assert ended(root.post(f"{CALL}-announcement", body)) == "yes"
    rows = root.get("/api/group/get-contest-announcement-list", cid=cid).data["records"]
    return int(rows[0]["id"])


@about("GET /api/group/get-contest-list")
def list_contests(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-contest-list", gid=asked.gid))


@about("GET /api/group/get-admin-contest-list")
def list_all_contests(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-admin-contest-list", gid=asked.gid))


@about(f"GET {CALL}")
def read_contest(asked: Asked) -> str:
    return ended(asked.who.get(CALL, cid=contest_of(asked.stage)))


@about(f"POST {CALL}")
def make_contest(asked: Asked) -> str:
    return ended(asked.who.post(CALL, {**contest_body(), "gid": asked.gid}))


@about(f"PUT {CALL}")
def change_contest(asked: Asked) -> str:
    return ended(asked.who.put(CALL, {**contest_body(), "id": contest_of(asked.stage)}))


@about(f"DELETE {CALL}")
def remove_contest(asked: Asked) -> str:
    cid = create_group_contest(asked.stage.people["root"], asked.gid)
    return ended(asked.who.delete(CALL, cid=cid))


@about("PUT /api/group/change-contest-visible")
def show_contest(asked: Asked) -> str:
    query = f"cid={contest_of(asked.stage)}&visible=true"
    return ended(asked.who.put(f"/api/group/change-contest-visible?{query}"))


@about("GET /api/group/get-contest-problem-list")
def list_problems(asked: Asked) -> str:
    return ended(asked.who.get("/api/group/get-contest-problem-list", cid=contest_of(asked.stage)))


@about(f"GET {CALL}-problem")
def read_problem(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    return ended(asked.who.get(f"{CALL}-problem", cid=cid, pid=asked.stage.made["problem"]))


@about(f"POST {CALL}-problem")
def write_problem(asked: Asked) -> str:
    return ended(asked.who.post(f"{CALL}-problem", group_problem(asked.gid)))


@about(f"PUT {CALL}-problem")
def name_problem(asked: Asked) -> str:
    return ended(asked.who.put(f"{CALL}-problem", _named(asked.stage)))


@about(f"DELETE {CALL}-problem")
def take_problem_out(asked: Asked) -> str:
    root = asked.stage.people["root"]
    contest_of(asked.stage)
    cid, pid = create_group_contest(root, asked.gid), asked.stage.made["problem"]
    assert ended(add_public(root, cid, pid, "A")) == "yes"
    return ended(asked.who.delete(f"{CALL}-problem", cid=cid, pid=pid))


@about("POST /api/group/add-contest-problem-from-public")
def add_public_problem(asked: Asked) -> str:
    contest_of(asked.stage)
    cid = create_group_contest(asked.stage.people["root"], asked.gid)
    return ended(add_public(asked.who, cid, asked.stage.made["problem"], "A"))


@about("POST /api/group/add-contest-problem-from-group")
def add_problem_of_group(asked: Asked) -> str:
    """Who may ask is told that there is none."""
    return ended(add_of_group(asked.who, contest_of(asked.stage), "NONE", "Z"))


@about(f"PUT {CALL}-problem-order")
def order_problems(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    body = {"cid": cid, "pids": [asked.stage.made["problem"]]}
    return ended(asked.who.put(f"{CALL}-problem-order", body))


@about("GET /api/group/get-contest-announcement-list")
def list_announcements(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    return ended(asked.who.get("/api/group/get-contest-announcement-list", cid=cid))


@about(f"POST {CALL}-announcement")
def announce(asked: Asked) -> str:
    words = {"title": TITLE, "content": TEXT, "status": 0}
    body = {"cid": contest_of(asked.stage), "announcement": words}
    return ended(asked.who.post(f"{CALL}-announcement", body))


@about(f"PUT {CALL}-announcement")
def change_announcement(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    words = {"id": _announced(asked.stage, cid), "title": TITLE, "content": TEXT, "status": 0}
    return ended(asked.who.put(f"{CALL}-announcement", {"cid": cid, "announcement": words}))


@about(f"DELETE {CALL}-announcement")
def remove_announcement(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    return ended(
        asked.who.delete(f"{CALL}-announcement", cid=cid, aid=_announced(asked.stage, cid))
    )


@about(f"GET {CALL}-check")
def check_contest(asked: Asked) -> str:
    return ended(asked.who.get(f"{CALL}-check", cid=contest_of(asked.stage)))


@about(f"POST {CALL}-change-effects")
def foresee_change(asked: Asked) -> str:
    body = {**contest_body(), "id": contest_of(asked.stage)}
    return ended(asked.who.post(f"{CALL}-change-effects", body))


@about(f"POST {CALL}-problem-change-effects")
def foresee_problem_change(asked: Asked) -> str:
    return ended(asked.who.post(f"{CALL}-problem-change-effects", _named(asked.stage)))


@about(f"POST {CALL}-problem-order-effects")
def foresee_order(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    body = {"cid": cid, "pids": [asked.stage.made["problem"]]}
    return ended(asked.who.post(f"{CALL}-problem-order-effects", body))


@about(f"POST {CALL}-preview")
def preview_contest(asked: Asked) -> str:
    return ended(asked.who.post(f"{CALL}-preview", {"cid": contest_of(asked.stage)}))


@about("GET /api/file/download-contest-ac-submission")
def download_accepted(asked: Asked) -> str:
    cid = contest_of(asked.stage)
    return ended(asked.who.get("/api/file/download-contest-ac-submission", cid=cid))
