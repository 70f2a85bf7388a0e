"""From the end of a checker or interactor to a judgement (formats §0, judge-rules §5.2). Pure.

What a convention does not say is a system error with a reason for staff: a judge's program that
misbehaves never gives a contestant a verdict.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from judge_sandbox.checkers import hydro, testlib_text
from judge_sandbox.checkers.conventions import (
    DEFAULT_FULL_SCORE,
    JUDGE_MESSAGE,
    SCORE,
    SCORE_MULTIPLIER,
    TEAM_MESSAGE,
)
from judge_sandbox.checkers.judgement import (
    Judgement,
    accepted,
    capped,
    readable,
    rejected,
    system_error,
    with_share,
)
from judge_sandbox.checkers.printed_number import printed_number, printed_ratio
from judge_sandbox.checkers.program_end import OutsideConventionError, ProgramEnd
from judge_sandbox.checkers.testlib_text import Saying, message_of, read_sentence
from judge_sandbox.types import Convention, Verdict


def judgement(
    convention: Convention, end: ProgramEnd, *, maximum: int = 0, who: str = "checker"
) -> Judgement:
    """`maximum` is the case's full score, 0 in ACM and where cases carry none; `who` is how the
    program is called in reasons for staff."""
    try:
        if end.broken:
            raise OutsideConventionError(end.broken)
        return _RULES[convention](end, maximum)
    except OutsideConventionError as error:
        said = readable(end.stderr)[: testlib_text.TEXT_CHARACTERS]
        return system_error(f"the {who} {error}" + (f"\n{said}" if said else ""))


def _hoj(end: ProgramEnd, _: int) -> Judgement:
    said = readable(end.stderr)
    match end.code:
        case 0 | 100:
            return accepted(said)
        case 99:
            share = _hoj_share(end)
            if share is None:
                return Judgement(Verdict.PARTIAL_ACCEPTED, None, said)
            return with_share(share, said)
        case 101:
            return Judgement(Verdict.PRESENTATION_ERROR, None, said)
        case 102:
            return rejected(said)
        case 103:
            raise OutsideConventionError("reported a fault of its own (exit code 103)")
    return _by_sentence(end)


def _hoj_share(end: ProgramEnd) -> Fraction | None:
    """An interactor's standard output is the contestant's input, so it says its percentage on
    standard error: in testlib's words or as the first word."""
    if end.stdout is not None:
        percent = printed_number(_text(end.stdout))
    else:
        sentence = read_sentence(end.stderr)
        words = _text(end.stderr).split(maxsplit=1)
        percent = sentence.number if sentence else printed_number(words[0]) if words else None
    return None if percent is None else percent / 100


def _by_sentence(end: ProgramEnd) -> Judgement:
    """Any other end of hoj's: what testlib's sentence says (judge-rules §5.4)."""
    if not end.stderr.strip():
        raise OutsideConventionError(f"{end.manner()} and without a word")
    sentence = read_sentence(end.stderr)
    if sentence is None or sentence.saying is Saying.FAIL:
        raise OutsideConventionError(end.manner())
    message = readable(message_of(sentence).encode())
    if sentence.number is not None:
        return with_share(sentence.number / 100, message)
    return accepted(message) if sentence.saying is Saying.OK else rejected(message)


def _testlib(end: ProgramEnd, _: int) -> Judgement:
    """A degree of correctness is its own exit code, so its sentence goes before the codes."""
    sentence = None if end.signal else read_sentence(end.stderr)
    message = readable(message_of(sentence).encode() if sentence else end.stderr)
    number = sentence.number if sentence else None
    if sentence and number is not None and sentence.saying is Saying.PARTIALLY_CORRECT:
        return with_share(number / 100, message)
    match end.code:
        case 0:
            return accepted(message)
        case 1 | 2 | 4 | 8:
            return rejected(message)
        case 7 if number is not None:
            return with_share(number / 100, message)
    raise OutsideConventionError(end.manner())


def _zero_or_one(end: ProgramEnd, _: int) -> Judgement:
    match end.code:
        case 0:
            return accepted(_said(end))
        case 1:
            return rejected(_said(end))
    raise OutsideConventionError(end.manner())


def _hustoj(end: ProgramEnd, _: int) -> Judgement:
    return accepted(_said(end)) if end.code == 0 else rejected(_said(end))


def _hustoj_tpj(end: ProgramEnd, maximum: int) -> Judgement:
    if end.signal:
        raise OutsideConventionError(end.manner())
    return _hustoj(end, maximum)


def _kattis(end: ProgramEnd, maximum: int) -> Judgement:
    notes = [readable(end.files.get(name) or b"") for name in (TEAM_MESSAGE, JUDGE_MESSAGE)]
    message = capped("\n".join(filter(None, notes))) or readable(end.stderr)
    match end.code:
        case 42:
            pass
        case 43:
            return rejected(message)
        case _:
            raise OutsideConventionError(end.manner())
    if SCORE_MULTIPLIER in end.files:
        return with_share(_number_in_file(end, SCORE_MULTIPLIER), message)
    if SCORE in end.files and maximum > 0:
        return with_share(_number_in_file(end, SCORE) / maximum, message)
    return accepted(message)


def _dmoj_testlib(end: ProgramEnd, maximum: int) -> Judgement:
    message = readable(end.stderr)
    match end.code:
        case 0:
            return accepted(message)
        case 1 | 2:
            return rejected(message)
        case 7:
            points = _first_line_with(end.stderr, "points", printed_number)
            if points is None:
                raise OutsideConventionError("ended with exit code 7 without a line of points")
            if maximum <= 0:
                return Judgement(Verdict.PARTIAL_ACCEPTED, None, message)
            return with_share(points / maximum, message)
    raise OutsideConventionError(end.manner())


def _dmoj_coci(end: ProgramEnd, maximum: int) -> Judgement:
    if end.code != 7:
        return _zero_or_one(end, maximum)
    share = _first_line_with(end.stderr, "partial", printed_ratio)
    if share is None:
        raise OutsideConventionError("ended with exit code 7 without a line of its partial result")
    return with_share(share, readable(end.stderr))


def _hydro(end: ProgramEnd, maximum: int) -> Judgement:
    if end.signal:
        raise OutsideConventionError(end.manner())
    if not end.stderr.strip():
        raise OutsideConventionError(f"{end.manner()} and without a word")
    result = hydro.read(end.stderr, maximum)
    if result is None:
        raise OutsideConventionError("reported a failure of its own")
    return result


def _lemon(end: ProgramEnd, maximum: int) -> Judgement:
    if end.code != 0:
        raise OutsideConventionError(end.manner())
    if SCORE not in end.files:
        raise OutsideConventionError("wrote no score")
    points = _number_in_file(end, SCORE)
    message = readable(end.files.get(JUDGE_MESSAGE) or end.stderr)
    return _rejected_at_zero(points / (maximum or DEFAULT_FULL_SCORE), message)


def _syzoj(end: ProgramEnd, _: int) -> Judgement:
    if end.code != 0:
        raise OutsideConventionError(end.manner())
    percent = printed_number(_text(end.stdout or b""))
    if percent is None:
        raise OutsideConventionError("printed no number from 0 to 100")
    return _rejected_at_zero(percent / 100, readable(end.stderr))


def _builtin(_: ProgramEnd, __: int) -> Judgement:
    raise OutsideConventionError("is a built-in comparison, which has no program")


_RULES: dict[Convention, Callable[[ProgramEnd, int], Judgement]] = {
    Convention.HOJ: _hoj,
    Convention.TESTLIB: _testlib,
    Convention.QDUOJ: _zero_or_one,
    Convention.HUSTOJ: _hustoj,
    Convention.HUSTOJ_TPJ: _hustoj_tpj,
    Convention.KATTIS: _kattis,
    Convention.DMOJ: _zero_or_one,
    Convention.DMOJ_TESTLIB: _dmoj_testlib,
    Convention.DMOJ_COCI: _dmoj_coci,
    Convention.HYDRO: _hydro,
    Convention.LEMON: _lemon,
    Convention.SYZOJ: _syzoj,
    Convention.BUILTIN: _builtin,
}


def _rejected_at_zero(share: Fraction, message: str) -> Judgement:
    """Where points are all that the program says, none of them is its way to reject."""
    return with_share(share, message) if share > 0 else rejected(message)


def _said(end: ProgramEnd) -> str:
    return readable(end.stderr) or readable(end.stdout or b"")


def _text(words: bytes) -> str:
    """Enough of it to hold any number."""
    return words.strip()[: testlib_text.TEXT_CHARACTERS].decode("utf-8", "replace")


def _number_in_file(end: ProgramEnd, name: str) -> Fraction:
    number = printed_number(_text(end.files[name] or b""))
    if number is None:
        raise OutsideConventionError(f"left no number in {name}")
    return number


def _first_line_with(
    stderr: bytes, word: str, read: Callable[[str], Fraction | None]
) -> Fraction | None:
    """What the second word of the first such line that can be read says."""
    for line in stderr.decode("utf-8", "replace").splitlines():
        words = line.split(maxsplit=2)
        if len(words) > 1 and words[0] == word and (number := read(words[1])) is not None:
            return number
    return None
