"""What the rooms of the addresses hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class HttpsMode(StrEnum):
    """Plain http alone; https beside it; who comes by plain http is led to https."""

    OFF = "off"
    BESIDE = "beside"
    REDIRECT = "redirect"


class Chosen(NamedTuple):
    """What staff chose: whether the name is announced, and how https is served."""

    is_announced: bool = True
    https: HttpsMode = HttpsMode.OFF


class Card(NamedTuple):
    """`is_lan`: students may come by it, and the name is announced there."""

    name: str
    address: str
    is_lan: bool


class Change(NamedTuple):
    """Addresses that are new, and those that are gone, since somebody noted them last."""

    new: tuple[str, ...]
    gone: tuple[str, ...]


class NameState(NamedTuple):
    """`state` is off, waiting (no card to announce it on), starting, announced or failed; `host` is
    the name that is announced, which is another one where the first was taken."""

    state: str
    host: str


class DoorState(NamedTuple):
    """Of https: off, open or failed; `error` is the system's reason."""

    state: str
    error: str


class Authority(NamedTuple):
    """The site's own certificate authority as browsers are told to trust it: its fingerprint
    (SHA-256, pairs with colons), when it ends, and its certificate in PEM."""

    fingerprint: str
    ends_at: int
    pem: bytes
