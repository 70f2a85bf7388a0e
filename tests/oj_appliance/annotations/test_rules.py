"""Where a line of code ends, and what may be written beside one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.annotations import rules
from oj_appliance.errors import ApiError

pytestmark = pytest.mark.quick
LINES = st.lists(st.text(st.characters(exclude_characters="\r\n"), max_size=5), min_size=1)


@given(LINES, st.sampled_from(["\n", "\r\n", "\r"]))
def test_lines_are_counted_whatever_ends_them(lines: list[str], end: str) -> None:
    assert rules.lines_of(end.join(lines)) == len(lines)


@given(LINES, st.integers(-3, 30), st.booleans())
def test_a_line_is_one_of_the_code_or_the_whole(
    lines: list[str], line: int, has_lines: bool
) -> None:
    is_there = line == 0 or (has_lines and 1 <= line <= len(lines))
    try:
        rules.check_line(line, "\n".join(lines), has_lines=has_lines)
    except ApiError as refusal:
        assert not is_there and refusal.key == "annotation.bad_line"
    else:
        assert is_there


@given(st.text(max_size=rules.LONGEST_CONTENT + 3))
def test_what_is_stored_has_words_and_an_end(text: str) -> None:
    try:
        stored = rules.checked_content(text)
    except ApiError as refusal:
        assert refusal.key in ("content.empty", "content.too_long")
    else:
        assert stored == text.strip() and 0 < len(stored) <= rules.LONGEST_CONTENT
