"""A problem row by row of the table of fields (formats §10), so that two can be compared.

Values are equal exactly where the table calls what came back equal: texts without blanks and line
ends at their end, sets where order means nothing, pictures by their bytes, languages of programs by
family.
"""

from __future__ import annotations

from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.programs.languages import family_of
from oj_appliance.interchange.programs.solutions import ACCEPTED
from oj_appliance.interchange.writing.problem import ExportProblem, texts_of
from oj_appliance.problems.rules import BUILTIN, ProblemType
from oj_appliance.problems.types.problem import ProblemDraft, ReferenceSolutionDraft, Statement

# Each row with the first word that a loss calls it by; "judging" is judgeMode, spj or interactive.
ROWS = {
    "problemId": "problemId",
    "title": "title",
    "description": "description",
    "input": "input",
    "output": "output",
    "hint": "hint",
    "statements": "statements",
    "examples": "examples",
    "pictures": "pictures",
    "source": "source",
    "tags": "tags",
    "difficulty": "difficulty",
    "timeLimit": "timeLimit",
    "memoryLimit": "memoryLimit",
    "stackLimit": "stackLimit",
    "type": "type",
    "unsupported": "unsupported",
    "cases": "cases",
    "scores": "scores",
    "judgeCaseMode": "judgeCaseMode",
    "judging": "judgeMode",
    "spjLanguage": "spjLanguage",
    "spjArgs": "spjArgs",
    "checker": "checker",
    "judgeExtraFile": "judgeExtraFile",
    "userExtraFile": "userExtraFile",
    "isFileIO": "isFileIO",
    "enabled templates": "codeTemplates",
    "other templates": "codeTemplates",
    "prepend": "prepend",
    "attachments": "attachments",
    "accepted solutions": "solutions",
    "other solutions": "solutions",
    "solution scores": "solutions",
    "languages": "languages",
    "openCaseResult": "openCaseResult",
    "codeShare": "codeShare",
    "showCheckerComment": "showCheckerComment",
}
STATEMENT_ROWS = ("description", "input", "output", "hint")
SOLUTION_ROWS = ("accepted solutions", "other solutions", "solution scores")
PLAIN_COMPARISON = ("default", True)

Fields = dict[str, object]

# What stands in a row that a format has no place for.
WHEN_LOST: Fields = {
    **dict.fromkeys(STATEMENT_ROWS, ""),
    "statements": {},
    "examples": (),
    "pictures": frozenset(),
    "source": "",
    "tags": frozenset(),
    "difficulty": 1,
    "timeLimit": 1000,
    "memoryLimit": 256,
    "stackLimit": 128,
    "type": ProblemType.ACM,
    "scores": None,
    "judgeCaseMode": ("default", ()),
    "judging": PLAIN_COMPARISON,
    "spjLanguage": None,
    "spjArgs": "",
    "checker": None,
    "judgeExtraFile": {},
    "userExtraFile": {},
    "isFileIO": None,
    "enabled templates": {},
    "other templates": {},
    "prepend": {},
    "attachments": frozenset(),
    **dict.fromkeys(SOLUTION_ROWS, frozenset()),
    "languages": None,
    "openCaseResult": True,
    "codeShare": False,
    "showCheckerComment": False,
}


def everything(fields: Fields) -> Fields:
    """A format is asked to keep every value apart."""
    return fields


def without_solution_names(fields: Fields) -> Fields:
    """Of solutions, family and code are compared."""
    known = dict(fields)
    for row in SOLUTION_ROWS:
        found = fields[row]
        if isinstance(found, frozenset):
            known[row] = frozenset(each[1:] for each in found)
    return known


def fields_of(problem: ExportProblem) -> Fields:
    """The value of every row."""
    draft = problem.draft
    is_oi = draft.type == ProblemType.OI
    judged_by_program = has_program(draft)
    statement = compared_statement(draft.statement, problem)
    return {
        "problemId": draft.problem_id,
        "title": statement.title,
        **dict(zip(STATEMENT_ROWS, texts_of(statement), strict=True)),
        "statements": {
            language: statement_value(compared_statement(each, problem))
            for language, each in draft.further_statements.items()
        },
        "examples": tuple((text_of(each.input), text_of(each.output)) for each in draft.examples),
        "pictures": frozenset(picture.content.digest for picture in problem.pictures),
        "source": text_of(draft.source),
        "tags": frozenset(tag.name for tag in draft.tags),
        "difficulty": draft.difficulty,
        "timeLimit": draft.time_limit_ms,
        "memoryLimit": draft.memory_limit_mb,
        "stackLimit": draft.stack_limit_mb,
        "type": draft.type,
        "unsupported": draft.unsupported,
        "cases": tuple((case.input.digest, case.output.digest) for case in problem.cases),
        "scores": tuple(case.score for case in problem.cases) if is_oi else None,
        "judgeCaseMode": case_mode(
            draft.judge_case_mode, tuple(case.group for case in problem.cases)
        ),
        "judging": judging(problem),
        "spjLanguage": language_of(draft.spj_language or "") if judged_by_program else None,
        "spjArgs": (draft.spj_args or "").strip() if judged_by_program else "",
        "checker": checker_after(draft),
        "judgeExtraFile": _files(draft.judge_extra_file),
        "userExtraFile": _files(draft.user_extra_file),
        "isFileIO": (draft.io_read_file_name, draft.io_write_file_name)
        if draft.is_file_io
        else None,
        "enabled templates": {
            each.language: text_of(each.code)
            for each in draft.code_templates
            if each.enabled and each.code.strip()
        },
        "other templates": {
            each.language: text_of(each.code)
            for each in draft.code_templates
            if not each.enabled and each.code.strip()
        },
        "prepend": {
            each.language: (text_of(each.prepend), text_of(each.append))
            for each in draft.code_templates
            if each.prepend.strip() or each.append.strip()
        },
        "attachments": frozenset((file.name, file.digest) for file in problem.attachments),
        "accepted solutions": frozenset(
            solution(each) for each in draft.reference_solutions if each.expected == ACCEPTED
        ),
        "other solutions": frozenset(
            (*solution(each), tuple(sorted(each.expected)))
            for each in draft.reference_solutions
            if each.expected != ACCEPTED
        ),
        "solution scores": frozenset(
            (*solution(each), each.score)
            for each in draft.reference_solutions
            if each.score is not None
        ),
        "languages": None if draft.languages is None else frozenset(draft.languages),
        "openCaseResult": draft.open_case_result,
        "codeShare": draft.code_share,
        "showCheckerComment": draft.show_checker_comment,
    }


def text_of(text: str) -> str:
    """As texts are compared: line feeds alone, no blanks or line ends at the end."""
    return text.replace("\r\n", "\n").replace("\r", "\n").rstrip()


def compared_statement(statement: Statement, problem: ExportProblem) -> Statement:
    """Its texts as they are compared, pictures by their bytes instead of by their links."""
    links = {picture.link: picture.content.digest for picture in problem.pictures}
    texts = (text_of(replace_links(text, links)) for text in texts_of(statement))
    return Statement(text_of(statement.title), *texts)


def statement_value(statement: Statement) -> tuple[str, ...]:
    """Title and the four texts."""
    return (statement.title, *texts_of(statement))


def case_mode(mode: str, groups: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """With the groups by their place: what a group is called tells nothing."""
    if not mode.startswith("subtask"):
        return mode, ()
    places = {group: place for place, group in enumerate(sorted(set(groups)), 1)}
    return mode, tuple(places[group] for group in groups)


def has_program(draft: ProblemDraft) -> bool:
    """Whether outputs are judged by a program of the problem's own."""
    return draft.judge_mode != "default" and draft.spj_abi != BUILTIN


def judging(problem: ExportProblem) -> tuple[object, ...]:
    """How outputs are judged: the plain comparison, one of ours by name, or a program."""
    draft = problem.draft
    if draft.judge_mode == "default":
        return "default", draft.is_remove_end_blank
    if draft.spj_abi == BUILTIN:
        return draft.judge_mode, BUILTIN, _comparison((draft.spj_args or "").split())
    return draft.judge_mode, draft.spj_abi, text_of(draft.spj_code or "")


def checker_after(draft: ProblemDraft) -> tuple[str, ...] | None:
    """What looks at what the interactor wrote: one of our comparisons, or a program."""
    abi, arguments = draft.checker_abi, (draft.checker_args or "").strip()
    if draft.judge_mode != "interactive" or abi is None:
        return None
    if abi == BUILTIN:
        return BUILTIN, _comparison(arguments.split())
    language = language_of(draft.checker_language or "")
    return abi, text_of(draft.checker_code or ""), language, arguments


def _comparison(words: list[str]) -> str:
    """Bounds by their value: 0.001 and 1e-3 are one."""
    name, *bounds = words
    return " ".join((name, *(str(float(bound)) for bound in bounds)))


def language_of(name: str) -> str:
    """The family's first language; a language of no family stands for itself."""
    family = family_of(name)
    return family.languages[0] if family else name


def solution(each: ReferenceSolutionDraft) -> tuple[str, str, str]:
    """Name, family, code."""
    return each.name, language_of(each.language), text_of(each.code)


def _files(files: dict[str, str]) -> dict[str, str]:
    return {name: text_of(text) for name, text in files.items()}
