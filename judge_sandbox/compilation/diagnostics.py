"""What a compiler or a program said, made fit to be shown. Pure."""

from __future__ import annotations

import re

# Colours and other orders to a terminal; what is left of a malformed one is dropped by character.
_TERMINAL_ORDER = re.compile(r"\x1b\[[0-?]{0,64}[ -/]{0,64}[@-~]")


def clean_diagnostics(text: bytes) -> str:
    """Readable text without control characters and without the box's own paths."""
    plain = text.decode("utf-8", "replace").replace("\r\n", "\n")
    plain = _TERMINAL_ORDER.sub("", plain)
    plain = "".join(c for c in plain if c in "\n\t" or c.isprintable())
    return plain.replace("/w/", "")


def joined(stdout: bytes, stderr: bytes, reason: str) -> str:
    """The text of a compile error; `reason` tells what the compiler could not say itself."""
    parts = (clean_diagnostics(stdout), clean_diagnostics(stderr), reason)
    return "\n".join(part for part in parts if part.strip()) or "the compiler failed without a word"
