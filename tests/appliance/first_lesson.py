"""What a teacher tries at an appliance that was just set up, over HTTP: the demo's first problem
gets an accepted program in each language of the base pack.

python3 -m tests.appliance.first_lesson BASE

Needs Python 3.11 and no package; ends with 1 and a sentence when something is wrong.
"""

import sys

from tests.appliance.story import DEMO, root_of
from tests.bare.lesson import PROBLEM, see_page
from tests.http_client import Client
from tests.judging_waits import submit_in_turn, wait_for_verdict

# One name of each family of the base pack, and its further standards of C++.
PROGRAMS = (
    ("C", "AC/solution.c"),
    ("C With O2", "AC/solution.c"),
    ("C++", "AC/solution.cpp"),
    ("C++ 17", "AC/solution.cpp"),
    ("C++ 20", "AC/solution.cpp"),
    ("Java", "AC/solution.java"),
    ("Python3", "AC/solution.py"),
)


def main(base: str) -> None:
    see_page(Client(base))
    root = root_of(base)
    for language, name in PROGRAMS:
        source = (PROBLEM / "submissions" / name).read_text(encoding="utf-8")
        verdict = wait_for_verdict(root, submit_in_turn(root, DEMO, language, source))
        if verdict["status"] != 0:
            sys.exit(f"{language}: status {verdict['status']} instead of accepted: {verdict}")
        print(f"   accepted: {language}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
