"""Who is in a contest hears at once that something was announced or asked (00-conventions §9.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import ClientSession

from tests.http_client import Client
from tests.oj_appliance.contests.talk.meeting import Meeting
from tests.oj_appliance.contests.talk.test_announcements import announce
from tests.oj_appliance.contests.talk.test_clarifications import privately
from tests.oj_appliance.contests.talk.test_comments import ask


def hear(meeting: Meeting, client: Client, cid: int, act: Callable[[], object]) -> dict[str, Any]:
    """The first frame of the contest after the act."""

    async def run() -> dict[str, Any]:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{meeting.server.base}/api/live", autoclose=False) as socket,
        ):
            await socket.send_json({"token": client.token, "topics": [f"contest:{cid}"]})
            accepted = await socket.receive_json(timeout=120)
            assert accepted["data"]["topics"] == [f"contest:{cid}"]
            await asyncio.to_thread(act)
            heard: dict[str, Any] = await socket.receive_json(timeout=120)
            while heard["topic"] == "beat":
                heard = await socket.receive_json(timeout=120)
            return heard

    return asyncio.run(run())


def test_a_visible_announcement_is_told_to_its_contest_alone(meeting: Meeting) -> None:
    cid = meeting["quiet"]

    def act() -> None:
        announce(meeting.organiser, meeting["other"], "Elsewhere")
        announce(meeting.organiser, cid, "Not to be heard", status=1)
        announce(meeting.organiser, cid, "To be heard")

    frame = hear(meeting, meeting.ann, cid, act)
    assert frame["topic"] == f"contest:{cid}" and frame["data"]["kind"] == "announcement"
    rows = meeting.ann.get("/api/get-contest-announcement", cid=cid).data["records"]
    assert (rows[0]["title"], rows[0]["id"]) == ("To be heard", frame["data"]["id"])


def test_a_question_is_a_hint_to_whom_it_concerns_without_a_word_of_it(meeting: Meeting) -> None:
    cid = meeting["quiet"]

    def act() -> None:
        ask(meeting.ben, cid, "Ben: secret")
        announce(meeting.organiser, cid, "After the question")

    heard = hear(meeting, meeting.organiser, cid, act)["data"]
    assert heard.keys() == {"kind", "now"} and heard["kind"] == "comment"
    assert hear(meeting, meeting.ann, cid, act)["data"]["kind"] == "announcement"


def test_a_private_answer_is_a_hint_to_its_asker_and_the_managers_alone(meeting: Meeting) -> None:
    # After the end, when the question itself is everybody's.
    cid = meeting["over"]
    asked = ask(meeting.ann, cid, "Is my seat right?")

    def act() -> None:
        given = privately(meeting.organiser, asked, "It is").data
        assert meeting.organiser.delete("/api/reply", id=given["id"]).err == ""
        announce(meeting.organiser, cid, "After the private answer")

    for concerned in (meeting.ann, meeting.organiser, meeting.root):
        assert hear(meeting, concerned, cid, act)["data"]["kind"] == "comment"
    for other in (meeting.ben, meeting.other_admin):
        assert hear(meeting, other, cid, act)["data"]["kind"] == "announcement"
