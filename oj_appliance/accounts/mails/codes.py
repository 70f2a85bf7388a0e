"""Six-digit codes that a mail carries: kept for ten minutes, gone after five wrong guesses."""

from __future__ import annotations

import hmac
import secrets
from enum import Enum, auto

from oj_appliance.accounts import rules
from oj_appliance.storage.temporary import delete_temporary, get_temporary, put_temporary


class Outcome(Enum):
    RIGHT = auto()
    WRONG = auto()
    MISSING = auto()


def new_code() -> str:
    return f"{secrets.randbelow(10**rules.CODE_LENGTH):0{rules.CODE_LENGTH}}"


def keep_code(key: str, code: str, *, now: int) -> None:
    """Inside a write."""
    expires_at = now + rules.CODE_MS
    put_temporary(key, {"code": code, "wrong": 0, "expires_at": expires_at}, expires_at=expires_at)


def try_code(key: str, code: str, *, now: int) -> Outcome:
    """Inside a write that is kept whatever the outcome, or guesses would not be counted. A right
    code stays until `forget_code`, so that a refusal for another reason does not use it up."""
    kept = get_temporary(key, now=now)
    if kept is None:
        return Outcome.MISSING
    if hmac.compare_digest(kept["code"].encode(), code.strip().encode()):
        return Outcome.RIGHT
    kept["wrong"] += 1
    if kept["wrong"] >= rules.WRONG_CODES_UNTIL_GONE:
        delete_temporary(key)
    else:
        put_temporary(key, kept, expires_at=kept["expires_at"])
    return Outcome.WRONG


def forget_code(key: str) -> None:
    delete_temporary(key)
