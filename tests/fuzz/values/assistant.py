"""What helps whoever is stuck: the AI helper with its service and rule, and editorials."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import ADD, School
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.assistant.asking import explain, set_up
from tests.oj_appliance.assistant.chat_service import ChatService
from tests.problem_bodies import a_plus_b, add_problem

OFFICE = "/api/admin/ai"
EDITORIAL = "/api/admin/problem/editorial"


def values(school: School) -> dict[str, dict[str, Any]]:
    """The service answers as long as the tests run."""
    service = ChatService().start()
    set_up(school.root, service.base)
    # Of its own: others stand in contests that run.
    pid = add_problem(school.root, a_plus_b("ASKED"))
    wrong, accepted = (_judged(school, pid, code) for code in ("print(0)", ADD))
    explain(school.root, "ASKED")
    exchange = school.root.get(f"{OFFICE}/exchanges").data["records"][0]["id"]
    config = {
        **{"baseUrl": service.base, "apiKey": "fuzzed", "model": "small"},
        **{"perMinute": 0, "perDay": 0, "sitePerDay": 0, "connectSeconds": 1},
    }
    editorial = {"content": "Add them.", "opens": "open"}
    assert school.root.put(EDITORIAL, {**editorial, "pid": pid}).status == 200
    return {
        "GET /api/problem-editorial": {"query": {"pid": pid}},
        f"GET {EDITORIAL}": {"query": {"pid": pid}},
        f"PUT {EDITORIAL}": {"body": {**editorial, "pid": pid}},
        "GET /api/ai/explain-problem": {"query": {"pid": "ASKED"}},
        "GET /api/ai/provide-idea": {"query": {"submitId": wrong}},
        "GET /api/ai/perfect-code": {"query": {"submitId": accepted}},
        "GET /api/ai/own-exchanges": {"query": {"limit": 10}},
        "PUT /api/admin/config/set-ai-config": {"body": config},
        f"GET {OFFICE}/exchanges": {"query": {"keyword": "o", "action": "explain-problem"}},
        f"GET {OFFICE}/exchange": {"query": {"id": exchange}},
        f"PUT {OFFICE}/rule": {"body": {"rule": "Hints, no code."}},
    }


def _judged(school: School, pid: int, code: str) -> int:
    number = submit(school.root, pid, "Python3", code)
    wait_for_verdict(school.root, number)
    return number
