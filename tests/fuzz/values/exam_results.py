"""What timed works came to."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.timed_work.making import create_work

RESULTS = "/api/admin/exam/results"


def values(school: School) -> dict[str, dict[str, Any]]:
    """Of one that is over, and whose results are signed."""
    root = school.root
    tid = create_work(root, begins=-60, lasts=30)
    digest = root.get(RESULTS, tid=tid).data["digest"]
    signed = root.post(f"{RESULTS}/sign-off", {"tid": tid, "digest": digest})
    assert signed.status == 200, signed.body
    return {
        f"GET {RESULTS}": {"query": {"tid": tid}},
        f"POST {RESULTS}/sign-off": {"body": {"tid": tid, "digest": digest, "note": "Seen"}},
        "GET /api/admin/exam/similarity": {"query": {"tid": tid}},
        "POST /api/admin/exam/similarity": {"body": {"tid": tid, "least": 0.5}},
        "GET /api/admin/exam/similarity/pair": {"query": {"tid": tid, "left": "a", "right": "b"}},
        "GET /api/admin/exam/erasure": {"query": {"tid": tid}},
        "PUT /api/admin/exam/erasure": {"body": {"tid": tid, "months": 12}},
        "GET /api/file/download-exam-evidence": {"query": {"tid": tid}},
        "GET /api/file/download-exam-similarity": {"query": {"tid": tid, "type": "csv"}},
        "GET /api/admin/exam/papers": {"query": {"tid": tid}},
        "GET /api/admin/exam/statistics": {"query": {"tid": tid}},
        "GET /api/file/download-exam-results": {"query": {"tid": tid, "type": "csv"}},
        "GET /api/file/download-exam-code": {"query": {"tid": tid}},
        f"GET {RESULTS}/version": {"query": {"tid": tid, "version": 1}},
    }
