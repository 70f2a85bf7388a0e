"""Queries on a training's problems as lists show them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from oj_appliance.storage.base import fetch_all

COUNTS = (
    "SELECT problem_id, sum(total), sum(ac) FROM json_each(?) AS wanted CROSS JOIN problem_count"
    " ON problem_id = wanted.value GROUP BY 1"
)


def counts(pids: Sequence[int]) -> dict[int, tuple[int, int]]:
    """How often each was tried and solved in practice, in the bank and in groups."""
    rows = fetch_all(COUNTS, json.dumps(list(pids)))
    return {pid: (total, accepted) for pid, total, accepted in rows}
