"""The slide puzzle before a login after failures (contract account.md; 00-conventions §3)."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.accounts.rules import PUZZLE_TOLERANCE_PX, puzzle_fits
from oj_appliance.accounts.signing_in import challenges
from oj_appliance.accounts.signing_in.puzzle_pictures import PUZZLE_SIZE, draw_puzzle
from oj_appliance.clock import Clock
from tests.gap_finder import find_gap
from tests.http_client import Client
from tests.oj_appliance.accounts.people import join
from tests.oj_appliance.accounts.puzzles import browser, fail, log_in, solved
from tests.server_process import ServerProcess

STRAIGHT = [[0, 3, 0], [40, 3, 90], [90, 3, 180]]


@pytest.mark.covers("S1-4.2-1", "S1-9-8c")
def test_five_failures_bring_the_puzzle_and_a_login_ends_it(server: ServerProcess) -> None:
    server.add_user("puzzled")
    mine = browser(server)
    assert fail(mine, "puzzled", 5) == ["auth.wrong_credentials"] * 5
    assert log_in(mine, "Puzzled", "secret123").err == "auth.puzzle_required"
    assert log_in(mine, "puzzled", "secret123", **solved(mine)).status == 200
    assert log_in(mine, "puzzled", "secret123").status == 200


def test_the_failures_of_a_class_mate_do_not_bother_the_owners_browser(
    server: ServerProcess,
) -> None:
    server.add_user("victim")
    joker, victim = browser(server), browser(server)
    assert log_in(victim, "victim", "secret123").status == 200
    assert fail(joker, "victim", 6)[-1] == "auth.puzzle_required"
    assert log_in(victim, "victim", "secret123").status == 200
    assert fail(joker, "victim", 1) == ["auth.puzzle_required"]


@pytest.mark.covers("S1-5-11", "S1-8-8k")
def test_only_a_solved_puzzle_counts_and_only_once(server: ServerProcess) -> None:
    server.add_user("slider")
    mine = browser(server)
    fail(mine, "slider", 5)
    for bad in (
        solved(mine, off=PUZZLE_TOLERANCE_PX + 8),
        solved(mine, trail=STRAIGHT),
        solved(mine, trail=[]),
        {**solved(mine), "puzzleKey": "0" * 32},
    ):
        assert log_in(mine, "slider", "secret123", **bad).err == "auth.puzzle_wrong"
    mine.language = "en-US"
    told = log_in(mine, "slider", "secret123", **solved(mine, trail=STRAIGHT)).json["msg"]
    assert told == "Guess robot: operating too fast, verify again"
    answer = solved(mine)
    assert log_in(mine, "slider", "nonsense", **answer).err == "auth.wrong_credentials"
    assert log_in(mine, "slider", "secret123", **answer).err == "auth.puzzle_wrong"
    assert log_in(mine, "slider", "secret123", **solved(mine)).status == 200


def test_the_back_office_asks_for_the_puzzle_too(server: ServerProcess) -> None:
    mine = browser(server)
    fail(mine, "nobody-here", 5)
    body = {"username": "nobody-here", "password": "nonsense"}
    assert mine.post("/api/admin/login", body).err == "auth.puzzle_required"


@pytest.mark.covers("S1-5-11", "S1-3-8")
def test_the_pictures_have_the_sizes_of_the_contract(guest: Client) -> None:
    puzzle = guest.get("/api/login-puzzle").data
    assert (puzzle["width"], puzzle["height"]) == (325, 100)
    assert png_size(puzzle["background"]) == (325, 100)
    assert png_size(puzzle["piece"]) == (42, 42)
    captcha = guest.get("/api/captcha").data
    assert png_size(captcha["img"]) == (90, 30)
    assert len(captcha["captchaKey"]) == len(puzzle["puzzleKey"]) == 32


def png_size(data_uri: str) -> tuple[int, int]:
    content = base64.b64decode(data_uri.removeprefix("data:image/png;base64,"))
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_a_piece_leaves_its_gap_where_it_was_cut() -> None:
    width, height = PUZZLE_SIZE
    for x, y in ((50, 6), (150, 30), (width - 50, height - 50)):
        background, _ = draw_puzzle(x, y)
        assert abs(find_gap(background, y) - x) <= PUZZLE_TOLERANCE_PX


@given(
    gap=st.integers(50, 280),
    off=st.integers(-20, 20),
    trail=st.lists(st.tuples(st.integers(), st.integers(0, 2), st.integers()), max_size=6),
)
def test_a_puzzle_fits_by_place_and_by_hand(
    gap: int, off: int, trail: list[tuple[int, int, int]]
) -> None:
    moves_by_hand = len(trail) >= 2 and any(y != trail[0][1] for _, y, _ in trail)
    assert puzzle_fits(gap, gap + off, trail) == (abs(off) <= 3 and moves_by_hand)


@pytest.fixture(scope="module")
def counting() -> Iterator[ServerProcess]:
    environment = {
        "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "3",
        "OJ_LIMITS_ACCOUNTS_PER_HOUR_ADDRESS": "2",
        "OJ_SERVER_TRUSTED_PROXY": "127.0.0.1",
    }
    running = ServerProcess(environment=environment).start()
    yield running
    running.stop()
    running.remove()


def test_pictures_registrations_and_questions_for_names_are_limited_for_each_address(
    counting: ServerProcess,
) -> None:
    greedy, other = counting.client(), counting.client()
    other.headers["X-Forwarded-For"] = "10.0.0.2"

    def anew(path: str, body: dict[str, str] | None = None) -> str:
        """As another browser."""
        greedy.cookie = f"oj_client={secrets.token_hex(16)}"
        return (greedy.get(path) if body is None else greedy.post(path, body)).err

    paths = ["/api/captcha", "/api/login-puzzle", "/api/captcha", "/api/login-puzzle"]
    assert [anew(path) for path in paths] == ["", "", "", "auth.too_fast"]
    assert other.get("/api/captcha").status == 200
    body = {"username": "many", "password": "secret123", "code": "CLASS7"}
    errors = [anew("/api/register", body) for _ in range(4)]
    assert errors == ["register.invite_wrong"] * 3 + ["auth.too_fast"]
    errors = [anew("/api/check-username-or-email", {"username": "root"}) for _ in range(4)]
    assert errors == ["", "", "", "auth.too_fast"]


def test_an_address_registers_a_bounded_number_of_accounts(counting: ServerProcess) -> None:
    root = counting.client()
    root.headers["X-Forwarded-For"] = "10.0.0.3"
    root.login("root", "rootroot")
    code = root.get("/api/admin/config/get-web-config").data["inviteCode"]
    greedy = counting.client()
    greedy.headers["X-Forwarded-For"] = "10.0.0.4"
    body = {"password": "secret123", "email": "", "code": code}
    errors = [greedy.post("/api/register", {**body, "username": f"own{n}"}).err for n in range(3)]
    assert errors == ["", "", "auth.too_fast"]


def test_a_heap_of_puzzles_costs_one_drawing_a_second() -> None:
    drawn = []

    def draw(x: int, y: int) -> tuple[str, str]:
        drawn.append(x)
        return "background", "piece"

    async def run(now: list[float]) -> int:
        with (
            patch.object(challenges, "draw_puzzle", draw),
            patch.object(Clock, "monotonic", lambda clock: now[0]),
        ):
            asked = challenges.Challenges(Clock(), per_minute=0)
            keys = {(await asked.new_puzzle("a")).key for _ in range(100)}
            now[0] += 1
            await asyncio.gather(*(asked.new_puzzle("b") for _ in range(100)))
            return len(keys)

    assert asyncio.run(run([100.0])) == 100
    assert len(drawn) == challenges.KEPT_PUZZLES + 1


def test_many_failures_of_many_addresses_bring_the_puzzle_to_all_and_lock_nobody(
    proxied: ServerProcess,
) -> None:
    root = proxied.client("root")
    join(proxied, root, "target")
    for n in range(10):
        attacker = browser(proxied)
        attacker.headers["X-Forwarded-For"] = f"10.0.0.{n}"
        fail(attacker, "target", 5)
    owner = browser(proxied)
    assert log_in(owner, "target", "secret123").err == "auth.puzzle_required"
    assert log_in(owner, "target", "secret123", **solved(owner)).status == 200
