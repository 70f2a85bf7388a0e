"""Groups from a class list, over HTTP (contract class.md §2 and §3)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.oj_appliance.classes.making import (
    PASSWORD,
    choices_of,
    make_groups,
    plan_of,
    take_in,
    uid_of,
)
from tests.server_process import ServerProcess


def names_in(people: list[dict[str, str]]) -> list[str]:
    return sorted(each["username"] for each in people)


def test_each_class_becomes_a_group_of_its_students(root: Client, server: ServerProcess) -> None:
    teacher = server.add_user("rg_teacher", role="admin")
    people = [("rg_a1", "高七(1)班"), ("rg_a2", "高七(1)班"), ("rg_b1", "高七(2)班"), ("rg_x", "")]
    key = take_in(root, people)
    plan = plan_of(root, key)
    told = [(each["className"], each["shortName"], each["gid"]) for each in plan["classes"]]
    assert told == [("高七(1)班", "gao7_1", None), ("高七(2)班", "gao7_2", None)]
    assert plan["withoutClass"] == 1 and plan["moved"] == []
    assert plan["owners"][0]["username"] == "root"
    owner = next(each["uid"] for each in plan["owners"] if each["username"] == "rg_teacher")
    made = make_groups(root, key, owner=owner).data
    assert [(each["name"], each["isNew"], each["added"]) for each in made["classes"]] == [
        ("高七(1)班", True, 2),
        ("高七(2)班", True, 1),
    ]
    gid = made["classes"][0]["gid"]
    table = teacher.get("/api/class/table", gid=gid).data
    assert table["isTeacher"] and names_in(table["rows"]) == ["rg_a1", "rg_a2"]
    # The same press once more brings nobody in twice.
    again = make_groups(root, key, owner=owner).data
    assert [(each["isNew"], each["added"]) for each in again["classes"]] == [(False, 0)] * 2


def test_a_changed_list_brings_newcomers_and_moves_who_changed_class(root: Client) -> None:
    first = take_in(root, [("rm_a", "高八(1)班"), ("rm_b", "高八(1)班"), ("rm_c", "高八(2)班")])
    one, two = (each["gid"] for each in make_groups(root, first).data["classes"])
    second = take_in(root, [("rm_a", "高八(1)班"), ("rm_b", "高八(2)班"), ("rm_d", "高八(1)班")])
    plan = plan_of(root, second)
    by_class = {each["className"]: each for each in plan["classes"]}
    assert by_class["高八(1)班"]["gid"] == one and by_class["高八(1)班"]["here"] == 1
    assert names_in(by_class["高八(1)班"]["newcomers"]) == ["rm_d"]
    assert names_in(by_class["高八(1)班"]["missing"]) == ["rm_b"]
    assert names_in(by_class["高八(2)班"]["missing"]) == ["rm_c"]
    assert [(each["username"], each["fromGid"]) for each in plan["moved"]] == [("rm_b", one)]
    assert make_groups(root, second).data["moved"] == 1
    rows = root.get("/api/class/table", gid=one).data["rows"]
    assert {each["username"]: each["hasLeft"] for each in rows} == {
        "rm_a": False,
        "rm_b": True,
        "rm_d": False,
    }
    assert names_in(root.get("/api/class/table", gid=two).data["rows"]) == ["rm_b", "rm_c"]


def test_a_class_that_is_spelled_in_another_way_is_the_same_class(root: Client) -> None:
    first = take_in(root, [("sp_a", "高六（1）班"), ("sp_b", "高六(1)班")])
    (one,) = make_groups(root, first).data["classes"]
    assert (one["className"], one["added"]) == ("高六（1）班", 2)
    plan = plan_of(root, take_in(root, [("sp_a", "高六(1)班"), ("sp_c", "高六(1)班")]))
    (told,) = plan["classes"]
    assert (told["gid"], told["here"], names_in(told["newcomers"])) == (one["gid"], 1, ["sp_c"])
    assert plan["moved"] == []


def test_nobody_moves_where_the_teacher_says_so(root: Client) -> None:
    first = take_in(root, [("rs_a", "高九(1)班"), ("rs_b", "高九(2)班")])
    one = make_groups(root, first).data["classes"][0]["gid"]
    second = take_in(root, [("rs_a", "高九(2)班"), ("rs_b", "高九(2)班")])
    assert make_groups(root, second, move=False).data["moved"] == 0
    rows = root.get("/api/class/table", gid=one).data["rows"]
    assert [(each["username"], each["hasLeft"]) for each in rows] == [("rs_a", False)]


def test_a_student_moves_with_one_call_and_back(root: Client, server: ServerProcess) -> None:
    key = take_in(root, [("mv_a", "初七(1)班"), ("mv_b", "初七(2)班")])
    teacher = server.add_user("mv_teacher", role="admin")
    owner = uid_of(root, "mv_teacher")
    one, two = (each["gid"] for each in make_groups(root, key, owner=owner).data["classes"])
    body = {"uid": uid_of(root, "mv_a"), "gid": one, "toGid": two}
    student = server.client("mv_a", PASSWORD)
    assert student.post("/api/class/move", body).err == "group.not_allowed"
    targets = teacher.get("/api/class/targets", gid=one).data
    assert two in {each["id"] for each in targets} and one not in {each["id"] for each in targets}
    assert teacher.post("/api/class/move", body).data is None
    assert teacher.post("/api/class/move", body).err == "group.no_such_member"
    assert student.get("/api/class/table", gid=one).err == "group.not_member"
    mine = student.get("/api/class/table", gid=two).data
    assert names_in(mine["rows"]) == ["mv_a"] and not mine["isTeacher"]
    back = {**body, "gid": two, "toGid": one}
    assert teacher.post("/api/class/move", back).data is None
    rows = teacher.get("/api/class/table", gid=one).data["rows"]
    assert [(each["username"], each["hasLeft"]) for each in rows] == [("mv_a", False)]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"className": "无此班"}, "class.not_in_list"),
        ({"gid": 999_999}, "group.missing"),
        ({"gid": None, "name": "x"}, "group.bad_name"),
        ({"gid": None, "shortName": "a b"}, "group.bad_short_name"),
    ],
)
def test_a_wrong_choice_makes_nothing(root: Client, change: dict[str, object], key: str) -> None:
    roster = take_in(root, [("wc_a", "初八(1)班")])
    choice = {**choices_of(plan_of(root, roster))[0], **change}
    body = {"key": roster, "classes": [choice]}
    assert root.post("/api/admin/class/roster", body).err == key
    assert plan_of(root, roster)["classes"][0]["gid"] is None


def test_a_list_that_was_only_looked_at_makes_no_groups(root: Client) -> None:
    content = "用户名,密码\nnot_in,secret123\n".encode()
    key = root.upload("/api/admin/user/roster-upload", "list.csv", content).data["key"]
    assert root.get("/api/admin/class/roster", key=key).err == "class.not_taken_in"
    assert root.get("/api/admin/class/roster", key="0" * 32).err == "user.key_expired"
