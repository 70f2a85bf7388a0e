"""A small site of another judge, as people would have left it: told once, and written by
`hustoj.py`, `hoj.py` and `qduoj.py` in the manner of each system."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

START = datetime(2025, 3, 1, 6, 0, tzinfo=UTC)
LENGTH = timedelta(hours=2)
PEOPLE, PROBLEMS, SUBMISSIONS = 30, 10, 200
# The other systems take longer passwords than are set here.
LONG_PASSWORD_OF, LONG_PASSWORD = 8, 60
SHANGHAI = timedelta(hours=8)
# Words for verdicts, which each system has a number of its own for.
VERDICTS = ("AC", "WA", "TLE", "RE", "CE", "PE")
PENALTY_S = 20 * 60


@dataclass(frozen=True)
class Person:
    name: str
    password: str
    realname: str
    email: str


@dataclass(frozen=True)
class Task:
    """Adds two numbers, and its own number to them."""

    number: int
    title: str

    def cases(self) -> list[tuple[str, str]]:
        pairs = ((1, 2), (10, -4), (300, 700))
        return [(f"{a} {b}\n", f"{a + b + self.number}\n") for a, b in pairs]

    @property
    def solution(self) -> str:
        return f"a, b = map(int, input().split())\nprint(a + b + {self.number})\n"


@dataclass(frozen=True)
class Sent:
    number: int
    person: int
    task: int
    contest: int  # 0 for practice
    at: datetime
    verdict: str
    time_ms: int
    memory_kb: int
    score: int
    code: str


@dataclass
class OldSite:
    """`contests` are the numbers of their tasks; each is a day after the one before. HUSTOJ numbers
    its tasks from `first_task` on."""

    prefix: str
    first_task: int = 1000
    people: list[Person] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    contests: dict[int, list[int]] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)

    def start_of(self, contest: int) -> datetime:
        return START + timedelta(days=contest)

    def board(
        self, contest: int, failures: Iterable[str]
    ) -> list[tuple[str, int, int, dict[int, tuple[int | None, int]]]]:
        """Name, solved, seconds, and by task when it was solved and how often it failed before:
        ACM, reckoned here once more. Best first; equal ones by name."""
        cells: dict[str, dict[int, tuple[int | None, int]]] = {}
        start = self.start_of(contest)
        counted = [each for each in self.sent if each.contest == contest]
        for each in sorted(counted, key=lambda sent: (sent.at, sent.number)):
            mine = cells.setdefault(self.people[each.person].name, {})
            solved, failed = mine.get(each.task, (None, 0))
            if solved is None and each.verdict == "AC":
                solved = int((each.at - start).total_seconds())
            elif solved is None and each.verdict in failures:
                failed += 1
            mine[each.task] = (solved, failed)
        rows = []
        for name, mine in cells.items():
            done = [(at, failed) for at, failed in mine.values() if at is not None]
            seconds = sum(at + failed * PENALTY_S for at, failed in done)
            rows.append((name, len(done), seconds, mine))
        return sorted(rows, key=lambda row: (-row[1], row[2], row[0]))

    def scores(self, contest: int) -> dict[str, dict[int, int]]:
        """OI, the newest submission of each task counts."""
        found: dict[str, dict[int, int]] = {}
        for each in sorted(self.sent, key=lambda sent: (sent.at, sent.number)):
            if each.contest == contest:
                found.setdefault(self.people[each.person].name, {})[each.task] = each.score
        return found


def old_site(prefix: str, first_task: int = 1000) -> OldSite:
    """The same site for the same prefix, which stands before names and in titles."""
    chance = random.Random(7)
    site = OldSite(prefix, first_task)
    for number in range(PEOPLE):
        name, length = f"{prefix}{number:02}", LONG_PASSWORD if number == LONG_PASSWORD_OF else 0
        password = f"pw-{number}'\\中".ljust(length, "x")
        site.people.append(Person(name, password, f"张三{number}", f"{prefix}{number}@x.org"))
    site.tasks = [
        Task(number, f"{prefix} 加法 #{number} 'q' \\") for number in range(1, PROBLEMS + 1)
    ]
    site.contests = {1: [1, 2, 3, 4], 2: [3, 4, 5, 6]}
    for number in range(1, SUBMISSIONS + 1):
        contest = number % 3
        task = chance.choice(site.contests.get(contest) or range(1, PROBLEMS + 1))
        at = site.start_of(contest) + timedelta(seconds=chance.randrange(7200))
        verdict = chance.choice(VERDICTS)
        code = (
            site.tasks[task - 1].solution
            if verdict == "AC"
            else f"print({number})  # 'wrong' \\n\n"
        )
        site.sent.append(
            Sent(
                number,
                chance.randrange(1, PEOPLE),  # 0 is the administrator
                task,
                contest,
                at,
                verdict,
                chance.randrange(1, 900),
                chance.randrange(1000, 60_000),
                100 if verdict == "AC" else chance.choice((0, 30, 60)),
                code,
            )
        )
    return site


# -- MySQL's and PostgreSQL's ways to write values


def mysql(value: object) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, int | float):
        return str(value)
    text = str(value).replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return "'" + text.replace("\r", "\\r").replace("\0", "\\0") + "'"


def mysql_table(name: str, columns: str, rows: Iterable[tuple[object, ...]]) -> str:
    """`columns` are declarations, one a line; rows come in the extended form, some to a line."""
    text = f"DROP TABLE IF EXISTS `{name}`;\nCREATE TABLE `{name}` (\n{columns}\n) ENGINE=InnoDB;\n"
    text += f"LOCK TABLES `{name}` WRITE;\n/*!40000 ALTER TABLE `{name}` DISABLE KEYS */;\n"
    written = ["(" + ",".join(map(mysql, row)) + ")" for row in rows]
    for start in range(0, len(written), 40):
        text += f"INSERT INTO `{name}` VALUES {','.join(written[start : start + 40])};\n"
    return text + f"/*!40000 ALTER TABLE `{name}` ENABLE KEYS */;\nUNLOCK TABLES;\n\n"


def mysql_time(at: datetime) -> str:
    """As a server in China writes it."""
    return (at + SHANGHAI).strftime("%Y-%m-%d %H:%M:%S")


def copied(value: object) -> str:
    if value is None:
        return "\\N"
    if isinstance(value, bool):
        return "t" if value else "f"
    text = str(value).replace("\\", "\\\\").replace("\t", "\\t")
    return text.replace("\n", "\\n").replace("\r", "\\r")


def postgres_table(name: str, columns: dict[str, str], rows: Iterable[tuple[object, ...]]) -> str:
    declared = ",\n".join(f"    {column} {kind}" for column, kind in columns.items())
    lines = ["\t".join(map(copied, row)) for row in rows]
    return (
        f"CREATE TABLE public.{name} (\n{declared}\n);\n\n"
        f"COPY public.{name} ({', '.join(columns)}) FROM stdin;\n"
        + "".join(f"{line}\n" for line in lines)
        + "\\.\n\n"
    )


def zipped(files: dict[str, str | bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()
