"""Labelled submissions of a Kattis package: reference solutions with the verdicts they must get."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from itertools import islice

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.kattis.settings import KattisSettings
from oj_appliance.interchange.programs.languages import (
    PYTHON2,
    PYTHON3,
    LanguageFamily,
    family_named,
    family_of_file,
)
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import MOST_SOLUTIONS, ProblemReader
from oj_appliance.interchange.reading.yaml_text import read_yaml
from oj_appliance.interchange.reading.yaml_values import map_of, text_of, words_of
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.judging.types import Verdict
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

FOLDER = "submissions"
LABELS = "submissions.yaml"
MOST_LABELS = 500

AC, WA, PE = Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.PRESENTATION_ERROR
TLE, MLE, RE = (
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
)
PAC, CE = Verdict.PARTIAL_ACCEPTED, Verdict.COMPILE_ERROR

# In the order of formats.md §10, footnote 20.
REJECTED = (PE, WA, TLE, MLE, RE, PAC)
_FOLDERS: dict[str, tuple[Verdict, ...]] = {
    "accepted": (AC,),
    "slow_accepted": (AC,),
    "partially_accepted": (PAC,),
    "wrong_answer": (WA,),
    "no_output": (WA,),
    "time_limit_exceeded": (TLE,),
    "run_time_error": (RE,),
    "runtime_error": (RE,),
    "output_limit": (RE,),
    "output_limit_exceeded": (RE,),
    "memory_limit_exceeded": (MLE,),
    "compiler_error": (CE,),
    "compile_error": (CE,),
    "rejected": REJECTED,
    "brute_force": (TLE, MLE, RE),
}
# DOMjudge writes them with dashes, others as the folders are called.
_WORDS: dict[str, tuple[Verdict, ...]] = {
    "correct": (AC,),
    "accepted": (AC,),
    "wrong_answer": (WA,),
    "no_output": (WA,),
    "timelimit": (TLE,),
    "time_limit_exceeded": (TLE,),
    "run_error": (RE,),
    "run_time_error": (RE,),
    "output_limit": (RE,),
    "memory_limit": (MLE,),
    "compiler_error": (CE,),
}
# submissions.yaml speaks of single cases; MLE is a crash there.
_SHORT: dict[str, tuple[Verdict, ...]] = {"WA": (WA,), "TLE": (TLE,), "RTE": (RE,), "AC": (AC,)}

_EXPECTED = re.compile(r"@EXPECTED_RESULTS@\s{0,10}:[ \t]{0,10}([A-Za-z_, \t-]{1,300})")
_PYTHON2 = re.compile(r"\A#!.{0,100}python2")


def read_submissions(
    folder: PackageFolder, settings: KattisSettings, reader: ProblemReader
) -> tuple[ReferenceSolutionDraft, ...]:
    """Programs of one file; others are told as losses. Raises UnreadableError for bad labels."""
    inside = folder.folder(FOLDER)
    labels: dict[str, object] = {}
    if inside.has(LABELS):
        labels = map_of(read_yaml(inside.text(LABELS), f"{FOLDER}/{LABELS}"))
    solutions: list[ReferenceSolutionDraft] = []
    for name in reader.at_most("solutions", _programs(inside, reader), MOST_SOLUTIONS):
        label = _label(labels, name)
        try:
            code = settings.filled(inside.text(name, rules.LONGEST_PROGRAM))
        except UnreadableError:
            _lose(reader, name)
            continue
        family = _family(name, code, text_of(label.get("language")))
        if family is None or not code.strip():
            _lose(reader, name)
            continue
        expected = _expected(name.partition("/")[0], code, label)
        short = name.rpartition("/")[2]
        solutions.append(ReferenceSolutionDraft(short, family.read_as, code, expected))
    return tuple(solutions)


def _programs(inside: PackageFolder, reader: ProblemReader) -> list[str]:
    """Of a folder that is one program the source that is its only file."""
    found: dict[str, list[str]] = {}
    for name in inside.files():
        verdict, _, rest = name.partition("/")
        if rest:
            found.setdefault(f"{verdict}/{rest.partition('/')[0]}", []).append(name)
    for program, names in found.items():
        if len(names) > 1:
            _lose(reader, program)
    return [names[0] for names in found.values() if len(names) == 1]


def _lose(reader: ProblemReader, name: str) -> None:
    reader.lose("solutions", phrases.in_language("solutions", name[:100]))


def _label(labels: dict[str, object], name: str) -> dict[str, object]:
    """All that the patterns which fit the program or its folder say."""
    said: dict[str, object] = {}
    places = {name, name.partition("/")[0], "/".join(name.split("/")[:2])}
    for pattern, label in islice(labels.items(), MOST_LABELS):
        if any(_fits(pattern, place) for place in places):
            said |= map_of(label)
    return said


def _fits(pattern: str, place: str) -> bool:
    return pattern.count("/") == place.count("/") and fnmatchcase(place, pattern[:200])


def _family(name: str, code: str, stated: str) -> LanguageFamily | None:
    family = (family_named(stated) if stated else None) or family_of_file(name)
    return PYTHON2 if family is PYTHON3 and _PYTHON2.match(code) else family


def _expected(folder: str, code: str, label: dict[str, object]) -> tuple[int, ...]:
    """What the source says of itself, else what the labels say, else what its folder is called."""
    found = _EXPECTED.search(code)
    if found:
        words = [word.strip().lower().replace("-", "_") for word in found[1].split(",")]
        verdicts = [each for word in words for each in _WORDS.get(word, ())]
        if verdicts:
            return tuple(dict.fromkeys(map(int, verdicts)))
    usual = _FOLDERS.get(folder)
    if usual is None:
        required = [
            each for word in words_of(label.get("required")) for each in _SHORT.get(word, ())
        ]
        usual = tuple(dict.fromkeys(required)) or (AC, *REJECTED)
    return tuple(map(int, usual))
