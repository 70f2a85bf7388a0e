"""The server with three wrong guards, as `python -m tests.permissions.wrong_guards serve …`.

The matrix must find each of them, and nothing else: one guard is gone, one is too wide, and one
question for the owner is never asked.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

from oj_appliance import appliance
from oj_appliance.cli.main import main
from oj_appliance.problems.test_data import testcases
from oj_appliance.web.endpoint import Endpoint, endpoints_of
from oj_appliance.web.guards import GUEST, STAFF, Guard

GUARD_GONE = "GET /api/admin/config/mail-outbox"
GUARD_TOO_WIDE = "DELETE /api/admin/problem"
NO_OWNER_ASKED = "GET /api/file/download-testcase"

_WRONG: dict[str, Guard] = {GUARD_GONE: GUEST, GUARD_TOO_WIDE: STAFF}


def _endpoints_with_wrong_guards(api: object) -> Iterator[Endpoint]:
    for endpoint in endpoints_of(api):
        options = endpoint.options
        guard = _WRONG.get(f"{options.method} {options.path}", options.guard)
        yield replace(endpoint, options=replace(options, guard=guard))


if __name__ == "__main__":
    with (
        patch.object(appliance, "endpoints_of", _endpoints_with_wrong_guards),
        patch.object(testcases, "viewer_may_edit", lambda problem, viewer: True),
    ):
        sys.exit(main())
