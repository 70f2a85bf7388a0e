"""How a line of the doctor is made."""

from __future__ import annotations

from judge_sandbox.types import Check

_GROUP = "judge"
# English, then Chinese.
Text = tuple[str, str]


def check(
    name: str,
    level: str,
    title: Text,
    found: Text,
    remedy: Text = ("", ""),
    command: str = "",
) -> Check:
    """`remedy` and `command` are shown when the level is not green."""
    return Check(
        id=f"judge.{name}",
        group=_GROUP,
        level=level,
        title_en=title[0],
        title_zh=title[1],
        found_en=found[0],
        found_zh=found[1],
        remedy_en=remedy[0],
        remedy_zh=remedy[1],
        command=command,
    )
