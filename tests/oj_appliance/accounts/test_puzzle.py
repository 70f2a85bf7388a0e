"""The slide puzzle before a login after failures (contract account.md; 00-conventions §3)."""

from __future__ import annotations

import base64
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.accounts.rules import PUZZLE_TOLERANCE_PX, puzzle_fits
from oj_appliance.accounts.signing_in.puzzle_pictures import PUZZLE_SIZE, draw_puzzle
from tests.gap_finder import find_gap
from tests.http_client import Client
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


def test_the_failures_of_a_class_mate_lock_nobody_else(server: ServerProcess) -> None:
    server.add_user("victim")
    joker, victim = browser(server), browser(server)
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


def test_pictures_and_registrations_are_limited_for_each_client() -> None:
    slow = ServerProcess(environment={"OJ_LIMITS_SETUP_PER_MINUTE": "3"}).start()
    try:
        greedy, other = browser(slow), browser(slow)
        paths = ["/api/captcha", "/api/login-puzzle", "/api/captcha", "/api/login-puzzle"]
        errors = [greedy.get(path).err for path in paths]
        assert errors == ["", "", "", "auth.too_fast"]
        assert other.get("/api/captcha").status == 200
        body = {"username": "many", "password": "secret123", "code": "CLASS7"}
        errors = [greedy.post("/api/register", body).err for _ in range(4)]
        assert errors == ["register.code_wrong"] * 3 + ["auth.too_fast"]
    finally:
        slow.stop()
        slow.remove()


def test_many_failures_of_many_clients_bring_the_puzzle_to_all_and_lock_nobody(
    server: ServerProcess,
) -> None:
    server.add_user("target")
    for _ in range(10):
        fail(browser(server), "target", 5)
    owner = browser(server)
    assert log_in(owner, "target", "secret123").err == "auth.puzzle_required"
    assert log_in(owner, "target", "secret123", **solved(owner)).status == 200
