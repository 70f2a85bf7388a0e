"""problem.yaml of ICPC and Kattis packages: the legacy form, the drafts after it, and 2025-09."""

from __future__ import annotations

import configparser
import math
import re
from dataclasses import dataclass, field

from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_text import read_yaml
from oj_appliance.interchange.reading.yaml_values import (
    list_of,
    map_of,
    number_of,
    text_of,
    words_of,
)
from oj_appliance.problems import rules

SETTINGS = "problem.yaml"
DOMJUDGE = "domjudge-problem.ini"
TIME_LIMIT = ".timelimit"
LEGACY_FORMAT, NEW_FORMAT = "kattis-legacy", "kattis-2025-09"

# A legacy package holds no limit; the import asks with a warning (formats.md §5, §10 "when lost").
ASSUMED_TIME_MS = 1000
# The format's own 2048 MB are more than a small box has.
ASSUMED_MEMORY_MB = 1024

LONGEST_CONSTANT = 200

_CONSTANT = re.compile(r"\{\{\s?(\w{1,100})\s?\}\}|\\constant\{(\w{1,100})\}")
_LICENCES_UNSAID = ("", "unknown")


@dataclass(frozen=True, slots=True)
class KattisSettings:
    """`names` are titles by language tag, "" where the package names no language. `is_custom` says
    whether outputs are judged by a program of the package, None where only its folder tells.
    `grading` are legacy defaults of all groups."""

    format: str
    kinds: frozenset[str]
    names: dict[str, str]
    source: str
    time_limit_ms: int
    memory_limit_mb: int
    keywords: tuple[str, ...] = ()
    languages: tuple[str, ...] | None = None
    is_custom: bool | None = None
    flags: tuple[str, ...] = ()
    grading: dict[str, object] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    unsupported: tuple[str, ...] = ()

    @property
    def is_legacy(self) -> bool:
        return self.format == LEGACY_FORMAT

    @property
    def is_scoring(self) -> bool:
        return "scoring" in self.kinds

    @property
    def is_interactive(self) -> bool:
        return "interactive" in self.kinds

    def filled(self, text: str) -> str:
        """The text with the package's constants in place of their marks."""
        if not self.constants:
            return text
        return _CONSTANT.sub(self._constant, text)

    def _constant(self, found: re.Match[str]) -> str:
        return self.constants.get(found[1] or found[2], found[0])


def read_settings(folder: PackageFolder, reader: ProblemReader) -> KattisSettings:
    """Raises UnreadableError for YAML that is none."""
    raw = map_of(read_yaml(folder.text(SETTINGS), SETTINGS)) if folder.has(SETTINGS) else {}
    version = text_of(raw.get("problem_format_version"))
    is_legacy = not version or version.startswith("legacy")
    validation = words_of(raw.get("validation"))
    kinds = frozenset((*words_of(raw.get("type")), *validation)) - {"custom", "default"}
    limits = map_of(raw.get("limits"))
    grading = map_of(raw.get("grading"))
    is_custom = "custom" in validation if validation or is_legacy else None
    return KattisSettings(
        format=LEGACY_FORMAT if is_legacy else NEW_FORMAT,
        kinds=kinds,
        names=_names(raw.get("name")),
        source=reader.cut("source", _source(raw), rules.LONGEST_SOURCE),
        time_limit_ms=_time_limit(folder, limits, reader),
        memory_limit_mb=_memory_limit(limits, reader),
        keywords=tuple(words_of(raw.get("keywords"))),
        languages=_languages(raw.get("languages")),
        is_custom=is_custom,
        flags=tuple(words_of(raw.get("validator_flags"))),
        grading=grading,
        constants={
            name: text_of(value)[:LONGEST_CONSTANT]
            for name, value in map_of(raw.get("constants")).items()
        },
        unsupported=tuple(_unsupported(kinds, grading)),
    )


def _unsupported(kinds: frozenset[str], grading: dict[str, object]) -> list[str]:
    found = [kind for kind in ("multi-pass", "submit-answer") if kind in kinds]
    objective = text_of(grading.get("objective"))
    return found + ([f"objective: {objective}"] if objective not in ("", "max") else [])


def _names(value: object) -> dict[str, str]:
    if isinstance(value, dict):
        names = {text_of(key): text_of(name).strip() for key, name in value.items()}
        return {language: name for language, name in names.items() if name}
    name = text_of(value).strip()
    return {"": name} if name else {}


def _source(raw: dict[str, object]) -> str:
    """Where it comes from; without that whom to thank and under which licence, since some licences
    require it."""
    entries = [text_of(map_of(each).get("name") or each) for each in list_of(raw.get("source"))]
    if any(entries):
        return ", ".join(filter(None, entries))
    licence = text_of(raw.get("license"))
    credit = map_of(raw.get("credits")).get("authors") or raw.get("credits") or raw.get("author")
    people = [text_of(map_of(each).get("name") or each) for each in list_of(credit)]
    parts = [
        ", ".join(filter(None, people)),
        text_of(raw.get("rights_owner")),
        "" if licence in _LICENCES_UNSAID else licence,
    ]
    return "; ".join(dict.fromkeys(filter(None, parts)))


def _languages(value: object) -> tuple[str, ...] | None:
    words = words_of(value)
    return None if not words or words == ["all"] else tuple(words)


def _time_limit(folder: PackageFolder, limits: dict[str, object], reader: ProblemReader) -> int:
    """Milliseconds, rounded up: the format's own limit, then those that judges put beside it."""
    seconds = number_of(limits.get("time_limit"))
    if seconds is None and folder.has(TIME_LIMIT):
        seconds = number_of(folder.text(TIME_LIMIT).strip())
    if seconds is None and folder.has(DOMJUDGE):
        seconds = number_of(domjudge_values(folder).get("timelimit"))
    if seconds is None or seconds <= 0:
        reader.warn_of(["timeLimit"], phrases.NO_LIMIT.filled(value=f"{ASSUMED_TIME_MS} ms"))
        return ASSUMED_TIME_MS
    # A hair less than the product of two floats, so that 1.001 s are 1001 ms and not 1002.
    stated = max(1, math.ceil(min(seconds, 10 * rules.LONGEST_TIME_MS) * 1000 - 1e-6))
    return reader.bounded("timeLimit", stated, rules.LONGEST_TIME_MS, "ms")


def _memory_limit(limits: dict[str, object], reader: ProblemReader) -> int:
    stated = number_of(limits.get("memory"))
    if stated is None or stated <= 0:
        reader.warn_of(["memoryLimit"], phrases.NO_LIMIT.filled(value=f"{ASSUMED_MEMORY_MB} MB"))
        return ASSUMED_MEMORY_MB
    megabytes = math.ceil(min(stated, 10 * rules.LARGEST_MEMORY_MB))
    return reader.bounded("memoryLimit", megabytes, rules.LARGEST_MEMORY_MB, "MB")


def domjudge_values(folder: PackageFolder) -> dict[str, str]:
    """Keys without a section, values perhaps in quotes."""
    parser = configparser.RawConfigParser(strict=False, allow_no_value=True)
    try:
        parser.read_string("[problem]\n" + folder.text(DOMJUDGE))
    except configparser.Error:
        return {}
    section = parser["problem"].items()
    return {key: (value or "").strip().strip("'\"").strip() for key, value in section}
