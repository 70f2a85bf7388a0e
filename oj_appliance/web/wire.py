"""Types of the wire with their bounds (contract 00-conventions §6)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oj_appliance.clock import epoch_ms
from oj_appliance.errors import BadRequestError

# Safe in every browser's numbers, and far inside SQLite's.
LARGEST_INTEGER = 2**53


def up_to(most: int) -> Meta:
    """A greatest number of characters that the domain checks, with an error of its own; here it is
    only told, for the OpenAPI document."""
    return Meta(extra_json_schema={"maxLength": most})


def at_most(most: int) -> Meta:
    """The same for the entries of a list."""
    return Meta(extra_json_schema={"maxItems": most})


Id = Annotated[int, Meta(ge=1, le=LARGEST_INTEGER)]
Int = Annotated[int, Meta(ge=-LARGEST_INTEGER, le=LARGEST_INTEGER)]
Uid = Annotated[str, Meta(max_length=32)]
# A time as a client sends it back; `read_moment` reads it.
Moment = Annotated[str, Meta(max_length=40)]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]


def read_moment(name: str, text: str | None) -> int | None:
    """Epoch ms of the field `name`. Raises BadRequestError http.bad_param, which names it."""
    try:
        return None if text is None else epoch_ms(text)
    except (ValueError, OverflowError) as error:
        raise BadRequestError("http.bad_param", name=name) from error
