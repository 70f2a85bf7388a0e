"""What tests of reading share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.interchange.spool import Spool


@pytest.fixture
def spool(tmp_path: Path) -> Iterator[Spool]:
    with Spool(tmp_path) as opened:
        yield opened
