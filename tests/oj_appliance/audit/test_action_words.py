"""Every action of the audit log has its words on the page, in both languages."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
TEXTS = ROOT / "webui/src/features/admin/audit/i18n"
WRITERS = {"record_audit", "record_change", "_audit", "_rejudge_rows", "_tell", "_follow"}


def actions() -> Iterator[str]:
    """What stands where the log is written: `subject.verb` as a literal argument."""
    for path in sorted((ROOT / "oj_appliance").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in WRITERS:
                for given in node.args:
                    yield from _named(given)


def _named(given: ast.expr) -> Iterator[str]:
    if isinstance(given, ast.IfExp):
        yield from (*_named(given.body), *_named(given.orelse))
    elif isinstance(given, ast.Constant) and "." in str(given.value):
        yield str(given.value)


@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_every_action_of_the_log_has_words(language: str) -> None:
    named = json.loads((TEXTS / f"{language}.json").read_text(encoding="utf-8"))["action"]
    written = set(actions())
    assert {"submission.rejudge_apply", "judge.pause_problem", "user.update"} <= written
    assert sorted(each for each in written if each.replace(".", "_") not in named) == []
