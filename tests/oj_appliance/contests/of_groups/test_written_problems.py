"""Problems that a group writes for its contests (contract group.md §6)."""

from __future__ import annotations

import pytest

from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.group_office import GROUP_DESK, create_group_contest
from tests.oj_appliance.groups.making import ADMIN, ROOT, add_member, make_group
from tests.oj_appliance.groups.problems import group_problem, make_group_problem
from tests.oj_appliance.problems.objective.builders import PARTS, objective_body
from tests.server_process import ServerProcess

CALL = f"{GROUP_DESK}-problem"
ADD = "print(sum(map(int, input().split())))"


@pytest.mark.covers("S3-7.1-14", "S3-4-10")
def test_what_is_written_for_a_contest_is_seen_there_alone(server: ServerProcess) -> None:
    root = server.client("root")
    gid = make_group(root)
    writer, member = server.add_user("gcwwriter"), server.add_user("gcwmember")
    add_member(root, gid, writer, ADMIN)
    add_member(root, gid, member)
    refused = member.post(CALL, group_problem(gid))
    assert (refused.status, refused.err) == (403, "group.not_allowed")
    # Whatever audience is asked for.
    body = group_problem(gid, auth=1)
    pid = int(writer.post(CALL, body).data["pid"])
    stored = writer.get("/api/group/problem", pid=pid).data
    assert (stored["auth"], stored["gid"], stored["isGroup"]) == (3, gid, True)
    assert stored["problemId"].startswith(stored["idPrefix"])
    assert member.get("/api/group/get-problem-list", gid=gid).data["records"] == []
    again = writer.post(CALL, {**body, "problem": {**body["problem"]}})
    assert (again.status, again.err) == (400, "problem.id_used")
    # Then it gets its name in the contest, and is met there.
    cid = create_group_contest(writer, gid, begins=-5)
    link = {"cid": cid, "pid": pid, "displayId": "A", "displayTitle": "Sum", "color": "#e6bf25"}
    saved = writer.put(CALL, link).data
    assert (saved["displayId"], saved["color"]) == ("A", "#e6bf25")
    sent = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
    number = int(member.post("/api/submit-problem-judge", sent).data["submitId"])
    assert wait_for_verdict(root, number)["status"] == 0


@pytest.mark.covers("S3-7.1-14")
def test_with_a_problem_in_its_body_the_call_saves_that_problem(server: ServerProcess) -> None:
    root = server.client("root")
    gid = make_group(root)
    writer, other, head = (server.add_user(f"gcx{name}") for name in ("writer", "other", "head"))
    for client, level in ((writer, ADMIN), (other, ADMIN), (head, ROOT)):
        add_member(root, gid, client, level)
    pid = make_group_problem(writer, gid)
    before = writer.get("/api/group/problem", pid=pid).data
    own_id = before["problemId"].removeprefix(before["idPrefix"].upper())
    body = group_problem(gid, own_id, id=pid, title="Written anew")
    refused = other.put(CALL, body)
    assert (refused.status, refused.err) == (403, "group.not_allowed")
    for client in (writer, head):
        assert client.put(CALL, body).data is None
    after = writer.get("/api/group/problem", pid=pid).data
    assert (after["title"], after["problemId"]) == ("Written anew", before["problemId"])
    nameless = {**body, "problem": {**body["problem"]}}
    del nameless["problem"]["id"]
    refused = writer.put(CALL, nameless)
    assert (refused.status, refused.err) == (400, "http.bad_param")


def test_a_name_there_is_told_what_it_lacks(server: ServerProcess) -> None:
    root = server.client("root")
    gid = make_group(root)
    cid = create_group_contest(root, gid)
    for missing in ("cid", "pid", "displayId", "displayTitle"):
        body = {"cid": cid, "pid": 1, "displayId": "A", "displayTitle": "Sum"}
        del body[missing]
        refused = root.put(CALL, body)
        assert (refused.status, refused.err) == (400, "http.bad_param")
        assert missing in refused.json["msg"]


def test_no_contest_asks_objective_questions(server: ServerProcess) -> None:
    root = server.client("root")
    gid = make_group(root)
    body = objective_body("GCW", PARTS, gid=gid)
    refused = root.post(CALL, body)
    assert (refused.status, refused.err) == (400, "contest.objective")
