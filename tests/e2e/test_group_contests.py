"""A group's admin makes a contest with a problem of the bank and one of the group; a member is
judged there, an outsider refused; rank and submissions of the group tell what came of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.office import moment
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group
from tests.oj_appliance.groups.problems import make_group_problem
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

OFFICE, LIST, RANKS = "features/admin/contests", "features/contests", "features/ranks"
ADD = "print(sum(map(int, input().split())))"
pytestmark = pytest.mark.e2e


@pytest.mark.covers(
    *("S3-2.6-1", "S3-2.6-2", "S3-2.6-3", "S3-2.6-4", "S3-2.10-1", "S3-2.10-2", "S3-7.1-33")
)
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_a_group_holds_a_contest(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, tag = Texts(language), language[:2]
    root = server.client("root")
    gid = make_group(root)
    names = [f"gce{tag}{name}" for name in ("teacher", "member", "outsider")]
    teacher, member, outsider = (server.add_user(name, ROOT_PASSWORD) for name in names)
    add_member(root, gid, teacher, ADMIN)
    add_member(root, gid, member)
    title, public = f"Contest of the class {tag}", f"Public sum {tag}"
    add_problem(root, a_plus_b(f"GCE{tag}".upper(), title=public))
    own = make_group_problem(root, gid)
    listed = root.get("/api/group/get-admin-problem-list", gid=gid).data["records"]

    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server, names[0])
    page = visitor.new_page()
    visitor.open(page, f"/group/{gid}/contest")
    page.get_by_role("link", name=texts(LIST, "create")).click()
    page.get_by_role("textbox", name=texts(OFFICE, "basic.name")).first.fill(title)
    page.get_by_role("button", name=texts(OFFICE, "make"), exact=True).click()
    page.get_by_role("button", name=texts(OFFICE, "problem.fromBank")).click()
    page.get_by_role("button", name=texts(OFFICE, "picker.addNamed", title=public)).click()
    page.get_by_role("button", name=texts(OFFICE, "picker.close"), exact=True).click()
    page.get_by_role("button", name=texts(OFFICE, "problem.fromGroup")).click()
    page.get_by_role("textbox", name=texts(OFFICE, "group.problemId")).fill(listed[0]["problemId"])
    page.get_by_role("textbox", name=texts(OFFICE, "group.displayId")).fill("B")
    page.get_by_role("button", name=texts(OFFICE, "group.add"), exact=True).click()
    table = page.get_by_role("table", name=texts(OFFICE, "problem.title"))
    expect(table.get_by_role("row")).to_have_count(3)
    look_closely(visitor, page, f"group-problems-{language}-{width}")

    (row,) = teacher.get("/api/group/get-admin-contest-list", gid=gid).data["records"]
    cid = int(row["id"])
    assert root.get("/api/group/problem", pid=own).data["auth"] == 3
    opened = {"id": cid, "startTime": moment(-5), "endTime": moment(60), "openRank": True}
    assert teacher.put("/api/group/contest", {**opened, "sealRank": False}).status == 200
    visitor.open(page, f"/group/{gid}/contest/manage")
    expect(page.get_by_role("table")).to_contain_text(title)
    look_closely(visitor, page, f"group-manage-{language}-{width}")

    body = {"pid": "B", "cid": cid, "language": "Python3", "code": ADD}
    number = int(member.post("/api/submit-problem-judge", body).data["submitId"])
    assert wait_for_verdict(root, number)["status"] == 0
    pupil = new_visitor(server, language=language, width=width)
    log_in(pupil, server, names[1])
    page = pupil.new_page()
    pupil.open(page, f"/group/{gid}/contest")
    look_closely(pupil, page, f"group-contests-{language}-{width}")
    page.get_by_role("link", name=title).click()
    expect(page).to_have_url(f"{pupil.base}/contest/{cid}")
    pupil.open(page, f"/group/{gid}/rank")
    expect(page.get_by_role("link", name=names[1], exact=True)).to_be_visible()
    look_closely(pupil, page, f"group-rank-{language}-{width}")
    accepted = texts(RANKS, "group.submissions")
    page.get_by_role("link", name=f"{accepted} - {names[1]}").click()
    expect(page).to_have_url(f"{pupil.base}/group/{gid}/status?username={names[1]}&status=0")
    look_closely(pupil, page, f"group-submissions-{language}-{width}")

    assert outsider.get("/api/get-contest-info", cid=cid).err == "group.not_member"
    board = server.client().post("/api/get-contest-outside-scoreboard", {"cid": cid}).data
    assert [each["username"] for each in board["records"]] == [names[1]]
