"""E13: what arrives when a student's time is over."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.exam.figures import report
from tests.http_client import Client
from tests.oj_appliance.exam_rooms.pauses.steps import end_ms
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, MINUTE, OWN, WRONG, WorkStage

GRACE = 300  # s; the clock goes on while a test runs
SUBMIT = "/api/submit-problem-judge"


def at_grace(stage: WorkStage, tid: int, name: str, share: float) -> None:
    """After so much of the grace since this person's end: each has begun at a moment of their own,
    a second later than another where the machine is busy."""
    since_begin = end_ms(stage, tid, name) - stage.begin + round(share * GRACE * 1000)
    stage.at(since_begin / MINUTE)


def lateness(stage: WorkStage, who: Client, tid: int, name: str) -> list[dict[str, Any] | None]:
    """Of somebody's submissions, the newest first."""
    found = stage.submissions(who, tid, username=name).data["records"]
    return [row.get("arrival") for row in found]


def test_within_the_grace_it_counts_as_late_and_beyond_it_is_kept_for_staff(
    stage: WorkStage,
) -> None:
    tid = stage.hold({"grace_s": GRACE})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    for name in ("ann", "ben"):
        stage.submit(stage.people[name], tid, "A", WRONG)
    at_grace(stage, tid, "ann", 0.9)
    number = stage.submit(stage.ann, tid, "A", ADD)
    at_grace(stage, tid, "ben", 1.1)
    stage.submit(stage.ben, tid, "A", ADD)
    at_grace(stage, tid, "ben", 1.5)
    within, beyond = (lateness(stage, stage.root, tid, name) for name in ("ann", "ben"))
    scores = {row["username"]: row["score"] for row in stage.rank(stage.root, tid).data}
    told = f"0.9 x grace: {within[0]}, 1.1 x grace: {beyond[0]}, points: {scores}"
    report("E13", told, "the first counts and both are told as late")
    assert within[0] is not None and beyond[0] is not None
    assert within[0]["counts"] and 0.9 * GRACE <= within[0]["lateSeconds"] <= GRACE
    assert not beyond[0]["counts"] and beyond[0]["lateSeconds"] >= 1.1 * GRACE
    assert within[1] is None and beyond[1] is None
    assert scores == {"ann": 100, "ben": 0}
    for name, expected in (("ann", within), ("ben", beyond)):
        assert lateness(stage, stage.people[name], tid, name) == expected
    detail = stage.ann.get("/api/get-submission-detail", submitId=number).data["submission"]
    assert detail["arrival"] == within[0]
    assert {row["myScore"] for row in stage.problems(stage.ben, tid).data} == {0, None}


def test_results_wait_for_the_grace_and_granted_time_makes_late_ones_count(
    stage: WorkStage,
) -> None:
    tid = stage.hold({"grace_s": GRACE})
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid, "A", ADD)
    at_grace(stage, tid, "ann", 0.5)
    assert not stage.info(stage.ann, tid).data["tellsResults"]
    assert stage.submissions(stage.ann, tid).data["records"][0]["status"] == -5
    assert stage.rank(stage.ann, tid).err == "timedwork.results_later"
    at_grace(stage, tid, "ann", 1.1)
    assert stage.submissions(stage.ann, tid).data["records"][0]["status"] == 0
    stage.submit(stage.ann, tid, "B", ADD)
    assert lateness(stage, stage.ann, tid, "ann")[0] is not None
    stage.record(tid, "ann", extra_ms=600_000)
    assert lateness(stage, stage.ann, tid, "ann")[0] is None
    at_grace(stage, tid, "ann", 5)
    assert stage.rank(stage.root, tid).data[0]["score"] == 150


def test_who_handed_in_has_no_grace_and_long_after_the_end_nothing_is_stored(
    stage: WorkStage,
) -> None:
    tid = stage.hold({"grace_s": GRACE})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.at(OWN)
    stage.hand_in(stage.ben, tid)
    assert stage.send(stage.ben, tid).err == "timedwork.ended"
    at_grace(stage, tid, "ann", 2.5)
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    assert stage.submissions(stage.root, tid).data["total"] == 0


def send_slowly(stage: WorkStage, tid: int, between: Callable[[], object]) -> dict[str, Any]:
    """ann's submission of A, the text of which comes after what happens `between`."""
    body = {"pid": "A", "cid": tid + CID_OFFSET, "language": "Python3", "code": ADD}
    whole = json.dumps(body).encode()
    address = urlsplit(stage.server.base)
    with socket.create_connection((address.hostname, address.port)) as connection:
        head = (
            f"POST {SUBMIT} HTTP/1.1\r\nHost: {address.netloc}\r\n"
            f"Authorization: {stage.ann.token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(whole)}\r\nConnection: close\r\n\r\n"
        )
        connection.sendall(head.encode() + whole[:1])
        # Answered on another connection after that head: the server has met it by then.
        stage.info(stage.ann, tid)
        between()
        connection.sendall(whole[1:])
        received = b""
        while part := connection.recv(65536):
            received += part
    answer: dict[str, Any] = json.loads(received.partition(b"\r\n\r\n")[2])
    return answer


@pytest.mark.parametrize(("journey", "is_late"), [(0.3, False), (2, True)])
def test_a_request_that_began_in_time_is_in_time_unless_its_text_came_much_later(
    stage: WorkStage, journey: float, *, is_late: bool
) -> None:
    """`journey` in minutes, of which half a minute is believed."""
    tid = stage.hold({"grace_s": GRACE})
    stage.at(1)
    stage.start(tid, "ann")
    stage.at(OWN + 0.9)
    send_slowly(stage, tid, lambda: stage.at(OWN + 0.9 + journey))
    (late,) = lateness(stage, stage.root, tid, "ann")
    assert (late is not None) == is_late


def test_nothing_that_counts_comes_from_whoever_was_told_their_results(stage: WorkStage) -> None:
    """A request that was only opened in time would bring what the results taught."""
    tid = stage.hold({"grace_s": 10})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.submit(stage.ann, tid, "A", WRONG)
    answer = send_slowly(stage, tid, lambda: stage.hand_in(stage.ann, tid))
    assert stage.info(stage.ann, tid).data["tellsResults"]
    assert answer.get("err") == "timedwork.ended"
    assert stage.submissions(stage.root, tid).data["total"] == 1

    tid = stage.hold({"grace_s": 10})
    # The clock has gone on: the end lies a whole time of one's own after this start.
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid, "A", WRONG)
    stage.at(OWN + 0.9)
    send_slowly(stage, tid, lambda: stage.at(OWN + 1.3))
    assert stage.info(stage.ann, tid).data["tellsResults"]
    late, _ = lateness(stage, stage.root, tid, "ann")
    assert late is not None and not late["counts"]
