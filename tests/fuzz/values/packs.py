"""Sealed files, made and taken in on one server."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.packs.desk import (
    PACK,
    decide,
    made_bank,
    made_exam,
    merged,
    opened,
    received,
    results_file,
    take,
)
from tests.oj_appliance.timed_work.making import add_to_work, create_work


def values(school: School) -> dict[str, dict[str, Any]]:
    root, pid = school.root, school.problem(9700)
    tid = create_work(root)
    add_to_work(root, tid, pid, "A")
    number, password, file = made_exam(root, tid)
    other, _, _ = made_exam(root, tid)
    here = received(root, file)
    opened(root, here, password)
    results = results_file(root, here)
    taken = take(root, number, results).data["fileId"]
    (question,) = merged(root, number)["questions"]
    assert decide(root, number, "count", question["subject"]).status == 200
    bank, content = made_bank(root, pids=[pid])
    banked = received(root, content)
    opened(root, banked)
    answer = {"subjects": [question["subject"]], "choice": "count"}

    def spare(_: int) -> int:
        return int(root.post(f"{PACK}/bank", {"title": "Spare", "pids": [pid]}).data["id"])

    return {
        f"GET {PACK}/list": {"query": {"limit": 5}},
        f"GET {PACK}": {"query": {"id": number}},
        f"DELETE {PACK}": {"query": {"id": school.spares(spare)}},
        f"POST {PACK}/exam": {"body": {"tid": tid, "password": "twelve-letters-x"}},
        f"GET {PACK}/bank": {"query": {"keyword": "sum"}},
        f"POST {PACK}/bank": {"body": {"title": "Bank", "pids": [pid]}},
        "GET /api/file/download-pack": {"query": {"id": bank}},
        f"POST {PACK}/receive": {"file": ("a.ojpack", content), "body": {}},
        f"POST {PACK}/open": {"body": {"id": banked, "people": False}},
        "GET /api/file/download-pack-results": {"query": {"id": here}},
        f"GET {PACK}/merged": {"query": {"id": number}},
        f"POST {PACK}/result": {"file": ("b.ojpack", results), "body": {"id": number}},
        f"DELETE {PACK}/result": {"query": {"id": other, "fileId": taken}},
        f"POST {PACK}/decide": {"body": {"id": number, **answer}},
        "GET /api/file/download-pack-code": {"query": {"id": number}},
        "GET /api/file/download-pack-merged": {"query": {"id": number, "type": "csv"}},
    }
