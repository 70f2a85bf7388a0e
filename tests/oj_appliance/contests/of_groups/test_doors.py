"""Every door to a group's contest asks who comes (contract contest.md §2): members go through as in
a contest of the site, outsiders are refused before they learn anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.group_office import (
    GROUP_DESK,
    add_public,
    create_group_contest,
)
from tests.oj_appliance.contests.office import add_to_contest, create_contest
from tests.oj_appliance.groups.making import add_member, ask_in, give_level, make_group, uid_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

TITLE = "The contest of the closed class"
REFUSED = 2


@dataclass
class Hall:
    """A group that must be applied to, with a running contest of each kind; who asks by name."""

    people: dict[str, Client]
    gid: int
    cid: int
    hidden: int
    scheduled: int
    open_board: int
    pid: int


@pytest.fixture(scope="module")
def hall(server: ServerProcess) -> Hall:
    root = server.client("root")
    gid = make_group(root, auth=2)
    names = ("member", "outsider", "applicant", "refused", "staff")
    roles = {"staff": "admin"}
    people = {name: server.add_user(f"gdoor{name}", role=roles.get(name, "user")) for name in names}
    add_member(root, gid, people["member"])
    for name in ("applicant", "refused"):
        ask_in(people[name], gid)
    give_level(root, gid, uid_of(people["refused"]), REFUSED)
    people["guest"] = server.client()
    pid = add_problem(root, a_plus_b("GDOOR"))

    def contest(**fields: Any) -> int:
        cid = create_group_contest(root, gid, **{"begins": -5, "title": TITLE, **fields})
        assert add_public(root, cid, pid, "A").status == 200
        return cid

    return Hall(
        people=people,
        gid=gid,
        cid=contest(),
        hidden=contest(visible=False),
        scheduled=contest(begins=60),
        open_board=contest(openRank=True),
        pid=pid,
    )


Door = Callable[[Client, int], Answer]
OUTSIDERS = ("outsider", "applicant", "refused", "staff")
DOORS: dict[str, Door] = {
    "info": lambda who, cid: who.get("/api/get-contest-info", cid=cid),
    "access": lambda who, cid: who.get("/api/get-contest-access", cid=cid),
    "registration": lambda who, cid: who.post(
        "/api/register-contest", {"cid": cid, "password": "open"}
    ),
    "problems": lambda who, cid: who.get("/api/get-contest-problem", cid=cid),
    "problem": lambda who, cid: who.get("/api/get-contest-problem-details", cid=cid, displayId="A"),
    "submissions": lambda who, cid: who.get("/api/contest-submissions", contestID=cid),
    "submitting": lambda who, cid: who.post(
        "/api/submit-problem-judge",
        {"pid": "A", "cid": cid, "language": "Python3", "code": "print(1)"},
    ),
    "board": lambda who, cid: who.post("/api/get-contest-rank", {"cid": cid}),
    "outside board": lambda who, cid: who.post("/api/get-contest-outside-scoreboard", {"cid": cid}),
    "announcements": lambda who, cid: who.get("/api/get-contest-announcement", cid=cid),
    "comments": lambda who, cid: who.get("/api/comments", cid=cid),
    "commenting": lambda who, cid: who.post("/api/comment", {"cid": cid, "content": "Why?"}),
    "printing": lambda who, cid: who.post(
        "/api/submit-print-text", {"cid": cid, "content": "x" * 60}
    ),
    "report": lambda who, cid: who.get("/api/get-contest-report", cid=cid),
    "statistics": lambda who, cid: who.get("/api/get-contest-problem-statistics", cid=cid),
    "summary": lambda who, cid: who.get("/api/get-contest-summary", cid=cid),
    "balloons": lambda who, cid: who.get("/api/get-contest-ac-info", cid=cid),
    "prints": lambda who, cid: who.get("/api/get-contest-print", cid=cid),
    "roll": lambda who, cid: who.get("/api/get-contest-scroll-board-info", cid=cid),
    "virtual": lambda who, cid: who.get("/api/get-contest-virtual", cid=cid),
    "virtual start": lambda who, cid: who.post("/api/start-contest-virtual", {"cid": cid}),
    "rank file": lambda who, cid: who.get("/api/file/download-contest-rank", cid=cid),
    "code file": lambda who, cid: who.get("/api/file/download-contest-ac-submission", cid=cid),
    "readings": lambda who, cid: who.get("/api/get-contest-announcement-readers", cid=cid),
    "reading": lambda who, cid: who.post(
        "/api/contest-announcement-read", {"cid": cid, "ids": [1]}
    ),
}
KEYS = {"contest.group_only", "group.not_member", "contest.not_manager", "auth.login_required"}


@pytest.mark.parametrize("door", DOORS)
def test_outsiders_are_refused_at_the_door_and_learn_nothing_of_its_state(
    hall: Hall, door: str
) -> None:
    for name in OUTSIDERS:
        who = hall.people[name]
        answers = [DOORS[door](who, cid) for cid in (hall.cid, hall.hidden, hall.scheduled)]
        assert {answer.err for answer in answers} <= KEYS, name
        assert len({answer.body for answer in answers}) == 1, name
        assert TITLE not in answers[0].body.decode()


@pytest.mark.covers("S2-6-1")
def test_members_go_through(hall: Hall) -> None:
    member = hall.people["member"]
    info = member.get("/api/get-contest-info", cid=hall.cid).data
    assert (info["gid"], info["isContestAdmin"]) == (hall.gid, False)
    (problem,) = member.get("/api/get-contest-problem", cid=hall.cid).data
    assert problem["displayId"] == "A"
    assert member.post("/api/get-contest-rank", {"cid": hall.cid}).data["records"] == []
    assert DOORS["submitting"](member, hall.cid).status == 200
    assert DOORS["problems"](member, hall.scheduled).err == "contest.not_started"
    assert DOORS["problems"](member, hall.hidden).err == "contest.missing"


def test_a_board_that_is_open_is_open_to_everybody(hall: Hall) -> None:
    for name in ("guest", *OUTSIDERS):
        who = hall.people[name]
        assert DOORS["outside board"](who, hall.open_board).data["records"] == []
        assert len(DOORS["problems"](who, hall.open_board).data) == 1
        details = DOORS["problem"](who, hall.open_board)
        assert details.err in KEYS


def test_no_list_of_everybodys_names_it(hall: Hall) -> None:
    for who in hall.people.values():
        lists = (
            who.get("/api/get-contest-list", limit=1000, keyword="closed class"),
            who.get("/api/get-recent-contest"),
            who.get("/clics/contests"),
        )
        assert all(TITLE not in answer.body.decode() for answer in lists)


@pytest.mark.covers("S3-7.1-23")
def test_its_group_lists_it_to_members(hall: Hall) -> None:
    rows = hall.people["member"].get("/api/group/get-contest-list", gid=hall.gid).data["records"]
    assert [row["id"] for row in rows] == [hall.scheduled, hall.open_board, hall.cid]
    assert all("pwd" not in row for row in rows)
    refused = hall.people["applicant"].get("/api/group/get-contest-list", gid=hall.gid)
    assert refused.err == "group.not_member"


def test_a_check_of_another_contest_does_not_tell_an_outsider_of_it(hall: Hall) -> None:
    staff = hall.people["staff"]
    assert staff.get(GROUP_DESK, cid=hall.cid).err == "group.not_allowed"
    cid = create_contest(staff)
    assert add_to_contest(staff, cid, hall.pid, "A", keepAuth=True).status == 200
    assert TITLE not in staff.get("/api/admin/contest/check", cid=cid).body.decode()
