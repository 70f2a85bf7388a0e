"""A manager looks at a contest as its participants see it, and writes nothing (contract contest.md
§2.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.stage import ADD, END, Stage
from tests.oj_appliance.submissions.test_live_changes import uid_of

CALL = "/api/admin/contest/preview"
HEADER = "Contest-Preview"


@pytest.fixture(scope="module")
def cid(stage: Stage) -> int:
    """Sealed from 60 to 120 and after; Ann submitted at 30 and Ben at 70."""
    stage.at(-5)
    cid = stage.hold(registered=("ann", "ben"), user_id=uid_of(stage.root), auto_real_rank=False)
    stage.at(30)
    stage.submit(stage.ann, cid)
    stage.at(70)
    stage.submit(stage.ben, cid)
    return cid


def opened(who: Client, cid: int, stage: str | None = None) -> dict[str, Any]:
    body = {"cid": cid} if stage is None else {"cid": cid, "stage": stage}
    data: dict[str, Any] = who.post(CALL, body).data
    return data


def seen_by(who: Client, cid: int, stage: str | None = None) -> Client:
    """The same person, in a preview."""
    key = opened(who, cid, stage)["key"]
    return Client(who.base, who.token, headers={HEADER: key})


def rows(who: Client, cid: int) -> list[str]:
    data = who.get("/api/contest-submissions", contestID=cid).data
    return sorted(row["username"] for row in data["records"])


def counts(who: Client, cid: int) -> list[tuple[int, int]]:
    data = who.get("/api/get-contest-problem", cid=cid).data
    return [(each["ac"], each["total"]) for each in data]


def test_a_sealed_contest_shows_a_manager_what_it_shows_participants(
    stage: Stage, cid: int
) -> None:
    stage.at(80)
    seen = seen_by(stage.root, cid)
    assert rows(stage.root, cid) == ["ann", "ben"]
    assert rows(seen, cid) == rows(stage.people["cat"], cid) == ["ann"]
    assert counts(seen, cid) == counts(stage.ann, cid)
    assert counts(seen, cid) != counts(stage.root, cid)
    info = seen.get("/api/get-contest-info", cid=cid).data
    assert info["isContestAdmin"] is False
    assert seen.get("/api/get-contest-access", cid=cid).data["access"] is True
    board = seen.post("/api/get-contest-rank", {"cid": cid, "forceRefresh": True}).data
    assert [row["username"] for row in board["records"]] == [
        row["username"]
        for row in stage.people["cat"].post("/api/get-contest-rank", {"cid": cid}).data["records"]
    ]


def test_what_managers_alone_may_do_is_refused_there(stage: Stage, cid: int) -> None:
    stage.at(80)
    seen = seen_by(stage.root, cid)
    for path in (
        *("/api/get-contest-ac-info", "/api/get-contest-print", "/api/get-contest-summary"),
        "/api/get-contest-announcement-readers",
    ):
        assert stage.root.get(path, cid=cid).status == 200
        assert seen.get(path, cid=cid).err == "contest.not_manager"


def test_before_the_start_it_shows_what_will_be_seen(stage: Stage) -> None:
    stage.at(-30)
    coming = stage.hold(title="Coming", auth=1, password="x", user_id=None, visible=False)
    assert opened(stage.root, coming)["stages"] == ["running", "sealed", "ended"]
    assert stage.ann.get("/api/get-contest-info", cid=coming).err == "contest.missing"
    seen = seen_by(stage.root, coming, "running")
    assert seen.get("/api/get-contest-info", cid=coming).data["status"] == 0
    assert len(seen.get("/api/get-contest-problem", cid=coming).data) == 2
    page = seen.get("/api/get-contest-problem-details", cid=coming, displayId="A").data
    assert page["problem"]["author"] in (None, "")
    over = seen_by(stage.root, coming, "ended")
    assert over.get("/api/get-contest-info", cid=coming).data["status"] == 1


def test_a_look_ahead_seals_what_is_open_now(stage: Stage, cid: int) -> None:
    stage.at(50)
    assert rows(seen_by(stage.root, cid, "running"), cid) == ["ann", "ben"]
    assert rows(seen_by(stage.root, cid, "sealed"), cid) == ["ann"]
    assert rows(seen_by(stage.root, cid, "ended"), cid) == ["ann"]
    stage.edit(cid, auto_real_rank=True)
    assert rows(seen_by(stage.root, cid, "ended"), cid) == ["ann", "ben"]
    stage.edit(cid, auto_real_rank=False)


def test_reports_show_what_participants_will_read_of_them(stage: Stage, cid: int) -> None:
    stage.at(80)
    seen = seen_by(stage.root, cid, "sealed")
    of_ann = {"cid": cid, "uid": uid_of(stage.ann)}
    calls: list[tuple[str, dict[str, Any]]] = [
        ("/api/get-contest-report", of_ann),
        ("/api/get-contest-problem-statistics", {"cid": cid}),
    ]
    for path, query in calls:
        assert stage.root.get(path, **query).err == ""
        assert seen.get(path, **query).err == "report.not_ended"
    over = seen_by(stage.root, cid, "ended")
    for path, query in calls:
        assert over.get(path, **query).err == "report.sealed"
    stage.edit(cid, auto_real_rank=True)
    over = seen_by(stage.root, cid, "ended")
    for path, query in calls:
        assert over.get(path, **query).data == stage.root.get(path, **query).data
    assert over.get("/api/get-contest-report", cid=cid).err == "report.missing"
    stage.edit(cid, auto_real_rank=False)


def test_virtual_participation_is_offered_as_it_will_be(stage: Stage) -> None:
    stage.at(-30)
    values = {"auth": 2, "password": "x", "user_id": uid_of(stage.root)}
    coming = stage.hold(title="To be replayed", auto_real_rank=False, **values)

    def refusal(at: str) -> str | None:
        data = seen_by(stage.root, coming, at).get("/api/get-contest-virtual", cid=coming).data
        assert (data["state"], data["result"]) == ("none", None)
        refused: str | None = data["refusal"]
        return refused

    own = stage.root.get("/api/get-contest-virtual", cid=coming).data
    assert own["refusal"] == "contest.virtual_manager"
    assert refusal("running") == "contest.virtual_not_ended"
    assert refusal("ended") == "contest.virtual_sealed"
    stage.edit(coming, auto_real_rank=True)
    assert refusal("ended") is None


def test_a_look_back_shows_what_is(stage: Stage, cid: int) -> None:
    stage.at(80)
    told = opened(stage.root, cid, "running")
    assert (told["stage"], told["stages"]) == ("sealed", ["sealed", "ended"])


def writes(who: Client, cid: int) -> list[Answer]:
    code = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
    return [
        who.post("/api/submit-problem-judge", code),
        who.post("/api/submit-problem-test-judge", {**code, "userInput": "1 2"}),
        who.post("/api/register-contest", {"cid": cid, "password": "x"}),
        who.post("/api/comment", {"cid": cid, "content": "Hello"}),
        who.post("/api/submit-print-text", {"cid": cid, "content": "x" * 60}),
        who.put("/api/draft", {"cid": cid, "pid": "A", "language": "C", "code": "x"}),
        who.put("/api/admin/contest", {"id": cid, "title": "Other"}),
    ]


def test_nothing_can_be_written_in_a_preview(stage: Stage, cid: int) -> None:
    stage.at(80)
    answers = writes(seen_by(stage.root, cid), cid)
    assert {(each.status, each.err) for each in answers} == {(403, "contest.preview_no_writes")}
    assert stage.root.get("/api/admin/contest", cid=cid).data["title"] == "A contest"
    words = answers[0].json["msg"]
    assert words == "您正以参赛者视角预览比赛：此处不能提交任何内容"


def test_a_key_is_its_owners_alone_and_leaves_an_audit_row(stage: Stage, cid: int) -> None:
    # Later than all that others opened, so that its row is the newest.
    stage.at(90)
    key = opened(stage.root, cid)["key"]
    thief = Client(stage.ann.base, stage.ann.token, headers={HEADER: key})
    refused = thief.get("/api/get-contest-info", cid=cid)
    assert (refused.status, refused.err) == (403, "contest.preview_ended")
    old = Client(stage.root.base, stage.root.token, headers={HEADER: "0" * 32})
    assert old.get("/api/get-contest-info", cid=cid).err == "contest.preview_ended"
    row = stage.root.get("/api/admin/audit-log", action="contest.preview").data["records"][0]
    assert str(cid) in row["target"] and "sealed" in row["after"]
    assert stage.ann.post(CALL, {"cid": cid}).http == 403


def test_only_the_contest_of_the_preview_is_opened_by_it(stage: Stage, cid: int) -> None:
    stage.at(80)
    other = stage.hold(title="Private", auth=1, password="x")
    seen = seen_by(stage.root, cid)
    assert seen.get("/api/get-contest-problem", cid=other).err == "contest.register_first"


# POST because they carry lists.
READING = {
    "/api/get-contest-rank",
    "/api/get-contest-outside-scoreboard",
    "/api/get-contest-not-read-announcement",
    "/api/check-contest-submissions-status",
    "/api/get-user-problem-status",
}
# GET because the contract has them so.
WRITING = ("/api/comment-like", "/api/resubmit", "/api/admin/judge/rejudge")


def test_of_all_calls_that_may_write_none_does_in_a_preview(stage: Stage, cid: int) -> None:
    """Refused before anything is read: with no body there is nothing else to say."""
    seen = seen_by(stage.root, cid)
    paths = seen.get("/api/openapi.json").json["paths"]
    calls = [
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if method != "get" and path not in READING and not path.startswith("/api/stage-")
    ]
    assert len(calls) > 100
    # A login comes from nobody yet, whatever else it carries.
    calls = [call for call in calls if not call[1].endswith("login")]
    told = {call: seen.request(*call).err for call in [*calls, *(("GET", it) for it in WRITING)]}
    assert {call: err for call, err in told.items() if err != "contest.preview_no_writes"} == {}


def test_private_answers_are_none_of_a_previews_participant(stage: Stage, cid: int) -> None:
    stage.at(END + 1)
    asked = stage.ann.post("/api/comment", {"cid": cid, "content": "Am I well seated?"}).data
    given = {
        **{"reply": {"commentId": asked["id"], "content": "You are"}},
        **{"quoteId": asked["id"], "quoteType": "Comment", "isPrivate": True},
    }
    assert stage.root.post("/api/reply", given).err == ""
    assert len(stage.root.get("/api/reply", commentId=asked["id"]).data) == 1
    seen = seen_by(stage.root, cid)
    assert seen.get("/api/reply", commentId=asked["id"]).data == []
    (thread,) = seen.get("/api/comments", cid=cid).data["commentList"]["records"]
    assert (thread["totalReplyNum"], thread["replyList"]) == (0, [])
