"""Codes and passwords that people copy from a slip, a note or the board."""

from __future__ import annotations

import secrets
import string

# Without letters and digits that look alike by hand.
ALPHABET = "".join(sorted(set(string.ascii_uppercase + string.digits) - set("0O1IL5S8B")))


def new_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
