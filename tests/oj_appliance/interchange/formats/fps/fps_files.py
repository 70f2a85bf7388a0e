"""FPS files read without a server, one problem at a time."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.interchange.formats.fps.reading import open_fps
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import PackageProblem, RefusedProblem, finding_text
from tests.oj_appliance.interchange.packages import fps, item

Data = list[tuple[str, str | None]]


def read_fps(
    chunks: Iterable[bytes], spool: Spool, *, entry: str
) -> list[PackageProblem | RefusedProblem]:
    return [read() for read in open_fps(chunks, spool, entry=entry)]


def read_one(spool: Spool, *nodes: str, case: bool = True) -> PackageProblem:
    (problem,) = read_fps([fps(item(*nodes, case=case))], spool, entry="set.xml")
    assert isinstance(problem, PackageProblem), problem
    return problem


def refusal(spool: Spool, content: bytes) -> str:
    """Why the only problem is refused, in English."""
    (problem,) = read_fps([content], spool, entry="set.xml")
    assert isinstance(problem, RefusedProblem)
    return finding_text(problem.error, "en-US")


def data_of(spool: Spool, problem: PackageProblem) -> Data:
    return [
        (
            spool.read(case.input).decode(),
            None if case.output is None else spool.read(case.output).decode(),
        )
        for case in problem.cases
    ]


def warnings_of(problem: PackageProblem) -> list[str]:
    return [finding_text(warning, "en-US") for warning in problem.warnings]


def node(kind: str, text: str, /, **attributes: str) -> str:
    written = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{kind}{written}><![CDATA[{text}]]></{kind}>"


def bare_item(*nodes: str) -> bytes:
    return fps(f"<item><title>T</title>{''.join(nodes)}<test_input>1</test_input></item>")
