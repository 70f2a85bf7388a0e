"""HOJ zip with `x-oja`: the one format that keeps everything (contract file.md §5)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from oj_appliance.interchange.formats.hoj.additions import FILE_PREFIX, OWN_KEY
from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportFile, ExportProblem
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ProblemDraft, Statement

_TEXTS = ("description", "input", "output", "hint")


def write_hoj(problem: ExportProblem, folder: ArchiveWriter) -> None:
    """`problem_<pid>.json` and the folder of the same name."""
    name = f"problem_{problem.pid}"
    pictures = {each.link: _kept_name(each.content) for each in problem.pictures}
    case_names = _case_names(problem)
    document = _document(problem, case_names, pictures)
    folder.add(f"{name}.json", json.dumps(document, ensure_ascii=False, indent=1))
    inside = folder.folder(name)
    contents = {}
    for case, (given, wanted) in zip(problem.cases, case_names, strict=True):
        contents[given], contents[wanted] = case.input, case.output
    for each in (*(picture.content for picture in problem.pictures), *problem.attachments):
        contents[_kept_name(each)] = each
    for file_name, content in contents.items():
        inside.add_file(file_name, content)


def _kept_name(content: ExportFile) -> str:
    return FILE_PREFIX + content.digest


def _case_names(problem: ExportProblem) -> list[tuple[str, str]]:
    """The names of the problem's own files; numbers where two would be one file on some system."""
    names = [(case.input.name, case.output.name) for case in problem.cases]
    different = {name for pair in names for name in pair}
    if len({name.casefold() for name in different}) < len(different):
        return [(f"{number}.in", f"{number}.out") for number in range(1, len(names) + 1)]
    return names


def _document(
    problem: ExportProblem, case_names: list[tuple[str, str]], pictures: dict[str, str]
) -> dict[str, Any]:
    draft = problem.draft
    return {
        "judgeMode": draft.judge_mode,
        "languages": list(draft.languages or ()),
        "samples": list(_samples(problem, case_names)),
        "tags": [tag.name for tag in draft.tags],
        "codeTemplates": [
            {"language": each.language, "code": each.code}
            for each in draft.code_templates
            if each.enabled
        ],
        "userExtraFile": draft.user_extra_file,
        "judgeExtraFile": draft.judge_extra_file,
        "problem": _problem(problem, pictures),
        OWN_KEY: _additions(problem, pictures),
    }


def _samples(
    problem: ExportProblem, case_names: list[tuple[str, str]]
) -> Iterator[dict[str, object]]:
    for case, (given, wanted) in zip(problem.cases, case_names, strict=True):
        sample: dict[str, object] = {"input": given, "output": wanted}
        if case.score is not None:
            sample["score"] = case.score
        yield sample | {"groupNum": case.group}


def _problem(problem: ExportProblem, pictures: dict[str, str]) -> dict[str, Any]:
    draft = problem.draft
    return {
        "problemId": draft.problem_id,
        "title": draft.statement.title,
        "type": draft.type,
        "judgeMode": draft.judge_mode,
        "judgeCaseMode": draft.judge_case_mode,
        "timeLimit": draft.time_limit_ms,
        "memoryLimit": draft.memory_limit_mb,
        "stackLimit": draft.stack_limit_mb,
        **_texts(draft.statement, pictures),
        "examples": rules.examples_text(draft.examples),
        "isRemote": False,
        "source": draft.source,
        "difficulty": draft.difficulty,
        "auth": Auth.PUBLIC,
        "ioScore": rules.total_score(
            draft.type, draft.judge_case_mode, problem.cases, draft.objective_parts
        ),
        "codeShare": draft.code_share,
        "spjCode": draft.spj_code,
        "spjLanguage": draft.spj_language,
        "isRemoveEndBlank": draft.is_remove_end_blank,
        "openCaseResult": draft.open_case_result,
        "isUploadCase": draft.is_upload_case,
        "isFileIO": draft.is_file_io,
        "ioReadFileName": draft.io_read_file_name,
        "ioWriteFileName": draft.io_write_file_name,
        "isGroup": False,
        # HOJ reads the files from these two, texts that are JSON themselves.
        "userExtraFile": _json_or_none(draft.user_extra_file),
        "judgeExtraFile": _json_or_none(draft.judge_extra_file),
    }


def _texts(statement: Statement, pictures: dict[str, str]) -> dict[str, str]:
    return {name: replace_links(getattr(statement, name), pictures) for name in _TEXTS}


def _json_or_none(files: dict[str, str]) -> str | None:
    return json.dumps(files, ensure_ascii=False) if files else None


def _checker(draft: ProblemDraft) -> dict[str, Any]:
    """What looks at what the interactor wrote: few problems have one."""
    if draft.checker_abi is None:
        return {}
    checker = {
        "abi": draft.checker_abi,
        "language": draft.checker_language,
        "code": draft.checker_code,
        "args": draft.checker_args,
    }
    return {"checker": checker}


def _questions(draft: ProblemDraft) -> dict[str, Any]:
    """Of an objective problem."""
    if not draft.objective_parts:
        return {}
    return {"objectiveParts": msgspec.to_builtins(draft.objective_parts)}


def _additions(problem: ExportProblem, pictures: dict[str, str]) -> dict[str, Any]:
    draft = problem.draft
    return {
        "spjAbi": draft.spj_abi,
        "spjArgs": draft.spj_args,
        **_checker(draft),
        "showCheckerComment": draft.show_checker_comment,
        "unsupported": draft.unsupported,
        **_questions(draft),
        "statements": {
            language: {"title": statement.title, **_texts(statement, pictures)}
            for language, statement in draft.further_statements.items()
        },
        "codeTemplates": [
            {
                "language": each.language,
                "code": each.code,
                "prepend": each.prepend,
                "append": each.append,
                "enabled": each.enabled,
            }
            for each in draft.code_templates
        ],
        "solutions": [
            {
                "name": each.name,
                "language": each.language,
                "code": each.code,
                "expected": list(each.expected),
                "score": each.score,
            }
            for each in draft.reference_solutions
        ],
        "tagColors": {
            tag.name: color
            for tag in draft.tags
            if (color := tag.color or problem.tag_colors.get(tag.name))
        },
        "attachments": [{"name": each.name, "sha256": each.digest} for each in problem.attachments],
        "pictures": [{"sha256": each.content.digest} for each in problem.pictures],
    }
