"""An exam's backup at root's word."""

from __future__ import annotations

import time
from typing import Any

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S

BACKUP = "/api/admin/exam/backup"


def back_up_exam(root: Client) -> dict[str, Any]:
    """What is told of it. The site makes one by itself each few minutes, and only one at a time."""
    deadline = time.monotonic() + PATIENCE_S
    while (answer := root.post(BACKUP)).err == "backup.running":
        assert time.monotonic() < deadline, "the site's own backup does not end"
        time.sleep(0.1)
    assert answer.status == 200
    return dict(answer.data)
