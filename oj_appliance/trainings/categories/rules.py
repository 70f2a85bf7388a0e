"""What a category may be called (contract admin.md §11). Pure."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.titles import kept_title

LONGEST_NAME = 50
_COLOR = re.compile(r"#[0-9a-fA-F]{6}\Z")


def checked_name(given: str) -> str:
    """Trimmed. Raises content.empty, content.too_long."""
    if len(given.strip()) > LONGEST_NAME:
        raise ApiError("content.too_long", field="name", max=LONGEST_NAME)
    name = kept_title(given)
    if not name:
        raise ApiError("content.empty", field="name")
    return name


def checked_color(given: str | None) -> str | None:
    """Raises http.bad_param."""
    if not given:
        return None
    if _COLOR.match(given) is None:
        raise BadRequestError("http.bad_param", name="color")
    return given
