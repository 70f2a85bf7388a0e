"""The key by which a client says twice that it means one thing (contract 00-conventions §11)."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError

HEADER = "Idempotency-Key"

_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_idempotency_key(key: str) -> None:
    """Raises param.bad."""
    if _KEY.fullmatch(key) is None:
        raise ApiError("param.bad")
