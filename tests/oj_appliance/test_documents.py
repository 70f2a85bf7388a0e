"""Documents and tables that must say what the code says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from oj_appliance.cli.main import COMMANDS
from oj_appliance.errors import catalogue
from oj_appliance.settings import table

PROJECT = Path(__file__).parents[2]
CONTRACT = PROJECT / "docs/contract"
CATALOGUE_ROW = re.compile(
    r"^\| ([a-z_]+\.[a-z_]+) \| (?:(\d+)→)?(\d+)?[^|]* \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE
)
# An UnreadableError names a file of a package instead.
KEY_IN_CODE = re.compile(r'(?<!Unreadable)(?:Error|error)\(\s*"([a-z_]+\.[a-z_]+)"')

pytestmark = pytest.mark.quick


def contract_text() -> str:
    return (CONTRACT / "00-conventions.md").read_text("utf-8")


def test_the_error_catalogue_is_the_contracts_table() -> None:
    rows = {row[0]: row[1:] for row in CATALOGUE_ROW.findall(contract_text())}
    known = catalogue()
    assert rows.keys() == known.keys()
    for key, (http, status, english, chinese) in rows.items():
        entry = known[key]
        assert (entry.en, entry.zh) == (english.strip(), chinese.strip()), key
        assert entry.http == (int(http) if http else None), key
        assert entry.status == int(status or 400), key


def test_every_error_key_in_the_code_is_in_the_catalogue() -> None:
    used = {
        key
        for path in (PROJECT / "oj_appliance").rglob("*.py")
        for key in KEY_IN_CODE.findall(path.read_text("utf-8"))
    }
    assert len(used) > 20
    assert used <= catalogue().keys()


def test_both_languages_fill_the_same_placeholders() -> None:
    for key, entry in catalogue().items():
        english, chinese = (set(re.findall(r"{(\w+)[:}]", text)) for text in (entry.en, entry.zh))
        assert english == chinese, key


def test_every_call_is_in_the_contract() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "oj_appliance.openapi"], capture_output=True, text=True, check=True
    )
    contract = "\n".join(path.read_text("utf-8") for path in CONTRACT.glob("*.md"))
    calls = json.loads(printed.stdout)["paths"]
    assert len(calls) > 100
    unwritten = [call for call in calls if not re.search(rf"{re.escape(call)}(?![\w/-])", contract)]
    assert unwritten == []


def test_every_setting_is_documented() -> None:
    text = (PROJECT / "docs/settings.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w.]+)` \| `(\w+)` \| (.+) \| (.+) \|$", text, re.MULTILINE)
    assert [row[:2] for row in rows] == [(entry.key, entry.environment) for entry in table()]
    assert [row[3] for row in rows] == [entry.help for entry in table()]
    assert all(re.search(r"[\u4e00-\u9fff]", row[2]) for row in rows), "Chinese first"


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    outcome = subprocess.run(
        [sys.executable, "-m", "oj_appliance.cli.main", name, "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert outcome.stdout.startswith(f"usage: oj {name}")
    assert name in (PROJECT / "docs/command-line.md").read_text("utf-8")
