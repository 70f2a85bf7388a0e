"""The plugin that lets no test be skipped."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import PROJECT

SKIPS = [
    "pytest.skip('no browser')",
    "pytest.importorskip('a_module_that_is_nowhere')",
    "pytest.xfail('one day')",
]
MARKS = ["skip", "skipif(True, reason='')", "xfail", "xfail(strict=True)"]


@pytest.mark.parametrize("skip", SKIPS)
@pytest.mark.parametrize("place", ["test_it", "setup_function"])
def test_a_skip_while_running_fails(tmp_path: Path, place: str, skip: str) -> None:
    text = f"def test_plain(): ...\n\ndef {place}():\n    {skip}\n"
    assert run_fails(tmp_path, text)


@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_that_excuses_a_broken_test_fails(tmp_path: Path, mark: str) -> None:
    text = f"@pytest.mark.{mark}\ndef test_it():\n    raise ValueError\n"
    assert run_fails(tmp_path, text)


def test_an_expected_failure_that_passes_fails(tmp_path: Path) -> None:
    assert run_fails(tmp_path, "@pytest.mark.xfail\ndef test_it(): ...\n")


def test_a_module_that_skips_itself_fails(tmp_path: Path) -> None:
    text = "pytest.skip('not here', allow_module_level=True)\n\ndef test_it(): ...\n"
    assert run_fails(tmp_path, text)


def test_a_plain_test_passes(tmp_path: Path) -> None:
    assert not run_fails(tmp_path, "def test_it(): ...\n")


def run_fails(folder: Path, text: str) -> bool:
    """Whether pytest with the plugin fails over a made-up module, by exit code and closing line."""
    module = folder / "test_made_up.py"
    module.write_text("import pytest\n\n" + text, encoding="utf-8")
    options = ["-p", "tests.no_skips", "-p", "no:cacheprovider", "-q", "--rootdir", str(folder)]
    command = [sys.executable, "-m", "pytest", *options, "-c", "/dev/null", str(module)]
    answer = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    closing = answer.stdout.splitlines()[-1]
    assert "skipped" not in closing
    assert "xfailed" not in closing
    by_line = bool(re.search(r"\b1 (failed|error)\b", closing))
    assert by_line == (answer.returncode != 0), answer.stdout
    return by_line
