"""What is to be compiled, and whether a box would take it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from judge_sandbox.languages import Language

# A box keeps 64 files, the program and its source among them.
_MOST_FILES = 60


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be compiled: `parts` are the pieces of `text`, `flags` beside the language's;
    `warns`: the compiler's warnings are wanted."""

    language: Language
    text: str
    parts: tuple[str, ...]
    extra_files: Mapping[str, str]
    flags: tuple[str, ...] = ()
    warns: bool = False

    def files(self) -> dict[str, str]:
        """Extra files that count (judge-rules §3): with name and content, never the source."""
        return {
            name: content
            for name, content in self.extra_files.items()
            if name.strip() and content and name != self.language.source
        }


def fault_of(files: Mapping[str, str]) -> str | None:
    """Why a box would refuse these files, in words for staff."""
    if len(files) > _MOST_FILES:
        return f"more than {_MOST_FILES} extra files"
    for name in files:
        if not _is_plain(name):
            return f"an extra file cannot have the name {name!r}"
    return None


def _is_plain(name: str) -> bool:
    try:
        return not (
            name.startswith(".") or "/" in name or "\0" in name or len(os.fsencode(name)) > 127
        )
    except UnicodeEncodeError:
        return False
