"""What an annotation may be. Pure."""

from __future__ import annotations

from oj_appliance.errors import ApiError

LONGEST_CONTENT = 2_000
MOST_OF_ONE = 100
LONGEST_EXCERPT = 200
PAGE_LIMIT = 10
WHOLE = 0  # the line of what is said of the submission as a whole


def checked_content(content: str) -> str:
    """The text as it is stored. Raises content.empty, content.too_long."""
    text = content.strip()
    if not text:
        raise ApiError("content.empty", field="content")
    if len(text) > LONGEST_CONTENT:
        raise ApiError("content.too_long", field="content", max=LONGEST_CONTENT)
    return text


def check_line(line: int, code: str, *, has_lines: bool) -> None:
    """`has_lines`: the code is a program, not answers to questions. Raises annotation.bad_line."""
    last = lines_of(code) if has_lines else WHOLE
    if not WHOLE <= line <= last:
        raise ApiError("annotation.bad_line", field="line")


def lines_of(code: str) -> int:
    """As editors count them: what follows the last line's end is a line too."""
    return code.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
