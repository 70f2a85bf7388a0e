"""What the verdicts of reference solutions say about limits and test cases (contract admin.md
§8.5). Pure.

Times and memory are compared as the problem states its limits: what was measured in a language with
doubled limits counts half.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from oj_appliance.errors import Phrase, catalogue_phrase
from oj_appliance.judging.rules import limit_factor
from oj_appliance.judging.types import CaseReport, JudgeReport, Verdict
from oj_appliance.problems.types.problem import ReferenceSolutionRecord

# A limit leaves the slowest accepted solution at least this much room, since machines differ, …
LEAST_ROOM = 2
# … and no more than this, unless it is so small that a tighter one would gain nothing.
MOST_ROOM = 10
SMALL_TIME_MS = 1000
SMALL_MEMORY_MB = 256
# Memory does not depend on the machine: it may come closer.
LEAST_MEMORY_ROOM = 1.25

_NOT_RUN = (Verdict.CANCELLED, Verdict.NOT_SUBMITTED, Verdict.SYSTEM_ERROR)


class Ran(msgspec.Struct, frozen=True):
    """A solution that was judged to its end."""

    solution: ReferenceSolutionRecord
    report: JudgeReport


class Note(msgspec.Struct, frozen=True):
    """One piece of advice: its key in the catalogue, and the sentence."""

    key: str
    text: Phrase


class Timed(msgspec.Struct, frozen=True):
    """How long a solution took in its language, and what that counts as, in ms."""

    language: str
    measured_ms: int
    counted_ms: int


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """Times in ms. None where no solution tells."""

    slowest_accepted: Timed | None
    fastest_too_slow: Timed | None
    time_limit_ms: int
    memory_limit_mb: int
    cases_nobody_fails: tuple[int, ...]
    notes: tuple[Note, ...]


def is_as_expected(solution: ReferenceSolutionRecord, report: JudgeReport) -> bool:
    """The verdict is one of the expected ones, and the score too where one is expected."""
    if report.sandbox_failure is not None or report.status not in solution.expected:
        return False
    return solution.score is None or solution.score == report.score


def advice(
    ran: Sequence[Ran], seqs: Sequence[int], *, time_limit_ms: int, memory_limit_mb: int
) -> Advice:
    """`seqs` are the numbers of all cases of the problem."""
    good = [each for each in ran if _is_accepted(each)]
    bad = [each for each in ran if Verdict.ACCEPTED not in each.solution.expected]
    slow = [each for each in bad if _tells_of_slowness(each)]
    slowest = max(map(_timed, good), key=_counted, default=None)
    too_slow = min(map(_timed, slow), key=_counted, default=None)
    untouched = _cases_nobody_fails(bad, seqs) if bad else ()
    notes = [
        *_time_notes(slowest, too_slow, time_limit_ms),
        *_memory_notes(good, memory_limit_mb),
        *_case_notes(bad, untouched),
    ]
    if not slow and good:
        notes.append(_note("check.no_slow"))
    return Advice(
        slowest_accepted=slowest,
        fastest_too_slow=too_slow,
        time_limit_ms=time_limit_ms,
        memory_limit_mb=memory_limit_mb,
        cases_nobody_fails=untouched,
        notes=tuple(notes),
    )


def _is_accepted(each: Ran) -> bool:
    return each.solution.expected == (0,) and each.report.status is Verdict.ACCEPTED


def _tells_of_slowness(each: Ran) -> bool:
    """Should be too slow, and ran on: what did not compile or crashed early tells nothing."""
    is_expected = Verdict.TIME_LIMIT_EXCEEDED in each.solution.expected
    return is_expected and each.report.status in (Verdict.TIME_LIMIT_EXCEEDED, Verdict.ACCEPTED)


def _timed(each: Ran) -> Timed:
    language, measured = each.solution.language, each.report.time_ms
    return Timed(language, measured, round(measured / limit_factor(language)))


def _counted(timed: Timed) -> int:
    return timed.counted_ms


def _time_notes(accepted: Timed | None, slow: Timed | None, limit: int) -> list[Note]:
    if accepted is None:
        return [_note("check.no_accepted")]
    slowest, too_slow = accepted.counted_ms, slow.counted_ms if slow else None
    notes = []
    if limit < LEAST_ROOM * slowest:
        better = _rounded_up(LEAST_ROOM * slowest)
        notes.append(_note("check.time_tight", time=slowest, limit=limit, better=better))
    elif too_slow is not None and too_slow <= limit:
        notes.append(_note("check.too_slow_passes", time=too_slow, limit=limit))
    elif limit > max(SMALL_TIME_MS, MOST_ROOM * slowest):
        better = max(SMALL_TIME_MS, _rounded_up(MOST_ROOM * slowest))
        notes.append(_note("check.time_loose", time=slowest, limit=limit, better=better))
    return notes


def _rounded_up(time_ms: int) -> int:
    """To a tenth of a second, as people write limits."""
    return max(100, -(-time_ms // 100) * 100)


def _memory_notes(good: Sequence[Ran], limit: int) -> list[Note]:
    if not good:
        return []
    most = max(each.report.memory_kb / 1024 / limit_factor(each.solution.language) for each in good)
    used = max(1, round(most))
    if limit < LEAST_MEMORY_ROOM * most:
        return [_note("check.memory_tight", used=used, limit=limit)]
    if limit > max(SMALL_MEMORY_MB, MOST_ROOM * most):
        return [_note("check.memory_loose", used=used, limit=limit)]
    return []


def _case_notes(bad: Sequence[Ran], untouched: tuple[int, ...]) -> list[Note]:
    if not bad:
        return [_note("check.no_wrong")]
    if untouched:
        return [_note("check.idle_cases", cases=_ranges(untouched), count=len(untouched))]
    return []


def _cases_nobody_fails(bad: Sequence[Ran], seqs: Sequence[int]) -> tuple[int, ...]:
    """Cases that ran, and that every solution which should fail got right."""
    failed = {case.seq for each in bad for case in each.report.cases if _is_failed(case)}
    ran = {case.seq for each in bad for case in each.report.cases if case.status not in _NOT_RUN}
    return tuple(seq for seq in seqs if seq in ran and seq not in failed)


def _is_failed(case: CaseReport) -> bool:
    return case.status is not Verdict.ACCEPTED and case.status not in _NOT_RUN


def _ranges(numbers: Sequence[int]) -> str:
    """1–3, 7 for 1, 2, 3 and 7."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _note(key: str, **fill: object) -> Note:
    return Note(key, catalogue_phrase(key, **fill))
