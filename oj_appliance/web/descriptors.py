"""How many files and connections this process may hold open."""

from __future__ import annotations

import resource

RESERVED = 200  # for the database, uploads, downloads and the judge
# Six connections and a live socket of each of 200 browsers, with room.
WANTED = 2_000


def raise_to_hard_limit() -> None:
    """A shell's soft limit is 1,024: too few for a school behind one server."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> int:
    """What the hard limit leaves for browsers."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 2**20 if hard == resource.RLIM_INFINITY else hard
    return max(most - RESERVED, most // 2)
