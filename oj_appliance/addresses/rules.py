"""Pure: what has changed, what is told of it, and whose request is led to https."""

from __future__ import annotations

from oj_appliance.addresses.types import Change, HttpsMode

# Pages that must open before a browser trusts the site's certificate.
_STAYS_PLAIN = ("/api", "/trust", "/health", "/metrics", "/assets")


def change_of(noted: frozenset[str], current: frozenset[str]) -> Change | None:
    """None where nothing has changed, or no address is there now: a cable that is pulled is no
    other address."""
    if not current or not noted or noted == current:
        return None
    return Change(tuple(sorted(current - noted)), tuple(sorted(noted - current)))


def is_led_to_https(
    mode: HttpsMode, *, is_open: bool, is_exam_running: bool, method: str, path: str, accept: str
) -> bool:
    """Pages that a browser opens, and not while an exam runs: a PC of a room that does not trust
    the certificate must get in."""
    return (
        mode is HttpsMode.REDIRECT
        and is_open
        and not is_exam_running
        and method == "GET"
        and "text/html" in accept
        and not path.startswith(_STAYS_PLAIN)
    )
