"""What is put right in a timed work."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.timed_work.making import add_to_work, create_work

EXAM = "/api/admin/exam"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    tid, pid = create_work(root), school.problem(9302)
    assert add_to_work(root, tid, pid, "A").status == 200
    problem = {"tid": tid, "pid": pid}

    def corrected() -> dict[str, int]:
        """A correction that counts, in a work of its own."""
        number = create_work(root)
        assert add_to_work(root, number, pid, "A").status == 200
        body = {"tid": number, "pid": pid, "kind": "void", "reason": "The statement was wrong"}
        return {"tid": number, "id": int(root.post(f"{EXAM}/correction", body).data["id"])}

    return {
        f"GET {EXAM}/corrections": {"query": {"tid": tid}},
        f"POST {EXAM}/correction": {"body": {**problem, "kind": "void", "reason": "Wrong data"}},
        f"POST {EXAM}/correction-effect": {"body": {**problem, "kind": "full_marks"}},
        f"DELETE {EXAM}/correction": {"query": corrected()},
        f"PUT {EXAM}/judging": {"body": {**problem, "paused": False}},
        f"POST {EXAM}/judge-failed-again": {"body": problem},
        f"GET {EXAM}/rejudge-effect": {"query": {"tid": tid, "key": "none"}},
    }
