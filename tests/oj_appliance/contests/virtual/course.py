"""What tests of virtual participation ask of the server."""

from __future__ import annotations

from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.stage import WRONG, Stage

# Minutes after the contest's start at which the virtual ones of these tests begin.
LATER = 500


def played(stage: Stage, **values: Any) -> int:
    """A contest of two hours that is over: ben solved A at 30, cat failed at 20 and solved it at
    40, ben failed B at 50 and solved it at 90."""
    cid = stage.hold(**values)
    ben, cat = stage.ben, stage.people["cat"]
    for minute, who, problem, code in (
        (20, cat, "A", WRONG),
        (30, ben, "A", None),
        (40, cat, "A", None),
        (50, ben, "B", WRONG),
        (90, ben, "B", None),
    ):
        stage.at(minute)
        stage.submit(who, cid, problem, **({} if code is None else {"code": code}))
    return cid


def start(who: Client, cid: int) -> Answer:
    return who.post("/api/start-contest-virtual", {"cid": cid})


def end(who: Client, cid: int) -> Answer:
    return who.post("/api/end-contest-virtual", {"cid": cid})


def view(who: Client, cid: int) -> Any:
    return who.get("/api/get-contest-virtual", cid=cid).data


def info(who: Client, cid: int) -> Any:
    return who.get("/api/get-contest-info", cid=cid).data


def board(who: Client, cid: int, **asked: Any) -> list[tuple[Any, ...]]:
    """Name, rank, solved and minutes of each row; a virtual one's name bears a +."""
    answer = who.post("/api/get-contest-rank", {"cid": cid, **asked})
    assert answer.status == 200, answer
    return [
        (
            ("+" if row.get("isVirtual") else "") + row["username"],
            row["rank"],
            row["ac"],
            row["totalTime"] // 60,
        )
        for row in answer.data["records"]
    ]


def rows(who: Client, cid: int, **asked: Any) -> list[int]:
    answer = who.get("/api/contest-submissions", contestID=cid, **asked)
    assert answer.status == 200, answer
    return [row["submitId"] for row in answer.data["records"]]


def counts(who: Client, cid: int) -> dict[str, tuple[int, int]]:
    found = who.get("/api/get-contest-problem", cid=cid).data
    return {each["displayId"]: (each["ac"], each["total"]) for each in found}
