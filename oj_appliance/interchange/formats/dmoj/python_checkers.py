"""DMOJ checkers that are no program of their own: those that its judge has built in, and
functions in Python. Each becomes a checker here, by a few lines that call it as DMOJ would and
write down what it answers in the manner of Lemon (formats §0)."""

from __future__ import annotations

import json
import re

from oj_appliance.interchange.programs.judged_by import JudgedBy
from oj_appliance.interchange.programs.languages import PYTHON3

ABI = "lemon"
BUILTIN_NAMES = frozenset({"easy", "linecount", "linematches", "sorted", "unordered"})
# Of the arguments of a built-in checker those that are data; another one is a program.
_KNOWN_ARGUMENTS = {
    "linecount": {"feedback"},
    "linematches": {"point_distribution", "filler_lines_required"},
    "sorted": {"split_on"},
}
_MODULE = re.compile(r"[A-Za-z_]\w{0,60}\.py")

_PROGRAM = """\
import importlib, json, re, sys, types


class CheckerResult:
    def __init__(self, passed, points, feedback=None, extended_feedback=None):
        self.passed, self.points, self.feedback = passed, points, feedback


def utf8bytes(text):
    return text.encode() if isinstance(text, str) else bytes(text)


def utf8text(text, errors="strict"):
    return text if isinstance(text, str) else bytes(text).decode("utf-8", errors)


def full_lines(text):
    return [line for line in re.split(rb"[\\r\\n]", text) if line]


def easy(output, answer, **others):
    letters = [sorted(b"".join(text.split()).lower()) for text in (output, answer)]
    return letters[0] == letters[1]


def unordered(output, answer, **others):
    return sorted(output.split()) == sorted(answer.split())


def in_any_order(output, answer, split_on="lines", **others):
    if split_on == "whitespace":
        return unordered(output, answer)
    rows = [sorted(line.split() for line in full_lines(text)) for text in (output, answer)]
    return rows[0] == rows[1]


def linecount(output, answer, point_value, **others):
    given, wanted = full_lines(output), full_lines(answer)
    if len(given) > len(wanted):
        return False
    if not wanted:
        return True
    right = sum(one.strip() == other.strip() for one, other in zip(given, wanted))
    return CheckerResult(right == len(wanted), point_value * right / len(wanted))


def linematches(
    output, answer, point_value, point_distribution=(1,), filler_lines_required=True, **others
):
    given, wanted, points = full_lines(output), full_lines(answer), point_distribution
    if len(wanted) != len(points) or sum(points) <= 0:
        raise ValueError("the points of the lines do not fit the answer")
    if filler_lines_required and len(given) != len(wanted):
        return False
    earned = sum(worth for one, other, worth in zip(given, wanted, points) if one == other)
    return CheckerResult(earned > 0, point_value * earned / sum(points))


BUILT_IN = {
    "easy": easy, "linecount": linecount, "linematches": linematches, "sorted": in_any_order,
    "unordered": unordered,
}


def module(name, **members):
    made = sys.modules[name] = types.ModuleType(name)
    made.__path__ = []
    for key, value in members.items():
        setattr(made, key, value)


def main(name, given):
    # What checkers import from the judge that they were written for.
    module("dmoj")
    module("dmoj.result", CheckerResult=CheckerResult)
    module("dmoj.error", InternalError=type("InternalError", (Exception,), {}))
    module("dmoj.utils")
    module("dmoj.utils.unicode", utf8bytes=utf8bytes, utf8text=utf8text)
    module("dmoj.checkers", CheckerResult=CheckerResult)
    texts = [open(path, "rb").read() for path in sys.argv[1:4]]
    full = float(sys.argv[4])
    check = BUILT_IN.get(name)
    if check is None:
        sys.path.insert(0, ".")
        check = importlib.import_module(name).check
    result = check(
        texts[1], texts[2], judge_input=texts[0], point_value=full, submission_source=b"",
        submission_language="", execution_time=0.0, problem_id="", **given,
    )
    if isinstance(result, CheckerResult):
        points, feedback = result.points, result.feedback
    else:
        points, feedback = full if result else 0, None
    with open(sys.argv[5], "w") as score:
        score.write(repr(min(max(float(points), 0.0), full)))
    with open(sys.argv[6], "w") as message:
        message.write(utf8text(feedback or "", "replace"))


"""


def built_in(name: str, arguments: dict[str, object]) -> JudgedBy | None:
    """A checker of DMOJ's own; None where an argument of it is more than data."""
    if set(arguments) - _KNOWN_ARGUMENTS.get(name, set()):
        return None
    return _judged(name, arguments, {})


def own_function(name: str, arguments: dict[str, object], files: dict[str, str]) -> JudgedBy | None:
    """The function `check` of a file of the package; None where the file cannot be a module, or
    belongs to the judge that it was written for."""
    stem = name.removesuffix(".py")
    is_plain = _MODULE.fullmatch(name) and stem not in BUILTIN_NAMES and stem != "dmoj"
    return _judged(stem, arguments, files) if is_plain else None


def _judged(name: str, arguments: dict[str, object], files: dict[str, str]) -> JudgedBy | None:
    try:
        given = json.dumps(arguments)
    except (TypeError, ValueError):  # a date, or a number that JSON has not
        return None
    call = f"main({name!r}, json.loads({given!r}))\n"
    return JudgedBy(
        "spj", code=_PROGRAM + call, language=PYTHON3.checker, abi=ABI, extra_files=files
    )
