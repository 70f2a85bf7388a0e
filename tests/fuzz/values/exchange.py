"""Problems on their way in and out."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import FPS, OneOf, School
from tests.oj_appliance.interchange.packages import small_hoj, small_hydro, small_qduoj
from tests.oj_appliance.problems.objective.builders import add_objective


def values(school: School) -> dict[str, dict[str, Any]]:
    package = FPS.format(number=0).encode()
    return {
        "POST /api/file/import": {"file": ("set.xml", package), "body": {"dryRun": "true"}},
        "POST /api/file/read-questions": {"file": ("q.gift", b"One? {T}\n"), "body": {}},
        "GET /api/file/download-questions": {
            "query": {
                "pid": add_objective(school.root)[0],
                "format": OneOf(("gift", "xlsx")),
            }
        },
        "POST /api/file/import-fps-problem": {"file": ("set.xml", package), "body": {}},
        "POST /api/file/import-problem": {"file": ("hoj.zip", small_hoj()), "body": {}},
        "POST /api/file/import-qdoj-problem": {"file": ("q.zip", small_qduoj()), "body": {}},
        "POST /api/file/import-hydro-problem": {"file": ("h.zip", small_hydro()), "body": {}},
        "GET /api/file/export": {
            "query": {"pid": [school.pids[0]], "format": OneOf(("hoj", "fps")), "lossy": "true"}
        },
        "GET /api/file/export-problem": {"query": {"pid": [school.pids[0]]}},
        "GET /api/file/download-original-package": {"query": {"pid": school.imported()}},
        "POST /api/file/import-commit": {"body": {"key": school.spares(school.dry_run)}},
        "GET /api/file/import-result": {"query": {"key": school.dry_run(0)}},
    }
