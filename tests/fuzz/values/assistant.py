"""What helps whoever is stuck: the AI helper with its service and rule, and editorials."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.assistant.asking import explain, set_up
from tests.oj_appliance.assistant.chat_service import ChatService

OFFICE = "/api/admin/ai"
EDITORIAL = "/api/admin/problem/editorial"


def values(school: School) -> dict[str, dict[str, Any]]:
    """The service answers as long as the tests run."""
    service = ChatService().start()
    set_up(school.root, service.base)
    explain(school.user, "SUM0")
    exchange = school.root.get(f"{OFFICE}/exchanges").data["records"][0]["id"]
    config = {
        **{"baseUrl": service.base, "apiKey": "fuzzed", "model": "small"},
        **{"perMinute": 0, "perDay": 0, "sitePerDay": 0, "connectSeconds": 1},
    }
    editorial = {"content": "Add them.", "opens": "open"}
    assert school.root.put(EDITORIAL, {**editorial, "pid": school.pids[0]}).status == 200
    return {
        "GET /api/problem-editorial": {"query": {"pid": school.pids[0]}},
        f"GET {EDITORIAL}": {"query": {"pid": school.pids[0]}},
        f"PUT {EDITORIAL}": {"body": {**editorial, "pid": school.pids[0]}},
        "GET /api/ai/explain-problem": {"query": {"pid": "SUM0"}},
        "GET /api/ai/provide-idea": {"query": {"submitId": school.wrong}},
        "GET /api/ai/perfect-code": {"query": {"submitId": school.accepted}},
        "GET /api/ai/own-exchanges": {"query": {"limit": 10}},
        "PUT /api/admin/config/set-ai-config": {"body": config},
        f"GET {OFFICE}/exchanges": {"query": {"keyword": "o", "action": "explain-problem"}},
        f"GET {OFFICE}/exchange": {"query": {"id": exchange}},
        f"PUT {OFFICE}/rule": {"body": {"rule": "Hints, no code."}},
    }
