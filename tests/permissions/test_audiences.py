"""What a guest and a logged-in person may do, in the words of the specification (S1 §6)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.permissions.site import GUEST, PASSWORD, PUBLIC_PROBLEM, Site, uid_of

pytestmark = pytest.mark.quick
ADD = "print(sum(map(int, input().split())))"
NEWCOMER = "newcomer"


@pytest.mark.covers("S1-6-4", "S1-1-1")
def test_a_guest_browses_problems_submissions_and_ranks(site: Site) -> None:
    guest = site.client(GUEST)
    problems = guest.get("/api/get-problem-list", limit=100).data["records"]
    assert PUBLIC_PROBLEM in {row["problemId"] for row in problems}
    detail = guest.get("/api/get-problem-detail", problemId=PUBLIC_PROBLEM).data
    assert detail["problem"]["title"]
    row = guest.get("/api/get-submission-list").data["records"][0]
    assert guest.get("/api/get-submission-detail", submitId=row["submitId"]).data["submission"]
    for kind in (0, 1):
        assert guest.get("/api/get-rank-list", type=kind).data["total"] > 0


@pytest.mark.covers("S1-6-4")
def test_a_guest_has_no_own_submissions_and_neither_submits_nor_runs(site: Site) -> None:
    guest = site.client(GUEST)
    mine = guest.get("/api/get-submission-list", onlyMine=True)
    assert (mine.http, mine.status, mine.err) == (200, 401, "auth.login_required")
    code = {"pid": PUBLIC_PROBLEM, "language": "Python3", "code": ADD}
    run = {**code, "type": "public", "userInput": "1 2"}
    marks = {"pidList": [site.pids[PUBLIC_PROBLEM]], "isContestProblemList": False}
    for path, body in (
        ("/api/submit-problem-judge", code),
        ("/api/submit-problem-test-judge", run),
        ("/api/get-user-problem-status", marks),
    ):
        answer = guest.post(path, body)
        assert (answer.http, answer.err) == (401, "auth.login_required")


@pytest.mark.covers("S1-6-4")
def test_a_guest_registers_while_that_is_open_and_logs_in(site: Site) -> None:
    root, guest = site.client("root"), site.client(GUEST)
    path = "/api/admin/config/set-web-config"
    form = {"username": NEWCOMER, "password": "secret123", "email": "", "code": "JOIN26"}
    invitation = {"register": False, "registerMode": "invite", "inviteCode": "JOIN26"}
    assert root.put(path, invitation).status == 200
    assert guest.post("/api/register", form).err == "register.closed"
    assert root.put(path, {**invitation, "register": True}).status == 200
    assert guest.post("/api/register", form).status == 200
    newcomer = Client(site.server.base).login(NEWCOMER, "secret123")
    assert newcomer.get("/api/get-user-auth-info").data["roles"] == ["user"]
    # Resetting is open too; what it lacks here is a way to send mails.
    forgotten = {"email": "a@example.org", "captcha": "1", "captchaKey": "1"}
    answer = guest.post("/api/apply-reset-password", forgotten)
    assert (answer.http, answer.err) == (200, "mail.not_configured")


@pytest.mark.covers("S3-6-25")
@pytest.mark.parametrize(
    ("role", "submits", "talks"),
    [
        ("user", True, True),
        ("no_submit", False, True),
        ("no_discuss", True, True),
        ("muted", True, False),
        ("no_submit_no_discuss", False, True),
        ("no_submit_muted", False, False),
    ],
)
def test_a_restricted_role_keeps_from_submitting_or_from_talking(
    site: Site, role: str, submits: bool, talks: bool
) -> None:
    who = site.client(role)
    code = {"pid": PUBLIC_PROBLEM, "language": "Python3", "code": ADD}
    sent = who.post("/api/submit-problem-judge", code)
    assert (sent.http == 403) is not submits, sent.body
    # No such contest: whoever may talk is told that.
    said = who.post("/api/comment", {"cid": 9999, "content": "Hello"})
    assert (said.err == "auth.forbidden") is not talks, said.body


@pytest.mark.covers("S1-6-5", "S1-1-1")
def test_a_logged_in_person_has_home_marks_runs_and_code_of_their_own(site: Site) -> None:
    site.client("user")
    user = Client(site.server.base).login("user", PASSWORD)
    assert user.get("/api/get-user-home-info").data["uid"] == uid_of("user")
    number = submit(user, PUBLIC_PROBLEM, "Python3", ADD)
    assert wait_for_verdict(user, number)["status"] == 0
    mine = user.get("/api/get-submission-list", onlyMine=True, limit=500).data["records"]
    assert number in {row["submitId"] for row in mine}
    assert {row["uid"] for row in mine} == {uid_of("user")}
    pid = site.pids[PUBLIC_PROBLEM]
    marks = {"pidList": [pid], "isContestProblemList": False}
    assert user.post("/api/get-user-problem-status", marks).data[str(pid)]["status"] == 0
    last = user.get("/api/get-last-ac-code", pid=pid).data
    assert (last["submitId"], ADD in last["code"]) == (number, True)
    run = {
        "pid": PUBLIC_PROBLEM,
        "type": "public",
        "language": "Python3",
        "code": ADD,
        "userInput": "1 2",
    }
    key = user.post("/api/submit-problem-test-judge", run).data
    assert user.get("/api/get-test-judge-result", testJudgeKey=key).data["status"] in (0, 5)
    profile = {"nickname": "me", "gender": "secrecy"}
    assert user.post("/api/change-userInfo", profile).data["nickname"] == "me"


@pytest.mark.covers("S1-6-5")
def test_one_shares_and_unshares_outside_contests_only(site: Site) -> None:
    muted, guest = site.client("muted"), site.client(GUEST)
    number = site.submissions["muted", "practice"]

    def code() -> object:
        detail = guest.get("/api/get-submission-detail", submitId=number).data
        return detail["submission"]["code"]

    def share(on: bool) -> str:
        answer = muted.put("/api/submission", {"submitId": number, "share": on})
        return answer.err or str(answer.status)

    assert (share(True), code() is None) == ("200", False)
    assert (share(False), code() is None) == ("200", True)
    with site.database() as connection:
        in_contest = "UPDATE submission SET place_kind = ?, place_id = ? WHERE id = ?"
        connection.execute(in_contest, (1, 7, number))
    assert share(True) == "submission.contest_share"
    with site.database() as connection:
        connection.execute(in_contest, (0, 0, number))
