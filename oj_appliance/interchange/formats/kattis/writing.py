"""A problem as an ICPC package, version 2025-09; what it has no place for is left out
(formats.md §10)."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Sequence

from oj_appliance.interchange.formats.kattis.data import NEW_GROUP, SAMPLE, SECRET
from oj_appliance.interchange.formats.kattis.judging import validator_arguments, validator_files
from oj_appliance.interchange.formats.kattis.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.kattis.settings import SETTINGS
from oj_appliance.interchange.formats.kattis.solutions import PARTIAL, solution_files
from oj_appliance.interchange.formats.kattis.statements import FOLDERS
from oj_appliance.interchange.formats.kattis.submissions import FOLDER as SUBMISSIONS
from oj_appliance.interchange.formats.kattis.submissions import LABELS
from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.markup.sections import document_of
from oj_appliance.interchange.programs.languages import families_listed
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.files import attachment_files
from oj_appliance.interchange.writing.problem import ExportCase, ExportProblem
from oj_appliance.interchange.writing.scores import group_points, grouped, split_scores
from oj_appliance.interchange.writing.yaml import yaml_of
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.types.problem import Statement

# Names for what never changes with where a problem is exported.
_NAMESPACE = uuid.UUID("6f0a5f53-0b7c-4a55-8f43-3d0b4f9be0c2")
# The format wants one of every package; ours have no rules for inputs, so every input fits.
_INPUT_VALIDATOR = "import sys\n\nsys.stdin.buffer.read()\nsys.exit(42)\n"


def write_kattis(problem: ExportProblem, folder: ArchiveWriter) -> None:
    folder.add(SETTINGS, yaml_of(_settings(problem)))
    _write_statements(problem, folder.folder(FOLDERS[0]))
    _write_samples(problem, folder.folder(SAMPLE))
    _write_cases(problem, folder.folder(SECRET))
    folder.add("input_validators/any_input.py", _INPUT_VALIDATOR)
    for name, text in validator_files(problem.draft).items():
        folder.add(f"output_validator/{name}", text)
    _write_submissions(problem, folder.folder(SUBMISSIONS))
    _write_included(problem, folder.folder("include"))
    for file in attachment_files(problem):
        folder.add_file(f"attachments/{file.name}", file)


def _settings(problem: ExportProblem) -> dict[str, object]:
    draft = problem.draft
    kinds = ["scoring"] if draft.type == ProblemType.OI else ["pass-fail"]
    if draft.judge_mode == "interactive":
        kinds.append("interactive")
    names = {language: each.title for language, each in _statements(problem).items()}
    told = f"{problem.problem_id}\n{draft.statement.title}"
    settings: dict[str, object] = {
        "problem_format_version": "2025-09",
        "type": kinds,
        "name": names,
        "uuid": str(uuid.uuid5(_NAMESPACE, told)),
        "source": draft.source,
        "license": "unknown",
        "limits": {"time_limit": draft.time_limit_ms / 1000, "memory": draft.memory_limit_mb},
        "keywords": [tag.name for tag in draft.tags],
    }
    if codes := _language_codes(problem):
        settings["languages"] = codes
    return {key: value for key, value in settings.items() if value not in ("", [])}


def _language_codes(problem: ExportProblem) -> list[str]:
    """Of the families that the problem's languages belong to; none where it offers all."""
    listed = families_listed(problem.draft.languages or (), LANGUAGE_NAMES)
    return [LANGUAGE_NAMES[each] for each in listed]


# -- statements and examples


def _statements(problem: ExportProblem) -> dict[str, Statement]:
    further = problem.draft.further_statements
    return {**further, problem.site_language: problem.draft.statement}


def _write_statements(problem: ExportProblem, folder: ArchiveWriter) -> None:
    links = {picture.link: picture.content.name for picture in problem.pictures}
    for language, each in _statements(problem).items():
        texts = (each.description, each.input, each.output, each.hint)
        linked = Statement(each.title, *(replace_links(text, links) for text in texts))
        folder.add(f"problem.{language}.md", document_of(linked, language) or "\n")
    for picture in {picture.content.name: picture.content for picture in problem.pictures}.values():
        folder.add_file(picture.name, picture)


def _write_samples(problem: ExportProblem, folder: ArchiveWriter) -> None:
    examples = problem.draft.examples
    for stem, example in zip(_stems(len(examples)), examples, strict=True):
        folder.add(f"{stem}.in", _lines(example.input))
        folder.add(f"{stem}.ans", _lines(example.output))
    arguments = validator_arguments(problem.draft)
    if examples and arguments:
        folder.add(NEW_GROUP, yaml_of({"output_validator_args": arguments}))


def _lines(text: str) -> str:
    return text if not text or text.endswith("\n") else f"{text}\n"


def _stems(count: int) -> list[str]:
    """Numbers whose order as texts is their order."""
    width = len(str(count))
    return [f"{number:0{width}}" for number in range(1, count + 1)]


# -- secret data


def _write_cases(problem: ExportProblem, folder: ArchiveWriter) -> None:
    arguments = validator_arguments(problem.draft)
    shared: dict[str, object] = {"output_validator_args": arguments} if arguments else {}
    if problem.draft.type != ProblemType.OI:
        _write_group(folder, problem.cases, shared)
        return
    groups = list(_groups(problem))
    total = sum(score for score, _ in groups)
    _write_group(folder, (), {"max_score": total, "score_aggregation": "sum", **shared})
    for stem, (score, cases) in zip(_stems(len(groups)), groups, strict=True):
        settings = {"max_score": score, "score_aggregation": "min", **shared}
        _write_group(folder.folder(f"group{stem}"), cases, settings)


def _groups(problem: ExportProblem) -> Iterator[tuple[int, Sequence[ExportCase]]]:
    """With what each is worth: the group's minimum, or a group for each case of a sum."""
    draft, cases = problem.draft, problem.cases
    if draft.judge_case_mode == "subtask_lowest":
        points = group_points(cases, draft.judge_case_mode)
        in_order = grouped(cases)
        for group in dict.fromkeys(case.group for case in in_order):
            yield points[group], [case for case in in_order if case.group == group]
        return
    scores = [case.score or 0 for case in cases]
    if draft.judge_case_mode.startswith("subtask"):
        scores = list(split_scores(cases, draft.judge_case_mode))
    for score, case in zip(scores, cases, strict=True):
        yield score, [case]


def _write_group(
    folder: ArchiveWriter, cases: Sequence[ExportCase], settings: dict[str, object]
) -> None:
    if settings:
        folder.add(NEW_GROUP, yaml_of(settings))
    for stem, case in zip(_stems(len(cases)), cases, strict=True):
        folder.add_file(f"{stem}.in", case.input)
        folder.add_file(f"{stem}.ans", case.output)


# -- programs


def _write_submissions(problem: ExportProblem, folder: ArchiveWriter) -> None:
    files = solution_files(problem.draft.reference_solutions)
    for path, solution in files:
        folder.add(path, solution.code)
    if any(path.startswith(f"{PARTIAL}/") for path, _ in files):
        # No folder of the format's own: it gets some of the points, and not all.
        label = {"permitted": ["AC", "WA", "TLE", "RTE"], "required": ["WA", "TLE", "RTE"]}
        folder.add(LABELS, yaml_of({PARTIAL: label}))


def _write_included(problem: ExportProblem, folder: ArchiveWriter) -> None:
    files = problem.draft.user_extra_file
    if not files:
        return
    codes = _language_codes(problem) or list(LANGUAGE_NAMES.values())
    for code in codes:
        for name, text in files.items():
            folder.add(f"{code}/{name}", text)
