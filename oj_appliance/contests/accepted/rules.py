"""Which accepted submissions bring a balloon (contract contest.md §3.1), and what files of code are
called (file.md §3). Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable

from oj_appliance.contests.accepted.types import Accepted, Balloon

# The first that a language's name begins with.
_ENDINGS = (
    *(("c++", "cpp"), ("c#", "cs"), ("javascript", "js"), ("java", "java"), ("python", "py")),
    *(("pypy", "py"), ("golang", "go"), ("php", "php"), ("ruby", "rb"), ("rust", "rs")),
    *(("pascal", "pas"), ("c with", "c")),
)


def balloons(accepted: Iterable[Accepted]) -> list[Balloon]:
    """Of each person and problem the first, of each problem its earliest marked; those that were
    brought last, else the earliest first."""
    first: dict[tuple[str, int], Accepted] = {}
    earliest: dict[int, int] = {}
    for each in sorted(accepted, key=lambda each: (each.submit_time, each.id)):
        earliest.setdefault(each.problem_id, each.submit_time)
        first.setdefault((each.uid, each.problem_id), each)
    found = [
        Balloon(each, earliest[each.problem_id] == each.submit_time) for each in first.values()
    ]
    found.sort(key=lambda each: each.accepted.is_checked)
    return found


_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|com[¹²³]|lpt[¹²³])\s*(\.|$)", re.IGNORECASE)


def ending(language: str) -> str:
    """Of a file with code of this language."""
    name = language.lower()
    if name == "c":
        return "c"
    return next((end for begin, end in _ENDINGS if name.startswith(begin)), "txt")


def file_name_part(text: str) -> str:
    """As it may stand in a name inside an archive, on every system."""
    safe = re.sub(r'[\\/:*?"<>|\x00-\x1f\x7f-\x9f\ud800-\udfff]', "_", text).strip(" .") or "_"
    # What Windows opens in place of a file, whatever stands behind the dot.
    return f"_{safe}" if _DEVICE.match(safe) else safe
