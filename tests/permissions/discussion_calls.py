"""Calls about discussions, for the rows of matrix.csv."""

from __future__ import annotations

import time

from tests.permissions import site as names
from tests.permissions.object_calls import about, word
from tests.permissions.site import Site


@about("PUT /api/discussion", "discussion")
def edit_discussion(site: Site, who: str, whose: str) -> str:
    body = {"id": _written(site, whose), "title": "Changed"}
    return word(site.client(who).put("/api/discussion", body))


@about("DELETE /api/discussion", "discussion")
def delete_discussion(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).delete("/api/discussion", did=_written(site, whose)))


def _written(site: Site, owner: str) -> int:
    """A new one: some may write none themselves."""
    now = time.time_ns() // 1_000_000
    with site.database() as connection:
        row = connection.execute(
            "INSERT INTO discussion (category_id, title, description, content, user_id,"
            " created_at, updated_at) VALUES (1, 'Title', 'About', 'Text', ?, ?, ?)",
            (names.uid_of(owner), now, now),
        )
        return int(row.lastrowid or 0)
