"""How a DMOJ problem compares outputs: named checkers, bridged ones, bridged interactors."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.interchange.formats.dmoj.python_checkers import (
    BUILTIN_NAMES,
    built_in,
    own_function,
)
from oj_appliance.interchange.programs.judged_by import EXACT, LINES_TRIMMED, JudgedBy, builtin
from oj_appliance.interchange.programs.languages import family_named
from oj_appliance.interchange.programs.testlib import without_our_header
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.program_files import read_files
from oj_appliance.interchange.reading.yaml_values import (
    list_of,
    map_of,
    number_of,
    text_of,
    words_of,
)
from oj_appliance.problems import rules

USUAL_PRECISION = 6
MOST_PRECISION = 300
_CHECKERS = {"": LINES_TRIMMED, "standard": LINES_TRIMMED, "rstripped": LINES_TRIMMED}
_CHECKER_ABIS = {"default": "dmoj", "testlib": "dmoj-testlib", "coci": "dmoj-coci"}
_INTERACTOR_ABIS = {"default": "dmoj", "testlib": "testlib"}


def read_judging(
    folder: PackageFolder, settings: dict[str, object], reader: ProblemReader
) -> tuple[JudgedBy, list[str]]:
    """How outputs are judged, and what of it this judge cannot do. Raises UnreadableError."""
    interactor = map_of(settings.get("interactive"))
    if interactor:
        return _program(folder, "interactive", interactor, _INTERACTOR_ABIS, reader)
    checker = settings.get("checker")
    described = map_of(checker)
    name = text_of(described.get("name")) if described else text_of(checker)
    arguments = map_of(described.get("args"))
    if name == "bridged":
        return _program(folder, "spj", arguments, _CHECKER_ABIS, reader)
    if name in _CHECKERS:
        return _CHECKERS[name], []
    if name == "identical":
        return EXACT, []
    if name in ("floats", "floatsabs", "floatsrel"):
        return _floats(name, arguments), []
    judged = _in_python(folder, name, arguments, reader)
    return (judged, []) if judged else (LINES_TRIMMED, [f"checker: {name}"])


def _in_python(
    folder: PackageFolder, name: str, arguments: dict[str, object], reader: ProblemReader
) -> JudgedBy | None:
    """A checker that DMOJ's judge has built in, or a function of the package; None for others."""
    if name in BUILTIN_NAMES:
        return built_in(name, arguments)
    if not name.endswith(".py") or not folder.has(name):
        return None
    return own_function(name, arguments, read_files(folder, [name], "judgeExtraFile", reader))


def _floats(name: str, arguments: dict[str, object]) -> JudgedBy:
    given = number_of(arguments.get("precision"))
    precision = USUAL_PRECISION if given is None else int(min(max(given, 0), MOST_PRECISION))
    mode = text_of(arguments.get("error_mode"))
    bound = f"1e-{precision}"
    absolute = "0" if name == "floatsrel" or mode == "relative" else bound
    relative = "0" if name == "floatsabs" or mode == "absolute" else bound
    return builtin(f"float {absolute} {relative}")


def _program(
    folder: PackageFolder,
    mode: str,
    given: dict[str, object],
    abis: dict[str, str],
    reader: ProblemReader,
) -> tuple[JudgedBy, list[str]]:
    kind = text_of(given.get("type")) or "default"
    names = [text_of(name) for name in list_of(given.get("files"))]
    language = text_of(given.get("lang"))
    if not names or kind not in abis:
        part = "interactive" if mode == "interactive" else "checker"
        return LINES_TRIMMED, [f"{part}: {kind if names else 'files'}"]
    family = family_named(language)
    program = JudgedBy(
        mode,
        code=folder.text(names[0], LARGEST_PROGRAM),
        # A language of no family of ours keeps its name: no judge is found for it, and it says so.
        language=family.checker if family else language[: rules.LONGEST_LANGUAGE] or "?",
        abi=abis[kind],
        arguments=" ".join(words_of(given.get("flags"))) or None,
    )
    beside = read_files(folder, names[1:], "judgeExtraFile", reader)
    return replace(program, extra_files=without_our_header(beside)), []
