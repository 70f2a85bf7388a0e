"""What an invigilator sees of computers: wrong clocks, second places, and one that was started
again."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from tests.exam.doors import beside_browsers
from tests.exam.figures import report
from tests.exam.room import IS_FULL
from tests.http_client import Client
from tests.oj_appliance.exam_rooms.making import (
    here,
    logged_in_at,
    make_room,
    person_of,
    seats_of,
    sit,
    wait_for_person,
)
from tests.oj_appliance.exam_rooms.pauses.steps import ms_of
from tests.oj_appliance.timed_work.stage import MINUTE, WorkStage
from tests.oj_appliance.web.test_live import live, talk

HOUR = 60 * MINUTE
YEAR_2001 = 978_307_200_000
BLINK_BOUND_S = 5
SECRET = "secret123"
OWN_PC, OTHER_PC = "10.0.1.1", "10.0.1.2"


@dataclass(frozen=True)
class Seated:
    """A participant who has begun at the computer of seat 1, known by that session alone."""

    stage: WorkStage
    tid: int
    name: str
    client: Client

    def row(self, seems: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Of the board, as soon as it tells this."""
        return wait_for_person(self.stage.root, self.tid, self.name, seems)

    def seat(self) -> dict[str, Any]:
        return seats_of(self.stage.root, self.tid)["1"]

    def server_ms(self) -> int:
        """What the server's clock shows, which the test has set: what a right one shows, too."""
        return ms_of(self.stage.info(self.stage.root, self.tid).data["now"])


_names = itertools.count(1)


@pytest.fixture
def seated(proxied: WorkStage) -> Seated:
    stage = proxied
    name, tid = f"pupil{next(_names)}", stage.hold()
    stage.at(1)
    make_room(stage.root, tid)
    stage.server.make_user(name, SECRET)
    client = logged_in_at(stage.ann, name, OWN_PC)
    assert sit(stage.root, seats_of(stage.root, tid)["1"], named(stage, name)).status == 200
    assert stage.begin_as(client, tid).status == 200
    found = Seated(stage, tid, name, client)
    found.row(lambda _: found.seat()["address"] == OWN_PC)
    return found


def named(stage: WorkStage, name: str) -> str:
    return str(stage.root.get("/api/get-user-home-info", username=name).data["uid"])


@pytest.mark.parametrize("clock", ["-3 h", "+3 h", "2001"])
def test_a_wrong_clock_warns_and_changes_nothing(seated: Seated, clock: str) -> None:
    stage, tid = seated.stage, seated.tid
    now = stage.begin + MINUTE
    told = {"-3 h": now - 3 * HOUR, "+3 h": now + 3 * HOUR, "2001": YEAR_2001}[clock]
    before = stage.info(seated.client, tid).data["effectiveEnd"]
    here(seated.client, told)
    row = seated.row(lambda it: it["clockOff"] is not None)
    head = stage.info(seated.client, tid).data
    sent = stage.send(seated.client, tid)
    report("E7", f"clock {clock}: off {row['clockOff']} s, {row['alarms']}", "end unmoved, warned")
    assert row["alarms"] == ["wrong_clock"]
    assert abs(row["clockOff"] * 1000 - (told - now)) < MINUTE
    assert before == head["effectiveEnd"] == row["effectiveEnd"] and sent.status == 200
    here(seated.client, seated.server_ms())
    seated.row(lambda it: it["alarms"] == [])


@pytest.mark.parametrize("one_place", ["any", "refuse", "take_over"])
def test_a_second_computer_is_on_the_board_at_once(seated: Seated, one_place: str) -> None:
    stage, tid = seated.stage, seated.tid
    stage.decide(tid, onePlace=one_place)
    assert stage.problems(seated.client, tid).status == 200
    began = time.monotonic()
    other = logged_in_at(seated.client, seated.name, OTHER_PC)
    second = stage.problems(other, tid)
    seated.row(lambda it: "other_computer" in it["alarms"])
    blinked = time.monotonic() - began
    first = stage.problems(seated.client, tid)
    if one_place == "take_over":
        assert (second.status, first.err) == (200, "exam.elsewhere")
        alarms = seated.row(lambda it: it["address"] == OTHER_PC)["alarms"]
        assert alarms == ["other_computer"]
    else:
        assert first.status == 200
        assert second.err == ("exam.second_place" if one_place == "refuse" else "")
        alarms = seated.row(lambda it: "two_places" in it["alarms"])["alarms"]
    report(
        "E16", f"{one_place}: on the board after {blinked:.2f} s: {alarms}", f"{BLINK_BOUND_S} s"
    )
    assert blinked <= BLINK_BOUND_S * (1 if IS_FULL else 6)
    assert seated.seat()["address"] == OWN_PC


def test_whoever_looks_at_the_board_hears_of_another_computer(seated: Seated) -> None:
    stage, topic = seated.stage, f"exam-room:{seated.tid}"

    def other_computer_comes() -> None:
        other = logged_in_at(seated.client, seated.name, OTHER_PC)
        assert stage.info(other, seated.tid).status == 200

    def is_on_the_board() -> bool:
        row = person_of(stage.root, seated.tid, seated.name)
        return "other_computer" in row["alarms"]

    async def hear() -> dict[str, Any]:
        async with (
            ClientSession() as session,
            session.ws_connect(live(stage.server), autoclose=False) as socket,
        ):
            await socket.send_json({"token": stage.root.token, "topics": [topic]})
            answer = await socket.receive_json(timeout=120)
            assert answer["data"]["topics"] == [topic]
            await next_of(socket, topic)  # how it stands
            assert not await asyncio.to_thread(is_on_the_board)
            await asyncio.to_thread(other_computer_comes)
            while True:
                frame = await next_of(socket, topic)
                if await asyncio.to_thread(is_on_the_board):
                    return frame

    now = stage.begin + MINUTE
    assert now - MINUTE < beside_browsers(lambda: asyncio.run(hear()))["data"]["now"] < now + HOUR
    asked = {"token": seated.client.token, "topics": [topic]}
    (answer,) = beside_browsers(lambda: talk(stage.server, asked, lambda: None, lambda frame: True))
    assert answer["data"]["refused"] == [topic]


async def next_of(socket: ClientWebSocketResponse, topic: str) -> dict[str, Any]:
    while (frame := await socket.receive_json(timeout=60))["topic"] != topic:
        assert frame["topic"] == "beat", frame
    return dict(frame)


def test_a_wiped_computer_at_its_seat_is_no_second_place(seated: Seated) -> None:
    before = seated.row(lambda it: it["state"] == "working")
    again = logged_in_at(seated.client, seated.name, OWN_PC)
    assert seated.stage.info(again, seated.tid).data["effectiveEnd"] == before["effectiveEnd"]
    here(again, seated.server_ms())
    row = seated.row(lambda it: it["clockOff"] is not None)
    report("E32", f"alarms {row['alarms']}, seat {seated.seat()['name']}", "none, the same")
    assert (row["alarms"], row["state"]) == ([], "working")
    assert (row["seatId"], row["effectiveEnd"]) == (before["seatId"], before["effectiveEnd"])
