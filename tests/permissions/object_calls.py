"""How calls that name an object are tied to their rows of matrix.csv, and how their ends are told.

A function takes the site, who calls and whose object it is, and says how it ended, in the words of
the matrix: "yes", "401" or "403" of the guard, a key of the catalogue, or what a field holds.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from PIL import Image

from tests.http_client import Answer
from tests.permissions import site as names
from tests.permissions.site import Site

ObjectCall = Callable[[Site, str, str], str]
OBJECT_CALLS: dict[tuple[str, str], ObjectCall] = {}


def dot() -> bytes:
    """The smallest picture."""
    picture = io.BytesIO()
    Image.new("RGB", (1, 1)).save(picture, "PNG")
    return picture.getvalue()


def about(call: str, thing: str) -> Callable[[ObjectCall], ObjectCall]:
    """Ties a function to its row."""

    def keep(function: ObjectCall) -> ObjectCall:
        assert (call, thing) not in OBJECT_CALLS
        OBJECT_CALLS[call, thing] = function
        return function

    return keep


def word(answer: Answer) -> str:
    """How a JSON call ended."""
    if answer.http == 200 and not answer.headers["content-type"].startswith("application/json"):
        return "yes"  # a download
    if answer.http == 200 and answer.status == 200:
        return "yes"
    if answer.http in (401, 403) and answer.err in ("auth.login_required", "auth.forbidden"):
        return str(answer.http)
    return answer.err


def filled(answer: Answer, value: Callable[[Any], object]) -> str:
    """For calls that answer everybody, and some people less."""
    if word(answer) != "yes":
        return word(answer)
    found = value(answer.data)
    if found is None:
        return "null"
    return "yes" if found else "empty"


def by_pid(site: Site, who: str, whose: str, path: str) -> Answer:
    """A read that names the owner's private problem by its number."""
    return site.client(who).get(path, pid=site.pids[names.private_problem(whose)])
