"""The table of README.md names every attack, and nothing that is not there."""

import re
from pathlib import Path

from tests.attacks.attack_program import FOLDER

_HERE = Path(__file__).parent


def test_every_attack_stands_in_the_table_and_every_name_is_a_file() -> None:
    table = (_HERE / "README.md").read_text().partition("## What is tried")[2]
    named = {
        name
        for row in table.splitlines()
        if row.startswith("|")
        for name in re.findall(r"`([\w/]+\.\w+)`", row)
    }
    judges = {"checkers", "interactors"}
    files = {
        f"{path.parent.name}/{path.name}" if path.parent.name in judges else path.name
        for path in FOLDER.glob("*/*")
        if path.parent.name != "honest"
    }
    tests = {path.name for path in _HERE.glob("test_*.py")}
    assert files - named == set()
    assert named - files - tests == set()
