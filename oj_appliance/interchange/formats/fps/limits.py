"""Time and memory limits of FPS: numbers with a unit, written in many ways."""

from __future__ import annotations

from decimal import ROUND_CEILING, Decimal, InvalidOperation

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps.phrases import BAD_UNIT
from oj_appliance.interchange.types import UnreadableError

DEFAULT_TIME_MS = 1000
DEFAULT_MEMORY_MB = 256

# No unit means seconds and megabytes, as in the oldest files.
_TIME_UNITS = {"": Decimal(1000), "s": Decimal(1000), "sec": Decimal(1000), "ms": Decimal(1)}
_MEMORY_UNITS = {
    "": Decimal(1),
    "mb": Decimal(1),
    "m": Decimal(1),
    "mib": Decimal(1),
    "kb": Decimal(1) / 1024,
    "k": Decimal(1) / 1024,
    "kib": Decimal(1) / 1024,
}
# Longer texts are no limits; Decimal would take any exponent.
_LONGEST_NUMBER = 20


def time_ms(text: str, unit: str) -> int:
    """Milliseconds, rounded up, at least 1. Raises UnreadableError."""
    return _scaled("time_limit", text, unit, _TIME_UNITS)


def memory_mb(text: str, unit: str) -> int:
    """Megabytes (1024 KB each), rounded up, at least 1. Raises UnreadableError."""
    return _scaled("memory_limit", text, unit, _MEMORY_UNITS)


def _scaled(entry: str, text: str, unit: str, units: dict[str, Decimal]) -> int:
    factor = units.get(unit.strip().lower())
    if factor is None:
        raise UnreadableError(entry, BAD_UNIT.filled(value=unit))
    try:
        number = Decimal(text.strip()[:_LONGEST_NUMBER])
    except InvalidOperation:
        number = Decimal("NaN")
    # The exponent is bounded before anything is multiplied out.
    if not number.is_finite() or number <= 0 or number.adjusted() > _LONGEST_NUMBER:
        raise UnreadableError(entry, phrases.BAD_NUMBER.filled(value=text.strip()[:40]))
    return max(1, int((number * factor).to_integral_value(ROUND_CEILING)))
