"""What the settings of a Hydro problem say: its title, number, level and limits."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.hydro.cases import (
    HydroData,
    megabytes,
    milliseconds,
    old_configuration,
)
from oj_appliance.interchange.formats.hydro.phrases import OBJECTIVE, TABS
from oj_appliance.interchange.formats.hydro.statement import hydro_title
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_text import read_yaml
from oj_appliance.interchange.reading.yaml_values import map_of, number_of, text_of
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules

SETTINGS = "problem.yaml"
DATA = "testdata"
USUAL_TIME_MS = 1000
USUAL_MEMORY_MB = 256
EASY, MIDDLE, HARD = 0, 1, 2
HIGHEST_EASY, HIGHEST_MIDDLE = 3, 6  # of Hydro's ten levels
_CONFIGURATIONS = ("config.yaml", "config.yml")
_OLD_CONFIGURATION = "config.ini"
# Where a tab stands for blanks: YAML allows none there, the library that writes these files does.
_TAB = re.compile(r"(?m)^[ \t]*\t|(?<=[:-])[ \t]*\t")
_NOTHING = frozenset({"", "null", "undefined"})


def refuse_without_data(config: dict[str, object]) -> None:
    """Raises UnreadableError for what has no test data by its kind."""
    kind = text_of(config.get("type"))
    if kind == "objective":
        raise UnreadableError("config.yaml", OBJECTIVE)
    if kind == "remote_judge":
        judge = f"{text_of(config.get('subType'))} {text_of(config.get('target'))}".strip()
        raise UnreadableError("config.yaml", phrases.REMOTE_ONLY.filled(judge=judge[:40]))


def settings_in(folder: PackageFolder, name: str, reader: ProblemReader) -> object:
    text = folder.text(name)
    if _TAB.search(text):
        reader.warn(name, TABS)
        text = text.replace("\t", " ")
    return read_yaml(text, f"{folder.path}/{name}".lstrip("/"))


def configuration_of(data: PackageFolder, reader: ProblemReader) -> dict[str, object]:
    """None at all is a usual thing: files are paired by name then."""
    for name in _CONFIGURATIONS:
        if data.has(name):
            return map_of(settings_in(data, name, reader))
    if data.has(_OLD_CONFIGURATION):
        return old_configuration(data.text(_OLD_CONFIGURATION), data)
    return {}


def title_of(settings: dict[str, object], folder: PackageFolder, reader: ProblemReader) -> str:
    title = hydro_title(text_of(settings.get("title")))
    if not title:
        title = folder.name or "Hydro"
        reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
    return reader.cut("title", title, rules.LONGEST_TITLE)


def problem_id_of(settings: dict[str, object], reader: ProblemReader) -> str:
    written = text_of(settings.get("pid")).strip()
    if written in _NOTHING:
        return ""
    try:
        return rules.display_id_of(written)
    except ApiError:
        reader.lose("problemId")
        return ""


def difficulty_of(settings: dict[str, object]) -> int:
    level = number_of(settings.get("difficulty"))
    if level is None or level < 1:
        return MIDDLE
    return EASY if level <= HIGHEST_EASY else MIDDLE if level <= HIGHEST_MIDDLE else HARD


def time_limit_of(config: dict[str, object], found: HydroData, reader: ProblemReader) -> int:
    stated = milliseconds(config.get("time"))
    if stated is None and "time" in config:
        _warn_of_nonsense(reader, "time", f"{USUAL_TIME_MS} ms")
    limit = found.time_ms or stated or USUAL_TIME_MS
    if limit != (stated or USUAL_TIME_MS):
        reader.change("timeLimit", f"{limit} ms")
    return reader.bounded("timeLimit", limit, rules.LONGEST_TIME_MS, "ms")


def memory_limit_of(config: dict[str, object], found: HydroData, reader: ProblemReader) -> int:
    stated = megabytes(config.get("memory"))
    if stated is None and "memory" in config:
        _warn_of_nonsense(reader, "memory", f"{USUAL_MEMORY_MB} MB")
    limit = found.memory_mb or stated or USUAL_MEMORY_MB
    if limit != (stated or USUAL_MEMORY_MB):
        reader.change("memoryLimit", f"{limit} MB")
    return reader.bounded("memoryLimit", limit, rules.LARGEST_MEMORY_MB, "MB")


def _warn_of_nonsense(reader: ProblemReader, key: str, usual: str) -> None:
    reader.warn(f"{_CONFIGURATIONS[0]}: {key}", phrases.NO_LIMIT.filled(value=usual))


def shows_cases(config: dict[str, object], reader: ProblemReader) -> bool:
    """Hydro can also show results without their details; we show both or nothing."""
    detail = text_of(config.get("detail")).lower()
    if detail == "case":
        reader.lose("openCaseResult", phrases.in_language("openCaseResult", "detail: case"))
    return detail not in ("none", "false")
