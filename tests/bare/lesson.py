"""The first lesson at a server that just started, as a browser in the room would take part in it.

python3 -m tests.bare.lesson BASE             the page, its scripts and styles, the server's health
python3 -m tests.bare.lesson BASE PASSWORD    and root submits to the demo's first problem

Needs Python 3.11 and no package; ends with 1 and a sentence when something is wrong.
"""

import re
import sys
import tomllib
from pathlib import Path

from tests.http_client import Answer, Client
from tests.judging_waits import submit, wait_for_verdict

DEMO = Path(__file__).resolve().parents[2] / "oj_appliance/interchange/demo/problems"
PROBLEM = DEMO / "01-a-plus-b"
# Language, program, status (contract judge-rules §2): every compiler once, and each way to fail.
PROGRAMS = (
    ("C", "AC/solution.c", 0),
    ("C++", "AC/solution.cpp", 0),
    ("Java", "AC/solution.java", 0),
    ("Python3", "AC/solution.py", 0),
    ("C++", "WA/polite_prompt.cpp", -1),
    ("Python3", "RE/one_number_a_line.py", 3),
    ("C++", "CE/missing_semicolon.cpp", -2),
)


def ask(client: Client, path: str, kind: str) -> Answer:
    """The answer to a GET that must succeed and be of this content type."""
    answer = client.get(path)
    found = answer.headers.get("content-type", "")
    if answer.http != 200 or not found.startswith(kind) or not answer.body:
        sys.exit(f"{path}: HTTP {answer.http}, {found!r}, {len(answer.body)} bytes")
    return answer


def see_page(client: Client) -> None:
    """The page and every script and style that it names."""
    page = ask(client, "/", "text/html").body.decode()
    scripts = re.findall(r'<(?:script[^>]*|link rel="modulepreload") (?:src|href)="([^"]+)"', page)
    styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
    if 'id="root"' not in page or not scripts or not styles:
        sys.exit(f"/ is not the page: {page[:400]}")
    for path in scripts:
        ask(client, path, "text/javascript")
    for path in styles:
        ask(client, path, "text/css")
    ask(client, "/api/health", "application/json")
    ask(client, "/api/openapi.json", "application/json")


def take_part(client: Client, password: str) -> None:
    """Programs in every language get the verdicts that they deserve."""
    problem_id = tomllib.loads((PROBLEM / "problem.toml").read_text(encoding="utf-8"))["problem_id"]
    client.login("root", password)
    for language, name, expected in PROGRAMS:
        code = (PROBLEM / "submissions" / name).read_text(encoding="utf-8")
        verdict = wait_for_verdict(client, submit(client, problem_id, language, code))
        if verdict["status"] != expected:
            sys.exit(f"{language} {name}: status {verdict['status']} instead of {expected}")


if __name__ == "__main__":
    visitor = Client(sys.argv[1])
    see_page(visitor)
    if len(sys.argv) > 2:
        take_part(visitor, sys.argv[2])
