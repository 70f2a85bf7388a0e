"""A problem as Hydro's package has it; what Hydro has no place for is left out (formats §10)."""

from __future__ import annotations

from oj_appliance.files.archive_names import same_name_key
from oj_appliance.interchange.formats.hydro.file_io import file_stem
from oj_appliance.interchange.formats.hydro.languages import LANGUAGE_NAMES
from oj_appliance.interchange.formats.hydro.settings import DATA, EASY, HARD, MIDDLE, SETTINGS
from oj_appliance.interchange.formats.hydro.solutions import solution_files
from oj_appliance.interchange.formats.hydro.statement import FILES, LINK, name_of
from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.markup.sections import document_of
from oj_appliance.interchange.programs.frames import frames_of
from oj_appliance.interchange.programs.languages import families_listed, family_of, family_of_file
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.files import attachment_files
from oj_appliance.interchange.writing.problem import ExportCase, ExportProblem
from oj_appliance.interchange.writing.scores import group_points, grouped, split_scores
from oj_appliance.interchange.writing.yaml import yaml_of
from oj_appliance.problems.rules import BUILTIN, ProblemType
from oj_appliance.problems.types.problem import Statement

# Of Hydro's ten levels one for each of ours.
LEVELS = {EASY: 2, MIDDLE: 5, HARD: 8}
_BUILT_IN = {"tokens": "wcmp", "lines": "lcmp"}
FLOATS = {1e-4: "rcmp4", 1e-6: "rcmp6", 1e-9: "rcmp9"}
CONFIGURATION = "config.yaml"


def write_hydro(problem: ExportProblem, folder: ArchiveWriter) -> None:
    draft = problem.draft
    settings = {
        "pid": draft.problem_id,
        "owner": 1,
        "title": draft.statement.title,
        "tag": [tag.name for tag in draft.tags],
        "nSubmit": 0,
        "nAccept": 0,
        "difficulty": LEVELS.get(draft.difficulty, LEVELS[HARD]),
    }
    folder.add(SETTINGS, yaml_of(settings))
    _write_statements(problem, folder)
    _write_data(problem, folder.folder(DATA))
    for name, solution in solution_files(draft.reference_solutions):
        folder.add(f"std/{name}", solution.code)


# -- texts


def _write_statements(problem: ExportProblem, folder: ArchiveWriter) -> None:
    draft = problem.draft
    links = {picture.link: LINK + picture.content.name for picture in problem.pictures}
    statements = {problem.site_language: draft.statement, **draft.further_statements}
    for language, statement in statements.items():
        document = document_of(_linked(statement, links), language, draft.examples, draft.source)
        if statement is not draft.statement:
            document = f"# {statement.title}\n\n{document}"
        folder.add(f"problem_{name_of(language)}.md", document)
    files = {picture.content.name: picture.content for picture in problem.pictures}
    files |= {file.name: file for file in attachment_files(problem)}
    for name, content in files.items():
        folder.add_file(f"{FILES}/{name}", content)


def _linked(statement: Statement, links: dict[str, str]) -> Statement:
    texts = (statement.description, statement.input, statement.output, statement.hint)
    return Statement(statement.title, *(replace_links(text, links) for text in texts))


# -- test data


def _write_data(problem: ExportProblem, folder: ArchiveWriter) -> None:
    draft = problem.draft
    names = _Names()
    config: dict[str, object] = {
        "type": "interactive" if draft.judge_mode == "interactive" else "default",
        "time": f"{draft.time_limit_ms}ms",
        "memory": f"{draft.memory_limit_mb}m",
        "detail": "full" if draft.open_case_result else "none",
    }
    if draft.is_file_io:
        config["filename"] = file_stem(draft.io_read_file_name or "")
    for key, files in (
        ("user_extra_files", draft.user_extra_file),
        ("judge_extra_files", draft.judge_extra_file),
    ):
        if files:
            config[key] = [names.place(name, text) for name, text in files.items()]
    _add_judging(problem, config, names)
    _add_languages(problem, config)
    config |= _cases(problem, names)
    folder.add(CONFIGURATION, yaml_of(config))
    for name, text in names.texts.items():
        folder.add(name, text)
    for case, (given, wanted) in names.cases:
        folder.add_file(given, case.input)
        folder.add_file(wanted, case.output)


class _Names:
    """What stands where in the folder of test data, no name twice: extra files keep theirs, or at
    least its last part."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self._paths: dict[str, str] = {same_name_key(CONFIGURATION): CONFIGURATION}
        self.cases: list[tuple[ExportCase, tuple[str, str]]] = []

    def place(self, name: str, text: str) -> str:
        number = 0
        path = name
        while self._is_taken(path, text):
            number += 1
            path = f"extra{number}/{name}"
        self._keep(path, text)
        return path

    def place_program(self, name: str, code: str) -> str:
        name = self.free(name)
        self._keep(name, code)
        return name

    def _keep(self, path: str, text: str) -> None:
        self.texts[path] = text
        self._paths[same_name_key(path)] = path

    def _is_taken(self, path: str, text: str) -> bool:
        """By another text, or by a name that differs in its letter case alone."""
        taken = self._paths.get(same_name_key(path), path)
        return path == CONFIGURATION or taken != path or self.texts.get(path, text) != text

    def free(self, name: str) -> str:
        while same_name_key(name) in self._paths:
            name = f"_{name}"
        return name

    def add_case(self, case: ExportCase) -> dict[str, object]:
        number = len(self.cases) + 1
        files = (self.free(f"{number}.in"), self.free(f"{number}.out"))
        self.cases.append((case, files))
        return {"input": files[0], "output": files[1]}


def _add_judging(problem: ExportProblem, config: dict[str, object], names: _Names) -> None:
    draft = problem.draft
    if draft.judge_mode == "default":
        config["checker_type"] = "default" if draft.is_remove_end_blank else "strict"
        return
    if draft.judge_mode == "spj" and draft.spj_abi == BUILTIN:
        config["checker_type"] = "testlib"
        config["checker"] = _built_in(draft.spj_args or "")
        return
    family = family_of(draft.spj_language or "")
    word = "interactor" if draft.judge_mode == "interactive" else "checker"
    hydro_name = LANGUAGE_NAMES[family] if family else "cc"
    file = names.place_program(f"{word}.{hydro_name.partition('.')[0]}", draft.spj_code or "")
    is_told = family_of_file(file) is family
    config[word] = file if is_told else {"file": file, "lang": hydro_name}
    if word == "checker":
        config["checker_type"] = "testlib" if draft.spj_abi == "hydro" else draft.spj_abi


def _built_in(arguments: str) -> str:
    name, *bounds = arguments.split()
    return FLOATS[float(bounds[0])] if name == "float" else _BUILT_IN[name]


def _add_languages(problem: ExportProblem, config: dict[str, object]) -> None:
    draft = problem.draft
    if draft.languages is not None:
        listed = families_listed(draft.languages, LANGUAGE_NAMES)
        config["langs"] = [LANGUAGE_NAMES[each] for each in listed]
    around = {
        LANGUAGE_NAMES[family]: [frame.prepend, frame.append]
        for family, frame in frames_of(draft.code_templates).items()
        if frame.surrounds
    }
    if around:
        config["template"] = around


def _cases(problem: ExportProblem, names: _Names) -> dict[str, object]:
    draft = problem.draft
    if draft.type != ProblemType.OI:
        return {"cases": [names.add_case(case) for case in problem.cases]}
    if draft.judge_case_mode != "subtask_lowest":
        scores = [case.score or 0 for case in problem.cases]
        if draft.judge_case_mode.startswith("subtask"):
            scores = list(split_scores(problem.cases, draft.judge_case_mode))
        return {
            "cases": [
                {**names.add_case(case), "score": score}
                for case, score in zip(problem.cases, scores, strict=True)
            ]
        }
    points = group_points(problem.cases, draft.judge_case_mode)
    described: dict[int, list[dict[str, object]]] = {group: [] for group in sorted(points)}
    for case in grouped(problem.cases):
        described[case.group].append(names.add_case(case))
    return {
        "subtasks": [
            {"id": number, "score": points[group], "type": "min", "cases": cases}
            for number, (group, cases) in enumerate(described.items(), 1)
        ]
    }
