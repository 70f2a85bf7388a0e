"""testlib.h inside packages: judges of other formats compile with what lies beside the program."""

from __future__ import annotations

import re

from oj_appliance.judging.testlib import testlib_header

NAME = "testlib.h"

_INCLUDES = re.compile(r'^[ \t]*#[ \t]*include[ \t]*["<]testlib\.h[">]', re.MULTILINE)
_MARK_LINES = 3  # the preface, which tells our header from the well-known one


def header_for(code: str, beside: dict[str, str]) -> dict[str, str]:
    """Our header under its name for a program that includes one which is not `beside` it."""
    if NAME in beside or not _INCLUDES.search(code):
        return {}
    return {NAME: testlib_header()}


def without_our_header(files: dict[str, str]) -> dict[str, str]:
    """Ours is on every include path here; another one is the author's choice and stays."""
    return {name: text for name, text in files.items() if name != NAME or not _is_ours(text)}


def _is_ours(text: str) -> bool:
    return text.splitlines()[:_MARK_LINES] == testlib_header().splitlines()[:_MARK_LINES]
