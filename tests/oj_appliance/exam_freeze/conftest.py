"""One staged server for the tests of a file."""

from __future__ import annotations

from tests.oj_appliance.timed_work.conftest import stage

__all__ = ["stage"]
