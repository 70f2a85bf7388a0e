"""A testlib-compatible C++ header, put together from parts by concern."""

from __future__ import annotations

from functools import cache
from pathlib import Path

# Each part uses only what stands above it.
_PARTS = (
    "standard_headers",
    "verdicts",
    "text",
    "character_source",
    "streams",
    "opening",
    "reports",
    "quitting",
    "validation",
    "numbers",
    "patterns",
    "reading",
    "sequences",
    "random",
    "random_draws",
    "options",
    "comparison",
    "generating",
    "registration",
)

_PREFACE = """\
// testlib.h: for checkers, validators, interactors and generators of contest problems.
// Works like the well-known header of this name; written independently. License: MIT.
#ifndef _TESTLIB_H_
#define _TESTLIB_H_

"""


@cache
def header() -> str:
    """The whole of ``testlib.h``: self-contained, for C++14 and later."""
    folder = Path(__file__).parent
    parts = [(folder / f"{name}.h").read_text(encoding="utf-8") for name in _PARTS]
    return _PREFACE + "\n".join(parts) + "\n#endif\n"
