"""Pytest plugin: writes which test claims which sentences of the specification, running none.

Used with `--collect-only` by installer/lib/coverage.py; the file's name stands in CLAIMS_FILE.
"""

import os
from pathlib import Path

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    lines = {
        f"{value}\t{dict(item.user_properties)['test']}\n"
        for item in session.items
        for name, value in item.user_properties
        if name == "covers"
    }
    Path(os.environ["CLAIMS_FILE"]).write_text("".join(sorted(lines)), encoding="utf-8")
