"""Hydro's problem packages: problem.yaml, one document a language, testdata, additional files."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.hydro.cases import (
    HydroCase,
    HydroData,
    megabytes,
    milliseconds,
    old_configuration,
    read_data,
)
from oj_appliance.interchange.formats.hydro.judging import extra_files, read_judging, used_files
from oj_appliance.interchange.formats.hydro.phrases import OBJECTIVE, TABS
from oj_appliance.interchange.formats.hydro.statement import hydro_title, read_texts
from oj_appliance.interchange.programs.frames import CodeFrame, templates_from
from oj_appliance.interchange.programs.languages import (
    LanguageFamily,
    family_named,
    family_of_file,
    languages_of,
)
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, PackageFolder
from oj_appliance.interchange.reading.pairs import natural
from oj_appliance.interchange.reading.problem_reader import MOST_SOLUTIONS, ProblemReader
from oj_appliance.interchange.reading.stems import plain_or_numbers
from oj_appliance.interchange.reading.yaml_text import read_yaml
from oj_appliance.interchange.reading.yaml_values import list_of, map_of, number_of, text_of
from oj_appliance.interchange.spool import SpooledData
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    ProblemDraft,
    ReferenceSolutionDraft,
)

NAME = "hydro"
SETTINGS = "problem.yaml"
DATA = "testdata"
SOLUTIONS = ("std", "solution")
USUAL_TIME_MS = 1000
USUAL_MEMORY_MB = 256
EASY, MIDDLE, HARD = 0, 1, 2
HIGHEST_EASY, HIGHEST_MIDDLE = 3, 6  # of Hydro's ten levels

_CONFIGURATIONS = ("config.yaml", "config.yml")
_OLD_CONFIGURATION = "config.ini"
_KATTIS_FOLDERS = frozenset({"data", "problem_statement", "statement"})
# Where a tab stands for blanks: YAML allows none there, the library that writes these files does.
_TAB = re.compile(r"(?m)^[ \t]*\t|(?<=[:-])[ \t]*\t")
_NOTHING = frozenset({"", "null", "undefined"})


def find_hydro(root: PackageFolder) -> list[PackageFolder]:
    """The folders that hold problem.yaml and nothing of an ICPC package, by their numbers."""
    places = [
        root.folder(name.removesuffix(SETTINGS).rstrip("/"))
        for name in root.files()
        if name.rpartition("/")[2] == SETTINGS
    ]
    kept = [place for place in places if not _KATTIS_FOLDERS & set(place.subfolders())]
    return sorted(kept, key=lambda place: natural(place.path))


def read_hydro(
    folder: PackageFolder, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    reader = ProblemReader()
    title = folder.name
    try:
        settings = map_of(_yaml(folder, SETTINGS, reader))
        title = _title(settings, folder, reader)
        return _problem(folder, settings, title, index, reader)
    except UnreadableError as error:
        return RefusedProblem(index, title, error.finding)


def _problem(
    folder: PackageFolder,
    settings: dict[str, object],
    title: str,
    index: int,
    reader: ProblemReader,
) -> PackageProblem:
    data = folder.folder(DATA)
    config = _configuration(data, reader)
    _refuse_without_data(config)
    texts = read_texts(folder, settings, title, reader)
    judged, unsupported = read_judging(config, data, reader)
    found = read_data(config, data, used_files(config), reader)
    unsupported += found.unsupported
    for key in ("time_limit_rate", "memory_limit_rate"):
        if map_of(config.get(key)):
            row = "timeLimit" if key.startswith("time") else "memoryLimit"
            reader.lose(row, phrases.in_language(row, key))
    templates, offered = _languages(config, reader)
    file_name = text_of(config.get("filename"))
    has_file_io = rules.is_plain_file_name(f"{file_name}.out") and bool(file_name)
    is_grouped = any(subtask.kind == "min" for subtask in found.subtasks) and found.has_scores
    draft = ProblemDraft(
        statement=texts.statement,
        further_statements=texts.further,
        problem_id=_problem_id(settings, reader),
        type=rules.ProblemType.OI if found.has_scores else rules.ProblemType.ACM,
        judge_mode=judged.mode,
        judge_case_mode="subtask_lowest" if is_grouped else "default",
        time_limit_ms=_time_limit(config, found, reader),
        memory_limit_mb=_memory_limit(config, found, reader),
        examples=texts.examples,
        source=texts.source,
        difficulty=_difficulty(settings),
        code_share=False,
        is_remove_end_blank=judged.is_remove_end_blank,
        open_case_result=_shows_cases(config, reader),
        is_file_io=has_file_io,
        io_read_file_name=f"{file_name}.in" if has_file_io else None,
        io_write_file_name=f"{file_name}.out" if has_file_io else None,
        spj_code=judged.code,
        spj_language=judged.language,
        spj_abi=judged.abi,
        spj_args=judged.arguments,
        tags=reader.tags("tag", map(text_of, list_of(settings.get("tag")))),
        languages=offered,
        code_templates=templates,
        reference_solutions=_solutions(folder, reader),
        user_extra_file=extra_files(config, "user_extra_files", data, reader),
        judge_extra_file=judged.extra_files,
        import_format=NAME,
        unsupported="; ".join(unsupported)[: rules.LONGEST_UNSUPPORTED] or None,
    )
    return PackageProblem(
        index,
        draft,
        _cases(found, data, is_grouped=is_grouped),
        texts.pictures,
        texts.attachments,
        warnings=tuple(reader.warnings),
        losses=tuple(reader.losses),
    )


# -- settings


def _refuse_without_data(config: dict[str, object]) -> None:
    """Raises UnreadableError for what has no test data by its kind."""
    kind = text_of(config.get("type"))
    if kind == "objective":
        raise UnreadableError("config.yaml", OBJECTIVE)
    if kind == "remote_judge":
        judge = f"{text_of(config.get('subType'))} {text_of(config.get('target'))}".strip()
        raise UnreadableError("config.yaml", phrases.REMOTE_ONLY.filled(judge=judge[:40]))


def _yaml(folder: PackageFolder, name: str, reader: ProblemReader) -> object:
    text = folder.text(name)
    if _TAB.search(text):
        reader.warn(name, TABS)
        text = text.replace("\t", " ")
    return read_yaml(text, f"{folder.path}/{name}".lstrip("/"))


def _configuration(data: PackageFolder, reader: ProblemReader) -> dict[str, object]:
    """None at all is a usual thing: files are paired by name then."""
    for name in _CONFIGURATIONS:
        if data.has(name):
            return map_of(_yaml(data, name, reader))
    if data.has(_OLD_CONFIGURATION):
        return old_configuration(data.text(_OLD_CONFIGURATION), data)
    return {}


def _title(settings: dict[str, object], folder: PackageFolder, reader: ProblemReader) -> str:
    title = hydro_title(text_of(settings.get("title")))
    if not title:
        title = folder.name or "Hydro"
        reader.warn_of(["title"], phrases.UNTITLED.filled(title=title))
    return reader.cut("title", title, rules.LONGEST_TITLE)


def _problem_id(settings: dict[str, object], reader: ProblemReader) -> str:
    written = text_of(settings.get("pid")).strip()
    if written in _NOTHING:
        return ""
    try:
        return rules.display_id_of(written)
    except ApiError:
        reader.lose("problemId")
        return ""


def _difficulty(settings: dict[str, object]) -> int:
    level = number_of(settings.get("difficulty"))
    if level is None or level < 1:
        return MIDDLE
    return EASY if level <= HIGHEST_EASY else MIDDLE if level <= HIGHEST_MIDDLE else HARD


def _time_limit(config: dict[str, object], found: HydroData, reader: ProblemReader) -> int:
    stated = milliseconds(config.get("time"))
    if stated is None and "time" in config:
        _warn_of_nonsense(reader, "time", f"{USUAL_TIME_MS} ms")
    limit = found.time_ms or stated or USUAL_TIME_MS
    if limit != (stated or USUAL_TIME_MS):
        reader.change("timeLimit", f"{limit} ms")
    return reader.bounded("timeLimit", limit, rules.LONGEST_TIME_MS, "ms")


def _memory_limit(config: dict[str, object], found: HydroData, reader: ProblemReader) -> int:
    stated = megabytes(config.get("memory"))
    if stated is None and "memory" in config:
        _warn_of_nonsense(reader, "memory", f"{USUAL_MEMORY_MB} MB")
    limit = found.memory_mb or stated or USUAL_MEMORY_MB
    if limit != (stated or USUAL_MEMORY_MB):
        reader.change("memoryLimit", f"{limit} MB")
    return reader.bounded("memoryLimit", limit, rules.LARGEST_MEMORY_MB, "MB")


def _warn_of_nonsense(reader: ProblemReader, key: str, usual: str) -> None:
    reader.warn(f"{_CONFIGURATIONS[0]}: {key}", phrases.NO_LIMIT.filled(value=usual))


def _shows_cases(config: dict[str, object], reader: ProblemReader) -> bool:
    """Hydro can also show results without their details; we show both or nothing."""
    detail = text_of(config.get("detail")).lower()
    if detail == "case":
        reader.lose("openCaseResult", phrases.in_language("openCaseResult", "detail: case"))
    return detail not in ("none", "false")


# -- programs


def _languages(
    config: dict[str, object], reader: ProblemReader
) -> tuple[tuple[CodeTemplateDraft, ...], tuple[str, ...] | None]:
    """Code around the student's decides which languages are offered."""
    frames: dict[LanguageFamily, CodeFrame] = {}
    for name, parts in map_of(config.get("template")).items():
        family = family_named(name)
        before, after = [*map(text_of, list_of(parts)), "", ""][:2]
        if family is None:
            reader.lose("prepend", phrases.in_language("prepend", name[:40]))
        else:
            frames.setdefault(family, CodeFrame(before, "", after))
    templates, framed = templates_from(frames)
    families: list[LanguageFamily] = []
    for name in map(text_of, list_of(config.get("langs"))):
        family = family_named(name)
        if family is None:
            reader.lose("languages", phrases.in_language("languages", name[:40]))
        elif family not in families:
            families.append(family)
    listed = languages_of(tuple(families))
    if framed and listed:
        return templates, tuple(name for name in framed if name in listed)
    return templates, framed or listed or None


def _solutions(folder: PackageFolder, reader: ProblemReader) -> tuple[ReferenceSolutionDraft, ...]:
    solutions = []
    for place in SOLUTIONS:
        files = folder.folder(place).files()
        for name in reader.at_most("solutions", files, MOST_SOLUTIONS):
            family = family_of_file(name)
            last = name.rpartition("/")[2][: rules.LONGEST_FILE_NAME]
            if family is None:
                reader.lose("solutions", phrases.in_language("solutions", f"{place}/{name}"[:100]))
                continue
            code = folder.folder(place).text(name, LARGEST_PROGRAM)
            solutions.append(ReferenceSolutionDraft(last, family.read_as, code))
    return tuple(solutions)


# -- cases


def _cases(found: HydroData, data: PackageFolder, *, is_grouped: bool) -> tuple[PackageCase, ...]:
    """In a problem with subtasks that count their worst case, a case of one that adds up is a
    group of its own: that adds up too."""
    numbered: list[tuple[HydroCase, int]] = []
    group = 0
    for subtask in found.subtasks:
        group += subtask.kind == "min"
        for case in subtask.cases:
            group += subtask.kind != "min"
            numbered.append((case, group if is_grouped else 1))
    stems = plain_or_numbers(
        [case.input.rpartition("/")[2].rpartition(".")[0] for case, _ in numbered]
    )
    texts = _Texts(data)
    return tuple(
        PackageCase(
            f"{stem}.in",
            f"{stem}.out",
            texts.of(case.input),
            None if case.output is None else texts.of(case.output),
            case.score if found.has_scores else None,
            number,
        )
        for stem, (case, number) in zip(stems, numbered, strict=True)
    )


class _Texts:
    """A file that several cases name is read once."""

    def __init__(self, data: PackageFolder) -> None:
        self._data = data
        self._known: dict[str, SpooledData] = {}

    def of(self, name: str) -> SpooledData:
        if name not in self._known:
            self._known[name] = self._data.spooled_text(name)
        return self._known[name]
