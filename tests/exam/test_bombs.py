"""Programs that eat the machine, beside honest submissions of an exam: each gets its own verdict,
and nobody else notices."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks import attack_program
from tests.attacks.attack_program import AttackProgram
from tests.exam.figures import report
from tests.exam.room import IS_FULL, Room
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, wait_for_verdict
from tests.problem_bodies import problem_body
from tests.server_process import ServerProcess

VERDICTS = {"AC": 0, "TLE": 1, "MLE": 2, "RE": 3, "WA": -1}
ANSWER = "print(sum(map(int, input().split())))"
BOMBS = (
    *("processes/fork_bomb.c", "memory/memory_touch.c", "output/flood_stdout.c"),
    *("time/sleeps.c", "network/network.c", "files/inode_bomb.c"),
)
ROUNDS = 10 if IS_FULL else 1
BETWEEN_S = 3.0  # 20 a minute
HONEST = 60 if IS_FULL else 6
MOST_LONGER, WEB_P95_MS = 1.2, 500


def bombs() -> list[AttackProgram]:
    folder = Path(attack_program.__file__).parent / "programs"
    return [attack_program.read(folder / name) for name in BOMBS]


@pytest.fixture
def room() -> Iterator[Room]:
    server = ServerProcess().start()
    body = problem_body("BOMBED", [("40 2\n", "42\n")], memoryLimit=64)
    yield Room.open(server, {"A": body}, 8)
    server.end()


def p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


def honest_ones(room: Room) -> list[float]:
    """How long each honest submission waited for its verdict, one after the other (s)."""
    waits = []
    for at in range(HONEST):
        who = room.students[1 + at % (len(room.students) - 1)]
        begun = time.monotonic()
        number = int(room.send(who, "A", f"# {at}\n{ANSWER}").data["submitId"])
        row = wait_for_verdict(room.root, number)
        assert row["status"] == 0, str(row)
        waits.append(time.monotonic() - begun)
    return waits


def answers_ms(client: Client, is_done: threading.Event, into: list[float]) -> None:
    while not is_done.is_set():
        begun = time.monotonic()
        client.get("/api/get-website-config")
        into.append((time.monotonic() - begun) * 1000)
        is_done.wait(0.1)


def test_each_bomb_gets_its_own_verdict_and_the_honest_theirs(room: Room) -> None:
    alone = honest_ones(room)
    sent: list[tuple[AttackProgram, int]] = []
    is_done, web = threading.Event(), list[float]()

    def throw() -> None:
        for bomb in bombs() * ROUNDS:
            answer = room.send(room.students[0], "A", bomb.source, language="C")
            sent.append((bomb, int(answer.data["submitId"])))
            is_done.wait(BETWEEN_S if IS_FULL else 0.2)

    asking = threading.Thread(target=answers_ms, args=(Client(room.server.base), is_done, web))
    throwing = threading.Thread(target=throw)
    asking.start()
    throwing.start()
    beside: list[float] = []
    while not beside or throwing.is_alive():
        beside += honest_ones(room)
    throwing.join(PATIENCE_S)
    wrong = {
        bomb.path.name: status
        for bomb, number in sent
        if (status := wait_for_verdict(room.root, number)["status"]) != VERDICTS[bomb.expected]
    }
    is_done.set()
    asking.join()
    longer = p95(beside) / p95(alone)
    report(
        "E20",
        f"{len(sent)} bombs, other verdicts than theirs: {wrong or 'none'}; honest p95"
        f" {p95(alone):.2f} s alone, {p95(beside):.2f} s beside ({longer:.2f}); web p95"
        f" {p95(web):.0f} ms",
        f"none; < {MOST_LONGER}; < {WEB_P95_MS} ms",
    )
    assert wrong == {}
    assert room.root.get("/api/health").data["status"] == "ok"
    if IS_FULL:
        assert p95(web) < WEB_P95_MS
        assert longer < MOST_LONGER
