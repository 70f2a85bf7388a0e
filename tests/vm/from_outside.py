"""Somebody in the room of tests/vm/appliance: python -m tests.vm.from_outside STEP BASE …

answers BASE               whether the site does
setup BASE CODE            administrator and demo problems
judged BASE                an accepted program in C and Python 3
backed_up BASE             a backup goes to the stick, too
submitted BASE             prints the numbers of what was acknowledged, and waits for nothing
kept BASE NUMBER…          each has its verdict

Ends with 1 and a sentence when something is wrong.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from tests.appliance.first_lesson import PROGRAMS
from tests.appliance.story import ADD, DEMO, WRONG, root_of
from tests.appliance.upgrade_day import begin
from tests.bare.lesson import PROBLEM
from tests.http_client import Client
from tests.judging_waits import submit_in_turn, wait_for_verdict

PATIENCE_S = 900
ACCEPTED, WRONG_ANSWER = 0, -1
SUBMISSIONS = 6
CONFIG = "/api/admin/config"
SETTLES_S = 60  # a copy is read again before it has its name, on an emulated processor


def answers(base: str) -> None:
    try:
        told = Client(base).request("GET", "/api/health", timeout=10)
    except OSError as error:
        sys.exit(str(error))
    if told.http != 200:
        sys.exit(f"HTTP {told.http}")


def judged(base: str) -> None:
    root = root_of(base)
    for language, name in PROGRAMS:
        if language not in ("C", "Python3"):
            continue
        source = (PROBLEM / "submissions" / name).read_text(encoding="utf-8")
        number = submit_in_turn(root, DEMO, language, source)
        expect(root, number, ACCEPTED)
        print(f"   accepted: {language}", flush=True)


def backed_up(base: str) -> None:
    """What lies on the stick is looked at when the machine is off."""
    root = root_of(base)
    root.put(f"{CONFIG}/backup-settings", {"disk": "OJ-BACKUP"}).data  # noqa: B018 - fails when refused
    free = on_stick(root)["free"]
    root.post(f"{CONFIG}/db-backup").data  # noqa: B018
    deadline = time.monotonic() + PATIENCE_S
    while on_stick(root)["free"] >= free:
        if time.monotonic() > deadline:
            sys.exit(f"nothing came to the stick: {on_stick(root)}")
        time.sleep(2)
    time.sleep(SETTLES_S)
    print("   a backup on the stick", flush=True)


def on_stick(root: Client) -> dict[str, Any]:
    places = root.get(f"{CONFIG}/backup-places").data["chosen"]
    found = next(each for each in places if each["kind"] == "disk")
    if found["fault"]:
        sys.exit(f"the stick: {found['fault']}")
    return dict(found)


def submitted(base: str) -> None:
    root = root_of(base)
    for turn in range(SUBMISSIONS):
        print(submit_in_turn(root, DEMO, "Python3", WRONG if turn % 2 else ADD), flush=True)


def kept(base: str, *numbers: str) -> None:
    root = root_of(base)
    for turn, number in enumerate(numbers):
        expect(root, int(number), WRONG_ANSWER if turn % 2 else ACCEPTED)
    print(f"   {len(numbers)} of {SUBMISSIONS} kept and judged", flush=True)
    if len(numbers) != SUBMISSIONS:
        sys.exit("not all were acknowledged")


def expect(root: Client, number: int, status: int) -> None:
    verdict = wait_for_verdict(root, number, patience_s=PATIENCE_S)
    if verdict["status"] != status:
        sys.exit(f"submission {number}: {verdict}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["answers", base]:
            answers(base)
        case ["setup", base, code]:
            begin(base, code)
        case ["judged", base]:
            judged(base)
        case ["backed_up", base]:
            backed_up(base)
        case ["submitted", base]:
            submitted(base)
        case ["kept", base, *numbers]:
            kept(base, *numbers)
        case _:
            sys.exit(__doc__)
