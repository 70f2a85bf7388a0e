"""People of the back-office, one of each for the session."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.events import Events
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from oj_appliance.storage.schema import migrate
from tests.http_client import Client


@pytest.fixture(scope="session")
def problem_admin(new_user: Callable[..., Client]) -> Client:
    return new_user("problem_admin")


@pytest.fixture(scope="session")
def teacher(new_user: Callable[..., Client]) -> Client:
    """Role admin: makes problems, but does not publish them."""
    return new_user("admin")


@pytest.fixture(scope="session")
def other_teacher(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    migrate(tmp_path / "oj.sqlite3", backup_folder=tmp_path / "backups")
    opened = Database(tmp_path / "oj.sqlite3", reader_threads=1, read_timeout_ms=2000)
    yield opened
    opened.close()


@pytest.fixture
def events() -> Events:
    return Events()


@pytest.fixture
def service(database: Database, events: Events, tmp_path: Path) -> ProblemService:
    blobs = BlobFolder(tmp_path / "blobs")
    return ProblemService(database, Clock(), blobs, lambda: ("C", "C++"), events)
