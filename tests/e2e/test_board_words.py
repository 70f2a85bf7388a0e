"""What the room board says of people and of the judge, in both languages at once: each state and
alarm of a seat, and how much still waits for a verdict."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.board_hall import OFFICE, ROOM, TABLET, Hall, tap, tile
from tests.e2e.exam_day import MINUTE, Window, wait_until
from tests.exam.doors import CONFIG_KEY
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.exam_rooms.making import logged_in_at, make_room, seats_of, sit
from tests.oj_appliance.timed_work.making import add_to_work, create_work, hand_in, start
from tests.problem_bodies import a_plus_b, add_problem

NAMES = ("lin", "mei", "tao", "bo", "chuyi", "anran")
ADD = "print(sum(map(int, input().split())))"
CHINESE = {
    "disconnected": r"已断开 \d+ 分钟",
    "idle": r"无操作 \d+ 分钟",
    "two_places": "两处同时",
    "other_computer": "换了电脑",
    "closed": "已被结束",
    "handed_in": "已交卷",
    "away": "未到",
    "wrong_clock": "时钟错误",
    "ordinary_browser": "非锁定浏览器",
}
ENGLISH = {
    "disconnected": r"Offline \d+ min",
    "idle": r"Idle \d+ min",
    "two_places": "Two places",
    "other_computer": "Other PC",
    "closed": "Ended by staff",
    "handed_in": "Handed in",
    "away": "Not here",
    "wrong_clock": "Wrong clock",
    "ordinary_browser": "Not the locked browser",
}

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def hall(browser: Browser) -> Iterator[Hall]:
    made = Hall(browser)
    try:
        made.make_staff("ida")
        yield made
    finally:
        made.close()


def own_pc(name: str) -> str:
    return f"10.0.1.{NAMES.index(name) + 1}"


def test_the_board_tells_each_state_of_a_seat_and_what_waits_for_a_verdict(hall: Hall) -> None:
    tid = create_work(hall.root, title="Mid-term", begins=-1, lasts=300, duration=120 * 60)
    pids = {}
    for letter in ("A", "B"):
        pids[letter] = add_problem(hall.root, a_plus_b(f"WORDS{letter}"))
        assert add_to_work(hall.root, tid, pids[letter], letter).status == 200
    make_room(hall.root, tid, "101", rows=2, columns=3)
    for number, name in enumerate(NAMES, 1):
        hall.sit_down(name, own_pc(name))
        seat = seats_of(hall.root, tid, "101")[str(number)]
        assert sit(hall.root, seat, hall.uid(name)).status == 200
    tablet, desk = hall.window("ida", "zh-CN", TABLET), hall.window("root", "en-US", OFFICE)
    boards = Boards(tablet, desk)
    for board in (tablet, desk):
        board.open(f"/admin/timedwork/{tid}/room")
    what_waits_is_told(hall, tid, pids, boards)
    each_state_has_its_words(hall, tid, boards)
    who_asks_for_a_look_is_counted(boards)


class Boards:
    def __init__(self, chinese: Window, english: Window) -> None:
        self.both = (chinese, english)

    def see(self, name: str, word: str) -> None:
        """On the tile of this person."""
        for board, words in zip(self.both, (CHINESE, ENGLISH), strict=True):
            expect(tile(board, name)).to_contain_text(re.compile(words[word]))

    def never_see(self, name: str, word: str) -> None:
        for board, words in zip(self.both, (CHINESE, ENGLISH), strict=True):
            expect(tile(board, name)).not_to_contain_text(re.compile(words[word]))

    def look(self, name: str) -> None:
        for board in self.both:
            board.look(f"{name}-{board.texts.language}")

    def lights(self) -> tuple[str, str]:
        """What each says of the judge."""
        chinese, english = (board.page.get_by_role("status") for board in self.both)
        return (
            chinese.filter(has_text="份提交").inner_text(),
            english.filter(has_text="Received").inner_text(),
        )

    def wait_for_light(self, chinese: str, english: str) -> None:
        for board, said in zip(self.both, (chinese, english), strict=True):
            expect(board.page.get_by_text(re.compile(said))).to_be_visible()


def send(client: Client, tid: int, letter: str) -> int:
    place = {"pid": 1, "displayTid": letter, "cid": tid + 50_000}
    body = {**place, "language": "Python3", "code": ADD}
    return int(client.post("/api/submit-problem-judge", body).data["submitId"])


def what_waits_is_told(hall: Hall, tid: int, pids: dict[str, int], boards: Boards) -> None:
    """Three wait for a problem that is paused; the pace is that of another problem."""
    writer = hall.clients["lin"]
    assert start(writer, tid).status == 200
    judging = {"tid": tid, "pid": pids["A"]}
    paused = {**judging, "paused": True, "reason": "Wrong data"}
    assert hall.root.put("/api/admin/exam/judging", paused).status == 200
    for _ in range(3):
        send(writer, tid, "A")
    boards.wait_for_light(
        "^收到 3 份提交，3 份待评测$", "^Received 3 submissions, 3 still to be judged$"
    )
    for number in [send(writer, tid, "B") for _ in range(6)]:
        wait_for_verdict(hall.root, number)
    wait_until(lambda: boards.lights() == lights_told(hall, tid), "the lights of both boards")
    boards.look("words-waiting")
    goes_on = {**judging, "paused": False}
    assert hall.root.put("/api/admin/exam/judging", goes_on).status == 200
    boards.wait_for_light(
        r"^收到 \d+ 份提交，全部已评测$", r"^Received \d+ submissions, all judged$"
    )


def lights_told(hall: Hall, tid: int) -> tuple[str, str]:
    """What both lights have to say of what the board tells now: how fast the judge was in the last
    minute differs from one computer to another, and is known no more a minute later."""
    seconds = hall.ask("board", tid)["judging"]["seconds"]
    chinese = "收到 9 份提交，3 份待评测"
    english = "Received 9 submissions, 3 still to be judged"
    if seconds is None:
        return chinese, english
    if seconds < 60:
        return f"{chinese}，约需 {seconds} 秒", f"{english}, about {seconds} s"
    minutes = math.ceil(seconds / 60)
    return f"{chinese}，约需 {minutes} 分钟", f"{english}, about {minutes} min"


def each_state_has_its_words(hall: Hall, tid: int, boards: Boards) -> None:
    for name in ("mei", "tao", "bo", "chuyi"):
        assert start(hall.clients[name], tid).status == 200
    numbers = {name: str(number) for number, name in enumerate(NAMES, 1)}
    wait_until(
        lambda: all(
            seats_of(hall.root, tid, "101")[numbers[name]]["address"] == own_pc(name)
            for name in ("lin", "mei", "tao", "bo", "chuyi")
        ),
        "the computers of the seats",
    )
    # Six minutes later: one is silent, the others are there and have written nothing.
    hall.leave("lin")
    hall.leave("anran")
    hall.pass_minutes(6)
    boards.see("lin", "disconnected")
    boards.see("mei", "idle")
    boards.see("anran", "away")
    assert hand_in(hall.clients["bo"], tid).status == 200
    boards.see("bo", "handed_in")
    close = {"tid": tid, "uid": hall.uid("chuyi"), "action": "close"}
    assert hall.root.put("/api/admin/homework/record", close).status == 200
    boards.see("chuyi", "closed")
    # The same account at a second computer, and another one whose clock is of yesterday.
    hall.sit_down("mei", "10.0.9.9", at="a phone")
    boards.see("mei", "two_places")
    hall.sit_down("tao", "10.0.9.8", off_ms=-24 * 60 * MINUTE)
    boards.see("tao", "other_computer")
    boards.see("tao", "wrong_clock")
    boards.never_see("lin", "other_computer")
    settings = {"tid": tid, "configKeys": [CONFIG_KEY]}
    assert hall.root.put("/api/admin/exam/settings", settings).status == 200
    fresh = logged_in_at(hall.server.client(), "lin", own_pc("lin"))
    refused = fresh.get("/api/homework/get-timed-work-problem-list", tid=tid)
    assert refused.err == "exam.browser_required"
    boards.see("lin", "ordinary_browser")
    boards.never_see("bo", "ordinary_browser")
    boards.look("words-states")


def who_asks_for_a_look_is_counted(boards: Boards) -> None:
    """Pressed, the others are dim; with one more press all are as before."""
    for board in boards.both:
        look = board.texts(ROOM, "look", count=3)
        button = board.page.get_by_role("button", name=look, exact=True)
        tap(board, button)
        expect(button).to_have_attribute("aria-pressed", "true")
        tap(board, button)
        expect(button).to_have_attribute("aria-pressed", "false")
