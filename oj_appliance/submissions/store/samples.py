"""A failed case whose input is one of the statement's public examples: what its owner may be shown
(contract submission.md §4).

Everything shown but the program's own output is text of the statement; of a hidden case nothing
is ever kept.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from itertools import zip_longest

import msgspec

from oj_appliance.judging.types import CaseReport, Verdict
from oj_appliance.problems.types.problem import CaseForJudging, Example, ProblemForJudging
from oj_appliance.submissions.types import Difference, FailedSample

LONGEST_SHOWN = 2000  # characters of each text
_NEVER_SHOWN = (Verdict.ACCEPTED, Verdict.CANCELLED, Verdict.SYSTEM_ERROR)


def sample_of(input_sha256: str, examples: tuple[Example, ...]) -> Example | None:
    """The example that the case with this input is; blanks at the ends of lines and of the text
    make no other input."""
    for example in examples:
        if input_sha256 in _digests(example.input):
            return example
    return None


@lru_cache(maxsize=512)
def _digests(text: str) -> frozenset[str]:
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    tidy = _without_end_blanks(plain)
    forms = {plain, f"{plain}\n", plain.rstrip(), f"{plain.rstrip()}\n", tidy, f"{tidy}\n"}
    return frozenset(hashlib.sha256(form.encode()).hexdigest() for form in forms)


def stored_sample(
    report: CaseReport, case: CaseForJudging | None, problem: ProblemForJudging | None
) -> str | None:
    """What is kept with the case, as JSON; None for hidden cases and for those that passed."""
    if report.output is None or case is None or problem is None or report.status in _NEVER_SHOWN:
        return None
    example = sample_of(case.input.sha256, problem.examples)
    if example is None:
        return None
    got = report.output.decode("utf-8", "replace").replace("\0", "\ufffd")
    difference = None
    if problem.judge_mode == "default" and report.status in (
        Verdict.WRONG_ANSWER,
        Verdict.PRESENTATION_ERROR,
    ):
        difference = first_difference(
            got, example.output, remove_end_blank=problem.is_remove_end_blank
        )
    shown = FailedSample(
        example.input[:LONGEST_SHOWN],
        example.output[:LONGEST_SHOWN],
        got[:LONGEST_SHOWN],
        difference,
        report.errors[:LONGEST_SHOWN],
    )
    return msgspec.json.encode(shown).decode()


def read_sample(stored: str | None) -> FailedSample | None:
    return None if stored is None else msgspec.json.decode(stored, type=FailedSample)


def first_difference(got: str, expected: str, *, remove_end_blank: bool) -> Difference | None:
    """Where the texts part as the built-in comparison reads them (judge-rules §5.1)."""
    texts = [text.replace("\r\n", "\n").replace("\r", "\n") for text in (got, expected)]
    if remove_end_blank:
        texts = [_without_end_blanks(text) for text in texts]
    lines = [text.split("\n") for text in texts]
    for number, (mine, wanted) in enumerate(zip_longest(*lines), 1):
        if mine != wanted:
            return Difference(number, _first_column(mine or "", wanted or ""))
    return None


def _first_column(mine: str, wanted: str) -> int:
    for column, (one, other) in enumerate(zip_longest(mine, wanted), 1):
        if one != other:
            return column
    return 1


def _without_end_blanks(text: str) -> str:
    return "\n".join(line.rstrip(" \t\v\f") for line in text.split("\n")).rstrip(" \t\n\v\f")
