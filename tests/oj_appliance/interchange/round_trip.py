"""Export, import of that file by our own import, comparison field by field (formats §10)."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oj_appliance.clock import Clock
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.events import Events
from oj_appliance.interchange.exports.service import with_short_names
from oj_appliance.interchange.exports.source import ExportSource
from oj_appliance.interchange.formats.registry import format_named
from oj_appliance.interchange.losses.fields import ROWS, Fields, fields_of
from oj_appliance.interchange.losses.judging import PACKED
from oj_appliance.interchange.losses.round_trip import RoundTrip
from oj_appliance.interchange.losses.table import what_comes_back
from oj_appliance.interchange.losses.texts import BY_NUMBER
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.attachments.service import write_attachments
from oj_appliance.problems.editing.whole import read_whole
from oj_appliance.problems.model import Problem
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.problem import (
    AttachmentRecord,
    CaseDraft,
    Example,
    ProblemDraft,
    Statement,
)
from oj_appliance.storage.blobs import BlobFolder, StoredBlob
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from tests.http_client import Client
from tests.oj_appliance.home.pictures import png
from tests.oj_appliance.interchange.packages import import_package
from tests.oj_appliance.interchange.round_trip_samples import PICTURE, Sample
from tests.server_process import ServerProcess

Json = dict[str, Any]
MADE_AT = 1_700_000_000_000
ROOT = Actor(Viewer("1", "root"), "127.0.0.1")


class Workbench:
    """A running server's data folder, in which problems are made and looked at."""

    def __init__(self, server: ServerProcess, root: Client) -> None:
        self.root = root
        self._made: list[int] = []
        self._contents: dict[bytes, StoredBlob] = {}
        self._database = Database(
            server.data / "oj.sqlite3", reader_threads=1, read_timeout_ms=60_000
        )
        self._folder = server.data / "blobs"
        self._blobs = BlobFolder(self._folder)
        self._service = ProblemService(self._database, Clock(), self._blobs, lambda: (), Events())
        self._source = ExportSource(
            self._blobs.path, server.data / "public", lambda: ("zh-CN", self.address)
        )
        self.address = next(iter(lan_addresses(server.port)), "")
        answer = root.upload("/api/file/upload-md-img", "a.png", png(3, 3), part="image")
        self._picture = str(answer.data["link"])

    def close(self) -> None:
        """Gives the names of its problems back, which other modules use on the same server."""
        self.rename({pid: f"AWAY{pid}" for pid in self._made})
        self._database.close()

    def make(self, samples: Iterable[Sample]) -> list[int]:
        drafts = [self._draft(sample) for sample in samples]
        pids = self._database.write_now(self._write, drafts)
        self._made += pids
        return pids

    def _draft(self, sample: Sample) -> tuple[ProblemDraft, list[AttachmentRecord]]:
        draft = ProblemDraft(
            **{
                "statement": Statement(sample.problem_id, "题面", "两个数", "它们的和", "简单"),
                "problem_id": sample.problem_id,
                "examples": (Example("1 2", "3"),),
                "code_share": False,
                "import_format": "test",  # exempt from what an editor must fill in
                **sample.draft,
                "cases": tuple(
                    CaseDraft(
                        f"{number}.in",
                        f"{number}.out",
                        self._put(given),
                        self._put(wanted),
                        score,
                        group,
                    )
                    for number, (given, wanted, score, group) in enumerate(sample.cases, 1)
                ),
            }
        )
        files = [
            AttachmentRecord(name, self._put(content))
            for name, content in sample.attachments.items()
        ]
        return self._with_picture(draft), files

    def _put(self, content: bytes) -> StoredBlob:
        """As the server's user has it, who may be another one than the tests'."""
        if content in self._contents:
            return self._contents[content]
        blob = self._contents[content] = self._blobs.put(content)
        owner = self._folder.stat()
        for path in (self._blobs.path(blob.sha256), self._blobs.path(blob.sha256).parent):
            os.chown(path, owner.st_uid, owner.st_gid)
        return blob

    def _write(self, drafts: list[tuple[ProblemDraft, list[AttachmentRecord]]]) -> list[int]:
        pids = []
        for draft, files in drafts:
            pids.append(self._service.write_problem(draft, ROOT, MADE_AT))
            write_attachments(pids[-1], files, now=MADE_AT)
        return pids

    def _with_picture(self, draft: ProblemDraft) -> ProblemDraft:
        def shown(statement: Statement) -> Statement:
            texts = (statement.description, statement.input, statement.output, statement.hint)
            return Statement(
                statement.title, *(text.replace(PICTURE, self._picture) for text in texts)
            )

        return ProblemDraft(
            **{
                **{name: getattr(draft, name) for name in draft.__dataclass_fields__},
                "statement": shown(draft.statement),
                "further_statements": {
                    language: shown(each) for language, each in draft.further_statements.items()
                },
            }
        )

    def problem(self, pid: int) -> ExportProblem:
        whole = asyncio.run(self._database.read(read_whole, pid))
        assert whole is not None
        return self._source.problem(whole)

    def rename(self, names: Mapping[int, str]) -> None:
        """Problem ids by pid: an import wants those free that its package holds."""
        self._database.write_now(_set_ids, names)


def _set_ids(names: Mapping[int, str]) -> None:
    for pid, name in names.items():
        Problem.update(problem_id=name).where(Problem.id == pid).execute()


def export(
    root: Client, pids: Sequence[int], format_name: str, *, lossy: bool
) -> tuple[bytes | None, dict[int, list[Json]]]:
    """The file, if it came, and the losses that were told by pid."""
    answer = root.get("/api/file/export", pid=list(pids), format=format_name, lossy=lossy)
    if answer.http == 200:
        return answer.body, {}
    assert (answer.http, answer.err) == (400, "export.cannot_hold"), answer.body
    return None, {each["pid"]: each["losses"] for each in answer.json["data"]}


def assert_round_trip(bench: Workbench, format_name: str, pids: Sequence[int]) -> set[int]:
    """Every problem comes back as the table says, with exactly the losses that were told before;
    the pids of those that the format refuses."""
    before = {pid: bench.problem(pid) for pid in pids}
    # A plain archive holds one problem.
    together = [[pid] for pid in pids] if format_name == "plainzip" else [list(pids)]
    told: dict[int, list[Json]] = {}
    for some in together:
        told |= export(bench.root, some, format_name, lossy=False)[1]
    refused = {
        pid
        for pid, losses in told.items()
        if any(loss["err"] == "exchange.refused" for loss in losses)
    }
    for some in together:
        if unwanted := sorted(refused.intersection(some)):
            nothing, again = export(bench.root, unwanted, format_name, lossy=True)
            assert nothing is None, "a refused problem was written"
            assert again == {pid: told[pid] for pid in unwanted}
    for some in together:
        kept = {pid: before[pid] for pid in some if pid not in refused}
        if kept:
            _assert_comes_back(bench, format_name, kept, told)
    return refused


def _assert_comes_back(
    bench: Workbench,
    format_name: str,
    before: dict[int, ExportProblem],
    told: dict[int, list[Json]],
) -> None:
    answer = bench.root.get("/api/file/export", pid=list(before), format=format_name, lossy=True)
    assert answer.http == 200, answer.body
    name = answer.headers["content-disposition"].partition("filename=")[2]
    bench.rename({pid: f"AWAY{pid}" for pid in before})
    report: Json = {"problems": []}
    try:
        report = import_package(bench.root, answer.body, name)
        assert report["failed"] == 0, [
            (each["title"], each["error"]) for each in report["problems"] if "error" in each
        ]
        found = {each["title"]: each["pid"] for each in report["problems"]}
        assert len(found) == len(before), sorted(found)
        for pid, problem in before.items():
            trip = _round_trip(problem, format_name)
            title = str(trip.after["title"])
            back = bench.problem(found[title])
            _assert_as_told(format_name, trip, fields_of(back), told.get(pid, []))
            if format_name == "hoj":
                assert _beside_the_table(back) == _beside_the_table(problem), title
    finally:
        brought = [entry["pid"] for entry in report["problems"] if "pid" in entry]
        bench.rename({pid: f"DONE{pid}" for pid in brought})
        bench.rename({pid: problem.problem_id for pid, problem in before.items()})


def _round_trip(problem: ExportProblem, format_name: str) -> RoundTrip:
    written = format_named(format_name)
    return what_comes_back(with_short_names([problem], written)[0], written.losses)


def _assert_as_told(format_name: str, trip: RoundTrip, fields: Fields, told: list[Json]) -> None:
    after = trip.compared(fields)
    name = f"{trip.problem.problem_id} through {format_name}"
    differing = []
    for row in ROWS:
        wanted, found = trip.after[row], after[row]
        if row == "problemId" and wanted == BY_NUMBER:
            found = BY_NUMBER if str(found)[:1] == "P" and str(found)[1:].isdigit() else found
        if row == "pictures" and format_name == "qduoj":
            found = frozenset(f"{each} by address" for each in _digests(found))
        if row == "judging" and isinstance(wanted, tuple) and wanted[-1] == PACKED:
            assert isinstance(found, tuple)
            assert found[:2] == wanted[:2] and str(found[2]).strip(), name
            found = wanted
        assert found == wanted, f"{name}: {row} comes back as {found!r}, not as {wanted!r}"
        if trip.before[row] != wanted:
            differing.append(trip.words.get(row, ROWS[row]))
    assert Counter(each["field"] for each in told) == Counter(differing), name


def _beside_the_table(problem: ExportProblem) -> tuple[object, ...]:
    """What is not compared, but in a HOJ zip."""
    names = [(case.input.name, case.output.name) for case in problem.cases]
    return problem.draft.is_upload_case, problem.tag_colors, names


def _digests(value: object) -> frozenset[object]:
    assert isinstance(value, frozenset)
    return value
