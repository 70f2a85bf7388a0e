"""Hydro's problem packages: problem.yaml, one document a language, testdata, additional files."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.hydro.cases import HydroCase, HydroData, read_data
from oj_appliance.interchange.formats.hydro.judging import extra_files, read_judging, used_files
from oj_appliance.interchange.formats.hydro.programs import read_languages, read_solutions
from oj_appliance.interchange.formats.hydro.settings import (
    DATA,
    SETTINGS,
    configuration_of,
    difficulty_of,
    memory_limit_of,
    problem_id_of,
    refuse_without_data,
    settings_in,
    shows_cases,
    time_limit_of,
    title_of,
)
from oj_appliance.interchange.formats.hydro.statement import read_texts
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.pairs import natural
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.stems import plain_or_numbers
from oj_appliance.interchange.reading.yaml_values import list_of, map_of, text_of
from oj_appliance.interchange.spool import SpooledData
from oj_appliance.interchange.types import (
    PackageCase,
    PackageProblem,
    RefusedProblem,
    UnreadableError,
)
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ProblemDraft

NAME = "hydro"
_KATTIS_FOLDERS = frozenset({"data", "problem_statement", "statement"})


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
        settings = map_of(settings_in(folder, SETTINGS, reader))
        title = title_of(settings, folder, reader)
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
    config = configuration_of(data, reader)
    refuse_without_data(config)
    texts = read_texts(folder, settings, title, reader)
    judged, unsupported = read_judging(config, data, reader)
    found = read_data(config, data, used_files(config), reader)
    unsupported += found.unsupported
    for key in ("time_limit_rate", "memory_limit_rate"):
        if map_of(config.get(key)):
            row = "timeLimit" if key.startswith("time") else "memoryLimit"
            reader.lose(row, phrases.in_language(row, key))
    templates, offered = read_languages(config, reader)
    file_name = text_of(config.get("filename"))
    has_file_io = rules.is_plain_file_name(f"{file_name}.out") and bool(file_name)
    is_grouped = any(subtask.kind == "min" for subtask in found.subtasks) and found.has_scores
    draft = ProblemDraft(
        statement=texts.statement,
        further_statements=texts.further,
        problem_id=problem_id_of(settings, reader),
        type=rules.ProblemType.OI if found.has_scores else rules.ProblemType.ACM,
        judge_mode=judged.mode,
        judge_case_mode="subtask_lowest" if is_grouped else "default",
        time_limit_ms=time_limit_of(config, found, reader),
        memory_limit_mb=memory_limit_of(config, found, reader),
        examples=texts.examples,
        source=texts.source,
        difficulty=difficulty_of(settings),
        code_share=False,
        is_remove_end_blank=judged.is_remove_end_blank,
        open_case_result=shows_cases(config, reader),
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
        reference_solutions=read_solutions(folder, reader),
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
