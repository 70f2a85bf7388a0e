"""How a Kattis package judges outputs: the format's own validator by its flags, or a program."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from oj_appliance.files.archive_names import are_apart
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.kattis.phrases import CASE_COUNTS, NO_PROGRAM
from oj_appliance.interchange.formats.kattis.settings import KattisSettings
from oj_appliance.interchange.programs.judged_by import EXACT, JudgedBy, builtin
from oj_appliance.interchange.programs.languages import (
    CPP,
    JAVA,
    PYTHON3,
    C,
    LanguageFamily,
    family_of_file,
)
from oj_appliance.interchange.programs.testlib import without_our_header
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.program_files import read_files
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules

OLD_FOLDER, NEW_FOLDER = "output_validators", "output_validator"
ABI = "kattis"
INFINITE_TOLERANCE = "1e300"

_SCRIPTS = ("build", "run")
_UNREAD = "readme"
_MAIN_STEMS = ("__main__", "validate", "validator", "main")
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]{1,200})[">]', re.MULTILINE)


def read_judging(
    folder: PackageFolder,
    settings: KattisSettings,
    arguments: Sequence[str],
    reader: ProblemReader,
) -> tuple[JudgedBy, list[str]]:
    """How outputs are judged, and what of it this judge cannot do. Raises UnreadableError."""
    words = [*settings.flags, *arguments]
    programs = _programs(folder)
    is_custom = bool(programs) if settings.is_custom is None else settings.is_custom
    if not is_custom and not settings.is_interactive:
        return _own_validator(words, reader), []
    if not programs:
        raise UnreadableError(NEW_FOLDER, phrases.FILE_MISSING)
    mode = "interactive" if settings.is_interactive else "spj"
    judged, reasons = _program(programs[0], settings, mode, " ".join(words), reader)
    if len(programs) > 1:
        reasons.append(OLD_FOLDER)
    return judged, reasons


# -- the format's own validator


def _own_validator(words: Sequence[str], reader: ProblemReader) -> JudgedBy:
    absolute = relative = "0"
    is_float = False
    for flag, value in zip(words, [*words[1:], ""], strict=False):
        if flag not in ("float_tolerance", "float_absolute_tolerance", "float_relative_tolerance"):
            continue
        is_float, bound = True, _bound(value)
        absolute = absolute if flag == "float_relative_tolerance" else bound
        relative = relative if flag == "float_absolute_tolerance" else bound
    has_case = "case_sensitive" in words
    if is_float:
        if not has_case:
            reader.warn("validator_flags", CASE_COUNTS)
        return builtin(f"float {absolute} {relative}")
    if "space_change_sensitive" in words:
        if not has_case:
            reader.warn("validator_flags", CASE_COUNTS)
        return EXACT
    return builtin("tokens" if has_case else "tokens-nocase")


def _bound(value: str) -> str:
    """A tolerance as the format's validator understands it: nothing is within one that is no
    number, and everything within an infinite one. Other words are refused with the problem."""
    try:
        number = float(value)
    except ValueError:
        return value
    if math.isinf(number) and number > 0:
        return INFINITE_TOLERANCE
    return value if number >= 0 else "0"


# -- programs of the package


def _programs(folder: PackageFolder) -> list[tuple[PackageFolder, list[str]]]:
    """Each with its folder and its own files there. The newer folder is one program; of the older
    each folder and each source is one."""
    new = folder.folder(NEW_FOLDER)
    if direct := [name for name in new.files() if "/" not in name]:
        return [(new, direct)]
    inner = new.subfolders()
    if inner:
        return [(new.folder(name), _direct(new.folder(name))) for name in inner]
    old = folder.folder(OLD_FOLDER)
    direct = _direct(old)
    sources = [name for name in direct if family_of_file(name)]
    beside = [name for name in direct if name not in sources]
    alone = [(old, [name, *beside]) for name in sources]
    return [(old.folder(name), _direct(old.folder(name))) for name in old.subfolders()] + alone


def _direct(folder: PackageFolder) -> list[str]:
    return [name for name in folder.files() if "/" not in name]


def _program(
    found: tuple[PackageFolder, list[str]],
    settings: KattisSettings,
    mode: str,
    arguments: str,
    reader: ProblemReader,
) -> tuple[JudgedBy, list[str]]:
    folder, names = found
    programs = [name for name in names if not name.lower().startswith(_UNREAD)]
    files = read_files(folder, programs, "judgeExtraFile", reader, settings.filled)
    if any("/" in name for name in folder.files()):
        reader.lose("judgeExtraFile")
    reasons = [script for script in _SCRIPTS if script in files][:1]
    candidates = _candidates(files)
    if not candidates:
        raise UnreadableError(folder.path, NO_PROGRAM)
    main = candidates[0]
    family = family_of_file(main)
    if len(candidates) > 1 and not reasons:
        reasons.append(f"{NEW_FOLDER}: {', '.join(candidates[:5])}")
    extra = {name: text for name, text in files.items() if name != main}
    judged = JudgedBy(
        mode,
        code=_main_class(main, files[main]) if family is JAVA else files[main],
        language=family.checker if family else None,
        abi=ABI,
        arguments=arguments[: rules.LONGEST_SPJ_ARGS] or None,
        extra_files=without_our_header(extra),
    )
    return judged, reasons


def _candidates(files: dict[str, str]) -> list[str]:
    """The sources that may hold the entry point, the likeliest first; more than one where what
    belongs together would have to be linked."""
    families: dict[str, LanguageFamily] = {}
    for name in files:
        if family := family_of_file(name):
            families[name] = family
    if not families:
        return []
    by_name = sorted(families, key=lambda name: (_rank(name), name))
    first = families[by_name[0]]
    same = [name for name in by_name if families[name] is first]
    if first in (C, CPP):
        included = {each for text in files.values() for each in _INCLUDE.findall(text)}
        return [name for name in same if name not in included] or same
    # Modules of a Python program lie beside it; a Java program is one file here.
    named = [name for name in same if _rank(name) < len(_MAIN_STEMS)]
    return named[:1] if first is PYTHON3 and named else same


def reads_as_one(main: str, files: dict[str, str]) -> bool:
    """Whether a validator's folder with these files is read as the program `main` and what lies
    beside it."""
    is_whole = are_apart(files) and not any(script in files for script in _SCRIPTS)
    is_told = not any(name.lower().startswith(_UNREAD) for name in files)
    return is_whole and is_told and _candidates(files) == [main]


def _rank(name: str) -> int:
    stem = name.rpartition(".")[0].lower()
    return _MAIN_STEMS.index(stem) if stem in _MAIN_STEMS else len(_MAIN_STEMS)


def _main_class(name: str, code: str) -> str:
    """Ours run the class Main; authors call it as the file."""
    stem = name.rpartition(".")[0]
    if not stem.isidentifier() or re.search(r"\bclass\s+Main\b", code):
        return code
    return re.sub(rf"\b{stem}\b", "Main", code)
