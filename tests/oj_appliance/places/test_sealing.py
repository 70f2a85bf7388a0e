"""A contest of forty lines hides, seals and opens its rows again, in every answer that knows of
them; no module of submissions has heard of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.places.types import Shown
from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.places import contest_policy
from tests.oj_appliance.submissions.test_live_changes import hear, is_final, uid_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
CONTEST, HIDDEN = 1005, -5
UPLOAD, DOWNLOAD = "/api/file/upload-problem-attachment", "/api/file/problem-attachment"
WEEK = "/api/get-last-week-submission-statistics"
RESULTS = ("status", "score", "time", "memory", "length")


@dataclass(frozen=True)
class Site:
    server: ServerProcess
    root: Client
    ann: Client
    ben: Client
    problem: str

    def submit(self, who: Client, **place: int) -> int:
        body = {"pid": self.problem, "language": "Python3", "code": ADD, **place}
        return int(who.post("/api/submit-problem-judge", body).data["submitId"])

    def keep_back(self, others: Shown | None, *, since: int = 0) -> None:
        body = {"cid": CONTEST, "since": since, "others": others}
        assert self.root.post("/api/keep-back", body).data is None

    def accepted_this_week(self) -> int:
        return sum(self.root.get(WEEK, forceRefresh="true").data["acCountList"])


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    server = ServerProcess(
        module=contest_policy.__name__.replace("_policy", "_server"),
        environment={"OJ_LIMITS_SUBMIT_INTERVAL": "true"},
    ).start()
    root, ann, ben = server.client("root"), server.add_user("ann"), server.add_user("ben")
    add_problem(root, a_plus_b("SEALED"))
    set_interval(root, 0)
    yield Site(server, root, ann, ben, "SEALED")
    server.stop()
    server.remove()


@pytest.fixture
def row(site: Site) -> Iterator[int]:
    """Ann's accepted submission in the contest."""
    number = site.submit(site.ann, cid=CONTEST)
    assert wait_for_verdict(site.ann, number)["status"] == 0
    yield number
    site.keep_back(None)


def detail(client: Client, number: int) -> dict[str, Any]:
    return dict(client.get("/api/get-submission-detail", submitId=number).data["submission"])


def in_list(client: Client, number: int, **query: object) -> tuple[dict[str, Any] | None, int]:
    """The row as the contest's list shows it, and the list's total."""
    page = client.get("/api/placed-submissions", contestID=CONTEST, limit=100, **query).data
    found = [each for each in page["records"] if each["submitId"] == number]
    assert len(page["records"]) == page["total"]
    return (found[0] if found else None), page["total"]


def status_of(client: Client, number: int) -> Any:
    body = {"submitIds": [number]}
    return client.post("/api/check-submissions-status", body).data.get(str(number))


def checked_in_contest(client: Client, number: int, cid: int | None = CONTEST) -> Any:
    body = {"submitIds": [number], "cid": cid}
    return client.post("/api/check-contest-submissions-status", body)


def exported(client: Client) -> list[str]:
    return str(client.get("/api/export-contest", contestID=CONTEST).data).splitlines()


def cases(client: Client, number: int) -> Any:
    return client.get("/api/get-all-case-result", submitId=number).data


def marks(client: Client, pid: int) -> Any:
    body = {"pidList": [pid], "isContestProblemList": True, "cid": CONTEST}
    return client.post("/api/get-user-problem-status", body).data[str(pid)]["status"]


def accepted_code(client: Client, pid: int) -> Any:
    return client.get("/api/get-last-ac-code", pid=pid, cid=CONTEST).data["submitId"]


def set_interval(root: Client, seconds: int) -> None:
    body = {"defaultSubmitInterval": seconds}
    assert root.put("/api/admin/switch/update", body).status == 200


def test_the_policy_is_at_most_forty_lines() -> None:
    source = Path(contest_policy.__file__).read_text("utf-8")
    assert len(source.splitlines()) <= 40


@pytest.mark.covers("S1-7.2-10")
def test_rows_are_checked_by_their_contest(site: Site, row: int) -> None:
    found = checked_in_contest(site.ann, row).data[str(row)]
    assert (found["submitId"], found["status"], found["displayPid"]) == (row, 0, "")
    practised = site.submit(site.ann, cid=None)
    assert checked_in_contest(site.ann, practised).data == {}
    assert checked_in_contest(site.ann, row, None).err == "param.cid"
    assert checked_in_contest(site.server.client(), row).http == 401


def test_open_rows_are_shown_to_everybody_who_may_enter(site: Site, row: int) -> None:
    for client in (site.ann, site.ben):
        shown = detail(client, row)
        assert (shown["cid"], shown["status"], shown["code"]) == (CONTEST, 0, ADD)
        assert shown["time"] is not None and shown["length"] == len(ADD)
        assert in_list(client, row)[0]["status"] == status_of(client, row)["status"] == 0
        assert cases(client, row)["judgeCaseList"]
    guest = site.server.client()
    assert guest.get("/api/placed-submissions", contestID=CONTEST).err == "contest.register_first"
    assert row not in [
        each["submitId"] for each in site.ben.get("/api/get-submission-list").data["records"]
    ]


def test_hidden_rows_are_known_to_their_owner_and_staff_alone(site: Site, row: int) -> None:
    before = in_list(site.ben, row)[1]
    week = site.accepted_this_week()
    site.keep_back(Shown.NOTHING)
    assert site.ben.get("/api/get-submission-detail", submitId=row).err == "submission.missing"
    assert site.ben.get("/api/get-all-case-result", submitId=row).err == "submission.missing"
    guest = site.server.client()
    assert guest.get("/api/get-submission-detail", submitId=row).err == "auth.login_required"
    assert in_list(site.ben, row) == (None, 0)
    assert (status_of(site.ben, row), exported(site.ben)) == (None, [])
    assert site.accepted_this_week() == week - before
    shown, total = in_list(site.ann, row)
    assert (shown["status"], total) == (HIDDEN, before)
    assert detail(site.root, row)["status"] == in_list(site.root, row)[0]["status"] == 0
    site.keep_back(None)
    assert in_list(site.ben, row)[1] == before
    assert (detail(site.ben, row)["status"], site.accepted_this_week()) == (0, week)


def test_sealed_rows_tell_that_they_are_there_and_nothing_more(site: Site, row: int) -> None:
    pid = detail(site.ann, row)["pid"]
    assert (marks(site.ann, pid), accepted_code(site.ann, pid)) == (0, row)
    site.keep_back(Shown.ROW)
    for shown in (detail(site.ben, row), in_list(site.ben, row)[0], status_of(site.ben, row)):
        assert [shown[name] for name in RESULTS] == [HIDDEN, None, None, None, None]
    assert (detail(site.ben, row)["code"], cases(site.ben, row)) == (None, None)
    assert f"ann,{HIDDEN},None,None" in exported(site.ben)
    for status in (0, HIDDEN):
        assert in_list(site.ben, row, status=status) == (None, 0)
    by_hand = site.root.get("/api/admin/judge/manual-judge", submitId=row, status=0).data
    assert by_hand["isManual"] and by_hand["judger"] == "root"
    own = detail(site.ann, row)
    assert (own["isManual"], own["judger"]) == (False, None)
    assert (own["code"], [own[name] for name in RESULTS][:4]) == (ADD, [HIDDEN, None, None, None])
    assert (cases(site.ann, row), marks(site.ann, pid)) == (None, HIDDEN)
    assert accepted_code(site.ann, pid) is None
    assert f"ann,0,None,{detail(site.root, row)['time']}" in exported(site.root)
    site.keep_back(None)
    assert detail(site.ben, row)["status"] == in_list(site.ben, row, status=0)[0]["status"] == 0
    assert (marks(site.ann, pid), accepted_code(site.ann, pid)) == (0, row)
    assert cases(site.ben, row)["judgeCaseList"]


def test_a_seal_holds_back_what_came_after_it(site: Site, row: int) -> None:
    later = site.submit(site.ann, cid=CONTEST)
    wait_for_verdict(site.ann, later)
    since = site.root.get("/api/get-submission-detail", submitId=later).data["submission"]
    moment = round(datetime.fromisoformat(since["submitTime"]).timestamp() * 1000)
    site.keep_back(Shown.ROW, since=moment)
    assert (status_of(site.ben, row)["status"], status_of(site.ben, later)["status"]) == (0, HIDDEN)


def test_live_frames_of_a_sealed_contest_end_without_a_result(site: Site, row: int) -> None:
    site.keep_back(Shown.ROW)
    topic = f"submission:{uid_of(site.ann)}"

    # Ann hears the claim as the end: what follows must not reach the ears of the next act.
    def act() -> None:
        wait_for_verdict(site.root, site.submit(site.ann, cid=CONTEST))

    heard = hear(site.server, site.ann, topic, act, is_final)
    assert [frame["status"] for frame in heard] == [5, HIDDEN]
    assert not any(heard[-1][name] for name in ("score", "time", "caseProgress"))
    assert all(frame["gmtModified"] == frame["gmtCreate"] for frame in heard)
    told = hear(site.server, site.root, topic, act, is_final)
    assert told[-1]["status"] == 0 and told[-1]["time"] is not None
    assert {"done": 0, "total": 3} in [frame["caseProgress"] for frame in told]
    site.keep_back(None)
    assert hear(site.server, site.ann, topic, act, is_final)[-1]["status"] == 0


def test_no_frame_tells_of_a_row_that_its_place_hides_altogether(site: Site, row: int) -> None:
    assert site.root.post("/api/keep-back", {"cid": CONTEST, "isRootsAlone": True}).status == 200

    def act() -> None:
        wait_for_verdict(site.root, site.submit(site.ann, cid=CONTEST))
        site.submit(site.ann)

    heard = hear(site.server, site.ann, f"submission:{uid_of(site.ann)}", act, is_final)
    assert {frame["cid"] for frame in heard} == {0}


def test_a_contest_waits_before_practice_and_is_judged_again_before_it(
    site: Site, row: int
) -> None:
    pause(site.root, paused=True)
    try:
        practised = site.submit(site.ben)
        assert site.root.get("/api/admin/judge/rejudge", submitId=row).status == 200
        assert (place_in_line(site, row), place_in_line(site, practised)) == (1, 2)
        later = site.submit(site.ann, cid=CONTEST)
        assert (place_in_line(site, later), place_in_line(site, practised)) == (2, 3)
    finally:
        pause(site.root, paused=False)
    for number in (row, practised, later):
        wait_for_verdict(site.root, number)


def test_the_pause_between_two_submissions_is_practices_alone(site: Site) -> None:
    set_interval(site.root, 3600)
    try:
        again = {"pid": site.problem, "language": "Python3", "code": ADD}
        first = site.submit(site.ann, cid=CONTEST)
        second = site.submit(site.ann, cid=CONTEST)
        refused = site.ann.post("/api/submit-problem-judge", again)
        assert refused.err == "judge.too_fast"
        seconds = refused.json["data"]["seconds"]
        assert seconds > 0 and f"请{seconds}秒后再试" in refused.json["msg"]
    finally:
        set_interval(site.root, 0)
    for number in (first, second, site.submit(site.ann)):
        wait_for_verdict(site.root, number)


def pause(root: Client, *, paused: bool) -> None:
    assert root.put("/api/admin/judge/pause", {"paused": paused}).status == 200


def place_in_line(site: Site, number: int) -> int:
    """1 = next."""
    return int(detail(site.root, number)["queuePosition"])


def test_ranks_and_homes_know_of_practice_alone(site: Site, row: int) -> None:
    def known() -> tuple[Any, ...]:
        home = site.ben.get("/api/get-user-home-info", username="ann").data
        rank = site.ben.get("/api/get-rank-list", type=0, searchUser="ann").data["records"][0]
        days = site.ben.get("/api/get-user-calendar-heatmap", username="ann").data["dataList"]
        solved = site.ann.get("/api/get-user-ac-result").data
        return home["total"], home["solvedList"], rank["ac"], rank["total"], days, solved["days"]

    before = known()
    for kept in (Shown.NOTHING, Shown.ROW, None):
        site.keep_back(kept)
        assert known() == before
    number = site.submit(site.ann)
    wait_for_verdict(site.ann, number)
    assert known() != before


@contextmanager
def switch(root: Client, name: str, value: bool) -> Iterator[None]:
    """One of the site's switches, until the block ends."""
    assert root.put("/api/admin/switch/update", {name: value}).status == 200
    try:
        yield
    finally:
        root.put("/api/admin/switch/update", {name: not value})


def try_out(site: Site, kind: str) -> Answer:
    """A test run on ann's behalf, after the second that must lie between two."""
    body = {"pid": site.problem, "type": kind, "language": "Python3", "code": ADD, "userInput": ""}
    while True:
        answer = site.ann.post("/api/submit-problem-test-judge", body)
        if answer.err != "judge.too_fast":
            return answer
        time.sleep(0.1)


def test_test_runs_ask_the_kind_of_place_whether_it_judges(site: Site) -> None:
    for kind, name, other in (("public", "Public", "contest"), ("group", "Group", "public")):
        with switch(site.root, f"open{name}Judge", False):
            assert try_out(site, kind).err == "switch.judge_closed"
            assert try_out(site, other).status == 200
    assert try_out(site, "group").status == 200


def test_the_switch_that_hides_code_spares_contests(site: Site, row: int) -> None:
    practised = site.submit(site.ann)
    wait_for_verdict(site.ann, practised)
    pid = detail(site.ann, row)["pid"]
    with switch(site.root, "hideNonContestSubmissionCode", True):
        assert detail(site.ann, row)["code"] == ADD
        assert detail(site.ann, practised)["code"] != ADD
        own = site.ann.get("/api/get-last-ac-code", pid=pid, cid=CONTEST).data
        assert own["code"].startswith(ADD)
        assert ADD not in site.ann.get("/api/get-last-ac-code", pid=pid).data["code"]


def test_code_that_is_kept_back_from_its_owner_is_not_given_back(site: Site, row: int) -> None:
    pid = detail(site.ann, row)["pid"]
    assert site.root.post("/api/keep-back", {"cid": CONTEST, "isCollected": True}).status == 200
    assert (detail(site.ann, row)["status"], detail(site.ann, row)["code"]) == (0, None)
    assert accepted_code(site.ann, pid) is None
    site.keep_back(None)
    assert accepted_code(site.ann, pid) == row


def test_whether_code_is_shared_or_sent_again_is_the_places_word(site: Site, row: int) -> None:
    def asked() -> tuple[object, object]:
        shared = site.ann.put("/api/submission", {"submitId": row, "share": True})
        again = site.ann.get("/api/resubmit", submitId=row)
        return shared.err if shared.status != 200 else None, again.err

    assert asked() == ("submission.contest_share", "submission.contest_no_resubmit")
    site.root.post("/api/keep-back", {"cid": CONTEST, "isOver": True})
    # What was accepted did not fail: that is asked after the place.
    assert asked() == (None, "submission.not_failed")


def test_drafts_ask_the_same_policy(site: Site, row: int) -> None:
    pid = detail(site.ann, row)["pid"]
    body = {"pid": pid, "cid": CONTEST, "language": "Python3", "code": "1", "version": 0}
    assert site.ann.put("/api/draft", body).data["version"] == 1
    assert site.ann.get("/api/draft", pid=pid, cid=CONTEST).data["code"] == "1"
    assert site.ann.get("/api/draft", pid=pid).data is None
    # Once nobody may submit any more, what was written can still be read.
    assert site.root.post("/api/keep-back", {"cid": CONTEST, "isCollected": True}).status == 200
    assert site.ann.put("/api/draft", {**body, "code": "2", "version": 1}).err == "contest.ended"
    assert site.ann.get("/api/draft", pid=pid, cid=CONTEST).data["code"] == "1"
    assert len(site.ann.get("/api/draft/versions", pid=pid, cid=CONTEST).data) == 1
    site.keep_back(None)
    elsewhere = {**body, "cid": 50_001}
    assert site.ann.put("/api/draft", elsewhere).err == "timedwork.missing"
    work = {"pid": pid, "language": "Python3", "code": ADD, "cid": 50_001}
    assert site.ann.post("/api/submit-problem-judge", work).err == "timedwork.missing"


def test_the_strip_beside_a_problem_lists_the_place_with_my_results(site: Site, row: int) -> None:
    pid = detail(site.ann, row)["pid"]
    body = {"cid": CONTEST, "pids": [pid], "others": int(Shown.ROW)}
    assert site.root.post("/api/keep-back", body).status == 200

    def strip(client: Client) -> list[dict[str, Any]]:
        return list(client.get("/api/get-full-screen-problem-list", cid=CONTEST).data)

    entry = {"pid": pid, "problemId": "A", "title": "First", "score": None}
    assert strip(site.ben) == [{**entry, "status": None}]
    assert strip(site.ann) == [{**entry, "status": HIDDEN}]
    assert strip(site.root) == [{**entry, "status": None}]
    site.keep_back(None)
    assert site.root.post("/api/keep-back", {"cid": CONTEST, "pids": [pid]}).status == 200
    assert strip(site.ann) == [{**entry, "status": 0}]


def test_a_problem_of_contests_alone_is_met_there_with_all_that_belongs_to_it(site: Site) -> None:
    pid = add_problem(site.root, a_plus_b("HELD", auth=3))
    assert site.root.upload(UPLOAD, "board.txt", b"1", pid=pid).status == 200

    def fetched(who: Client, **place: int) -> int:
        return who.get(DOWNLOAD, pid=pid, name="board.txt", **place).http

    assert (fetched(site.ann, cid=CONTEST), fetched(site.ann)) == (200, 404)
    assert (fetched(site.server.client(), cid=CONTEST), fetched(site.ann, cid=50_001)) == (404, 404)
    assert site.ann.get("/api/draft", pid=pid, cid=CONTEST).data is None
    assert site.ann.get("/api/draft", pid=pid).err == "problem.not_public"
    body = {"pid": pid, "language": "Python3", "code": ADD}
    assert site.ann.post("/api/submit-problem-judge", body).err == "problem.hidden"
    number = site.ann.post("/api/submit-problem-judge", {**body, "cid": CONTEST}).data["submitId"]
    assert wait_for_verdict(site.ann, number)["status"] == 0
    assert detail(site.ben, number)["title"] == "Problem HELD"
    assert accepted_code(site.ann, pid) == number
    assert site.ann.get("/api/get-last-ac-code", pid=pid).err == "problem.not_public"
