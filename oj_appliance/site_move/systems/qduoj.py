"""QDUOJ: PostgreSQL, and the folder `test_case` with one folder a problem, named by its key."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo
from typing import Any

import msgspec

from oj_appliance.accounts.signing_in.foreign import django_hash
from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, ProblemDraft, Statement, TagName
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.staging import StagedRow, Staging, Tables
from oj_appliance.site_move.systems.system import (
    Fields,
    OldSystem,
    checker_language,
    cut_statement,
    integer,
    is_true,
    language_named,
    limits,
    line_of,
    moment,
    optional_integer,
    paired,
    text,
)
from oj_appliance.site_move.types import (
    MovedCase,
    MovedContest,
    MovedContestProblem,
    MovedPerson,
    MovedProblem,
    MovedSubmission,
    Remark,
)

# By the number that `submission.result` has.
_VERDICTS = {
    -2: Verdict.COMPILE_ERROR,
    -1: Verdict.WRONG_ANSWER,
    0: Verdict.ACCEPTED,
    1: Verdict.TIME_LIMIT_EXCEEDED,
    2: Verdict.TIME_LIMIT_EXCEEDED,
    3: Verdict.MEMORY_LIMIT_EXCEEDED,
    4: Verdict.RUNTIME_ERROR,
    5: Verdict.SYSTEM_ERROR,
    8: Verdict.PARTIAL_ACCEPTED,
}
_UNJUDGED = frozenset({6, 7, 9})
_STAFF = {"Admin": "admin", "Super Admin": "admin"}
_DIFFICULTIES = {"Low": 0, "Mid": 1, "High": 2}
_KB = 1024


class Qduoj(OldSystem):
    tables: Tables = {
        "user": (
            *("id", "username", "password", "email", "create_time", "admin_type", "is_disabled"),
            "problem_permission",
        ),
        "user_profile": (*("user_id", "real_name", "blog", "mood", "github", "school", "major"),),
        "problem": (
            *("id", "_id", "title", "description", "input_description", "output_description"),
            *("samples", "test_case_id", "test_case_score", "hint", "languages", "create_time"),
            *("time_limit", "memory_limit", "spj", "spj_language", "spj_code", "rule_type"),
            *("visible", "difficulty", "source", "total_score", "contest_id", "created_by_id"),
            *("io_mode", "share_submission"),
        ),
        "problem_tag": ("id", "name"),
        "problem_tags": ("problem_id", "problemtag_id"),
        "contest": (
            *("id", "title", "description", "password", "rule_type", "start_time", "end_time"),
            *("visible", "created_by_id"),
        ),
        "submission": (
            *("id", "create_time", "user_id", "code", "result", "language", "shared"),
            *("statistic_info", "ip", "contest_id", "problem_id"),
        ),
        "announcement": ("id",),
        "contest_announcement": ("id",),
    }
    required = frozenset({"user", "problem", "submission"})
    is_postgres = True

    def __init__(self, staged: Staging, files: SiteFiles, zone: tzinfo) -> None:
        super().__init__(staged, files, zone)
        self._staff: set[str] = set()

    def prepare(self) -> None:
        self._staged.index("user_profile", "user_id")
        self._staged.index("problem_tags", "problem_id")
        self._staged.index("problem", "contest_id")
        self._staged.index("submission", "contest_id")
        rows = self._staged.rows('SELECT id, admin_type FROM "user"')
        self._staff = {text(row["id"]) for row in rows if text(row["admin_type"]) in _STAFF}

    def people(self) -> Iterator[MovedPerson]:
        query = (
            'SELECT "user".*, real_name, blog, mood, github, school, major FROM "user"'
            ' LEFT JOIN user_profile ON user_profile.user_id = "user".id'
            ' ORDER BY CAST("user".id AS INTEGER)'
        )
        for row in self._staged.rows(query):
            yield MovedPerson(
                source=text(row["id"]),
                username=text(row["username"]),
                password=django_hash(text(row["password"])),
                realname=text(row["real_name"]),
                email=text(row["email"]),
                school=text(row["school"]),
                course=text(row["major"]),
                signature=text(row["mood"]),
                github=text(row["github"]),
                blog=text(row["blog"]),
                role=_STAFF.get(text(row["admin_type"]), "user"),
                is_banned=is_true(row["is_disabled"]),
                created_at=moment(row["create_time"], self._zone),
            )

    # -- problems

    def problems(self) -> Iterator[MovedProblem]:
        for row in self._staged.rows("SELECT * FROM problem ORDER BY CAST(id AS INTEGER)"):
            yield self._problem(row)

    def _problem(self, row: StagedRow) -> MovedProblem:
        remarks: list[Remark] = []
        contest = text(row["contest_id"])
        statement = Statement(
            text(row["title"]),
            text(row["description"]),
            text(row["input_description"]),
            text(row["output_description"]),
            text(row["hint"]),
        )
        is_oi = text(row["rule_type"]) == "OI"
        visible = Auth.PUBLIC if is_true(row["visible"]) else Auth.PRIVATE
        display = text(row["_id"])
        draft = ProblemDraft(
            statement=cut_statement(statement, remarks),
            # Each contest has a problem A of its own there.
            problem_id=f"C{contest}-{display}" if contest else display,
            type=int(is_oi),
            examples=tuple(_examples(row)),
            source=line_of(row["source"], rules.LONGEST_SOURCE),
            difficulty=_DIFFICULTIES.get(text(row["difficulty"]), 1),
            auth=Auth.CONTEST if contest else visible,
            code_share=is_true(row["share_submission"]),
            tags=tuple(self._tags(text(row["id"]))),
            languages=tuple(_languages(row)) or None,
            import_format="qduoj",
            **limits(integer(row["time_limit"], 1000), integer(row["memory_limit"], 256), remarks),
            **_checker(row),
            **_file_io(row),
        )
        return MovedProblem(
            source=text(row["id"]),
            draft=draft,
            author=text(row["created_by_id"]) or None,
            cases=self._cases(row, is_oi=is_oi),
            remarks=tuple(remarks),
            created_at=moment(row["create_time"], self._zone),
        )

    def _tags(self, number: str) -> Iterator[TagName]:
        rows = self._staged.rows(
            "SELECT name FROM problem_tags JOIN problem_tag ON problem_tag.id = problemtag_id"
            " WHERE problem_id = ? ORDER BY name",
            number,
        )
        for row in rows:
            if name := line_of(row["name"], rules.LONGEST_TAG):
                yield TagName(name)

    def _cases(self, row: StagedRow, *, is_oi: bool) -> tuple[MovedCase, ...]:
        folder = self._files.in_folder(text(row["test_case_id"]) or "?")
        listed = _decoded(row["test_case_score"])
        if not isinstance(listed, list) or not is_oi:
            return paired(folder)
        cases = []
        for each in listed[: rules.LARGEST_CASE_COUNT]:
            if not isinstance(each, dict):
                continue
            names = text(each.get("input_name")), text(each.get("output_name"))
            if names[0] not in folder:
                continue
            # A problem with a checker may have no outputs.
            output = folder.get(names[1], b"")
            shown = names[1] if names[1] in folder else f"{names[0]}.out"
            score = optional_integer(each.get("score"))
            cases.append(MovedCase(names[0], shown, folder[names[0]], output, score))
        return tuple(cases) or paired(folder)

    # -- contests

    def contests(self) -> Iterator[MovedContest]:
        for row in self._staged.rows("SELECT * FROM contest ORDER BY CAST(id AS INTEGER)"):
            number = text(row["id"])
            entered = self._staged.rows(
                "SELECT DISTINCT user_id FROM submission WHERE contest_id = ?", number
            )
            password = text(row["password"]) or None
            yield MovedContest(
                source=number,
                title=text(row["title"]),
                description=text(row["description"]),
                type=int(text(row["rule_type"]) == "OI"),
                auth=1 if password else 0,
                password=password,
                start=moment(row["start_time"], self._zone) or 0,
                end=moment(row["end_time"], self._zone) or 0,
                owner=text(row["created_by_id"]) or None,
                visible=is_true(row["visible"]),
                problems=tuple(self._contest_problems(number)),
                participants=tuple(text(each["user_id"]) for each in entered),
            )

    def _contest_problems(self, number: str) -> Iterator[MovedContestProblem]:
        rows = self._staged.rows(
            'SELECT id, _id, title FROM problem WHERE contest_id = ? ORDER BY "_id"', number
        )
        for row in rows:
            yield MovedContestProblem(text(row["id"]), text(row["_id"]), text(row["title"]))

    # -- submissions

    def submissions(self) -> Iterator[MovedSubmission]:
        for row in self._staged.rows("SELECT * FROM submission ORDER BY create_time, rowid"):
            yield self._submission(row)

    def _submission(self, row: StagedRow) -> MovedSubmission:
        result = integer(row["result"], -99)
        status = _VERDICTS.get(result, Verdict.CANCELLED)
        remark = None
        if result in _UNJUDGED:
            remark = Remark("move.unjudged")
        elif result not in _VERDICTS:
            remark = Remark("move.unknown_verdict", {"verdict": text(row["result"])})
        told = _decoded(row["statistic_info"])
        facts: dict[str, Any] = told if isinstance(told, dict) else {}
        memory = optional_integer(facts.get("memory_cost"))
        contest = text(row["contest_id"]) or None
        return MovedSubmission(
            source=text(row["id"]),
            person=text(row["user_id"]),
            problem=text(row["problem_id"]),
            contest=contest,
            submitted_at=moment(row["create_time"], self._zone) or 0,
            status=status,
            time=optional_integer(facts.get("time_cost")),
            memory=None if memory is None else memory // _KB,
            score=optional_integer(facts.get("score")),
            code=text(row["code"]),
            language=language_named(text(row["language"])),
            ip=text(row["ip"]),
            share=is_true(row["shared"]),
            error=text(facts.get("err_info")) or None,
            # Its boards leave its staff out.
            uncounted=contest is not None and text(row["user_id"]) in self._staff,
            remark=remark,
        )

    def left_behind(self) -> Iterator[Remark]:
        count = self._staged.count("announcement") + self._staged.count("contest_announcement")
        if count:
            yield Remark("move.left_news", {"count": count})


# -- columns that hold JSON


def _decoded(value: object) -> object:
    try:
        return msgspec.json.decode(text(value))
    except (msgspec.DecodeError, RecursionError):
        return None


def _examples(row: StagedRow) -> Iterator[Example]:
    listed = _decoded(row["samples"])
    for each in listed if isinstance(listed, list) else ():
        if isinstance(each, dict):
            yield Example(text(each.get("input")), text(each.get("output")))


def _languages(row: StagedRow) -> Iterator[str]:
    listed = _decoded(row["languages"])
    for each in listed if isinstance(listed, list) else ():
        yield text(each)


def _checker(row: StagedRow) -> Fields:
    if not is_true(row["spj"]) or not text(row["spj_code"]).strip():
        return {}
    return {
        "judge_mode": "spj",
        "spj_code": text(row["spj_code"])[: rules.LONGEST_PROGRAM],
        "spj_language": checker_language(text(row["spj_language"]) or "C++"),
        "spj_abi": "qduoj",
    }


def _file_io(row: StagedRow) -> Fields:
    told = _decoded(row["io_mode"])
    if not isinstance(told, dict) or told.get("io_mode") != "File IO":
        return {}
    names = text(told.get("input")), text(told.get("output"))
    if not all(rules.is_plain_file_name(name) for name in names):
        return {}
    return {
        "is_file_io": True,
        "io_read_file_name": names[0],
        "io_write_file_name": names[1],
    }
