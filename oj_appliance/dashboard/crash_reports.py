"""What pages tell of their crashes: one line of the log each, found by the number that the person
was shown (contract home.md)."""

from __future__ import annotations

import logging
import re
from dataclasses import asdict, dataclass

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.web.limits import RateLimit

# Whoever fills the log, fills it slowly: from all addresses together in a minute.
MOST_IN_A_MINUTE = 120

_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
# What follows the question mark of an address may be a code that lets somebody in.
_QUERY = re.compile(r"(https?://[^\s?#]*)[?#][^\s)]*|(?<=[\w/])\?[\w%.-]+=[^\s)]*")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PageCrash:
    """`number` is what the person sees; `route` the page's name, not its address; `version` the
    build of the page."""

    number: str
    version: str
    route: str
    message: str
    stack: str


class CrashReports:
    def __init__(self, clock: Clock, *, per_minute: int) -> None:
        self._of_address = RateLimit(clock, count=per_minute, seconds=60)
        self._of_all = RateLimit(clock, count=MOST_IN_A_MINUTE, seconds=60)

    def take(self, crash: PageCrash, *, ip: str, uid: str | None) -> None:
        """Raises ApiError crash.too_fast."""
        if self._of_address.wait_seconds(ip) or self._of_all.wait_seconds(""):
            raise ApiError("crash.too_fast")
        told = {name: for_the_log(text) for name, text in asdict(crash).items()}
        log.warning("a page crashed", extra={"crash": told, "ip": ip, "uid": uid})


def for_the_log(text: str) -> str:
    """One line, without control characters and without what follows the `?` of an address."""
    return _CONTROLS.sub(" | ", _QUERY.sub(r"\1", text)).strip(" |")
