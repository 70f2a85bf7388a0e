"""What is known of a backup that was looked through."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from oj_appliance.errors import Phrase

VERIFY, DRILL = "verify", "drill"
DAY_MS = 24 * 3600_000
# A drill a month; after so many days without a good one the dashboard is red.
DRILL_EVERY_MS, DRILL_OLD_MS = 30 * DAY_MS, 40 * DAY_MS


class Findings(msgspec.Struct, frozen=True):
    """How many `files` and bytes were read and compared with their checksums, and how many rows the
    main tables hold, by the table's name."""

    files: int
    size: int
    rows: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """`username` is who asked for it, "" the clock; `at` in epoch ms is its end; `error` says why
    the backup would not do, None for a good one. Where it is not decided, `error` says why the look
    came to no end, which says nothing of the backup."""

    kind: str
    name: str
    username: str
    at: int
    took_ms: int
    findings: Findings
    error: Phrase | None = None
    is_decided: bool = True
