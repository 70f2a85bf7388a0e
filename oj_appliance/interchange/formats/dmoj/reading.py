"""DMOJ archives: init.yml beside its data. The format holds data and judging alone; texts and
limits live in the site's database. Its YAML may hold programs, which are never run."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.dmoj.cases import DmojCases, read_cases
from oj_appliance.interchange.formats.dmoj.data import open_data
from oj_appliance.interchange.formats.dmoj.judging import read_judging
from oj_appliance.interchange.formats.dmoj.phrases import DYNAMIC_YAML
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.stems import plain_or_numbers
from oj_appliance.interchange.reading.yaml_text import read_yaml
from oj_appliance.interchange.reading.yaml_values import map_of, text_of
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ProblemDraft, Statement

NAME = "dmoj"
SETTINGS = "init.yml"
# contract file.md §5, formats without statement or limits
ASSUMED_TIME_MS = 1000
ASSUMED_MEMORY_MB = 256

# Keys whose meaning this judge has no place for: what would come out is another problem.
_UNSUPPORTED = ("custom_judge", "generator", "signature_grader", "grader")
_DYNAMIC = "++"  # ends a key whose value is a program


def find_dmoj(root: PackageFolder) -> list[PackageFolder]:
    """The folders that hold init.yml."""
    return [
        root.folder(name.removesuffix(SETTINGS).rstrip("/"))
        for name in root.files()
        if name.rpartition("/")[2] == SETTINGS
    ]


def read_dmoj(
    folder: PackageFolder, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    title = folder.name or f"DMOJ {index + 1}"
    try:
        return _problem(folder, title, index)
    except UnreadableError as error:
        return RefusedProblem(index, title, error.finding)


def _problem(folder: PackageFolder, title: str, index: int) -> PackageProblem:
    reader = ProblemReader()
    settings = map_of(read_yaml(folder.text(SETTINGS), SETTINGS))
    for key in settings:
        if key.endswith(_DYNAMIC):
            reader.warn(f"{SETTINGS}: {key}", DYNAMIC_YAML)
    title = reader.cut("title", title, rules.LONGEST_TITLE)
    reader.warn_of(["title"], phrases.TITLE_ASSUMED.filled(title=title))
    limits = f"{ASSUMED_TIME_MS} ms, {ASSUMED_MEMORY_MB} MB"
    reader.warn_of(["timeLimit", "memoryLimit"], phrases.NO_LIMIT.filled(value=limits))
    unsupported = [key for key in _UNSUPPORTED if settings.get(key)]
    judged, reason = read_judging(folder, settings, reader)
    unsupported += reason
    with open_data(folder, text_of(settings.get("archive"))) as data:
        found = read_cases(settings, data, reader)
        cases = _cases(found, data, is_binary=settings.get("binary_data") is True)
    if found.has_dependencies:
        unsupported.append("dependencies")
    file_io = map_of(settings.get("file_io"))
    names = [text_of(file_io.get(part)) for part in ("input", "output")]
    has_file_io = all(rules.is_plain_file_name(name) for name in names)
    draft = ProblemDraft(
        statement=Statement(title),
        type=rules.ProblemType.OI if found.is_oi else rules.ProblemType.ACM,
        judge_mode=judged.mode,
        judge_case_mode="subtask_lowest" if found.has_batches else "default",
        time_limit_ms=ASSUMED_TIME_MS,
        memory_limit_mb=ASSUMED_MEMORY_MB,
        code_share=False,
        is_remove_end_blank=judged.is_remove_end_blank,
        is_file_io=has_file_io,
        io_read_file_name=names[0] if has_file_io else None,
        io_write_file_name=names[1] if has_file_io else None,
        spj_code=judged.code,
        spj_language=judged.language,
        spj_abi=judged.abi,
        spj_args=judged.arguments,
        judge_extra_file=judged.extra_files,
        import_format=NAME,
        unsupported="; ".join(unsupported)[: rules.LONGEST_UNSUPPORTED] or None,
    )
    return PackageProblem(
        index,
        draft,
        cases,
        warnings=tuple(reader.warnings),
        losses=tuple(reader.losses),
    )


def _cases(found: DmojCases, data: PackageFolder, *, is_binary: bool) -> tuple[PackageCase, ...]:
    spooled = data.spooled if is_binary else data.spooled_text
    stems = plain_or_numbers(
        [case.input.rpartition("/")[2].rpartition(".")[0] for case in found.cases]
    )
    return tuple(
        PackageCase(
            f"{stem}.in",
            f"{stem}.out",
            spooled(case.input),
            spooled(case.output) if case.output else None,
            case.points if found.is_oi else None,
            case.batch if found.has_batches else 1,
        )
        for stem, case in zip(stems, found.cases, strict=True)
    )
