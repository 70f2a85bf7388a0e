"""Plain problem folders: problem.toml, cases/ and labelled submissions, read into tasks."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from judge_sandbox.running.local_files import LocalFiles
from judge_sandbox.types import (
    CaseMode,
    Convention,
    FileIo,
    JudgeMode,
    JudgeProgram,
    JudgeTask,
    Scoring,
    TestCase,
)


class MalformedFolderError(Exception):
    """The folder is not a plain problem folder; the text says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Label:
    """A submission of the folder and the verdict that it must get."""

    path: Path
    language: str
    expected: str
    score: int | None
    case_rows: int | None


@dataclass(frozen=True, slots=True)
class ProblemFolder:
    title: str
    mode: JudgeMode
    task: JudgeTask
    labels: tuple[Label, ...]

    def task_for(self, source: str, language: str) -> JudgeTask:
        return replace(self.task, source=source, language=language)


def read_problem_folder(folder: Path, files: LocalFiles) -> ProblemFolder:
    """The cases' files are added to `files`. Raises MalformedFolderError with the reason."""
    try:
        data = tomllib.loads((folder / "problem.toml").read_text(encoding="utf-8"))
        return _read(folder, data, files)
    except OSError as error:
        raise MalformedFolderError(f"{error.filename}: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise MalformedFolderError(f"problem.toml: {error}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise MalformedFolderError(f"problem.toml: {error!r}") from error


def _read(folder: Path, data: dict[str, object], files: LocalFiles) -> ProblemFolder:
    cases = tuple(
        _case(folder, files, seq, cast(dict[str, object], case))
        for seq, case in enumerate(cast(list[object], data["cases"]), start=1)
    )
    file_io = cast(dict[str, str] | None, data.get("file_io"))
    mode = JudgeMode(str(data["mode"]))
    task = JudgeTask(
        source="",
        language="",
        time_limit_ms=int(str(data["time_limit_ms"])),
        memory_limit_mb=int(str(data["memory_limit_mb"])),
        stack_limit_mb=int(str(data["stack_limit_mb"])),
        cases=cases,
        scoring=Scoring(str(data["type"])),
        mode=mode,
        case_mode=CaseMode(str(data["judge_case_mode"])),
        remove_end_blank=bool(data.get("remove_end_blank", True)),
        file_io=FileIo(file_io["read"], file_io["write"]) if file_io else None,
        checker=_judge_program(folder, data.get("checker")),
        interactor=_judge_program(folder, data.get("interactor")),
    )
    labels = tuple(
        Label(
            path=folder / str(label["file"]),
            language=str(label["language"]),
            expected=str(label["expected"]),
            score=cast(int | None, label.get("score")),
            case_rows=cast(int | None, label.get("case_rows")),
        )
        for label in cast(list[dict[str, object]], data.get("submissions", []))
    )
    return ProblemFolder(str(data["title"]), mode, task, labels)


def _judge_program(folder: Path, value: object) -> JudgeProgram | None:
    if value is None:
        return None
    table = cast(dict[str, object], value)
    convention = Convention(str(table["abi"]))
    arguments = tuple(str(word) for word in cast(list[object], table.get("args", [])))
    if convention is Convention.BUILTIN:
        return JudgeProgram(convention, arguments=arguments)
    return JudgeProgram(
        convention,
        language=str(table["language"]),
        source=(folder / str(table["file"])).read_text(encoding="utf-8"),
        arguments=arguments,
    )


def _case(folder: Path, files: LocalFiles, seq: int, case: dict[str, object]) -> TestCase:
    output = case.get("output")
    return TestCase(
        seq=seq,
        input=files.add(folder / str(case["input"])),
        output=files.add(folder / str(output) if output else _NO_OUTPUT),
        score=int(str(case.get("score", 0))),
        group=int(str(case.get("group", 1))),
    )


_NO_OUTPUT = Path("/dev/null")
