"""Installations that are upgraded."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import run_guard

from .versions import Installation


@contextmanager
def installed(*, is_whole: bool) -> Iterator[Installation]:
    """Not below pytest's own folder, which the data's owner may not enter."""
    top = Path(tempfile.mkdtemp(prefix=run_guard.folder_prefix()))
    top.chmod(0o755)
    made = Installation(top, is_whole=is_whole)
    yield made
    if made.process is not None:
        made.kill()
    shutil.rmtree(top)


@pytest.fixture
def installation() -> Iterator[Installation]:
    """Of the small program."""
    with installed(is_whole=False) as made:
        yield made


@pytest.fixture
def whole_site() -> Iterator[Installation]:
    """Of the whole site."""
    with installed(is_whole=True) as made:
        yield made
