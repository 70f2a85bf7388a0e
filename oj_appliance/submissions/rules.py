"""What may be submitted, and what follows from a verdict (S1 §5, submission.md, judge-rules §6)."""

from __future__ import annotations

import hashlib
import hmac
import math
from fractions import Fraction

from oj_appliance.errors import ApiError
from oj_appliance.judging.rules import IN_PROGRESS
from oj_appliance.judging.types import Verdict
from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Place
from oj_appliance.problems.types.objective import OBJECTIVE

LONGEST_CODE = 65535  # characters, S1 §5
# Hex digits of a group of a fingerprint, and groups (contract submission.md §1).
FINGERPRINT_GROUP, FINGERPRINT_GROUPS = 5, 2

# Languages whose valid programs can be a word long, and answers (submission.md §2 rule 3).
_TERSE = ("Py", "PHP", "Ruby", "Rust", "JavaScript", OBJECTIVE)

# Whose message the detail shows (submission.md §4 rule 6).
SHOWS_MESSAGE = (Verdict.COMPILE_ERROR, Verdict.SYSTEM_ERROR, Verdict.SUBMITTED_FAILED)


def check_code(code: str, language: str, *, shortest: int) -> None:
    """`shortest` is the switch codeMinLength; 0 = off. Lengths are in characters."""
    if not code.strip():
        raise ApiError("judge.code_empty")
    if shortest and len(code) < shortest and not any(word in language for word in _TERSE):
        raise ApiError("judge.code_too_short", n=shortest)
    if len(code) > LONGEST_CODE:
        raise ApiError("judge.code_too_long")


# Nothing of a result: what still waits or runs, failed before it ran, or was cancelled.
TELLS_NO_RESULT = (*IN_PROGRESS, Verdict.CANCELLED, Verdict.SUBMITTED_FAILED)


# What is told of a row whose result is kept back: that it waits, or will have none. Whether it ever
# went from compiling to judging, and for how long, would be a result too.
_TOLD_OF_HIDDEN = (Verdict.PENDING, Verdict.CANCELLED, Verdict.SUBMITTED_FAILED)


def hidden_status(status: int) -> int:
    """What stands in its place while results are kept back (contract timedwork.md §5)."""
    return status if status in _TOLD_OF_HIDDEN else Verdict.HIDDEN


def content_hash(problem: int | str, place: Place, language: str, code: str) -> str:
    """Names what an idempotency key was used for."""
    parts = "\0".join((repr(problem), str(cid_of(place)), language, code))
    return hashlib.sha256(parts.encode("utf-8", "surrogatepass")).hexdigest()


def fingerprint(code: str, language: str, secret: bytes) -> str:
    """The beginning of the SHA-256 of the text in UTF-8, as "3f5d1 09bc2": who has the text can
    find it without this site. Answers are too few for that: trying all of them would tell by which
    letters their author named the options, so theirs is keyed with the site's `secret`."""
    text = code.encode("utf-8", "surrogatepass")
    if language == OBJECTIVE:
        digits = hmac.new(secret, text, "sha256").hexdigest()
    else:
        digits = hashlib.sha256(text).hexdigest()
    starts = range(0, FINGERPRINT_GROUP * FINGERPRINT_GROUPS, FINGERPRINT_GROUP)
    return " ".join(digits[at : at + FINGERPRINT_GROUP] for at in starts)


def cut_bytes(text: str, most: int) -> str:
    """At most so many bytes of it, ending with a whole character."""
    raw = text.encode()
    return text if len(raw) <= most else raw[:most].decode(errors="ignore")


def percent(share: Fraction | None) -> float | None:
    """0 to 100, two digits, never rounded up to a whole that was not reached."""
    return None if share is None else math.floor(share * 10_000) / 100


def oi_rank_score(score: int, difficulty: int) -> int:
    """round(0.1·score + 2·difficulty), half up (S1 §9); no points earn nothing."""
    return 0 if score == 0 else (score + 20 * difficulty + 5) // 10


def is_better(one: tuple[int, int | None], other: tuple[int, int | None]) -> bool:
    """Of two (status, score): accepted beats not accepted, then more points beat fewer."""
    accepted = [status == Verdict.ACCEPTED for status, _ in (one, other)]
    if accepted[0] != accepted[1]:
        return accepted[0]
    return (one[1] or 0) > (other[1] or 0)
