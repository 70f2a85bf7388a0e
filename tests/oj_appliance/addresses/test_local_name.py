"""oj.local and a change of address, in a network namespace with a card of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oj_appliance.addresses.rules import change_of
from tests.oj_appliance.addresses.room import FIRST, SECOND

PROJECT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def seen() -> dict[str, Any]:
    """One life of a server in the room; see `room.py`."""
    ran = subprocess.run(
        ("unshare", "--net", sys.executable, "-m", "tests.oj_appliance.addresses.room"),
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return dict(json.loads(ran.stdout.splitlines()[-1]))


def test_the_room_is_answered_by_name_and_by_a_switch_no_longer(seen: dict[str, Any]) -> None:
    first = seen["first"]
    assert [each["card"] for each in first["addresses"] if each["lan"]] == ["room0"]
    assert first["name"]["host"] == "oj.local" and first["change"] is None
    assert seen["asked"] == [FIRST]
    assert seen["off"] == ["off", []]


def test_a_name_that_another_machine_has_is_left_to_it(seen: dict[str, Any]) -> None:
    assert seen["taken"]["name"]["host"] == "oj-2.local"


def test_other_addresses_are_told_with_the_posters_and_certified(seen: dict[str, Any]) -> None:
    moved = seen["moved"]
    assert moved["change"] == {"new": [SECOND], "gone": [FIRST]}
    secure = [each["secureUrl"] for each in moved["addresses"] if each["lan"]]
    assert secure == [f"https://{SECOND}:8443"] and moved["https"]["uncovered"] == []
    assert (seen["told"]["level"], seen["told"]["mend"]) == ("amber", "openAddress")
    assert SECOND in seen["told"]["found"]
    assert seen["noted"] is None and seen["audit"] == [{"addresses": [SECOND]}]


def test_a_pulled_cable_is_no_change() -> None:
    noted = frozenset({FIRST})
    assert change_of(noted, frozenset()) is None
    assert change_of(frozenset(), noted) is None
    assert change_of(noted, noted) is None
    assert change_of(noted, noted | {SECOND}) == ((SECOND,), ())
