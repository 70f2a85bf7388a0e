"""What comes back of type, cases, scores and judging programs (formats §10, middle rows)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from oj_appliance.errors import verbatim
from oj_appliance.files.archives import are_apart
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.dmoj.reading import SETTINGS as DMOJ_SETTINGS
from oj_appliance.interchange.formats.fps.programs import PROGRAM_MARK, TESTLIB_MARK
from oj_appliance.interchange.formats.kattis.judging import validator_files
from oj_appliance.interchange.formats.kattis.validators import reads_as_one
from oj_appliance.interchange.losses.fields import case_mode, text_of
from oj_appliance.interchange.losses.outcome import PACKED, Outcome
from oj_appliance.interchange.programs.languages import CPP, JAVA, PYTHON3, C, family_of
from oj_appliance.interchange.writing.problem import ExportCase, ExportFile
from oj_appliance.problems.rules import BUILTIN, ProblemType, rounded_mean

EMPTY_DIGEST = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

KEPT, REFUSED = "kept", "refused"
_NONE_OF_OURS = dict.fromkeys(("qduoj", "fps", "hydro", "kattis", "polygon", "dmoj"), REFUSED)


def _cells(**kept: str) -> dict[str, str]:
    """A row of the table: what a format makes of a convention; formats not named refuse."""
    return {**_NONE_OF_OURS, **kept}


# The rows "spj …" and "interactive …"; a value other than kept and refused is the convention that
# comes back. plainzip loses all of them; builtin float is decided by its bounds.
_SPJ = {
    "hoj": _cells(kattis="kattis"),
    "testlib": _cells(fps=KEPT, hydro=KEPT, kattis="kattis", polygon=KEPT, dmoj="dmoj-testlib"),
    "qduoj": _cells(qduoj=KEPT, hydro=KEPT),
    "hustoj": _cells(fps=KEPT, hydro=KEPT),
    "hustoj-tpj": _cells(fps=KEPT),
    "kattis": _cells(hydro=KEPT, kattis=KEPT),
    "hydro": _cells(hydro=KEPT),
    "lemon": _cells(hydro=KEPT),
    "syzoj": _cells(hydro=KEPT),
    "dmoj": _cells(dmoj=KEPT),
    "dmoj-testlib": _cells(dmoj=KEPT),
    "dmoj-coci": _cells(dmoj=KEPT),
}
_BUILTIN = {
    "tokens": _cells(hydro=KEPT, kattis=KEPT, polygon=KEPT),
    "tokens-nocase": _cells(kattis=KEPT),
    "lines": _cells(hydro=KEPT, kattis="tokens", polygon=KEPT, dmoj="default"),
}
_INTERACTIVE = {
    "hoj": _cells(kattis="kattis"),
    "testlib": _cells(fps=KEPT, hydro=KEPT, kattis="kattis", polygon=KEPT, dmoj=KEPT),
    "kattis": _cells(kattis=KEPT),
    "dmoj": _cells(dmoj=KEPT),
}

# The row spjLanguage; what kattis wraps is C or C++ alone.
_PROGRAM_FAMILIES = {
    "qduoj": (C, CPP),
    "fps": (C, CPP),
    "kattis": (C, CPP, JAVA, PYTHON3),
    "polygon": (C, CPP),
    "dmoj": (C, CPP, JAVA, PYTHON3),
}
NAMED_FLOATS = (1e-4, 1e-6, 1e-9)  # rcmp4, rcmp6, rcmp9

PLAIN = ("default", True)
_XML_CONTROLS = bytes(each for each in range(32) if each not in b"\t\n") + b"\x7f"


def judging_comes_back(outcome: Outcome) -> None:
    _judging(outcome)
    _program(outcome)
    _extra_files(outcome)
    _file_io(outcome)
    _cases(outcome)
    _scoring(outcome)


# -- comparison, checker, interactor


def _judging(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    format_name = outcome.format
    if draft.judge_mode == "default":
        if not draft.is_remove_end_blank:
            if format_name in ("qduoj", "fps", "plainzip"):
                outcome.lose("judging", PLAIN)
        elif format_name in ("kattis", "polygon"):
            name = "tokens" if format_name == "kattis" else "lines"
            shown = verbatim(f"spj, builtin {name}")
            outcome.change("judging", ("spj", BUILTIN, name), shown)
    elif format_name == "plainzip":
        outcome.lose("judging", PLAIN)
    elif draft.judge_mode == "spj" and draft.spj_abi == BUILTIN:
        _builtin(outcome, " ".join((draft.spj_args or "").split()))
    else:
        table = _INTERACTIVE if draft.judge_mode == "interactive" else _SPJ
        cell = table.get(draft.spj_abi, {}).get(format_name, REFUSED)
        if cell == REFUSED:
            outcome.refuse("judging")
        elif cell == "kattis" and draft.spj_abi != "kattis":
            shown = verbatim("kattis")
            outcome.change("judging", (draft.judge_mode, "kattis", PACKED), shown)
        elif cell != KEPT:
            code = text_of(draft.spj_code or "")
            outcome.change("judging", (draft.judge_mode, cell, code), verbatim(cell))
        elif format_name == "fps" and PROGRAM_MARK not in (draft.spj_code or ""):
            outcome.refuse("judging")
        elif format_name == "fps" and draft.judge_mode == "spj":
            _fps_checker(outcome)


def _builtin(outcome: Outcome, arguments: str) -> None:
    name, *bounds = arguments.split()
    if name == "float":
        if not _holds_float(outcome.format, float(bounds[0]), float(bounds[1])):
            outcome.refuse("judging")
        return
    cell = _BUILTIN[name][outcome.format]
    if cell == REFUSED:
        outcome.refuse("judging")
    elif cell == "default":
        outcome.change("judging", PLAIN, phrases.PLAIN_COMPARISON)
    elif cell != KEPT:
        outcome.change("judging", ("spj", BUILTIN, cell), f"builtin {cell}")


def _holds_float(format_name: str, absolute: float, relative: float) -> bool:
    match format_name:
        case "kattis":
            return True
        case "hydro" | "polygon":
            return absolute == relative and absolute in NAMED_FLOATS
        case "dmoj":
            return float_checker(absolute, relative) is not None
    return False


def float_checker(absolute: float, relative: float) -> tuple[str, int] | None:
    """DMOJ's checker of these bounds and its precision p, a bound being 10^-p; None without one."""
    if absolute == relative:
        name = "floats"
    elif relative == 0:
        name = "floatsabs"
    elif absolute == 0:
        name = "floatsrel"
    else:
        return None
    bound = max(absolute, relative)
    precision = round(-math.log10(bound)) if bound > 0 else -1
    return (name, precision) if precision >= 0 and float(f"1e-{precision}") == bound else None


def _fps_checker(outcome: Outcome) -> None:
    """Reading looks at the code: what calls testlib is testlib's, whatever the node."""
    draft = outcome.problem.draft
    code = text_of(draft.spj_code or "")
    calls_testlib = TESTLIB_MARK in code
    after = draft.spj_abi
    if calls_testlib:
        after = "testlib"
    elif draft.spj_abi == "testlib":
        after = "hustoj-tpj"
    outcome.change("judging", ("spj", after, code), after)


def _program(outcome: Outcome) -> None:
    """Its language and arguments."""
    draft = outcome.problem.draft
    if draft.judge_mode == "default" or draft.spj_abi == BUILTIN:
        return
    format_name = outcome.format
    family = family_of(draft.spj_language or "")
    if format_name == "plainzip":
        outcome.lose("spjLanguage", None)
        outcome.lose("spjArgs", "")
        return
    allowed = _PROGRAM_FAMILIES.get(format_name)
    if format_name == "kattis" and draft.spj_abi != "kattis":
        allowed = (C, CPP)  # they are packed with an adapter
    if family is None or (allowed is not None and family not in allowed):
        outcome.refuse("spjLanguage")
    if format_name in ("qduoj", "fps", "hydro", "polygon") and outcome.before["spjArgs"]:
        outcome.refuse("spjArgs")


def _extra_files(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    has_program = draft.judge_mode != "default" and draft.spj_abi != BUILTIN
    match outcome.format:
        case "qduoj" | "fps":
            if draft.judge_extra_file and draft.judge_mode != "default":
                outcome.refuse("judgeExtraFile")
            else:
                outcome.lose("judgeExtraFile", {})
        case "kattis" | "dmoj" if not has_program:
            outcome.lose("judgeExtraFile", {})
        case "kattis":
            files = validator_files(draft)
            if draft.judge_extra_file and not reads_as_one(next(iter(files), ""), files):
                outcome.refuse("judgeExtraFile")
        case "dmoj" if not are_apart((DMOJ_SETTINGS, *draft.judge_extra_file)):
            outcome.refuse("judgeExtraFile")
        case "plainzip":
            outcome.lose("judgeExtraFile", {})
    if outcome.format in ("qduoj", "fps", "dmoj", "plainzip"):
        outcome.lose("userExtraFile", {})
    elif outcome.format == "kattis" and not are_apart(draft.user_extra_file):
        outcome.refuse("userExtraFile")


def _file_io(outcome: Outcome) -> None:
    draft = outcome.problem.draft
    if outcome.format in ("qduoj", "fps", "kattis", "plainzip"):
        outcome.lose("isFileIO", None)
    elif outcome.format == "hydro" and draft.is_file_io:
        stem = file_stem(draft.io_read_file_name or "")
        names = (f"{stem}.in", f"{stem}.out")
        outcome.change("isFileIO", names, ", ".join(names))


def file_stem(name: str) -> str:
    """Without its last extension."""
    return name.rpartition(".")[0] or name


# -- cases and scores


def _cases(outcome: Outcome) -> None:
    draft, cases = outcome.problem.draft, outcome.problem.cases
    if outcome.format == "qduoj" and draft.judge_mode == "spj":
        outcome.lose("cases", tuple((case.input.digest, EMPTY_DIGEST) for case in cases))
    if outcome.format == "fps" and not all(
        fits_xml(file) for case in cases for file in (case.input, case.output)
    ):
        outcome.refuse("cases")


def fits_xml(file: ExportFile) -> bool:
    """Whether XML can carry the content: UTF-8 without control characters."""
    rest = b""
    for chunk in file.chunks():
        if chunk.translate(None, _XML_CONTROLS) != chunk:
            return False
        whole = rest + chunk
        try:
            text = whole.decode()
            rest = b""
        except UnicodeDecodeError as error:
            # A character may be cut in two by the end of a chunk.
            if len(whole) - error.start > 3 or error.reason != "unexpected end of data":
                return False
            text, rest = whole[: error.start].decode(), whole[error.start :]
        if "\ufffe" in text or "\uffff" in text:
            return False
    return not rest


def _scoring(outcome: Outcome) -> None:
    draft, cases = outcome.problem.draft, outcome.problem.cases
    # Polygon knows points by their being there: without any it is a problem of the other type.
    is_told = outcome.format != "polygon" or any(_points(cases, draft.judge_case_mode))
    if draft.type != ProblemType.OI or outcome.format in ("fps", "plainzip") or not is_told:
        outcome.lose("type", 0)
        outcome.lose("scores", None)
        outcome.lose("judgeCaseMode", ("default", ()))
        return
    mode = draft.judge_case_mode
    holds_groups = outcome.format != "qduoj"
    if mode == "subtask_lowest" and holds_groups:
        _groups_of_minimum(outcome)
        return
    scores = tuple(case.score or 0 for case in cases)
    if mode.startswith("subtask"):
        scores = split_scores(cases, mode)
        outcome.change("judgeCaseMode", ("default", ()), phrases.SUM_OF_CASES)
    if outcome.format == "qduoj":
        scores = tuple(max(1, score) for score in scores)
    if outcome.format == "dmoj" and len(set(scores)) == 1:
        outcome.change("type", 0, "ACM")
        outcome.lose("scores", None)
        return
    outcome.change("scores", scores, _listed(scores))


def _groups_of_minimum(outcome: Outcome) -> None:
    """Every case of a group carries its minimum afterwards, and cases stand group by group."""
    cases = grouped(outcome.problem.cases)
    points = group_points(outcome.problem.cases, "subtask_lowest")
    scores = tuple(points[case.group] for case in cases)
    outcome.change("scores", scores, _listed(scores))
    data = tuple((case.input.digest, case.output.digest) for case in cases)
    outcome.change("cases", data, phrases.GROUP_BY_GROUP)
    groups = tuple(case.group for case in cases)
    after = case_mode("subtask_lowest", groups)
    shown = phrases.GROUP_BY_GROUP
    if outcome.format == "kattis" and len(set(groups)) == len(groups):
        # A group of one case is how the format writes a plain score.
        after, shown = ("default", ()), phrases.SUM_OF_CASES
    outcome.change("judgeCaseMode", after, shown)


def grouped(cases: tuple[ExportCase, ...]) -> tuple[ExportCase, ...]:
    """Group by group, inside each in their order."""
    return tuple(sorted(cases, key=lambda case: case.group))


def group_points(cases: tuple[ExportCase, ...], mode: str) -> dict[int, int]:
    """What each group is worth (judge-rules §6)."""
    groups: dict[int, list[int]] = {}
    for case in cases:
        groups.setdefault(case.group, []).append(case.score or 0)
    if mode == "subtask_lowest":
        return {group: min(scores) for group, scores in groups.items()}
    return {group: rounded_mean(scores) for group, scores in groups.items()}


def _points(cases: tuple[ExportCase, ...], mode: str) -> Iterable[int]:
    """What each group is worth, or each case where there are none."""
    if mode.startswith("subtask"):
        return group_points(cases, mode).values()
    return [case.score or 0 for case in cases]


def split_scores(cases: tuple[ExportCase, ...], mode: str) -> tuple[int, ...]:
    """A group's points shared evenly by its cases, what is left over on the last one: for formats
    without such groups. The sum stays what it was."""
    points = group_points(cases, mode)
    members = {group: [case.group for case in cases].count(group) for group in points}
    seen: dict[int, int] = {}
    scores = []
    for case in cases:
        seen[case.group] = seen.get(case.group, 0) + 1
        share, left_over = divmod(points[case.group], members[case.group])
        is_last = seen[case.group] == members[case.group]
        scores.append(share + (left_over if is_last else 0))
    return tuple(scores)


def _listed(scores: tuple[int, ...]) -> str:
    return ", ".join(str(score) for score in scores)
