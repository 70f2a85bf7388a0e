"""One server with contests, for both files of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oj_appliance.contests.talk.meeting import Meeting, hold_meeting


@pytest.fixture(scope="package")
def meeting() -> Iterator[Meeting]:
    held = hold_meeting()
    yield held
    held.server.stop()
    held.server.remove()
