"""What a teacher and a student do at an appliance that was just installed, over HTTP:

python3 -m tests.appliance.first_lesson BASE CODE

The setup code makes the first administrator, the demo's first problem gets an accepted program in
each language of the base pack. Needs Python 3.11 and no package; ends with 1 and a sentence when
something is wrong.
"""

import sys
import tomllib

from tests.bare.lesson import PROBLEM, see_page
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict

PASSWORD = "First-lesson-2026"
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


def main(base: str, code: str) -> None:
    client = Client(base)
    see_page(client)
    site = {"name": "School", "language": "zh-CN", "timezone": "Asia/Shanghai"}
    answer = client.post("/api/setup", {"code": code, "password": PASSWORD, **site})
    if answer.status != 200:
        sys.exit(f"the setup code was refused: {answer.status} {answer.body[:300]!r}")
    client.login("root", PASSWORD)
    demo = tomllib.loads((PROBLEM / "problem.toml").read_text(encoding="utf-8"))["problem_id"]
    for language, name in PROGRAMS:
        source = (PROBLEM / "submissions" / name).read_text(encoding="utf-8")
        verdict = wait_for_verdict(client, submit(client, demo, language, source))
        if verdict["status"] != 0:
            sys.exit(f"{language}: status {verdict['status']} instead of accepted: {verdict}")
        print(f"   accepted: {language}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
