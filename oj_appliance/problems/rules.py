"""What a problem must be like, and what follows from it (S3 §5, contract group.md §4,
admin.md §8, judge-rules §1 and §6)."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import IntEnum

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.judging.scoring import Scored, full_score
from oj_appliance.judging.types import CaseMode
from oj_appliance.places.types import Auth
from oj_appliance.problems.objective.rules import check_parts
from oj_appliance.problems.types.objective import ObjectivePart
from oj_appliance.problems.types.problem import (
    CaseDraft,
    CodeTemplateDraft,
    Example,
    ProblemDraft,
    Statement,
)


def searchable(text: str) -> str:
    """The text as searches compare it: an input method's full-width letters and digits are the
    plain ones, and case does not matter."""
    return unicodedata.normalize("NFKC", text).casefold()


class ProblemType(IntEnum):
    ACM = 0
    OI = 1
    OBJECTIVE = 2


NO_STATEMENT = Statement("")

LONGEST_DISPLAY_ID = 50
ID_SEPARATORS = frozenset("/\\?#%")  # they end a part of an address, or stand for others there
LONGEST_TITLE = 255
LONGEST_TEXT = 65535
LONGEST_SOURCE = 500
LONGEST_FILE_NAME = 100
LONGEST_CASE_NAME = 255
LONGEST_SPJ_ARGS = 500
LONGEST_PROGRAM = 1_048_576  # authors paste the whole of testlib.h into their checkers
LONGEST_TAG = 50
LONGEST_COLOR = 20
LONGEST_DIFFICULTY = 20
LONGEST_LANGUAGE = 50
LONGEST_UNSUPPORTED = 255

# contract admin.md §8: the back-office's upper bounds
LONGEST_TIME_MS = 60_000
LARGEST_MEMORY_MB = 4096
OF_GROUPS = (30_000, 1024)  # the same two where a group writes one (group.md §4)
LARGEST_SCORE = 1_000_000
LARGEST_CASE_COUNT = 2000  # contract 00-conventions §8
MOST_STATEMENTS = 50  # further languages; more than any school has
MOST_EXTRA_FILES = 59  # the judge takes 60, of which testlib.h may be one

REMOTE_KEYS = ("HDU", "CF", "POJ", "GYM", "AC", "SPOJ", "LIBRE")  # contract 00-conventions §7

JUDGE_MODES = ("default", "spj", "interactive")
CASE_MODES = {
    ProblemType.ACM: ("default", "ergodic_without_error"),
    ProblemType.OI: ("default", "subtask_lowest", "subtask_average"),
    ProblemType.OBJECTIVE: ("default",),
}
# The convention that needs no program: a comparison of ours, named by the arguments.
BUILTIN = "builtin"
PLAIN_COMPARISONS = ("tokens", "tokens-nocase", "lines")
CHECKER_ABIS = frozenset(
    {
        *("hoj", "testlib", "qduoj", "hustoj", "hustoj-tpj", "kattis", "hydro", "lemon", "syzoj"),
        *("dmoj", "dmoj-testlib", "dmoj-coci", BUILTIN),
    }
)
INTERACTOR_ABIS = frozenset({"hoj", "testlib", "kattis", "dmoj"})


_LANGUAGE_TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")


def display_id_of(text: str) -> str:
    """The stored form: trimmed, upper case. Raises problem.bad_id for what is too long, or
    could not be opened: the id is a part of the problem's address."""
    display_id = text.strip().upper()
    is_openable = display_id.isprintable() and not set(display_id) & ID_SEPARATORS
    is_name = display_id.strip(".") != ""
    if not (is_name and is_openable and len(display_id) <= LONGEST_DISPLAY_ID):
        raise ApiError("problem.bad_id")
    return display_id


def check_draft(draft: ProblemDraft) -> None:
    """Raises ApiError with the key and field of the first rule that the draft breaks.

    Imported and objective problems are exempt from the rules on descriptions, examples and
    languages; objective ones have parts in place of cases.
    """
    if draft.problem_id:
        display_id_of(draft.problem_id)
    _check_kind(draft)
    _check_limits(draft)
    _check_statement(draft.statement, is_lenient=_is_lenient(draft))
    if len(draft.further_statements) > MOST_STATEMENTS:
        raise ApiError("http.bad_param", name="statements")
    for language, statement in draft.further_statements.items():
        if not _LANGUAGE_TAG.fullmatch(language):
            raise ApiError("http.bad_param", name="statements")
        _check_lengths(statement)
    _check_examples(draft)
    check_length("source", draft.source, LONGEST_SOURCE)
    _check_file_names(draft)
    _check_programs(draft)
    _check_cases(draft)
    _check_languages_and_tags(draft)


def _check_kind(draft: ProblemDraft) -> None:
    if draft.type not in (*ProblemType,):
        raise ApiError("problem.bad_type")
    if draft.auth not in (Auth.PUBLIC, Auth.PRIVATE, Auth.CONTEST):
        raise ApiError("problem.bad_auth")
    is_objective = draft.type == ProblemType.OBJECTIVE
    if draft.judge_mode not in (JUDGE_MODES[:1] if is_objective else JUDGE_MODES):
        raise ApiError("http.bad_param", name="judgeMode")
    if draft.judge_case_mode not in CASE_MODES[ProblemType(draft.type)]:
        raise ApiError("problem.bad_case_mode")


def refuse_other_kind(before: int, after: int) -> None:
    """What was answered is no program, and the other way round. Raises problem.type_fixed."""
    if (before == ProblemType.OBJECTIVE) != (after == ProblemType.OBJECTIVE):
        raise ApiError("problem.type_fixed", field="type")


def _is_lenient(draft: ProblemDraft) -> bool:
    return draft.import_format is not None or draft.type == ProblemType.OBJECTIVE


def _check_limits(draft: ProblemDraft) -> None:
    longest, largest = OF_GROUPS if draft.group else (LONGEST_TIME_MS, LARGEST_MEMORY_MB)
    if not 1 <= draft.time_limit_ms <= longest:
        raise ApiError("problem.bad_time")
    if not 1 <= draft.memory_limit_mb <= largest:
        raise ApiError("problem.bad_memory")
    if not 1 <= draft.stack_limit_mb <= largest:
        raise ApiError("problem.bad_stack")


def _check_statement(statement: Statement, *, is_lenient: bool) -> None:
    if not is_lenient:
        for field, text in (("input", statement.input), ("output", statement.output)):
            if not text.strip():
                raise ApiError("content.empty", field=field)
    _check_lengths(statement)


def _check_lengths(statement: Statement) -> None:
    if not statement.title.strip():
        raise ApiError("content.empty", field="title")
    check_length("title", statement.title, LONGEST_TITLE)
    for field in ("description", "input", "output", "hint"):
        check_length(field, getattr(statement, field), LONGEST_TEXT)


def check_length(field: str, text: str, longest: int) -> None:
    """Raises content.too_long."""
    if len(text) > longest:
        raise ApiError("content.too_long", field=field, max=longest)


def _check_examples(draft: ProblemDraft) -> None:
    text = examples_text(draft.examples)
    check_length("examples", text, LONGEST_TEXT)
    # An example that holds the marks themselves: it could neither be shown nor judged.
    if len(examples_of(text)) != len(draft.examples):
        raise ApiError("problem.examples")
    if _is_lenient(draft):
        return
    if not draft.examples or not all(each.input and each.output for each in draft.examples):
        raise ApiError("problem.examples")


def _check_file_names(draft: ProblemDraft) -> None:
    names = (draft.io_read_file_name, draft.io_write_file_name)
    if draft.is_file_io and not all(name and is_plain_file_name(name) for name in names):
        raise ApiError("problem.io_names")
    # Two files cannot lie under one name; every submission would end in System Error.
    is_taken = draft.is_file_io and draft.io_read_file_name in draft.user_extra_file
    if is_taken and draft.import_format is None:
        raise ApiError("http.bad_param", name="ioReadFileName")
    for field, files in (
        ("userExtraFile", draft.user_extra_file),
        ("judgeExtraFile", draft.judge_extra_file),
    ):
        # Old packages bring empty files; what is written here has a name and content (S3 §5).
        if draft.import_format is None and not all(
            name.strip() and text.strip() for name, text in files.items()
        ):
            raise ApiError("problem.extra_file")
        is_too_many = draft.import_format is None and len(files) > MOST_EXTRA_FILES
        if is_too_many or not all(is_plain_file_name(name) for name in files):
            raise ApiError("http.bad_param", name=field)


def is_plain_file_name(name: str, longest: int = LONGEST_FILE_NAME) -> bool:
    """A name that stays inside a folder whatever the system: no separators, dots alone, NUL."""
    return (
        0 < len(name) <= longest
        and name.isprintable()
        and name not in (".", "..")
        and not set(name) & set("/\\:")
    )


def _check_programs(draft: ProblemDraft) -> None:
    if draft.judge_mode == "default" or draft.is_remote:
        return
    is_interactive = draft.judge_mode == "interactive"
    known = INTERACTOR_ABIS if is_interactive else CHECKER_ABIS
    if _is_without_code(draft, "spj", known):
        raise ApiError("problem.spj_missing")
    if not is_interactive or draft.checker_abi is None:
        return
    if _is_without_code(draft, "checker", CHECKER_ABIS):
        raise ApiError("content.empty", field="checkerCode")


def _is_without_code(draft: ProblemDraft, which: str, known: frozenset[str]) -> bool:
    """Of the program "spj" or "checker". Raises what is wrong with all else of it."""
    code, language, abi, arguments = (
        getattr(draft, f"{which}_{part}") or "" for part in ("code", "language", "abi", "args")
    )
    if abi not in known:
        raise ApiError("problem.bad_abi")
    check_length(f"{which}Args", arguments, LONGEST_SPJ_ARGS)
    if "\0" in arguments:  # no program can be called with one
        raise ApiError("http.bad_param", name=f"{which}Args")
    check_length(f"{which}Code", code, LONGEST_PROGRAM)
    check_length(f"{which}Language", language, LONGEST_LANGUAGE)
    if abi == BUILTIN:
        _check_comparison(arguments)
        return False
    return not (code.strip() and language)


def _check_comparison(arguments: str) -> None:
    """tokens, tokens-nocase, lines, or float with two bounds (contract admin.md §8.3)."""
    match arguments.split():
        case [name] if name in PLAIN_COMPARISONS:
            return
        case ["float", absolute, relative] if _is_bound(absolute) and _is_bound(relative):
            return
    raise ApiError("problem.bad_abi")


def _is_bound(text: str) -> bool:
    try:
        return 0 <= float(text) < math.inf
    except ValueError:
        return False


def _check_cases(draft: ProblemDraft) -> None:
    if draft.is_remote:
        return
    if draft.type == ProblemType.OBJECTIVE:
        check_parts(draft.objective_parts)
        if draft.cases:
            raise ApiError("http.bad_param", name="samples")
        return
    if not draft.cases or len(draft.cases) > LARGEST_CASE_COUNT:
        raise ApiError("problem.no_cases")
    is_oi = draft.type == ProblemType.OI
    for case in draft.cases:
        if not draft.is_upload_case and not case.input.size and not case.output.size:
            raise ApiError("problem.empty_case")
        if (is_oi and case.score is None) or not 0 <= (case.score or 0) <= LARGEST_SCORE:
            raise ApiError("problem.bad_score")
        if draft.judge_case_mode.startswith("subtask") and case.group < 1:
            raise ApiError("problem.bad_group")
    _check_case_names(draft.cases)


def _check_case_names(cases: Sequence[CaseDraft]) -> None:
    """A name is one file: two cases may share it only with the same content."""
    contents: dict[str, str] = {}
    for case in cases:
        for name, blob in ((case.input_name, case.input), (case.output_name, case.output)):
            is_plain = is_plain_file_name(name, LONGEST_CASE_NAME)
            if not is_plain or contents.setdefault(name, blob.sha256) != blob.sha256:
                raise ApiError("http.bad_param", name="samples")


def _check_languages_and_tags(draft: ProblemDraft) -> None:
    if draft.languages is not None and not draft.languages and not _is_lenient(draft):
        raise ApiError("problem.no_language")
    for template in draft.code_templates:
        if template.enabled and not template.code.strip():
            raise ApiError("problem.empty_template")
        for field in ("code", "prepend", "append"):
            check_length(field, getattr(template, field), LONGEST_TEXT)
    for tag in draft.tags:
        if not tag.name.strip():
            raise ApiError("content.empty", field="tags")
        check_length("tags", tag.name, LONGEST_TAG)
        check_length("color", tag.color or "", LONGEST_COLOR)


def checked_name(name: str, longest: int) -> str:
    """The stored form of a tag's, classification's or level's name: trimmed. Raises content.empty,
    content.too_long, http.bad_param."""
    kept = name.strip()
    if not kept:
        raise ApiError("content.empty", field="name")
    check_length("name", kept, longest)
    if not kept.isprintable():
        raise BadRequestError("http.bad_param", name="name")
    return kept


def total_score(
    problem_type: int,
    judge_case_mode: str,
    cases: Sequence[Scored],
    parts: Sequence[ObjectivePart] = (),
) -> int:
    """ioScore, the score of a perfect submission (judge-rules §6, admin.md §8.1); 0 for ACM."""
    if problem_type == ProblemType.OBJECTIVE:
        return sum(each.score for each in parts)
    if problem_type != ProblemType.OI:
        return 0
    return full_score(CaseMode(judge_case_mode), cases)


def offered_languages(
    chosen: Iterable[str], templates: Iterable[CodeTemplateDraft]
) -> tuple[str, ...]:
    """Of the chosen languages those in which the problem can be solved: where code stands around
    the student's in some, a part of a program would be compiled as the whole in the others."""
    wanted = tuple(dict.fromkeys(chosen))
    around = {each.language for each in templates if (each.prepend + each.append).strip()}
    return tuple(name for name in wanted if name in around) or wanted


def unanswered(judge_mode: str, answer_sizes: Iterable[int]) -> int:
    """How many cases only a program passes that prints nothing; an interactor wants no answers."""
    return 0 if judge_mode == "interactive" else sum(size == 0 for size in answer_sizes)


_BETWEEN = "</input><output>"
_END_OF_EXAMPLE = re.compile(r"</output>\s*+(?=<input>|\Z)")


def examples_text(examples: Iterable[Example]) -> str:
    """The wire's one string; texts stand raw between the marks (problem.md §1)."""
    return "".join(
        f"<input>{each.input}</input><output>{each.output}</output>" for each in examples
    )


def examples_of(text: str) -> tuple[Example, ...]:
    """The examples of that string. Raises problem.examples when it is not made of them alone.

    One look at each character, since a hostile text may be as long as a body.
    """
    examples = []
    position = 0
    text = text.strip()
    while position < len(text):
        middle = text.find(_BETWEEN, position)
        end = _END_OF_EXAMPLE.search(text, middle + len(_BETWEEN)) if middle >= 0 else None
        if end is None or not text.startswith("<input>", position):
            raise ApiError("problem.examples")
        output = text[middle + len(_BETWEEN) : end.start()]
        examples.append(Example(text[position + len("<input>") : middle], output))
        position = end.end()
    return tuple(examples)


# judge-rules §10: judge status to the counter of problem_count that it moves.
COUNTER_OF_STATUS = {
    0: "ac",
    -1: "wa",
    1: "tle",
    2: "mle",
    3: "re",
    -3: "pe",
    -2: "ce",
    4: "se",
    8: "pa",
}
