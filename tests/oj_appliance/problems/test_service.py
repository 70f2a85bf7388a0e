"""What submissions, judging and imports build on, over a real database file."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, verbatim
from oj_appliance.events import Events
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import counts
from oj_appliance.problems.types.problem import (
    CaseDraft,
    CodeTemplateDraft,
    Example,
    ProblemDraft,
    ProblemRenamed,
    ProgramForJudging,
    ReferenceSolutionDraft,
    Statement,
    SurroundingCode,
    TagName,
)
from oj_appliance.storage.base import fetch_all
from oj_appliance.storage.blobs import BlobFolder
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

ROOT = Actor(Viewer("1", "root"), "127.0.0.1")


def _draft(service: ProblemService, *cases: tuple[bytes, bytes], **more: object) -> ProblemDraft:
    stored = tuple(
        CaseDraft(f"{n}.in", f"{n}.out", service.blobs.put(given), service.blobs.put(wanted), 10)
        for n, (given, wanted) in enumerate(cases or ((b"1 2\n", b"3\n"),), 1)
    )
    draft = ProblemDraft(
        statement=Statement("和", "", "两个数", "一个数"),
        examples=(Example("1 2", "3"),),
        cases=stored,
    )
    return replace(draft, **more)  # type: ignore[arg-type]  # keywords are the draft's fields


def _refs(database: Database) -> dict[str, int]:
    return dict(asyncio.run(database.read(fetch_all, "SELECT sha256, refs FROM blob")))


def test_a_problem_is_found_by_number_display_id_and_digits(service: ProblemService) -> None:
    pid = asyncio.run(service.create(_draft(service, problem_id="abc"), ROOT))
    other = asyncio.run(service.create(_draft(service, problem_id=str(pid)), ROOT))

    def found(reference: int | str) -> int | None:
        problem = asyncio.run(service.for_submitting(reference))
        return problem.id if problem else None

    assert found(pid) == pid
    assert found("Abc") == pid
    assert found(str(pid)) == other, "a display id goes before a number written as text"
    assert found(str(other)) == other
    for nothing in ("", "abcd", "9" * 40, "٣", 77):
        assert found(nothing) is None
    asyncio.run(service.delete(pid, ROOT))
    assert found(pid) is None
    assert found("abc") is None


def test_judging_gets_the_active_cases_in_their_order(service: ProblemService) -> None:
    draft = _draft(service, (b"b", b"B"), (b"a", b"A"), type=1, time_limit_ms=700)
    pid = asyncio.run(service.create(draft, ROOT))
    problem = asyncio.run(service.for_judging(pid))
    assert problem is not None
    assert [service.blobs.read(case.input.sha256) for case in problem.cases] == [b"b", b"a"]
    assert [(case.seq, case.score, case.group) for case in problem.cases] == [
        (1, 10, 1),
        (2, 10, 1),
    ]
    assert (problem.io_score, problem.time_limit_ms, problem.is_paused) == (20, 700, False)
    assert len({case.case_id for case in problem.cases}) == 2


def test_without_named_languages_every_installed_one_is_taken(service: ProblemService) -> None:
    pid = asyncio.run(service.create(_draft(service), ROOT))
    problem = asyncio.run(service.for_submitting(pid))
    assert problem is not None
    assert problem.languages == ("C", "C++")
    draft = _draft(service, languages=("Java", "C"))
    named = asyncio.run(service.for_submitting(asyncio.run(service.create(draft, ROOT))))
    assert named is not None
    assert named.languages == ("C", "Java")


def test_only_a_change_of_data_makes_a_version(service: ProblemService, database: Database) -> None:
    draft = _draft(service, problem_id="V")
    pid = asyncio.run(service.create(draft, ROOT))

    def versions() -> int:
        rows = asyncio.run(database.read(fetch_all, "SELECT count(*) FROM test_data_version"))
        return int(rows[0][0])

    def save(changed: ProblemDraft) -> int:
        asyncio.run(service.update(pid, changed, ROOT))
        return versions()

    assert save(replace(draft, time_limit_ms=9)) == 1
    assert save(replace(draft, judge_case_mode="ergodic_without_error")) == 2
    assert save(draft) == 3
    assert save(replace(draft, cases=(replace(draft.cases[0], score=11),))) == 4
    assert save(replace(draft, cases=draft.cases)) == 5
    assert save(replace(draft, spj_code="int main(){}", spj_language="C")) == 6
    rows = asyncio.run(
        database.read(
            fetch_all,
            "SELECT problem.case_version = test_data_version.case_version,"
            " test_data_version.version FROM problem JOIN test_data_version"
            " ON test_data_version.id = problem.data_version_id",
        )
    )
    assert rows == [(1, 6)]


def test_blobs_are_counted_once_for_each_version_that_names_them(
    service: ProblemService, database: Database
) -> None:
    same = b"same\n"
    draft = _draft(service, (same, same), (b"other\n", same), problem_id="B")
    pid = asyncio.run(service.create(draft, ROOT))
    shared, other = draft.cases[0].input.sha256, draft.cases[1].input.sha256
    assert _refs(database) == {shared: 1, other: 1}
    asyncio.run(service.update(pid, replace(draft, cases=draft.cases[:1]), ROOT))
    assert _refs(database) == {shared: 2, other: 1}
    original = service.blobs.put(b"package")
    asyncio.run(service.create(replace(draft, problem_id="C", original=original), ROOT))
    assert _refs(database) == {shared: 3, other: 2, original.sha256: 1}


def test_a_refused_draft_leaves_nothing(service: ProblemService, database: Database) -> None:
    draft = _draft(service, tags=(TagName("图论"),), languages=("C", "Klingon"))
    with pytest.raises(ApiError) as caught:
        asyncio.run(service.create(draft, ROOT))
    assert caught.value.key == "http.bad_param"
    for table in ("problem", "tag", "blob", "problem_case", "admin_log"):
        rows = asyncio.run(database.read(fetch_all, f"SELECT count(*) FROM {table}"))
        assert rows == [(0,)], table


def test_several_problems_are_written_in_one_transaction(
    service: ProblemService, database: Database
) -> None:
    first, second = _draft(service, problem_id="W1"), _draft(service, problem_id="w1")

    def write_both() -> None:
        now = Clock().now_ms()
        service.write_problem(first, ROOT, now)
        service.write_problem(second, ROOT, now)

    with pytest.raises(ApiError) as caught:
        asyncio.run(database.write(write_both))
    assert caught.value.key == "problem.id_used"
    assert asyncio.run(service.for_submitting("W1")) is None


def test_an_imported_problem_may_lack_texts_examples_and_languages(
    service: ProblemService, database: Database
) -> None:
    solutions = (
        ReferenceSolutionDraft("main", "C", "int main(){}"),
        ReferenceSolutionDraft("main", "C", "int main(){}", (1, 2)),
    )
    draft = _draft(
        service,
        statement=Statement("old"),
        examples=(),
        languages=(),
        import_format="fps",
        unsupported="scoring by points",
        reference_solutions=solutions,
        problem_id="OLD",
    )
    pid = asyncio.run(service.create(draft, ROOT))
    problem = asyncio.run(service.for_submitting(pid))
    assert problem is not None
    assert problem.unsupported == verbatim("scoring by points")
    assert problem.languages == ("C", "C++")
    rows = asyncio.run(
        database.read(fetch_all, "SELECT name, expected, origin FROM reference_solution")
    )
    assert rows == [("main", "[0]", "import"), ("main (2)", "[1,2]", "import")]
    saved = replace(draft, unsupported=None, time_limit_ms=5)
    asyncio.run(service.update(pid, saved, ROOT))
    problem = asyncio.run(service.for_submitting(pid))
    assert problem is not None
    assert problem.unsupported == verbatim("scoring by points")
    asyncio.run(service.update(pid, replace(saved, judge_case_mode="ergodic_without_error"), ROOT))
    problem = asyncio.run(service.for_submitting(pid))
    assert problem is not None
    assert problem.unsupported is None


def test_a_missing_language_of_the_checker_ends_with_its_installation(
    database: Database, tmp_path: Path
) -> None:
    installed = ["C"]
    service = ProblemService(
        database, Clock(), BlobFolder(tmp_path / "blobs"), lambda: tuple(installed), Events()
    )
    checker = {"judge_mode": "spj", "spj_code": "main", "spj_language": "Rust"}
    pid = asyncio.run(service.create(_draft(service, problem_id="T", **checker), ROOT))
    for reader in (service.for_submitting, service.for_judging):
        problem = asyncio.run(reader(pid))
        assert problem is not None and problem.unsupported is not None
        assert "Rust" in problem.unsupported.en and "Rust" in problem.unsupported.zh
    installed.append("Rust")
    for reader in (service.for_submitting, service.for_judging):
        problem = asyncio.run(reader(pid))
        assert problem is not None and problem.unsupported is None


def test_a_machine_that_judges_nothing_blames_no_problem(
    database: Database, tmp_path: Path
) -> None:
    service = ProblemService(
        database, Clock(), BlobFolder(tmp_path / "blobs"), lambda: (), Events()
    )
    checker = {"judge_mode": "spj", "spj_code": "main", "spj_language": "Rust"}
    pid = asyncio.run(service.create(_draft(service, problem_id="T", **checker), ROOT))
    problem = asyncio.run(service.for_judging(pid))
    assert problem is not None and problem.unsupported is None


def test_judging_gets_the_program_and_the_code_around_the_students(
    service: ProblemService,
) -> None:
    draft = _draft(
        service,
        judge_mode="interactive",
        spj_code="main",
        spj_language="C++",
        spj_abi="kattis",
        spj_args="case_sensitive",
        judge_extra_file={"graph.h": "x"},
        code_templates=(
            CodeTemplateDraft("C", "int f();", prepend="#include <stdio.h>"),
            CodeTemplateDraft("C++", "int g();", enabled=True),
        ),
    )
    pid = asyncio.run(service.create(draft, ROOT))
    problem = asyncio.run(service.for_judging(pid))
    assert problem is not None
    assert problem.interactor == ProgramForJudging(
        "kattis", "C++", "main", "case_sensitive", {"graph.h": "x"}
    )
    assert problem.surrounding == {"C": SurroundingCode("#include <stdio.h>", "")}


def test_a_new_display_id_is_told_inside_the_transaction(
    service: ProblemService, events: Events
) -> None:
    told: list[ProblemRenamed] = []
    events.subscribe(ProblemRenamed, told.append)
    draft = _draft(service, problem_id="before")
    pid = asyncio.run(service.create(draft, ROOT))
    asyncio.run(service.update(pid, draft, ROOT))
    asyncio.run(service.update(pid, replace(draft, problem_id="after"), ROOT))
    assert told == [ProblemRenamed(pid, "AFTER")]


def test_counters_follow_a_submission_from_new_to_verdict(
    service: ProblemService, database: Database
) -> None:
    pid = asyncio.run(service.create(_draft(service), ROOT))

    def judge(group: int | None, *statuses: int) -> None:
        counts.count_new(pid, group, now=1)
        for before, after in zip((5, *statuses), statuses, strict=False):
            counts.count_change(pid, group, before, after, now=1)

    for statuses in ((6, 7, 0), (6, 7, -1), (6, 7, -1, 0), (6, -2), (8,), (5,)):
        asyncio.run(database.write(judge, None, *statuses))
    asyncio.run(database.write(judge, 7, 0))
    found = asyncio.run(database.read(counts.counts_of, pid, None))
    assert {name: value for name, value in found.items() if value} == {
        "total": 6,
        "ac": 2,
        "wa": 1,
        "ce": 1,
        "pa": 1,
    }
    in_group = asyncio.run(database.read(counts.counts_of, pid, 7))
    assert (in_group["total"], in_group["ac"]) == (1, 1)


def test_every_change_leaves_an_audit_row_without_data(
    service: ProblemService, database: Database
) -> None:
    draft = _draft(service, (b"SECRET-INPUT", b"SECRET-OUTPUT"), spj_code="SECRET-CODE")
    pid = asyncio.run(service.create(draft, ROOT))
    asyncio.run(service.update(pid, draft, ROOT))
    asyncio.run(service.change_auth(pid, 1, ROOT))
    asyncio.run(service.delete(pid, ROOT))
    rows = asyncio.run(
        database.read(fetch_all, "SELECT action, username, ip, before, after FROM admin_log")
    )
    assert [row[0] for row in rows] == [
        "problem.create",
        "problem.update",
        "problem.auth",
        "problem.delete",
    ]
    assert {row[1:3] for row in rows} == {("root", "127.0.0.1")}
    assert "SECRET" not in str(rows)
