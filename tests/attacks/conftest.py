"""One sandbox of two slots for the whole suite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.judge_sandbox.sandbox_fixture import Bench, open_sandbox


@pytest.fixture(scope="session")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with open_sandbox(tmp_path_factory.mktemp("cache"), slots=2) as sandbox:
        yield Bench(sandbox, tmp_path_factory.mktemp("data"))
