"""A plain archive of inputs and outputs: data alone, everything else is assumed and told."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.plainzip.phrases import (
    IN_OTHER_FOLDER,
    NO_INPUT,
    NOT_A_CASE,
    SECOND_OUTPUT,
    SUBTASKS_BY_NAME,
)
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.pairs import DataPair, Left, PairedData, pair_data
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.stems import plain_or_numbers
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ProblemDraft, Statement

NAME = "plainzip"
# contract file.md §5, formats without statement or limits
ASSUMED_TIME_MS = 1000
ASSUMED_MEMORY_MB = 256
FULL_SCORE = 100
MOST_FILES_NAMED = 20

_REASONS = {
    Left.OTHER_FOLDER: IN_OTHER_FOLDER,
    Left.NO_INPUT: NO_INPUT,
    Left.UNKNOWN_NAME: NOT_A_CASE,
    Left.DUPLICATE: SECOND_OUTPUT,
}


def find_plainzip(root: PackageFolder) -> list[PackageFolder]:
    """The whole archive is one problem, when there is any input in it."""
    place = root
    while (inner := place.inner()) is not place:
        place = inner
    return [place] if pair_data(place.files()).cases else []


def read_plainzip(
    folder: PackageFolder, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    """One problem, called as the archive; it is refused when it has too many cases."""
    reader = ProblemReader()
    title = reader.cut("title", root.name or NAME, rules.LONGEST_TITLE)
    data = pair_data(folder.files())
    if len(data.cases) > rules.LARGEST_CASE_COUNT:
        reason = phrases.TOO_MANY_CASES.filled(most=rules.LARGEST_CASE_COUNT)
        return RefusedProblem(index, title, UnreadableError(NAME, reason).finding)
    reader.warn_of(["title"], phrases.TITLE_ASSUMED.filled(title=title))
    limits = f"{ASSUMED_TIME_MS} ms, {ASSUMED_MEMORY_MB} MB"
    reader.warn_of(["timeLimit", "memoryLimit"], phrases.NO_LIMIT.filled(value=limits))
    _tell(reader, data)
    has_subtasks = data.cases[0].subtask is not None
    draft = ProblemDraft(
        statement=Statement(title),
        type=rules.ProblemType.OI if has_subtasks else rules.ProblemType.ACM,
        judge_case_mode="subtask_lowest" if has_subtasks else "default",
        time_limit_ms=ASSUMED_TIME_MS,
        memory_limit_mb=ASSUMED_MEMORY_MB,
        code_share=False,
        import_format=NAME,
    )
    return PackageProblem(
        index,
        draft,
        _cases(folder, data.cases),
        warnings=tuple(reader.warnings),
        losses=tuple(reader.losses),
    )


def _tell(reader: ProblemReader, data: PairedData) -> None:
    missing = [case.input for case in data.cases if case.output is None]
    if missing:
        reader.warn(_some(missing), phrases.OUTPUTS_MISSING.filled(n=len(missing)))
    for reason, phrase in _REASONS.items():
        names = [name for name, why in data.left if why is reason]
        if names:
            reader.warn(_some(names), phrase)
    if data.cases[0].subtask is not None:
        count = len({case.subtask for case in data.cases})
        reader.warn(data.cases[0].input, SUBTASKS_BY_NAME.filled(n=count))


def _some(names: Sequence[str]) -> str:
    shown = ", ".join(names[:MOST_FILES_NAMED])
    return shown if len(names) <= MOST_FILES_NAMED else f"{shown}, … ({len(names)})"


def _cases(folder: PackageFolder, pairs: Sequence[DataPair]) -> tuple[PackageCase, ...]:
    stems = plain_or_numbers([pair.stem for pair in pairs])
    points = _points(pairs)
    return tuple(
        PackageCase(
            f"{stem}.in",
            f"{stem}.out",
            folder.spooled_text(pair.input),
            None if pair.output is None else folder.spooled_text(pair.output),
            None if pair.subtask is None else points[pair.subtask],
            pair.subtask or 1,
        )
        for stem, pair in zip(stems, pairs, strict=True)
    )


def _points(pairs: Sequence[DataPair]) -> dict[int, int]:
    """The full score shared among the subtasks, what is left over by the last ones; each case
    carries the points of its subtask, which is worth its worst case."""
    subtasks = sorted({pair.subtask for pair in pairs if pair.subtask is not None})
    if not subtasks:
        return {}
    share, left_over = divmod(FULL_SCORE, len(subtasks))
    first_with_more = len(subtasks) - left_over
    return {each: share + (place >= first_with_more) for place, each in enumerate(subtasks)}
