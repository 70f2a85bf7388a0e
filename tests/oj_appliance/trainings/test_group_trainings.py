"""Trainings of groups: who finds, makes and changes them, whose problems they may take, and what is
cloned (contract group.md §5, 21-permissions §5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.groups.making import ADMIN, ROOT, add_member, make_group
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.oj_appliance.trainings.making import (
    GROUP,
    create_group_training,
    create_training,
    detail,
    private,
    problem_list,
    rank,
    register,
    submit_there,
    training_body,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"


@dataclass
class School:
    """Rosa and amy are admins of the group, rex is one of its roots, mia a member, sam a
    stranger."""

    root: Client
    gid: int
    pid: int
    people: dict[str, Client]

    def __getattr__(self, name: str) -> Client:
        return self.people[name]


@pytest.fixture(scope="module")
def school(server: ServerProcess) -> School:
    root = server.client("root")
    gid = make_group(root)
    levels = {"rosa": ADMIN, "amy": ADMIN, "rex": ROOT, "mia": 3}
    people = {name: server.add_user(f"gt_{name}") for name in (*levels, "sam")}
    for name, level in levels.items():
        add_member(root, gid, people[name], level)
    return School(root, gid, add_problem(root, a_plus_b("GTRAIN")), people)


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.err


def rows(who: Client, gid: int, call: str = "get-training-list") -> Any:
    return who.get(f"{GROUP}/{call}", gid=gid, limit=100)


@pytest.mark.covers("S3-2.5-1", "S3-7.1-22", "S3-7.1-34")
def test_members_find_them_and_admins_make_them(school: School) -> None:
    refused = school.mia.post(f"{GROUP}/training", training_body(gid=school.gid))
    assert refusal(refused) == (403, "group.not_allowed")
    tid = create_group_training(school.rosa, school.gid, school.pid, title="Ours")
    hidden = create_group_training(school.rosa, school.gid, status=False)
    assert refusal(rows(school.sam, school.gid)) == (403, "group.not_member")
    found = [each["id"] for each in rows(school.mia, school.gid).data["records"]]
    assert tid in found
    assert hidden not in found
    desk = rows(school.amy, school.gid, "get-admin-training-list").data["records"]
    assert [each["id"] for each in desk][:2] == [hidden, tid]
    assert "privatePwd" not in desk[0]
    assert refusal(rows(school.mia, school.gid, "get-admin-training-list")) == (
        403,
        "group.not_allowed",
    )
    everywhere = school.mia.get("/api/get-training-list", limit=500).data["records"]
    assert tid not in [each["id"] for each in everywhere]
    for call in (detail_of(tid), problems_of(tid)):
        assert refusal(call(school.sam)) == (403, "group.not_member")
        assert call(school.mia).status == 200


def detail_of(tid: int) -> Callable[[Client], Answer]:
    return lambda who: who.get("/api/get-training-detail", tid=tid)


def problems_of(tid: int) -> Callable[[Client], Answer]:
    return lambda who: problem_list(who, tid)


def test_its_author_and_the_groups_roots_change_it_and_no_other_admin(school: School) -> None:
    tid = create_group_training(school.rosa, school.gid)
    site = create_training(school.root)

    def change(who: Client, number: int) -> tuple[int, str]:
        return refusal(who.put(f"{GROUP}/training", training_body(id=number, title="Changed")))

    assert change(school.amy, tid) == (403, "group.not_allowed")
    assert change(school.mia, tid) == (403, "group.not_allowed")
    assert change(school.rosa, tid) == (200, "")
    assert change(school.rex, tid) == (200, "")
    assert change(school.root, site) == (403, "group.not_group_object")
    assert change(school.root, 999_999) == (404, "training.missing")
    missing = school.root.get("/api/admin/training", tid=tid)
    assert refusal(missing) == (400, "training.missing")
    assert school.rex.delete(f"{GROUP}/training", tid=tid).status == 200
    assert refusal(problem_list(school.mia, tid)) == (400, "training.missing")


def test_an_admin_who_is_one_no_more_manages_nothing(school: School) -> None:
    tid = create_group_training(school.amy, school.gid)
    uid = school.amy.get("/api/get-user-home-info").data["uid"]
    body = {"gid": school.gid, "uid": uid, "auth": 3}
    assert school.root.put(f"{GROUP}/member", body).status == 200
    refused = school.amy.get(f"{GROUP}/training", tid=tid)
    assert refusal(refused) == (403, "group.not_allowed")
    school.root.put(f"{GROUP}/member", {**body, "auth": ADMIN})
    assert school.amy.get(f"{GROUP}/training", tid=tid).status == 200


@pytest.mark.covers(
    *("S3-2.5-4", "S3-2.5-5", "S3-7.1-29", "S3-7.1-30", "S3-7.1-32", "S3-7.1-33"),
    *("S3-3-10", "S3-3-11"),
)
def test_it_takes_problems_of_the_bank_and_of_its_own_group(school: School) -> None:
    own = make_group_problem(school.rosa, school.gid)
    name = display_id_of(school.rosa, own)
    tid = create_group_training(school.rosa, school.gid, school.pid)
    path = f"{GROUP}/add-training-problem-from-group"
    added = school.rosa.request("POST", f"{path}?tid={tid}&problemId={name}")
    assert added.status == 200, added.body
    again = school.rosa.request("POST", f"{path}?tid={tid}&problemId={name}")
    assert refusal(again) == (400, "training.problem_exists")
    foreign = school.rosa.request("POST", f"{path}?tid={tid}&problemId=GTRAIN")
    assert refusal(foreign) == (404, "problem.missing")
    public = {"tid": tid, "pid": own, "displayId": "Z"}
    refused = school.rosa.post(f"{GROUP}/add-training-problem-from-public", public)
    assert refusal(refused) == (404, "problem.missing")
    listed = [each["displayId"] for each in problem_list(school.mia, tid).data]
    assert listed == ["A", name]
    moved = {"tid": tid, "pid": school.pid, "rank": 50}
    assert school.rosa.put(f"{GROUP}/training-problem", moved).status == 200
    assert [each["displayId"] for each in problem_list(school.mia, tid).data] == [name, "A"]
    gone = f"{GROUP}/training-problem"
    assert school.rosa.delete(gone, tid=tid, pid=own).status == 200
    assert refusal(school.rosa.delete(gone, tid=tid, pid=own)) == (400, "training.problem_missing")


def test_what_is_submitted_there_is_the_groups_and_counts_in_its_rank(school: School) -> None:
    tid = create_group_training(school.rosa, school.gid, school.pid, **private())
    assert register(school.mia, tid).status == 200
    assert detail(school.mia, tid)["acCount"] == 0
    sent = submit_there(school.mia, tid, "A", ADD)
    assert sent.status == 200, sent.body
    row = wait_for_verdict(school.mia, sent.data["submitId"])
    assert row["status"] == 0
    assert detail(school.mia, tid)["acCount"] == 1
    (line,) = rank(school.rosa, tid).data["records"]
    assert (line["username"], line["ac"]) == ("gt_mia", 1)
    assert [each["myStatus"] for each in problem_list(school.mia, tid).data] == [0]
    # The bank knows nothing of it.
    mine = school.mia.get("/api/get-submission-list", onlyMine=True, limit=10).data["records"]
    assert sent.data["submitId"] not in [each["submitId"] for each in mine]


@pytest.mark.covers("S3-2.5-6", "S3-5-15", "S2-3-14", "S2-7-29")
def test_a_group_has_categories_of_its_own_beside_those_of_the_site(school: School) -> None:
    path = f"{GROUP}/training-category"
    made = school.rosa.post(path, {"gid": school.gid, "name": "Own", "color": "#123456"})
    assert made.status == 200, made.body
    assert refusal(school.rosa.post(path, {"gid": school.gid, "name": "Own"})) == (
        400,
        "category.exists",
    )
    assert refusal(school.mia.post(path, {"gid": school.gid, "name": "Mine"})) == (
        403,
        "group.not_allowed",
    )
    listed = school.rosa.get(f"{GROUP}/get-training-category", gid=school.gid).data
    assert made.data["id"] in [each["id"] for each in listed]
    site = school.root.get("/api/get-training-category").data
    assert made.data["id"] not in [each["id"] for each in site]
    other = make_group(school.root)
    body = training_body({"id": made.data["id"]}, gid=other)
    assert refusal(school.root.post(f"{GROUP}/training", body)) == (403, "group.not_allowed")
    tid = create_group_training(school.rosa, school.gid, category={"id": made.data["id"]})
    assert detail(school.mia, tid)["categoryColor"] == "#123456"
    gone = school.rosa.delete(path, cid=made.data["id"])
    assert refusal(gone) == (400, "category.in_use")
    renamed = {"id": made.data["id"], "name": "Renamed", "color": None}
    assert school.rosa.put(path, renamed).status == 200
    assert detail(school.mia, tid)["categoryName"] == "Renamed"
    none = training_body({"name": ""}, gid=school.gid)
    assert refusal(school.rosa.post(f"{GROUP}/training", none)) == (400, "category.required")


@pytest.mark.covers("S3-2.5-2", "S3-6-7", "S3-7.1-35", "S3-5-16", "S3-8-2h")
def test_root_clones_trainings_without_what_is_the_source_groups_alone(school: School) -> None:
    source, target = make_group(school.root), make_group(school.root)
    own = make_group_problem(school.root, source)
    tid = create_group_training(
        school.root, source, school.pid, title="To copy", category={"name": "Theirs"}, **private()
    )
    path = f"{GROUP}/add-training-problem-from-group?tid={tid}"
    school.root.request("POST", f"{path}&problemId={display_id_of(school.root, own)}")
    call = f"{GROUP}/clone-training"
    # Nobody else, whatever they are in their own group.
    for other in (school.amy, school.rex, school.mia):
        refused = other.post(call, {"sgid": source, "tgid": target})
        assert (refused.http, refused.status) == (403, 403)
    assert refusal(school.root.post(call, {"sgid": source})) == (400, "group.no_target")
    same = {"sgid": source, "tgid": source}
    assert refusal(school.root.post(call, same)) == (400, "group.same_group")
    nowhere = {"sgid": source, "tgid": 999_999}
    assert refusal(school.root.post(call, nowhere)) == (404, "group.missing")
    other = {"sgid": source, "tgid": target, "tid": 999_999}
    assert refusal(school.root.post(call, other)) == (404, "training.missing")
    made = school.root.post(call, {"sgid": source, "tgid": target}).data
    assert made == {"cloned": 1, "skippedProblems": 1}
    (row,) = rows(school.root, target).data["records"]
    assert (row["title"], row["categoryName"], row["problemCount"]) == ("To copy", "Theirs", 1)
    copied = school.root.get(f"{GROUP}/training", tid=row["id"]).data["training"]
    assert copied["privatePwd"] == private()["privatePwd"]


def test_a_disbanded_group_takes_its_trainings_with_it(school: School) -> None:
    gid = make_group(school.root)
    tid = create_group_training(school.root, gid, school.pid)
    assert school.root.delete(GROUP, gid=gid).status == 200
    assert refusal(problem_list(school.root, tid)) == (400, "training.missing")
    assert refusal(school.root.get(f"{GROUP}/training", tid=tid)) == (404, "training.missing")
