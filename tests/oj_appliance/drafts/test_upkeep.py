"""Which versions stay (contract submission.md §3, 00-conventions §11)."""

from __future__ import annotations

from pathlib import Path

import pytest

from oj_appliance.drafts import rules, store
from oj_appliance.drafts.types import Desk, DraftVersion
from oj_appliance.places.types import PRACTICE
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate

NOW = 1_800_000_000_000
MINUTE = 60_000
HOUR = 60 * MINUTE
pytestmark = pytest.mark.quick


def version(number: int, saved_at: int, *, is_aside: bool = False) -> DraftVersion:
    return DraftVersion(number, "C++", number, is_aside, "", saved_at, 1)


def test_within_the_hour_everything_stays_later_one_a_minute() -> None:
    old = NOW - NOW % MINUTE - 2 * HOUR
    newest_first = [
        version(6, NOW - 1000),
        version(5, NOW - 2000),
        version(4, old + MINUTE),
        version(3, old + 20_000, is_aside=True),
        version(2, old + 10_000),
        version(1, old + 5_000),
    ]
    assert rules.superseded(newest_first, NOW) == [1]


def test_beyond_fifty_the_oldest_go() -> None:
    newest_first = [version(number, NOW) for number in range(53, 0, -1)]
    assert rules.superseded(newest_first, NOW) == [3, 2, 1]


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537 Edg/120",
            "10.0.0.7 · Edge · Windows",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64) Firefox/115.0", "10.0.0.7 · Firefox · Linux"),
        ("", "10.0.0.7"),
    ],
)
def test_a_computer_is_named_by_address_browser_and_system(user_agent: str, name: str) -> None:
    assert rules.client_name("10.0.0.7", user_agent) == name


def test_a_name_is_never_longer_than_its_column() -> None:
    assert len(rules.client_name("f" * 200, "Firefox Windows")) == rules.LONGEST_CLIENT


def test_drafts_nobody_changed_for_half_a_year_go_with_all_their_versions(tmp_path: Path) -> None:
    path = tmp_path / "oj.sqlite3"
    migrate(path, backup_folder=tmp_path)
    database = Database(path, reader_threads=1, read_timeout_ms=2000)
    try:
        database.write_now(fill)
        database.write_now(store.forget_older_than, NOW - rules.KEPT_MS)
        left = database.write_now(fetch_all, "SELECT language, version FROM draft ORDER BY id")
        assert left == [("C++", 1), ("C++", 2)]
    finally:
        database.close()


def fill() -> None:
    fetch_all(
        "INSERT INTO account(id, username, password_hash, created_at, updated_at)"
        " VALUES ('u', 'u', '', 0, 0)"
    )
    fetch_all(
        "INSERT INTO problem(id, problem_id, title, time_limit, memory_limit,"
        " created_at, updated_at) VALUES (1, 'P', 'P', 1000, 256, 0, 0)"
    )
    place = Desk("u", 1, PRACTICE)
    long_ago = NOW - rules.KEPT_MS - 1
    for language, saved_at in [("C++", long_ago), ("C++", NOW), ("C", long_ago), ("C", long_ago)]:
        store.insert(place, language, "x", is_aside=False, client="", now=saved_at)
