"""What was released once is never changed again: a school's database was made by it."""

from __future__ import annotations

import hashlib

import pytest

from oj_appliance.storage.schema import MIGRATIONS

pytestmark = pytest.mark.quick


def released() -> dict[str, str]:
    lines = (MIGRATIONS / "released.txt").read_text("utf-8").splitlines()
    return dict(line.split() for line in lines)


def test_every_step_is_listed_with_its_hash() -> None:
    steps = {
        path.stem: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in MIGRATIONS.glob("[0-9]*.py")
    }
    assert steps and released() == steps
