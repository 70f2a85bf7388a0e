"""A problem as a DMOJ archive: init.yml with its data beside it; texts and limits have no place in
it (formats.md §10)."""

from __future__ import annotations

from oj_appliance.files.archive_names import same_name_key
from oj_appliance.interchange.formats.dmoj.checkers import LANGUAGE_NAMES, float_checker
from oj_appliance.interchange.formats.dmoj.reading import SETTINGS
from oj_appliance.interchange.programs.languages import CPP, family_of
from oj_appliance.interchange.programs.testlib import header_for
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportCase, ExportProblem
from oj_appliance.interchange.writing.scores import group_points, grouped, split_scores
from oj_appliance.interchange.writing.yaml import yaml_of
from oj_appliance.problems.rules import BUILTIN, ProblemType
from oj_appliance.problems.types.problem import ProblemDraft

# What each of our conventions is called; testlib's reaches DMOJ by the same exit codes.
_CHECKER_TYPES = {
    "dmoj": "default",
    "dmoj-testlib": "testlib",
    "testlib": "testlib",
    "dmoj-coci": "coci",
}
_INTERACTOR_TYPES = {"dmoj": "default", "testlib": "testlib"}

Settings = dict[str, object]


def write_dmoj(problem: ExportProblem, folder: ArchiveWriter) -> None:
    draft = problem.draft
    files: dict[str, str] = {}
    settings: Settings = {"test_cases": _test_cases(problem), **_judging(draft, files)}
    if draft.is_file_io:
        settings["file_io"] = {"input": draft.io_read_file_name, "output": draft.io_write_file_name}
    folder.add(SETTINGS, yaml_of(settings))
    for name, text in files.items():
        folder.add(name, text)
    for case, (given, wanted) in _names(problem).items():
        folder.add_file(given, problem.cases[case].input)
        folder.add_file(wanted, problem.cases[case].output)


def _names(problem: ExportProblem) -> dict[int, tuple[str, str]]:
    """In a folder of their own, where no program's file is; by the case's place."""
    return {
        place: (f"data/{place + 1}.in", f"data/{place + 1}.out")
        for place in range(len(problem.cases))
    }


def _test_cases(problem: ExportProblem) -> list[Settings]:
    draft, cases = problem.draft, problem.cases
    names = _names(problem)
    if draft.type != ProblemType.OI:
        return [_case(names[place], points=1) for place in range(len(cases))]
    if draft.judge_case_mode != "subtask_lowest":
        scores = [case.score or 0 for case in cases]
        if draft.judge_case_mode.startswith("subtask"):
            scores = list(split_scores(cases, draft.judge_case_mode))
        return [_case(names[place], points=score) for place, score in enumerate(scores)]
    points = group_points(cases, draft.judge_case_mode)
    place_of = {id(case): place for place, case in enumerate(cases)}
    batches: dict[int, list[ExportCase]] = {}
    for case in grouped(cases):
        batches.setdefault(case.group, []).append(case)
    return [
        {"points": points[group], "batched": [_case(names[place_of[id(each)]]) for each in batch]}
        for group, batch in batches.items()
    ]


def _case(names: tuple[str, str], points: int | None = None) -> Settings:
    told: Settings = {"in": names[0], "out": names[1]}
    return told if points is None else {**told, "points": points}


def _judging(draft: ProblemDraft, files: dict[str, str]) -> Settings:
    """The key that says how outputs are judged; programs go into `files`."""
    if draft.judge_mode == "default":
        return {"checker": "rstripped" if draft.is_remove_end_blank else "identical"}
    if draft.judge_mode == "interactive":
        return {"interactive": _program(draft, files, "interactor", _INTERACTOR_TYPES)}
    if draft.spj_abi != BUILTIN:
        arguments = _program(draft, files, "checker", _CHECKER_TYPES)
        return {"checker": {"name": "bridged", "args": arguments}}
    match (draft.spj_args or "").split():
        case ["float", absolute, relative]:
            named = float_checker(float(absolute), float(relative))
            if named:
                return {"checker": {"name": named[0], "args": {"precision": named[1]}}}
    return {"checker": "standard"}


def _program(
    draft: ProblemDraft, files: dict[str, str], stem: str, types: dict[str, str]
) -> Settings:
    family = family_of(draft.spj_language or "") or CPP
    code, beside = draft.spj_code or "", draft.judge_extra_file
    name = f"{stem}.{family.extension}"
    taken = {same_name_key(each) for each in beside}
    while same_name_key(name) in taken:
        name = f"{stem}_{name}"
    files |= {name: code, **beside, **header_for(code, beside)}
    told: Settings = {
        "files": list(files),
        "lang": LANGUAGE_NAMES.get(family, ""),
        "type": types.get(draft.spj_abi, "default"),
    }
    flags = (draft.spj_args or "").split()
    return {**told, "flags": flags} if flags else told
