"""What became of each problem of a contest. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from oj_appliance.contests.boards.types import Measure, OiCell, Scoring, Standing
from oj_appliance.contests.records import Result
from oj_appliance.contests.reports.types import Entry, FirstSolution, ProblemStatistics

MOST_BUCKETS = 60
# Lengths that a reader has a word for, in s.
_LENGTHS = (10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 21_600, 43_200, 86_400)


def bucket_length(measure: Measure) -> int:
    """Seconds, so that the contest has at most so many buckets."""
    duration = max(1, (measure.end - measure.start) // 1000)
    least = -(-duration // MOST_BUCKETS)
    return next((each for each in _LENGTHS if each >= least), least)


def first_solutions(entries: Iterable[Entry]) -> dict[int, FirstSolution]:
    """By problem, as boards have it: of ACM the same second makes everybody first."""
    found: dict[int, FirstSolution] = {}
    for entry in entries:
        if entry.record.result != Result.SOLVED:
            continue
        second, known = entry.record.second, found.get(entry.problem)
        if known is None or second < known.second:
            found[entry.problem] = FirstSolution(second, frozenset((entry.uid,)))
        elif second == known.second:
            found[entry.problem] = FirstSolution(second, known.uids | {entry.uid})
    return found


def of_problems(
    measure: Measure,
    problems: Iterable[int],
    entries: Iterable[Entry],
    standings: Sequence[Standing],
    firsts: Mapping[int, FirstSolution],
) -> tuple[ProblemStatistics, ...]:
    """In the order of `problems`."""
    by_problem: dict[int, list[Entry]] = {problem: [] for problem in problems}
    for entry in entries:
        by_problem[entry.problem].append(entry)
    return tuple(
        _of_problem(measure, problem, listed, standings, firsts.get(problem))
        for problem, listed in by_problem.items()
    )


def _of_problem(
    measure: Measure,
    problem: int,
    entries: Sequence[Entry],
    standings: Sequence[Standing],
    first: FirstSolution | None,
) -> ProblemStatistics:
    judged = [entry for entry in entries if entry.record.result is not None]
    solved = [entry for entry in judged if entry.record.result == Result.SOLVED]
    languages, accepted = _by_language(judged), _by_language(solved)
    cells = [cell for it in standings if (cell := it.cells.get(problem)) is not None]
    scores = [cell.points for cell in cells if isinstance(cell, OiCell)]
    has_score = measure.scoring is not Scoring.ACM and bool(scores)
    return ProblemStatistics(
        problem=problem,
        submissions=len(entries),
        tried=len({entry.uid for entry in judged}),
        solved=len({entry.uid for entry in solved}),
        first=first,
        average_score=sum(scores) / len(scores) if has_score else None,
        verdicts=tuple(Counter(entry.status for entry in judged).most_common()),
        languages=tuple((name, count, accepted[name]) for name, count in languages.most_common()),
        accepted=_buckets(measure, solved),
        others=_buckets(measure, [it for it in judged if it.record.result != Result.SOLVED]),
    )


def _by_language(entries: Iterable[Entry]) -> Counter[str]:
    return Counter(entry.language for entry in entries)


def _buckets(measure: Measure, entries: Iterable[Entry]) -> tuple[int, ...]:
    length, duration = bucket_length(measure), max(1, (measure.end - measure.start) // 1000)
    counts = Counter(entry.record.second // length for entry in entries)
    return tuple(counts[bucket] for bucket in range(-(-duration // length)))
