"""The built-in comparison (contract judge-rules §5.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox.checkers.comparison import compare, strip_all_white_space, strip_end_blanks
from judge_sandbox.types import Verdict

AC, WA, PE = Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.PRESENTATION_ERROR
texts = st.text(alphabet="ab1 \t\r\n\v\f", max_size=40).map(str.encode)

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    ("user", "expected", "forgiving", "strict"),
    [
        (b"3\n", b"3\n", AC, AC),
        (b"3", b"3\n", AC, PE),
        (b"3 \n", b"3\n", AC, PE),
        (b"3\r\n4\r\n", b"3\n4\n", AC, AC),
        (b"3\n\n\n", b"3\n", AC, PE),
        (b" 3\n", b"3\n", WA, PE),
        (b"1 2\n", b"12\n", WA, PE),
        (b"1\n\n2\n", b"1\n2\n", WA, PE),
        (b"1 \t\n2\n", b"1\n2", AC, PE),
        (b"", b"", AC, AC),
        (b"", b"3\n", WA, WA),
        (b"\n", b"", AC, PE),
        (b"3\xff", b"3\xfe", WA, WA),
        (b"Yes\n", b"yes\n", WA, WA),
    ],
)
def test_known_pairs_get_their_verdict(
    user: bytes, expected: bytes, forgiving: Verdict, strict: Verdict
) -> None:
    assert compare(user, expected, remove_end_blank=True) is forgiving
    assert compare(user, expected, remove_end_blank=False) is strict


@given(texts, texts)
def test_forgiving_rule_never_says_presentation_error(user: bytes, expected: bytes) -> None:
    assert compare(user, expected, remove_end_blank=True) in (AC, WA)


@given(texts)
def test_a_text_equals_itself_whatever_its_line_ends(text: bytes) -> None:
    windows = text.replace(b"\r", b"").replace(b"\n", b"\r\n")
    unix = text.replace(b"\r", b"")
    for rule in (True, False):
        assert compare(windows, unix, remove_end_blank=rule) is AC


@given(texts, texts)
def test_forgiven_pairs_differ_only_in_white_space(user: bytes, expected: bytes) -> None:
    if compare(user, expected, remove_end_blank=True) is AC:
        assert strip_all_white_space(user) == strip_all_white_space(expected)
        assert compare(user, expected, remove_end_blank=False) in (AC, PE)


@given(texts)
def test_stripping_twice_changes_nothing_more(text: bytes) -> None:
    once = strip_end_blanks(text)
    assert strip_end_blanks(once) == once
    assert not once.endswith((b" ", b"\n"))
    assert b" \n" not in once


def test_ten_million_blanks_are_compared_in_linear_time() -> None:
    blanks = b" " * 10_000_000
    assert compare(b"1" + blanks + b"2\n", b"1\n", remove_end_blank=True) is WA
