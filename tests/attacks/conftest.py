"""One sandbox of two slots for the whole suite, and looks at the host around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.attacks.host import HostLook
from tests.judge_sandbox.sandbox_fixture import CANARY, Bench, open_sandbox


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def bench(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Iterator[Bench]:
    with open_sandbox(cache, slots=2) as sandbox:
        bench = Bench(sandbox, tmp_path_factory.mktemp("data"))
        for slot in range(sandbox.slots):
            bench.judge(bench.task(CANARY), slot=slot)
        yield bench


@pytest.fixture
def look(bench: Bench, cache: Path) -> Callable[[], HostLook]:
    """Takes a picture of the host for later comparison."""
    return lambda: HostLook(bench.sandbox.native_pid, cache)
