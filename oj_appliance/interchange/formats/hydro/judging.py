"""How a Hydro problem judges outputs: by comparison, by a built-in checker, by a program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from oj_appliance.interchange import phrases
from oj_appliance.interchange.programs.judged_by import EXACT, LINES_TRIMMED, JudgedBy, builtin
from oj_appliance.interchange.programs.languages import family_named, family_of_file
from oj_appliance.interchange.programs.testlib import without_our_header
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_values import list_of, map_of, text_of
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules

_ABIS = {
    "testlib": "testlib",
    "kattis": "kattis",
    "hustoj": "hustoj",
    "lemon": "lemon",
    "qduoj": "qduoj",
    "syzoj": "syzoj",
}
_COMPARISONS = {"": LINES_TRIMMED, "default": LINES_TRIMMED, "strict": EXACT}
# Checkers that Hydro brings along, by name: those that are ours exactly, and those that nearly are.
_BUILT_IN = {
    "wcmp": builtin("tokens"),
    "lcmp": builtin("lines"),
    "rcmp4": builtin("float 1e-4 1e-4"),
    "rcmp6": builtin("float 1e-6 1e-6"),
    "rcmp9": builtin("float 1e-9 1e-9"),
    "fcmp": EXACT,
}
_NEARLY = {
    "ncmp": builtin("tokens"),
    "hcmp": builtin("tokens"),
    "yesno": builtin("tokens-nocase"),
    "nyesno": builtin("tokens-nocase"),
}
_PROGRAM_KEYS = ("checker", "interactor", "manager", "validator")
_LIST_KEYS = ("user_extra_files", "judge_extra_files")


def read_judging(
    config: dict[str, object], data: PackageFolder, reader: ProblemReader
) -> tuple[JudgedBy, list[str]]:
    """How outputs are judged, and what of it this judge cannot do. Raises UnreadableError when a
    program is missing."""
    kind = text_of(config.get("type")) or "default"
    unsupported = [] if kind in ("default", "interactive") else [f"type: {kind[:30]}"]
    if text_of(config.get("multi_pass")) not in ("", "1", "false", "0"):
        unsupported.append("multi_pass")
    if kind == "interactive":
        judged = _program(config.get("interactor"), data, "interactive", "testlib", "interactor")
        return _with_files(judged, config, data, reader), unsupported
    judged, reason = _checker(config, data, reader)
    return _with_files(judged, config, data, reader), unsupported + reason


def _checker(
    config: dict[str, object], data: PackageFolder, reader: ProblemReader
) -> tuple[JudgedBy, list[str]]:
    kind = text_of(config.get("checker_type"))
    name, _ = _named(config.get("checker"))
    if kind in _COMPARISONS and not (kind == "" and name):
        return _COMPARISONS[kind], []
    kind = kind or "testlib"
    if kind not in _ABIS:
        return LINES_TRIMMED, [f"checker_type: {kind[:30]}"]
    if kind == "testlib" and name and "." not in name and not data.has(name):
        if name in _NEARLY:
            reader.change("spj", f"builtin {_NEARLY[name].arguments}")
            return _NEARLY[name], []
        if name in _BUILT_IN:
            return _BUILT_IN[name], []
        return LINES_TRIMMED, [f"checker: {name[:60]}"]
    return _program(config.get("checker"), data, "spj", _ABIS[kind], "checker"), []


def _program(value: object, data: PackageFolder, mode: str, abi: str, key: str) -> JudgedBy:
    name, language = _named(value)
    if not name:
        raise UnreadableError("config.yaml", phrases.KEY_MISSING.filled(key=key))
    family = family_named(language) if language else family_of_file(name)
    return JudgedBy(
        mode,
        code=data.text(name, LARGEST_PROGRAM),
        # A language of no family of ours keeps its name: no judge is found for it, and it says so.
        language=family.checker
        if family
        else (language or name.rpartition(".")[2] or "?")[: rules.LONGEST_LANGUAGE],
        abi=abi,
    )


def _named(value: object) -> tuple[str, str]:
    """A program's file and language, from a name or from {file, lang}."""
    described = map_of(value)
    if described:
        language = text_of(described.get("lang"))
        return text_of(described.get("file")), "" if language == "auto" else language
    return text_of(value), ""


def _with_files(
    judged: JudgedBy, config: dict[str, object], data: PackageFolder, reader: ProblemReader
) -> JudgedBy:
    files = extra_files(config, "judge_extra_files", data, reader)
    return replace(judged, extra_files=without_our_header(files))


def extra_files(
    config: dict[str, object], key: str, data: PackageFolder, reader: ProblemReader
) -> dict[str, str]:
    """Files for compiling, by the last part of their names; what is no text is lost."""
    row = "userExtraFile" if key == "user_extra_files" else "judgeExtraFile"
    files: dict[str, str] = {}
    for name in _names(config.get(key)):
        last = name.rpartition("/")[2]
        try:
            text: str | None = data.text(name, LARGEST_PROGRAM)
        except UnreadableError:
            text = None
        if rules.is_plain_file_name(last) and text is not None:
            files[last] = text
        else:
            reader.lose(row, phrases.in_language(row, name[:100]))
    return files


def used_files(config: dict[str, object]) -> Iterator[str]:
    """What the configuration names beside the cases."""
    yield from ("config.yaml", "config.yml", "config.ini")
    for key in _PROGRAM_KEYS:
        yield _named(config.get(key))[0]
    for key in _LIST_KEYS:
        yield from _names(config.get(key))


def _names(value: object) -> Sequence[str]:
    return [name for name in map(text_of, list_of(value)) if name]
