"""When an editorial is open, and what it may be. Pure; moments are epoch ms."""

from __future__ import annotations

from oj_appliance.editorials.types import Editorial, Opens
from oj_appliance.errors import ApiError

LONGEST_CONTENT = 65_535


def is_open(editorial: Editorial, *, has_solved: bool, now: int) -> bool:
    match editorial.opens:
        case Opens.OPEN:
            return True
        case Opens.SOLVED:
            return has_solved
        case Opens.TIME:
            return editorial.open_time is not None and now >= editorial.open_time
        case _:
            return False


def check(content: str, opens: Opens, open_time: int | None) -> None:
    """Raises content.too_long, param.empty."""
    if len(content) > LONGEST_CONTENT:
        raise ApiError("content.too_long", field="content", max=LONGEST_CONTENT)
    if opens is Opens.TIME and open_time is None:
        raise ApiError("param.empty", name="openTime", field="openTime")
