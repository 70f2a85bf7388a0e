"""The event feed: everything once, in one order, from any line on, and only while one may read."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from oj_appliance.contests.clics.feed.api import TAKES_WITHIN_S
from oj_appliance.contests.clics.feed.places import MOST_OF_ADDRESS, MOST_OF_STAFF
from oj_appliance.contests.clics.feed.service import KEEP_ALIVE_S
from tests.oj_appliance.contests.boards.staged import AC, CE, WA, Contest, Stage
from tests.oj_appliance.contests.clics.open_feed import feed, feed_that_is_not_read
from tests.oj_appliance.contests.clics.reading import TOKEN_CALL, Tool, replayed, token_of
from tests.oj_appliance.contests.clics.schema import COLLECTIONS
from tests.server_process import ServerProcess

ENDS_WITHIN_S = 120
STOPS_WITHIN_S = 20  # with readers that would read on
LONG_FEED = 300  # submissions


def staffs(stage: Stage, contest: Contest) -> Tool:
    return Tool(stage.server.base, contest.id, token_of(stage.root, contest.id))


def test_a_line_is_told_once_and_the_rest_from_any_line_on(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    contest.submit(person, "A", 10, WA)
    tool = staffs(stage, contest)
    lines = tool.feed()
    for at in range(0, len(lines), 7):
        assert tool.feed(lines[at]["token"]) == lines[at + 1 :]
    number = str(contest.submit(person, "A", 20, AC))
    further = tool.feed(lines[-1]["token"])
    assert [(it["type"], it["id"]) for it in further] == [
        ("submissions", number),
        ("judgements", number),
    ]
    assert tool.feed() == [*lines, *further]


def test_judging_again_cancelling_and_edits_are_told_as_new_lines(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    number = contest.submit(person, "A", 10, AC)
    tool = staffs(stage, contest)
    seen = tool.feed()

    def news() -> list[tuple[str, str | None, object]]:
        further = tool.feed(seen[-1]["token"])
        seen.extend(further)
        return [(it["type"], it["id"], it["data"]) for it in further]

    contest.move(number, "rejudge")
    assert news() == [("judgements", str(number), None)]
    contest.move(number, "verdict", status=WA, time=15)
    ((kind, _, data),) = news()
    assert (kind, data["judgement_type_id"]) == ("judgements", "WA")
    contest.move(number, "by_hand", status=AC)
    ((_, _, data),) = news()
    assert data["judgement_type_id"] == "AC"
    contest.move(number, "cancel")
    ((_, _, data),) = news()
    assert data["judgement_type_id"] == "CS"
    contest.edit(title="Another name")
    ((kind, object_id, data),) = news()
    assert (kind, object_id, data["name"]) == ("contest", None, "Another name")
    username = person.get("/api/get-user-home-info").data["username"]
    contest.edit(star_accounts=[username])
    ((kind, _, data),) = news()
    assert (kind, data["hidden"], data["group_ids"]) == ("teams", True, [])


def test_what_is_gone_is_told_as_gone(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    contest.submit(person, "A", 10, AC)
    number = str(contest.submit(person, "B", 11, AC))
    tool = staffs(stage, contest)
    seen = tool.feed()
    (problem,) = [it["id"] for it in tool.told("/problems") if it["label"] == "B"]
    contest.edit(problems="A")
    further = tool.feed(seen[-1]["token"])
    gone = [(it["type"], it["id"]) for it in further if it["data"] is None]
    assert {("submissions", number), ("judgements", number), ("problems", problem)} <= {*gone}
    known = replayed([*seen, *further])
    assert known["problems"] == tool.by_id("problems")
    assert known["submissions"] == tool.by_id("submissions")


@pytest.mark.parametrize("token", ["", "1", "7-0000000000000000", "x-y", "9" * 50, "1-" + "f" * 16])
def test_a_position_that_the_feed_does_not_have_is_refused(stage: Stage, token: str) -> None:
    contest = stage.contest()
    tool = staffs(stage, contest)
    assert tool.feed()
    answer = tool.get("/event-feed", since_token=token or "-")
    assert (answer.http, answer.json["code"]) == (400, 400)


def test_a_position_of_staffs_feed_is_none_of_the_publics(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    contest.submit(person, "A", 70, AC)
    last = staffs(stage, contest).feed()[-1]["token"]
    public = Tool(stage.server.base, contest.id)
    assert public.get("/event-feed", stream="false", since_token=last).http == 400


def test_the_publics_lines_are_counted_without_a_gap(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    public, staff = Tool(stage.server.base, contest.id), staffs(stage, contest)
    for minute in (10, 61, 62):
        contest.submit(person, "A", minute, CE)
        public.feed()
        staff.feed()
    stage.clock(121)
    numbers = [int(it["token"].split("-")[0]) for it in public.feed()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_an_open_feed_is_told_what_happens(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    token = token_of(stage.root, contest.id)
    with feed(stage.server.base, contest.id, token) as opened:
        assert opened.status == 200
        before = opened.until("state")
        number = str(contest.submit(person, "A", 10, AC))
        further = opened.until("judgements", number)
    assert [it["type"] for it in further] == ["teams", "submissions", "judgements"]
    tokens = [it["token"] for it in (*before, *further)]
    with feed(stage.server.base, contest.id, token, tokens[-2]) as opened:
        assert opened.line() == further[-1]


def test_a_feed_with_nothing_to_say_sends_empty_lines(stage: Stage) -> None:
    contest = stage.contest()
    with feed(stage.server.base, contest.id) as opened:
        opened.until("state")
        for minute in (2, 3):
            stage.clock(minute, later_by=int(KEEP_ALIVE_S) + 1)
            assert opened.raw_line() == b"\n"


def _withdraw(contest: Contest) -> None:
    contest.stage.root.delete(TOKEN_CALL, cid=contest.id)


def _hide(contest: Contest) -> None:
    contest.edit(visible=False)


def _shut(contest: Contest) -> None:
    contest.edit(open_rank=False)


@pytest.mark.parametrize(
    ("end", "is_staff"), [(_withdraw, True), (_hide, True), (_hide, False), (_shut, False)]
)
def test_a_feed_ends_when_its_reader_may_no_longer_read(
    stage: Stage, end: Callable[[Contest], None], is_staff: bool
) -> None:
    contest = stage.contest()
    token = token_of(stage.root, contest.id) if is_staff else ""
    with feed(stage.server.base, contest.id, token) as opened:
        opened.until("state")
        end(contest)
        assert opened.line() is None


def test_feeds_are_bounded_and_a_closed_one_makes_room(stage: Stage) -> None:
    contest = stage.contest()
    token = token_of(stage.root, contest.id)
    for shown, most in (("", MOST_OF_ADDRESS), (token, MOST_OF_STAFF)):
        with ExitStack() as all_of_them:
            deadline = time.monotonic() + ENDS_WITHIN_S
            held = 0
            while held < most:
                # What others have closed just now is still being noticed.
                opened = all_of_them.enter_context(feed(stage.server.base, contest.id, shown))
                held += opened.status == 200
                assert time.monotonic() < deadline
            tool = Tool(stage.server.base, contest.id, shown)
            refused = tool.get("/event-feed", stream="false")
            assert (refused.http, refused.headers["retry-after"]) == (503, "10")
        deadline = time.monotonic() + ENDS_WITHIN_S
        while tool.get("/event-feed", stream="false").http != 200:
            assert time.monotonic() < deadline


@pytest.fixture
def patience(stage: Stage) -> Iterator[Callable[[float], None]]:
    """Sets how long a feed's reader has to take something, in s."""

    def take_within(seconds: float) -> None:
        assert stage.root.post("/api/stage/feed", {"takesWithin": seconds}).data is None

    yield take_within
    take_within(TAKES_WITHIN_S)


def test_readers_that_take_nothing_are_cut_off_and_make_room(
    stage: Stage, patience: Callable[[float], None]
) -> None:
    contest, person = stage.contest(), stage.person()
    # More than a connection and what stands before it hold.
    for minute in range(LONG_FEED):
        contest.submit(person, "A", minute / 10, WA)
    token = token_of(stage.root, contest.id)
    tool = Tool(stage.server.base, contest.id, token)
    last = tool.feed()[-1]["token"]
    patience(0.1)
    with ExitStack() as all_of_them:
        for _ in range(MOST_OF_STAFF):
            all_of_them.enter_context(
                feed_that_is_not_read(stage.server.base, contest.id, token, stage.root.token)
            )
        deadline = time.monotonic() + ENDS_WITHIN_S
        while tool.get("/event-feed", stream="false", since_token=last).http != 200:
            assert time.monotonic() < deadline, "nobody was cut off"


def test_a_restart_loses_and_repeats_nothing() -> None:
    module = "tests.oj_appliance.contests.boards.stage"
    server = ServerProcess(module=module).start()
    try:
        stage = Stage.on(server, time.time_ns() // 1_000_000)
        contest, people = stage.contest(), [stage.person() for _ in range(3)]
        contest.submit(people[0], "A", 10, WA)
        token = token_of(stage.root, contest.id)
        tools = [Tool(server.base, contest.id), Tool(server.base, contest.id, token)]
        read = [tool.feed() for tool in tools]
        unread = contest.submit(people[1], "A", 20, WA)
        server.kill()
        server.start()
        stage.clock(30)
        contest.move(unread, "by_hand", status=AC)
        contest.submit(people[2], "B", 61, AC)
        for tool, first in zip(tools, read, strict=True):
            lines = [*first, *tool.feed(first[-1]["token"])]
            assert lines == tool.feed()
            tokens = [it["token"] for it in lines]
            assert len(tokens) == len(set(tokens))
            known = replayed(lines)
            assert {kind: known.get(kind, {}) for kind in COLLECTIONS} == {
                kind: tool.by_id(kind) for kind in COLLECTIONS
            }
        with feed(server.base, contest.id, token) as opened:
            assert [opened.line() for _ in lines] == lines
            began = time.monotonic()
            server.stop()
            assert opened.line() is None
            assert time.monotonic() - began < STOPS_WITHIN_S
    finally:
        server.end()
