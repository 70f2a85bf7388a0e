"""The built-in comparison of outputs (contract judge-rules §5.1).

Texts are bytes: an answer is right or wrong whatever its encoding. Both texts count with CR LF
and CR as line feeds.
"""

from __future__ import annotations

from judge_sandbox.types import Verdict

# As the C locale has it.
_WHITE_SPACE = b" \t\n\v\f\r"


def compare(user: bytes, expected: bytes, *, remove_end_blank: bool) -> Verdict:
    """ACCEPTED, WRONG_ANSWER or, only when blanks matter, PRESENTATION_ERROR."""
    if user == expected:
        return Verdict.ACCEPTED
    user, expected = normalise_line_ends(user), normalise_line_ends(expected)
    if user == expected:
        return Verdict.ACCEPTED
    if remove_end_blank:
        same = strip_end_blanks(user) == strip_end_blanks(expected)
        return Verdict.ACCEPTED if same else Verdict.WRONG_ANSWER
    same = strip_all_white_space(user) == strip_all_white_space(expected)
    return Verdict.PRESENTATION_ERROR if same else Verdict.WRONG_ANSWER


def normalise_line_ends(text: bytes) -> bytes:
    """CR LF and lone CR become LF."""
    if b"\r" not in text:
        return text
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def strip_end_blanks(text: bytes) -> bytes:
    """Drops blanks before every line end, and all white space at the end of the text."""
    text = text.rstrip(_WHITE_SPACE)
    if any(blank + b"\n" in text for blank in (b" ", b"\t", b"\v", b"\f")):
        text = b"\n".join(line.rstrip(_WHITE_SPACE) for line in text.split(b"\n"))
    return text


def strip_all_white_space(text: bytes) -> bytes:
    return text.translate(None, _WHITE_SPACE)
