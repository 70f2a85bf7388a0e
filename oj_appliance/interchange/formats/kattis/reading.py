"""ICPC and Kattis packages: legacy, 2023-07-draft and 2025-09, told apart by what is in them.

Validators of inputs, generators, visualizers, solutions in prose and the data that only packages
are checked with are no part of a problem here and are left out without a word.
"""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.kattis.data import read_data, read_examples
from oj_appliance.interchange.formats.kattis.phrases import NOT_USED
from oj_appliance.interchange.formats.kattis.settings import (
    DOMJUDGE,
    SETTINGS,
    KattisSettings,
    read_settings,
)
from oj_appliance.interchange.formats.kattis.statements import FOLDERS, read_statements
from oj_appliance.interchange.formats.kattis.submissions import read_submissions
from oj_appliance.interchange.formats.kattis.validators import read_judging
from oj_appliance.interchange.programs.languages import LanguageFamily, family_named, languages_of
from oj_appliance.interchange.programs.testlib import without_our_header
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.program_files import read_files
from oj_appliance.interchange.types import (
    PackageFile,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ProblemDraft, Statement

NAME = "kattis"
DEEPEST = 40  # folders above a package

# Beside the settings, one of these tells the format from others with a problem.yaml.
_MARKS = (*FOLDERS, "data/sample", "data/secret")
_ATTACHMENTS, _INCLUDE = "attachments", "include"


def find_kattis(root: PackageFolder) -> list[PackageFolder]:
    """The folders that hold a package, none of them inside another."""
    marked = {
        path
        for path, _, name in (each.rpartition("/") for each in root.files())
        if name in (SETTINGS, DOMJUDGE)
        and path.count("/") < DEEPEST
        and _is_package(root.folder(path))
    }
    return [root.folder(path) for path in sorted(marked) if not _is_inside(path, marked)]


def _is_inside(path: str, others: set[str]) -> bool:
    parts = path.split("/")
    above = {"/".join(parts[:count]) for count in range(len(parts))}
    return path != "" and not above.isdisjoint(others)


def _is_package(folder: PackageFolder) -> bool:
    return any(folder.folder(mark).files() for mark in _MARKS)


def read_kattis(
    folder: PackageFolder, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    try:
        return _problem(folder, index)
    except UnreadableError as error:
        return RefusedProblem(index, folder.name, error.finding)


def _problem(folder: PackageFolder, index: int) -> PackageProblem:
    reader = ProblemReader()
    settings = read_settings(folder, reader)
    shown = read_statements(folder, settings, reader)
    data = read_data(folder, settings, reader)
    judged, unjudged = read_judging(folder, settings, data.arguments, reader)
    examples, talks = read_examples(folder, reader)
    unsupported = [*settings.unsupported, *data.unsupported, *unjudged]
    if folder.folder("graders").files() and "grading: custom" not in unsupported:
        reader.warn("graders", NOT_USED)
    draft = ProblemDraft(
        statement=_with_talks(shown.statement, talks, reader),
        problem_id=_problem_id(folder),
        type=rules.ProblemType.OI if settings.is_scoring else rules.ProblemType.ACM,
        judge_mode=judged.mode,
        judge_case_mode=data.judge_case_mode,
        time_limit_ms=settings.time_limit_ms,
        memory_limit_mb=settings.memory_limit_mb,
        examples=examples,
        source=settings.source,
        code_share=False,
        is_remove_end_blank=judged.is_remove_end_blank,
        spj_code=judged.code,
        spj_language=judged.language,
        spj_abi=judged.abi,
        spj_args=judged.arguments,
        further_statements=shown.further,
        tags=reader.tags("keywords", settings.keywords),
        languages=_languages(settings, reader),
        reference_solutions=read_submissions(folder, settings, reader),
        user_extra_file=_included(folder, settings, reader),
        judge_extra_file=judged.extra_files,
        import_format=settings.format,
        unsupported="; ".join(unsupported)[: rules.LONGEST_UNSUPPORTED] or None,
    )
    return PackageProblem(
        index,
        draft,
        data.cases,
        shown.pictures,
        (*shown.attachments, *_attachments(folder, reader)),
        warnings=tuple(reader.warnings),
        losses=tuple(reader.losses),
    )


def _problem_id(folder: PackageFolder) -> str:
    """The folder in upper case; a package without one, or with an impossible one, has none."""
    name = folder.name if folder.path else ""
    return name.upper() if len(name) <= rules.LONGEST_DISPLAY_ID and name.isprintable() else ""


def _with_talks(statement: Statement, talks: list[str], reader: ProblemReader) -> Statement:
    """Sample conversations, as the package draws them, at the end of the hint."""
    if not talks:
        return statement
    drawn = [f"```\n{talk}\n```" for talk in talks]
    hint = "\n\n".join(filter(None, (statement.hint, *drawn)))
    return replace(statement, hint=reader.cut("hint", hint, rules.LONGEST_TEXT))


def _languages(settings: KattisSettings, reader: ProblemReader) -> tuple[str, ...] | None:
    """Of every listed language its whole family; None where all may be used."""
    if settings.languages is None:
        return None
    families: list[LanguageFamily] = []
    for code in settings.languages:
        family = family_named(code)
        if family is None:
            reader.lose("languages", phrases.in_language("languages", code[:40]))
        elif family not in families:
            families.append(family)
    return languages_of(tuple(families)) or None


def _included(
    folder: PackageFolder, settings: KattisSettings, reader: ProblemReader
) -> dict[str, str]:
    """Files beside the student's, one set for all languages: of one name the first counts."""
    inside = folder.folder(_INCLUDE)
    files = read_files(inside, inside.files(), "userExtraFile", reader, settings.filled)
    return without_our_header(files)


def _attachments(folder: PackageFolder, reader: ProblemReader) -> list[PackageFile]:
    inside = folder.folder(_ATTACHMENTS)
    found: dict[str, PackageFile] = {}
    for name in inside.files():
        short = name.rpartition("/")[2]
        if short in found:
            reader.lose("attachments", phrases.in_language("attachments", name[:100]))
        else:
            found[short] = PackageFile(short, inside.spooled(name))
    return list(found.values())
