"""HOJ: MySQL, and the folder `testcase` with one folder `problem_…` a problem."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import tzinfo

from oj_appliance.accounts.signing_in.foreign import md5_hash
from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, ProblemDraft, Statement, TagName
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.staging import StagedRow, Staging, Tables
from oj_appliance.site_move.systems.hoj_community import TABLES, HojCommunity
from oj_appliance.site_move.systems.hoj_judging import case_mode, judging_of
from oj_appliance.site_move.systems.system import (
    OldSystem,
    cut_statement,
    integer,
    is_true,
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
    MovedDiscussion,
    MovedGroup,
    MovedPerson,
    MovedProblem,
    MovedSubmission,
    MovedTraining,
    Remark,
)

# Ours have the same numbers.
_JUDGED = frozenset(
    {
        *(Verdict.ACCEPTED, Verdict.PRESENTATION_ERROR, Verdict.WRONG_ANSWER),
        *(Verdict.COMPILE_ERROR, Verdict.TIME_LIMIT_EXCEEDED, Verdict.MEMORY_LIMIT_EXCEEDED),
        *(Verdict.RUNTIME_ERROR, Verdict.SYSTEM_ERROR, Verdict.PARTIAL_ACCEPTED),
        *(Verdict.CANCELLED, Verdict.SUBMITTED_FAILED),
    }
)
_UNJUDGED = frozenset({5, 6, 7, 9, 15})
_ROLES = {1000: "admin", 1001: "admin", 1008: "problem_admin"}
_EXAMPLE = re.compile(r"<input>([\s\S]*?)</input><output>([\s\S]*?)</output>")
_OWN = "ME"


class Hoj(OldSystem):
    tables: Tables = {
        "user_info": (
            *("uuid", "username", "password", "nickname", "school", "course", "number"),
            *("realname", "github", "blog", "email", "signature", "status", "gender"),
            "gmt_create",
        ),
        "user_role": ("uid", "role_id"),
        "problem": (
            *("id", "problem_id", "title", "author", "type", "judge_mode", "judge_case_mode"),
            *("time_limit", "memory_limit", "stack_limit", "description", "input", "output"),
            *("examples", "is_remote", "source", "difficulty", "hint", "auth", "code_share"),
            *("spj_code", "spj_language", "user_extra_file", "judge_extra_file"),
            *("is_remove_end_blank", "open_case_result", "is_upload_case", "is_group"),
            *("is_file_io", "io_read_file_name", "io_write_file_name", "gid", "gmt_create"),
        ),
        "problem_case": ("id", "pid", "input", "output", "score", "status", "group_num"),
        "tag": ("id", "name", "color"),
        "problem_tag": ("pid", "tid"),
        "language": ("id", "name", "oj"),
        "problem_language": ("pid", "lid"),
        "contest": (
            *("id", "uid", "title", "type", "description", "auth", "pwd", "start_time"),
            *("end_time", "seal_rank", "seal_rank_time", "visible", "is_group", "gid"),
            *("rank_show_name", "oi_rank_score_type"),
        ),
        "contest_problem": ("display_id", "cid", "pid", "display_title", "color"),
        "contest_register": ("cid", "uid"),
        "judge": (
            *("submit_id", "pid", "uid", "submit_time", "status", "share", "error_message"),
            *("time", "memory", "score", "code", "language", "cid", "ip"),
        ),
        "announcement": ("id",),
        **TABLES,
    }
    required = frozenset({"user_info", "problem", "judge"})
    is_postgres = False

    def __init__(self, staged: Staging, files: SiteFiles, zone: tzinfo) -> None:
        super().__init__(staged, files, zone)
        self._roots: set[str] = set()
        self._owners: dict[str, str] = {}
        self._community = HojCommunity(staged, zone)

    def prepare(self) -> None:
        index = self._staged.index
        index("user_role", "uid")
        index("user_info", "username")
        index("problem_case", "pid")
        index("problem_tag", "pid")
        index("problem_language", "pid")
        index("contest_problem", "cid")
        index("contest_register", "cid")
        index("judge", "cid")
        self._community.prepare()
        rows = self._staged.rows("SELECT uid FROM user_role WHERE CAST(role_id AS INTEGER) = 1000")
        self._roots = {text(row["uid"]) for row in rows}
        rows = self._staged.rows("SELECT id, uid FROM contest")
        self._owners = {text(row["id"]): text(row["uid"]) for row in rows}

    def people(self) -> Iterator[MovedPerson]:
        query = (
            "SELECT user_info.*, (SELECT min(CAST(role_id AS INTEGER)) FROM user_role"
            " WHERE user_role.uid = uuid) AS role FROM user_info ORDER BY gmt_create, rowid"
        )
        for row in self._staged.rows(query):
            yield MovedPerson(
                source=text(row["uuid"]),
                username=text(row["username"]),
                password=md5_hash(text(row["password"])),
                realname=text(row["realname"]),
                nickname=text(row["nickname"]),
                email=text(row["email"]),
                school=text(row["school"]),
                course=text(row["course"]),
                number=text(row["number"]),
                signature=text(row["signature"]),
                github=text(row["github"]),
                blog=text(row["blog"]),
                gender=text(row["gender"]),
                role=_ROLES.get(integer(row["role"]), "user"),
                is_banned=text(row["status"]) not in ("", "0"),
                created_at=moment(row["gmt_create"], self._zone),
            )

    # -- problems

    def problems(self) -> Iterator[MovedProblem]:
        query = (
            "SELECT problem.*, (SELECT uuid FROM user_info WHERE username = author) AS author_uid,"
            " EXISTS (SELECT 1 FROM contest_problem WHERE contest_problem.pid = problem.id)"
            " AS is_in_contest FROM problem ORDER BY CAST(id AS INTEGER)"
        )
        for row in self._staged.rows(query):
            yield self._problem(row)

    def _problem(self, row: StagedRow) -> MovedProblem:
        remarks: list[Remark] = []
        kind = min(max(integer(row["type"]), 0), 1)
        statement = Statement(
            text(row["title"]), *(text(row[f]) for f in ("description", "input", "output", "hint"))
        )
        number = text(row["id"])
        draft = ProblemDraft(
            statement=cut_statement(statement, remarks),
            problem_id=text(row["problem_id"]),
            type=kind,
            judge_case_mode=case_mode(text(row["judge_case_mode"]), kind),
            examples=tuple(Example(*pair) for pair in _EXAMPLE.findall(text(row["examples"]))),
            source=line_of(row["source"], rules.LONGEST_SOURCE),
            difficulty=integer(row["difficulty"], 1),
            auth=_auth(row),
            code_share=is_true(row["code_share"]),
            is_remove_end_blank=row["is_remove_end_blank"] is None
            or is_true(row["is_remove_end_blank"]),
            open_case_result=row["open_case_result"] is None or is_true(row["open_case_result"]),
            tags=tuple(self._tags(number)),
            languages=tuple(self._languages(number)) or None,
            import_format="hoj",
            **limits(
                integer(row["time_limit"], 1000),
                integer(row["memory_limit"], 256),
                remarks,
                integer(row["stack_limit"], 128),
            ),
            **judging_of(row),
        )
        if is_true(row["is_remote"]):
            remarks.append(Remark("move.remote_problem"))
        return MovedProblem(
            source=number,
            draft=draft,
            author=row["author_uid"],
            group=_group(row),
            cases=self._cases(number, is_file=text(row["is_upload_case"]) != "0", kind=kind),
            remarks=tuple(remarks),
            created_at=moment(row["gmt_create"], self._zone),
        )

    def _tags(self, number: str) -> Iterator[TagName]:
        rows = self._staged.rows(
            "SELECT name, color FROM problem_tag JOIN tag ON tag.id = tid WHERE pid = ?"
            " ORDER BY name",
            number,
        )
        for row in rows:
            if name := line_of(row["name"], rules.LONGEST_TAG):
                yield TagName(name, line_of(row["color"], rules.LONGEST_COLOR) or None)

    def _languages(self, number: str) -> Iterator[str]:
        rows = self._staged.rows(
            "SELECT name FROM problem_language JOIN language ON language.id = lid"
            " WHERE pid = ? AND oj = ?",
            number,
            _OWN,
        )
        for row in rows:
            yield text(row["name"])

    def _cases(self, number: str, *, is_file: bool, kind: int) -> tuple[MovedCase, ...]:
        folder = self._files.in_folder(f"problem_{number}")
        rows = self._staged.rows(
            "SELECT * FROM problem_case WHERE pid = ? AND ifnull(status, '0') = '0'"
            " ORDER BY CAST(id AS INTEGER)",
            number,
        )
        cases = []
        for seq, row in enumerate(rows, 1):
            score = optional_integer(row["score"]) if kind == 1 else None
            group = max(integer(row["group_num"], 1), 1)
            names = text(row["input"]), text(row["output"])
            if not is_file:
                given, expected = (each.encode() for each in names)
                cases.append(MovedCase(f"{seq}.in", f"{seq}.out", given, expected, score, group))
            elif names[0] in folder:
                output = folder.get(names[1], b"")
                shown = names[1] if names[1] else f"{seq}.out"
                cases.append(MovedCase(names[0], shown, folder[names[0]], output, score, group))
        return tuple(cases[: rules.LARGEST_CASE_COUNT]) or paired(folder)

    # -- contests

    def contests(self) -> Iterator[MovedContest]:
        for row in self._staged.rows("SELECT * FROM contest ORDER BY CAST(id AS INTEGER)"):
            number = text(row["id"])
            entered = self._staged.rows(
                "SELECT uid FROM contest_register WHERE cid = ?"
                " UNION SELECT uid FROM judge WHERE cid = ?",
                number,
                number,
            )
            seal = moment(row["seal_rank_time"], self._zone) if is_true(row["seal_rank"]) else None
            yield MovedContest(
                source=number,
                title=text(row["title"]),
                description=text(row["description"]),
                type=min(max(integer(row["type"]), 0), 1),
                auth=min(max(integer(row["auth"]), 0), 2),
                password=text(row["pwd"]) or None,
                start=moment(row["start_time"], self._zone) or 0,
                end=moment(row["end_time"], self._zone) or 0,
                owner=text(row["uid"]) or None,
                seal_at=seal,
                group=_group(row),
                visible=row["visible"] is None or is_true(row["visible"]),
                rank_name=text(row["rank_show_name"]),
                score_type=text(row["oi_rank_score_type"]),
                problems=tuple(self._contest_problems(number)),
                participants=tuple(text(each["uid"]) for each in entered),
            )

    def _contest_problems(self, number: str) -> Iterator[MovedContestProblem]:
        rows = self._staged.rows(
            "SELECT * FROM contest_problem WHERE cid = ? ORDER BY display_id", number
        )
        for row in rows:
            yield MovedContestProblem(
                text(row["pid"]),
                text(row["display_id"]),
                text(row["display_title"]),
                row["color"],
            )

    # -- submissions

    def submissions(self) -> Iterator[MovedSubmission]:
        for row in self._staged.rows("SELECT * FROM judge ORDER BY CAST(submit_id AS INTEGER)"):
            yield self._submission(row)

    def _submission(self, row: StagedRow) -> MovedSubmission:
        status = integer(row["status"], 999)
        remark = None
        if status in _UNJUDGED or row["status"] is None:
            remark = Remark("move.unjudged")
        elif status not in _JUDGED:
            remark = Remark("move.unknown_verdict", {"verdict": text(row["status"])})
        contest, person = text(row["cid"]), text(row["uid"])
        is_practice = contest in ("", "0")
        return MovedSubmission(
            source=text(row["submit_id"]),
            person=person,
            problem=text(row["pid"]),
            contest=None if is_practice else contest,
            submitted_at=moment(row["submit_time"], self._zone) or 0,
            status=Verdict.CANCELLED if remark else status,
            time=optional_integer(row["time"]),
            memory=optional_integer(row["memory"]),
            score=optional_integer(row["score"]),
            code=text(row["code"]),
            language=line_of(row["language"], rules.LONGEST_LANGUAGE),
            ip=text(row["ip"]),
            share=is_true(row["share"]),
            error=row["error_message"],
            # Its boards leave out whoever made the contest, and root.
            uncounted=not is_practice
            and (person in self._roots or person == self._owners.get(contest)),
            remark=remark,
        )

    def groups(self) -> Iterator[MovedGroup]:
        return self._community.groups()

    def trainings(self) -> Iterator[MovedTraining]:
        return self._community.trainings()

    def discussions(self) -> Iterator[MovedDiscussion]:
        return self._community.discussions()

    def left_behind(self) -> Iterator[Remark]:
        if count := self._staged.count("announcement"):
            yield Remark("move.left_news", {"count": count})


def _group(row: StagedRow) -> str | None:
    return text(row["gid"]) or "?" if is_true(row["is_group"]) else None


def _auth(row: StagedRow) -> int:
    """A private one would be missing from the contest that it is in."""
    auth = integer(row["auth"], 1)
    if auth == Auth.PRIVATE and row["is_in_contest"]:
        return Auth.CONTEST
    return auth if auth in tuple(Auth) else Auth.PRIVATE
