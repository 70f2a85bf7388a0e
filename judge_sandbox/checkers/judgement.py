"""What is decided about one output, and how shares and messages become fit for it. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from judge_sandbox.compilation.diagnostics import clean_diagnostics
from judge_sandbox.types import Verdict

# judge-rules §4: messages are stored up to here, in bytes
MESSAGE_CAP = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Judgement:
    """ACCEPTED, WRONG_ANSWER, PRESENTATION_ERROR, PARTIAL_ACCEPTED, SYSTEM_ERROR or CANCELLED.

    `percentage` is the share of the case score for PARTIAL_ACCEPTED, 0 to 1; None there means that
    no share was told. `message` is what the checker said; with SYSTEM_ERROR the reason for staff.
    """

    status: Verdict
    percentage: Fraction | None = None
    message: str = ""


def accepted(message: str = "") -> Judgement:
    return Judgement(Verdict.ACCEPTED, None, message)


def rejected(message: str = "") -> Judgement:
    return Judgement(Verdict.WRONG_ANSWER, None, message)


def system_error(reason: str) -> Judgement:
    return Judgement(Verdict.SYSTEM_ERROR, None, reason)


def with_share(share: Fraction, message: str = "") -> Judgement:
    """A share is clamped to 0…1; all of it is ACCEPTED (judge-rules §5.2, "Points")."""
    if share >= 1:
        return accepted(message)
    return Judgement(Verdict.PARTIAL_ACCEPTED, max(share, Fraction(0)), message)


def readable(text: bytes) -> str:
    """What a judge's program said, fit to be shown and at most MESSAGE_CAP bytes long."""
    return capped(clean_diagnostics(text[:MESSAGE_CAP]).strip())


def capped(text: str) -> str:
    """Undecodable bytes become longer when they are replaced; a cut character is left out."""
    return text.encode("utf-8", "replace")[:MESSAGE_CAP].decode("utf-8", "ignore")
