"""What of a log may leave the school: when, how bad, which part of the program, which error and
where in our own code; never what a line says, for it may name a person. Pure."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

_KEPT = ("time", "level", "logger")
# A place in a traceback, and the error's class that its last line begins with.
_FRAME = re.compile(
    r'^ +File "[^"\n]*?((?:oj_appliance|judge_sandbox)/[\w/]+\.py)", line (\d+), in (\w+)', re.M
)
_CLASS = re.compile(r"^([A-Za-z_][\w.]*(?:Error|Exception|Timeout|Interrupt|Exit))\b", re.M)


def without_texts(lines: Iterable[str]) -> list[dict[str, object]]:
    """One entry for each line of the log that is one of ours; others are only counted, as `other`
    of the entry before them."""
    found: list[dict[str, object]] = []
    for line in lines:
        entry = _entry(line)
        if entry is not None:
            found.append(entry)
        elif found:
            found[-1]["other"] = int(str(found[-1].get("other", 0))) + 1
    return found


def _entry(line: str) -> dict[str, object] | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None
    if not isinstance(told, dict):
        return None
    entry: dict[str, object] = {key: str(told[key]) for key in _KEPT if key in told}
    error = told.get("error")
    if isinstance(error, str):
        entry["errors"] = _CLASS.findall(error)
        entry["frames"] = [":".join(frame) for frame in _FRAME.findall(error)]
    return entry
