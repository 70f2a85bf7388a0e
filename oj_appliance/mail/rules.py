"""What an address looks like, and when a mail is tried again."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError

MODES = ("smtp", "outbox", "off")
LONGEST_ADDRESS = 320  # contract account.md, email
LARGEST_PORT = 65_535
HIDDEN_PASSWORD = "******"  # noqa: S105 - what stands for it; contract admin.md §7
OUTBOX_DAYS = 7

# After the first attempt; codes live ten minutes, so later ones would only confuse.
RETRY_AFTER_MS = (5_000, 30_000, 120_000, 300_000)

# No quoted local parts: nobody at a school has one, and they are where tricks live.
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)


def clean_address(text: str) -> str:
    """The address in lower case, so that one person cannot have it twice.

    Raises ApiError mail.bad_format."""
    address = text.strip().lower()
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        raise ApiError("mail.bad_format")
    return address


def retry_at(attempts: int, now: int) -> int | None:
    """Epoch ms of the next attempt after `attempts` failed ones; None when that was the last."""
    if attempts > len(RETRY_AFTER_MS):
        return None
    return now + RETRY_AFTER_MS[attempts - 1]
