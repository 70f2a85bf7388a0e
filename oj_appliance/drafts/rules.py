"""Which versions of a draft are kept, and how a computer is named (contract submission.md §3)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oj_appliance.drafts.types import DraftVersion

MOST_VERSIONS = 50
WHOLE_FOR_MS = 3_600_000
STEP_MS = 60_000
KEPT_MS = 180 * 86_400_000  # contract 00-conventions §11
# Bytes of all versions of one account together, some thousand programs. Beyond that the oldest
# earlier versions go first; what is being written now goes never.
MOST_BYTES = 8 * 1024 * 1024
LONGEST_CLIENT = 64  # characters, contract 20-schema

# The first that fits: most browsers also call themselves by others' names.
_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"))
_SYSTEMS = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone|iPad", "iOS"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def superseded(newest_first: Sequence[DraftVersion], now: int) -> list[int]:
    """Ids of the versions to forget: beyond fifty, the current text and the newest others, and of
    those older than an hour all but the last of each minute. What a conflict put aside is never
    thinned, it was never replaced by its follower; nor does it push the current text out."""
    current = next((each for each in newest_first if not each.is_aside), None)
    others = [each for each in newest_first if each is not current]
    most_others = MOST_VERSIONS if current is None else MOST_VERSIONS - 1
    gone = [each.id for each in others[most_others:]]
    beyond = set(gone)
    minutes: set[int] = set()
    for each in newest_first:
        if each.id in beyond or each.is_aside:
            continue
        minute = each.saved_at // STEP_MS
        if each.saved_at < now - WHOLE_FOR_MS and minute in minutes:
            gone.append(each.id)
        minutes.add(minute)
    return gone


def client_name(ip: str, user_agent: str) -> str:
    """Tells its owner which computer saved: "10.0.0.7 · Firefox · Windows"."""
    parts = [ip, _first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent)]
    return " · ".join(part for part in parts if part)[:LONGEST_CLIENT]


def _first(names: tuple[tuple[str, str], ...], user_agent: str) -> str:
    found = (name for pattern, name in names if re.search(pattern, user_agent))
    return next(found, "")
