"""`oj problem import` and `oj problem list`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.oj_appliance.interchange.packages import FIXTURES, detail, fps, item, zipped
from tests.server_process import ServerProcess

PACKAGE = FIXTURES / "fps" / "own-v1.6-five-problems.xml"


@pytest.fixture(scope="module")
def folder() -> Iterator[ServerProcess]:
    """A data folder of its own, whose server ran once; it runs only where a test starts it."""
    unstarted = ServerProcess().start()
    unstarted.stop()
    yield unstarted
    unstarted.remove()


def test_a_dry_run_shows_a_table_and_stores_nothing(folder: ServerProcess) -> None:
    shown = folder.oj("problem", "import", str(PACKAGE), "--dry-run").stdout
    assert shown.splitlines()[0].split() == ["no", "id", "cases", "result", "title"]
    assert "A+B with picture, kb and ms" in shown
    assert "not yet judged" not in shown
    assert shown.endswith("5 could be imported, 0 failed\n")
    assert len(folder.oj("problem", "list").stdout.splitlines()) == 1


def test_an_import_is_listed_and_served(folder: ServerProcess) -> None:
    done = folder.oj("problem", "import", str(PACKAGE), "--auth", "1").stdout
    assert done.endswith("5 imported, 0 failed\n")
    listed = folder.oj("problem", "list").stdout
    assert "P1000" in listed and "Guess the number" in listed and "public" in listed
    folder.start()
    try:
        assert detail(folder.client(), "P1000")["problem"]["author"] == "root"
    finally:
        folder.stop()


def test_a_taken_id_gets_a_new_number_on_demand(folder: ServerProcess, tmp_path: Path) -> None:
    package = tmp_path / "taken.zip"
    head = "title: Sum\npid: TAKEN\n"
    files = {"1/problem.yaml": head, "1/testdata/1.in": "1", "1/testdata/1.out": "1"}
    package.write_bytes(zipped(files))
    folder.oj("problem", "import", str(package))
    assert folder.oj("problem", "import", str(package), check=False).returncode == 1
    again = folder.oj("problem", "import", str(package), "--taken", "new").stdout
    assert again.endswith("1 imported, 0 failed\n")


def test_failures_are_told_and_make_the_exit_code(folder: ServerProcess, tmp_path: Path) -> None:
    package = tmp_path / "bad.xml"
    package.write_bytes(fps(item(title="Fine"), item(title="Empty \x9b31m", case=False)))
    failed = folder.oj("problem", "import", str(package), check=False)
    assert failed.returncode == 1
    assert "2: Bad format in test_input: there is no test data" in failed.stdout
    assert failed.stdout.endswith("1 imported, 1 failed\n")
    assert "\x9b" not in failed.stdout


def test_a_file_that_is_not_there_is_said_so(folder: ServerProcess) -> None:
    missing = folder.oj("problem", "import", "/nowhere.xml", check=False)
    assert missing.returncode == 1
    assert missing.stderr == "oj: /nowhere.xml: No such file or directory\n"
