"""How checkers and interactors are called, a row a convention (formats §0). Pure.

In a box the test files have no names: the input is descriptor 3, the contestant's output (for an
interactor the file that it may write) 4, the answer 5, and each can be opened anew by its path.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge_sandbox.types import Convention

INPUT, OUTPUT, ANSWER = "/dev/fd/3", "/dev/fd/4", "/dev/fd/5"
# A directory of the work directory, where a convention has files come back.
FEEDBACK = "feedback"
SCORE, SCORE_MULTIPLIER = "score.txt", "score_multiplier.txt"
TEAM_MESSAGE, JUDGE_MESSAGE = "teammessage.txt", "judgemessage.txt"
# Where a case has no points, checkers that want a full score get this one.
DEFAULT_FULL_SCORE = 100

_FEEDBACK_PATH = f"/w/{FEEDBACK}/"
_FULL_SCORE = "{full_score}"


@dataclass(frozen=True, slots=True)
class Calling:
    """`feedback` names the files that the program may leave in the feedback directory. `placed`
    are names in the work directory for input, output, answer and the submission's source."""

    arguments: tuple[str, ...]
    output_on_stdin: bool = False
    answer_given: bool = True
    feedback: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()


_USUAL = Calling((INPUT, OUTPUT, ANSWER))
_ANSWER_FIRST = Calling((INPUT, ANSWER, OUTPUT))
_CALLINGS = {
    Convention.HOJ: _USUAL,
    Convention.TESTLIB: _USUAL,
    Convention.QDUOJ: Calling((INPUT, OUTPUT), answer_given=False),
    Convention.HUSTOJ: _ANSWER_FIRST,
    Convention.HUSTOJ_TPJ: _ANSWER_FIRST,
    Convention.KATTIS: Calling(
        (INPUT, ANSWER, _FEEDBACK_PATH),
        output_on_stdin=True,
        feedback=(SCORE, SCORE_MULTIPLIER, TEAM_MESSAGE, JUDGE_MESSAGE),
    ),
    Convention.DMOJ: _USUAL,
    Convention.DMOJ_TESTLIB: _USUAL,
    Convention.DMOJ_COCI: _USUAL,
    Convention.HYDRO: _USUAL,
    Convention.LEMON: Calling(
        (*_USUAL.arguments, _FULL_SCORE, _FEEDBACK_PATH + SCORE, _FEEDBACK_PATH + JUDGE_MESSAGE),
        feedback=(SCORE, JUDGE_MESSAGE),
    ),
    Convention.SYZOJ: Calling((), placed=("input", "user_out", "answer", "code")),
}
_DMOJ_INTERACTOR = Calling((INPUT, ANSWER))


def calling(convention: Convention, *, interactor: bool = False) -> Calling:
    """Raises KeyError for the built-in convention, which has no program."""
    if interactor and convention is Convention.DMOJ:
        return _DMOJ_INTERACTOR
    return _CALLINGS[convention]


def arguments(
    convention: Convention,
    further: Sequence[str] = (),
    *,
    maximum: int = 0,
    interactor: bool = False,
) -> list[str]:
    """What follows the program's own command. `further` are the problem's arguments; `maximum` is
    the case's full score, 0 where cases carry none."""
    full_score = str(maximum or DEFAULT_FULL_SCORE)
    words = calling(convention, interactor=interactor).arguments
    return [word.replace(_FULL_SCORE, full_score) for word in words] + list(further)
