"""What the site may be called and where it may be (contract admin.md §7)."""

from __future__ import annotations

from zoneinfo import available_timezones

from oj_appliance.errors import ApiError

LONGEST_NAMES = {"name": 50, "shortName": 20}  # characters


def check_site_name(field: str, text: str) -> None:
    """`field` is one of LONGEST_NAMES. Raises ApiError content.empty, content.too_long."""
    if not text.strip():
        raise ApiError("content.empty", field=field)
    longest = LONGEST_NAMES[field]
    if len(text) > longest:
        raise ApiError("content.too_long", field=field, max=longest)


def check_timezone(name: str) -> None:
    """Raises ApiError setup.bad_timezone."""
    if name not in available_timezones():
        raise ApiError("setup.bad_timezone")
