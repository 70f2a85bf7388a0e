"""Whether a request comes from a locked browser with one of the allowed keys (contract timedwork.md
§12). Pure.

The browser (Safe Exam Browser) never sends a key itself, but SHA-256 of an address and the key. Old
ones send it with each request, for the address of that request. Newer ones tell it to the page's
script alone, for the address by which the page was loaded: our page then sends both along. That
address has to be one of this site, and to name the caller's own session, so that what one browser
was given is of no use in another.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from urllib.parse import parse_qs, urlsplit

from oj_appliance.web.way import Hashes, Way

SESSION_PARAMETER = "exam-session"
LONGEST_ADDRESS = 2_000


def is_allowed(
    way: Way, *, config_keys: Iterable[str], exam_keys: Iterable[str], session_id: int | None
) -> bool:
    """Where keys of both kinds are named, one of each has to fit."""
    found = (way.asked, way.page) if _is_own_page(way, session_id) else (way.asked,)
    return any(
        _fits(config_keys, each.url, each.config) and _fits(exam_keys, each.url, each.exam)
        for each in found
    )


def hash_of(url: str, key: str) -> str:
    """What the browser makes of an address without fragment and a key of its own, in hex."""
    return hashlib.sha256((url + key.lower()).encode("utf-8", "replace")).hexdigest()


def _fits(keys: Iterable[str], url: str, given: str) -> bool:
    """No key asks for nothing. All are compared, in a time that tells nothing of them."""
    wanted = [hash_of(url, key) for key in keys]
    if not wanted:
        return True
    sent = given.strip().lower().encode("utf-8", "replace")
    fitting = [hmac.compare_digest(each.encode(), sent) for each in wanted]
    return any(fitting)


def _is_own_page(way: Way, session_id: int | None) -> bool:
    page: Hashes = way.page
    if session_id is None or not page.url or len(page.url) > LONGEST_ADDRESS or "#" in page.url:
        return False
    try:
        parts = urlsplit(page.url)
        named = parse_qs(parts.query).get(SESSION_PARAMETER, [])
    except ValueError:
        return False
    return page.url.startswith(f"{way.site}/") and named == [str(session_id)]
