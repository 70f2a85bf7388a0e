"""A group that is copied for another year, over HTTP (contract class.md §6)."""

from __future__ import annotations

from datetime import date
from zoneinfo import ZoneInfo

from oj_appliance.clock import day_of, epoch_ms
from tests.http_client import Client
from tests.oj_appliance.classes.making import (
    PASSWORD,
    make_assignment,
    make_class,
    training_of,
    uid_of,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ZONE = ZoneInfo("Asia/Shanghai")


def copy_body(gid: int, **more: object) -> dict[str, object]:
    names = {"name": f"Next year {gid}", "shortName": f"next_{gid}"}
    return {"gid": gid, **names, "firstDay": "2027-09-01", **more}


def test_a_group_is_copied_without_its_people(server: ServerProcess, root: Client) -> None:
    tom = server.add_user("cp_tom", role="admin")
    gid = make_class(root, ["cp_ann", "cp_bo"], owner=uid_of(root, "cp_tom"))
    pid = add_problem(root, a_plus_b("COPIED"))
    tid = training_of(tom, gid, [pid])
    make_assignment(tom, gid, tid, title="First", lateRule=1, latePercent=20)
    copied = tom.post("/api/class/copy", copy_body(gid)).data
    assert (copied["trainings"], copied["assignments"]) == (1, 1)
    assert copied["leftOut"]["members"] == 3 and copied["leftOut"]["problems"] == []
    new = copied["gid"]
    assert tom.get("/api/class/table", gid=new).data["rows"] == []
    old, made = (tom.get("/api/group/get-training-list", gid=each).data for each in (gid, new))
    assert [each["title"] for each in made["records"]] == [each["title"] for each in old["records"]]
    found = tom.get("/api/class/assignments", gid=new).data[0]
    assert (found["title"], found["lateRule"], found["latePercent"]) == ("First", 1, 20)
    assert found["tid"] != tid and found["problems"] == 1
    assert day_of(epoch_ms(found["startsAt"]), ZONE) == date(2027, 9, 1)
    was, now = (tom.get("/api/get-group-detail", gid=each).data for each in (gid, new))
    assert (now["auth"], now["visible"]) == (was["auth"], was["visible"])
    assert now["code"] != was["code"] and now["memberCount"] == 1


def test_whoever_may_not_and_what_is_wrong_is_refused(server: ServerProcess, root: Client) -> None:
    gid = make_class(root, ["cp_cy"])
    student = server.client("cp_cy", PASSWORD)
    assert student.post("/api/class/copy", copy_body(gid)).err == "group.not_allowed"
    for change, key in (
        ({"firstDay": "1.9.2027"}, "class.bad_day"),
        ({"name": "x"}, "group.bad_name"),
        ({"shortName": "no blanks"}, "group.bad_short_name"),
        ({"gid": 999_999}, "group.missing"),
    ):
        assert root.post("/api/class/copy", {**copy_body(gid), **change}).err == key
    assert root.post("/api/class/copy", copy_body(gid)).status == 200
    assert root.post("/api/class/copy", copy_body(gid)).err == "group.name_used"
