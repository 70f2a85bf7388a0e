"""HUSTOJ: MySQL, and the folder `data` with one folder a problem."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import tzinfo

from oj_appliance.accounts.signing_in.foreign import hustoj_hash
from oj_appliance.configuration.codes import new_code
from oj_appliance.interchange.markup.marked_texts import plain_title, statement_text
from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import Example, ProblemDraft, Statement
from oj_appliance.site_move.archive import SiteFiles
from oj_appliance.site_move.staging import StagedRow, Staging, Tables
from oj_appliance.site_move.systems.system import (
    Fields,
    OldSystem,
    cut_statement,
    integer,
    language_named,
    limits,
    line_of,
    moment,
    paired,
    text,
)
from oj_appliance.site_move.types import (
    MovedContest,
    MovedContestProblem,
    MovedPerson,
    MovedProblem,
    MovedSubmission,
    Remark,
)

# By the number that `solution.language` has.
_LANGUAGES = (
    *("C", "C++", "Pascal", "Java", "Ruby", "Bash", "Python3", "PHP", "Perl", "C#", "Obj-C"),
    *("FreeBasic", "Scheme", "C", "C++", "Lua", "JavaScript", "Golang", "SQL", "Fortran"),
    *("Matlab", "Cobol", "R", "Scratch3", "Cangjie"),
)
# By the number that `solution.result` has; an output that grew too large is our runtime error.
_VERDICTS = {
    4: Verdict.ACCEPTED,
    5: Verdict.PRESENTATION_ERROR,
    6: Verdict.WRONG_ANSWER,
    7: Verdict.TIME_LIMIT_EXCEEDED,
    8: Verdict.MEMORY_LIMIT_EXCEEDED,
    9: Verdict.RUNTIME_ERROR,
    10: Verdict.RUNTIME_ERROR,
    11: Verdict.COMPILE_ERROR,
}
_UNJUDGED = frozenset({0, 1, 2, 3, 12, 14, 15, 16, 17})
_TEST_RUN = 13
_CHECKERS = (("spj.cc", "hustoj"), ("spj.c", "hustoj"), ("tpj.cc", "hustoj-tpj"))
_OF_CONTEST = re.compile(r"c([0-9]{1,9})")
_LONGEST_CHECKER = rules.LONGEST_PROGRAM
_LETTERS = 26


class Hustoj(OldSystem):
    tables: Tables = {
        "users": (
            *("user_id", "email", "defunct", "password", "reg_time", "nick", "school"),
            "group_name",
        ),
        "privilege": ("user_id", "rightstr", "defunct"),
        "problem": (
            *("problem_id", "title", "description", "input", "output", "sample_input"),
            *("sample_output", "spj", "hint", "source", "in_date", "time_limit", "memory_limit"),
            *("defunct", "remote_oj"),
        ),
        "contest": (
            *("contest_id", "title", "start_time", "end_time", "defunct", "description"),
            *("private", "password", "user_id"),
        ),
        "contest_problem": ("problem_id", "contest_id", "title", "num"),
        "solution": (
            *("solution_id", "problem_id", "user_id", "time", "memory", "in_date", "result"),
            *("language", "ip", "contest_id"),
        ),
        "source_code": ("solution_id", "source"),
        "compileinfo": ("solution_id", "error"),
        "news": ("news_id",),
        "topic": ("tid",),
        "mail": ("mail_id",),
    }
    required = frozenset({"users", "problem", "solution"})
    is_postgres = False

    def __init__(self, staged: Staging, files: SiteFiles, zone: tzinfo) -> None:
        super().__init__(staged, files, zone)
        self._problem_contests: set[str] = set()

    def prepare(self) -> None:
        for table in ("source_code", "compileinfo"):
            self._staged.index(table, "solution_id")
        self._staged.index("privilege", "user_id")
        self._staged.index("privilege", "rightstr")
        self._staged.index("contest_problem", "contest_id")
        self._staged.index("solution", "contest_id")
        rows = self._staged.rows("SELECT DISTINCT problem_id FROM contest_problem")
        self._problem_contests = {text(row["problem_id"]) for row in rows}

    # -- people

    def people(self) -> Iterator[MovedPerson]:
        for row in self._staged.rows("SELECT * FROM users ORDER BY rowid"):
            name = text(row["user_id"])
            yield MovedPerson(
                source=_key(name),
                username=name,
                password=hustoj_hash(text(row["password"])),
                # What schools write there is the pupil's name.
                realname=text(row["nick"]),
                email=text(row["email"]),
                school=text(row["school"]),
                class_name=text(row["group_name"]),
                role=self._role(name),
                is_banned=text(row["defunct"]).upper() == "Y",
                created_at=moment(row["reg_time"], self._zone),
            )

    def _role(self, name: str) -> str:
        rows = self._staged.rows(
            "SELECT rightstr FROM privilege WHERE user_id = ? COLLATE NOCASE"
            " AND ifnull(defunct, 'N') <> 'Y'",
            name,
        )
        rights = {text(row["rightstr"]) for row in rows}
        if "administrator" in rights:
            return "admin"
        return "problem_admin" if "problem_editor" in rights else "user"

    # -- problems

    def problems(self) -> Iterator[MovedProblem]:
        query = "SELECT * FROM problem ORDER BY CAST(problem_id AS INTEGER)"
        for row in self._staged.rows(query):
            yield self._problem(row)

    def _problem(self, row: StagedRow) -> MovedProblem:
        number = text(row["problem_id"])
        remarks: list[Remark] = []
        folder = self._files.in_folder(number)
        is_shown = text(row["defunct"]).upper() != "Y"
        hidden = Auth.CONTEST if number in self._problem_contests else Auth.PRIVATE
        statement = Statement(
            plain_title(text(row["title"])),
            statement_text(text(row["description"])),
            statement_text(text(row["input"])),
            statement_text(text(row["output"])),
            statement_text(text(row["hint"])),
        )
        samples = (text(row["sample_input"]), text(row["sample_output"]))
        draft = ProblemDraft(
            statement=cut_statement(statement, remarks),
            problem_id=number,
            examples=(Example(*samples),) if any(samples) else (),
            source=line_of(row["source"], rules.LONGEST_SOURCE),
            auth=Auth.PUBLIC if is_shown else hidden,
            import_format="fps",
            **limits(
                round(float(row["time_limit"] or 1) * 1000) if _is_number(row) else 1000,
                integer(row["memory_limit"], 128),
                remarks,
            ),
            **self._checker(row, folder, remarks),
        )
        if text(row["remote_oj"]):
            remarks.append(Remark("move.remote_problem"))
        return MovedProblem(
            source=number,
            draft=draft,
            author=None,
            cases=paired(folder),
            remarks=tuple(remarks),
            created_at=moment(row["in_date"], self._zone),
        )

    def _checker(self, row: StagedRow, folder: dict[str, str], remarks: list[Remark]) -> Fields:
        """Its source lies beside the data; the compiled program alone is of no use."""
        if text(row["spj"]) in ("", "0", "N"):
            return {}
        for name, convention in _CHECKERS:
            path = folder.get(name)
            code = self._files.text(path, _LONGEST_CHECKER) if path else None
            if code and code.strip():
                abi = "testlib" if "registerTestlibCmd" in code else convention
                return {
                    "judge_mode": "spj",
                    "spj_code": code,
                    "spj_language": "C++",
                    "spj_abi": abi,
                }
        remarks.append(Remark("move.no_checker"))
        return {"unsupported": "HUSTOJ: special judge without source"}

    # -- contests

    def contests(self) -> Iterator[MovedContest]:
        query = "SELECT * FROM contest ORDER BY CAST(contest_id AS INTEGER)"
        for row in self._staged.rows(query):
            start, end = (moment(row[name], self._zone) for name in ("start_time", "end_time"))
            number = text(row["contest_id"])
            participants = self._participants(number)
            owner = _key(text(row["user_id"])) or None
            remarks: list[Remark] = []
            password = text(row["password"]).strip() or None
            is_private = password is not None or text(row["private"]) not in ("", "0")
            if is_private and password is None:
                password = new_code(8)
                remarks.append(Remark("move.password_made"))
            yield MovedContest(
                source=number,
                title=text(row["title"]),
                description=statement_text(text(row["description"])),
                type=0,
                auth=1 if is_private else 0,
                password=password,
                start=start or 0,
                end=end or 0,
                # Its board shows whoever made the contest as everybody else, ours does not.
                owner=None if owner in participants else owner,
                visible=text(row["defunct"]).upper() != "Y",
                problems=tuple(self._contest_problems(number)),
                participants=tuple(participants),
                remarks=tuple(remarks),
            )

    def _participants(self, number: str) -> dict[str, None]:
        entered = self._staged.rows(
            "SELECT user_id FROM privilege WHERE rightstr = ?"
            " UNION SELECT DISTINCT user_id FROM solution WHERE contest_id = ?",
            f"c{number}",
            number,
        )
        return {_key(text(row["user_id"])): None for row in entered}

    def _contest_problems(self, number: str) -> Iterator[MovedContestProblem]:
        rows = self._staged.rows(
            "SELECT * FROM contest_problem WHERE contest_id = ? ORDER BY CAST(num AS INTEGER)",
            number,
        )
        for row in rows:
            yield MovedContestProblem(
                text(row["problem_id"]), _letters(integer(row["num"])), text(row["title"])
            )

    # -- submissions

    def submissions(self) -> Iterator[MovedSubmission]:
        query = (
            "SELECT solution.*, source, error FROM solution"
            " LEFT JOIN source_code ON source_code.solution_id = solution.solution_id"
            " LEFT JOIN compileinfo ON compileinfo.solution_id = solution.solution_id"
            " WHERE CAST(solution.problem_id AS INTEGER) > 0 AND ifnull(result, '') <> '13'"
            " ORDER BY CAST(solution.solution_id AS INTEGER)"
        )
        for row in self._staged.rows(query):
            yield self._submission(row)

    def _submission(self, row: StagedRow) -> MovedSubmission:
        result = integer(row["result"], -1)
        status = _VERDICTS.get(result, Verdict.CANCELLED)
        remark = None
        if result not in _VERDICTS:
            key = "move.unjudged" if result in _UNJUDGED else "move.unknown_verdict"
            remark = Remark(key, {} if result in _UNJUDGED else {"verdict": text(row["result"])})
        number = integer(row["language"], -1)
        is_known = 0 <= number < len(_LANGUAGES)
        language = language_named(_LANGUAGES[number]) if is_known else f"HUSTOJ {number}"
        contest = text(row["contest_id"])
        return MovedSubmission(
            source=text(row["solution_id"]),
            person=_key(text(row["user_id"])),
            problem=text(row["problem_id"]),
            contest=None if contest in ("", "0") else contest,
            submitted_at=moment(row["in_date"], self._zone) or 0,
            status=status,
            time=max(integer(row["time"]), 0),
            memory=max(integer(row["memory"]), 0),
            score=None,
            code=text(row["source"]),
            language=language,
            ip=text(row["ip"]),
            error=row["error"] if status == Verdict.COMPILE_ERROR else None,
            remark=remark,
        )

    def left_behind(self) -> Iterator[Remark]:
        for table, key in (
            ("news", "move.left_news"),
            ("topic", "move.left_discussions"),
            ("mail", "move.left_messages"),
        ):
            if count := self._staged.count(table):
                yield Remark(key, {"count": count})
        runs = self._staged.rows(
            "SELECT count(*) AS n FROM solution"
            " WHERE CAST(problem_id AS INTEGER) <= 0 OR result = '13'"
        )
        if count := integer(next(runs)["n"]):
            yield Remark("move.left_test_runs", {"count": count})


def _key(name: str) -> str:
    """MySQL compares names without regard to case."""
    return name.lower()


def _is_number(row: StagedRow) -> bool:
    try:
        return 0 < float(row["time_limit"] or 1) < 10_000
    except ValueError:
        return False


def _letters(number: int) -> str:
    """A to Z, then AA and so on, as its boards name problems."""
    name = ""
    number = max(number, 0) + 1
    while number:
        number, rest = divmod(number - 1, _LETTERS)
        name = chr(ord("A") + rest) + name
    return name
