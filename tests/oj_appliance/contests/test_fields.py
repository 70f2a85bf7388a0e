"""The fields of a contest, its codes, how many rows its lists have, and the way every call about it
is made and answered (S2 §3, §7, §9)."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.stage import END, MINUTE, SEAL, Stage
from tests.oj_appliance.submissions.test_live_changes import uid_of


def moment(stage: Stage, minute: float) -> str:
    at = datetime.fromtimestamp((stage.begin + minute * MINUTE) / 1000, UTC)
    return at.isoformat(timespec="milliseconds")


@pytest.mark.covers("S2-3-1", "S2-7-3", "S3-3-12")
def test_a_contest_tells_all_that_its_pages_need(stage: Stage) -> None:
    author = uid_of(stage.people["cat"])
    cid = stage.hold(
        **{"title": "Spring", "description": "**Bring a pen**", "type": 1, "auth": 2},
        **{"user_id": author, "author": "cat", "password": "secret", "open_print": True},
        **{"open_rank": True, "allow_end_submit": True, "oi_rank_score_type": "Highest"},
        **{"rank_show_name": "nickname"},
    )
    stage.at(1)
    told = stage.ann.get("/api/get-contest-info", cid=cid).data
    now = datetime.fromisoformat(told.pop("now"))
    assert 0 <= now.timestamp() * 1000 - (stage.begin + MINUTE) < 50 * MINUTE
    assert told == {
        **{"id": cid, "uid": author, "author": "cat", "title": "Spring", "gid": None},
        **{"description": "**Bring a pen**", "type": 1, "auth": 2, "status": 0, "source": 0},
        **{"startTime": moment(stage, 0), "endTime": moment(stage, END)},
        **{"duration": END * 60, "count": 0, "openRank": True, "openPrint": True},
        **{"oiRankScoreType": "Highest", "rankShowName": "nickname", "allowEndSubmit": True},
        **{"sealRank": True, "sealRankTime": moment(stage, SEAL), "isContestAdmin": False},
        **{"isVirtual": False},
    }


@pytest.mark.covers("S2-9-7")
def test_codes_say_rule_entry_and_state(stage: Stage) -> None:
    stage.at(1)
    for rule, auth, minute, status in ((0, 0, 5, -1), (1, 1, -5, 0), (0, 2, -END, 1)):
        start = stage.begin + minute * MINUTE
        times = {"start_time": start, "end_time": start + END * MINUTE, "seal_rank": False}
        cid = stage.hold(title=f"Coded {auth}", type=rule, auth=auth, **times)
        asked = {"keyword": f"Coded {auth}", "type": rule, "status": status}
        (row,) = stage.ann.get("/api/get-contest-list", **asked).data["records"]
        assert [row[name] for name in ("id", "type", "auth", "status")] == [cid, rule, auth, status]


@pytest.mark.covers("S2-2.1-2", "S2-2.3-7", "S2-2.6-8", "S2-2.7-4", "S2-2.7-7", "S2-9-1")
def test_lists_have_pages_of_the_usual_sizes(stage: Stage) -> None:
    cid = stage.hold(open_rank=True, open_print=True)
    stage.at(1)
    sizes = {
        path: stage.root.get(path, cid=cid).data["size"]
        for path in ("/api/get-contest-list", "/api/get-contest-ac-info", "/api/get-contest-print")
    }
    assert list(sizes.values()) == [10, 20, 15], sizes
    comments = stage.root.get("/api/comments", cid=cid).data["commentList"]
    assert comments["size"] == 10
    for path in ("/api/get-contest-rank", "/api/get-contest-outside-scoreboard"):
        assert stage.root.post(path, {"cid": cid}).data["size"] == 50
        for limit in (10, 30, 50, 100, 300):
            assert stage.root.post(path, {"cid": cid, "limit": limit}).data["size"] == limit


@pytest.mark.covers("S2-7-1")
def test_the_token_is_carried_and_the_answer_is_in_its_envelope(stage: Stage) -> None:
    cid = stage.hold(open_print=True)
    stage.at(1)
    guest = stage.server.client()

    def answers(who: Client) -> list[tuple[int, int, set[str]]]:
        asked = [
            who.get(path, cid=cid)
            for path in (
                *("/api/get-contest-info", "/api/get-contest-access", "/api/contest-submissions"),
                "/api/get-contest-announcement",
            )
        ]
        asked += [
            who.post("/api/get-contest-rank", {"cid": cid}),
            who.post("/api/submit-print-text", {"cid": cid, "content": "line of text\n" * 5}),
        ]
        return [(each.http, each.status, set(each.json)) for each in asked]

    envelope = {"status", "msg", "data"}
    for http, status, keys in answers(guest):
        assert (http, status) == (401, 401) and keys >= envelope
    assert answers(stage.ann) == [(200, 200, envelope)] * 6
