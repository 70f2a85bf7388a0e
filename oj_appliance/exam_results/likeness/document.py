"""The report of who wrote alike as one file that needs nothing else: to read, to print, to keep
(contract timedwork.md §16). Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from itertools import zip_longest
from zoneinfo import ZoneInfo

import jinja2
import msgspec

from oj_appliance.errors import Language, Phrase
from oj_appliance.exam_results.likeness.lines import Piece, lines, span
from oj_appliance.exam_results.likeness.types import WholeReport
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.files.spreadsheets import Cell, csv_lines
from oj_appliance.similarity.types import Pair, TaskMatch

WORDS = {
    "title": Phrase("代码查重报告", "Similar code"),
    "made": Phrase("{name} 于 {time} 生成", "Made by {name}, {time}"),
    "compared": Phrase(
        "已比较 {compared} 份程序",
        "{compared} {compared:program/programs} compared",
    ),
    "compared_short": Phrase(
        "已比较 {compared} 份程序，另有 {short} 份过短无法判断",
        "{compared} {compared:program/programs} compared, {short} too short to say anything of",
    ),
    "hint": Phrase(
        "报告只提示哪些代码相似，请查看相同片段后再下结论。",
        "This says where to look: read the passages before you conclude anything.",
    ),
    "none": Phrase("没有相似度达到该比例的程序。", "No two programs have that much in common."),
    "pair": Phrase("两位学生", "Two people"),
    "together": Phrase("综合", "Together"),
    "tasks": Phrase("各题", "By problem"),
    "two": Phrase("{left} 与 {right}", "{left} and {right}"),
    "task": Phrase("{problem} 题 · 相同 {percent}%", "Problem {problem} · {percent} % in common"),
    "passage": Phrase("片段", "Passage"),
    "passages": Phrase("相同片段", "Passages in common"),
    "line": Phrase("行", "Line"),
    "span": Phrase("第 {first}–{last} 行", "lines {first}–{last}"),
    "on_line": Phrase("第 {first} 行", "line {first}"),
    "tokens": Phrase("记号数", "Tokens"),
    "submission": Phrase("{name} · 提交 {number}", "{name} · submission {number}"),
}
COLUMNS = (
    *(Phrase("用户名 1", "Username 1"), Phrase("姓名 1", "Name 1"), Phrase("班级 1", "Class 1")),
    *(Phrase("用户名 2", "Username 2"), Phrase("姓名 2", "Name 2"), Phrase("班级 2", "Class 2")),
    Phrase("综合 (%)", "Together (%)"),
    *(Phrase("题目", "Problem"), Phrase("相同 (%)", "In common (%)")),
    *(Phrase("提交 1", "Submission 1"), Phrase("提交 2", "Submission 2")),
    *(Phrase("片段", "Passage"), Phrase("记号数", "Tokens")),
    *(Phrase("起始行 1", "First line 1"), Phrase("结束行 1", "Last line 1")),
    *(Phrase("起始行 2", "First line 2"), Phrase("结束行 2", "Last line 2")),
)
EVERY_COLOUR = 4  # passages differ in so many colours


class Passage(msgspec.Struct, frozen=True):
    number: int
    tokens: int
    left: tuple[int, int]
    right: tuple[int, int]


class Task(msgspec.Struct, frozen=True):
    """`rows` are the lines of both beside each other, blank where one is over."""

    name: str
    percent: int
    left: int
    right: int
    passages: list[Passage]
    rows: list[tuple[list[Piece] | None, list[Piece] | None]]


def report_file(
    sheet: ResultSheet, found: WholeReport, kind: str, zone: ZoneInfo, language: Language
) -> bytes:
    """`kind` is csv or html."""
    if kind == "csv":
        return report_csv(sheet, found, language)
    return report_document(sheet, found, zone, language).encode("utf-8", "replace")


def report_document(
    sheet: ResultSheet, found: WholeReport, zone: ZoneInfo, language: Language
) -> str:
    """The whole HTML document, with styles of its own."""
    made = datetime.fromtimestamp(found.report.made_at / 1000, zone)
    people = _people(sheet)
    pairs = [
        (
            _name(people, pair.left),
            _name(people, pair.right),
            _percent(pair.together),
            [_task(found, task) for task in pair.tasks],
        )
        for pair in found.report.answer.pairs
    ]
    return _template().render(
        lang=language,
        sheet=sheet,
        report=found.report,
        made=f"{made:%Y-%m-%d %H:%M}",
        pairs=pairs,
        every=EVERY_COLOUR,
        words=lambda key, **fill: WORDS[key].filled(**fill).text(language),
    )


def report_csv(sheet: ResultSheet, found: WholeReport, language: Language) -> bytes:
    """A line for each passage in UTF-8."""
    header = [each.text(language) for each in COLUMNS]
    people = _people(sheet)
    rows = (
        (*head, *cells)
        for pair in found.report.answer.pairs
        for head in (_head(people, pair),)
        for task in pair.tasks
        for cells in _cells(found, task)
    )
    return b"".join(csv_lines(header, rows))


def _people(sheet: ResultSheet) -> dict[str, tuple[str, str | None, str | None]]:
    """Username, name and class by uid."""
    return {each.uid: (each.username, each.realname, each.class_name) for each in sheet.people}


def _name(people: dict[str, tuple[str, str | None, str | None]], uid: str) -> str:
    """One who has gone since is known by nothing else than the uid."""
    username, realname, class_name = people.get(uid, (uid, None, None))
    name = f"{realname} ({username})" if realname else username
    return f"{name}, {class_name}" if class_name else name


def _head(people: dict[str, tuple[str, str | None, str | None]], pair: Pair) -> tuple[Cell, ...]:
    left, right = (people.get(uid, (uid, None, None)) for uid in (pair.left, pair.right))
    return (*left, *right, _percent(pair.together))


def _cells(found: WholeReport, task: TaskMatch) -> Iterator[tuple[Cell, ...]]:
    for each in _passages(found, task):
        yield (
            *(task.task, _percent(task.share), task.left, task.right, each.number, each.tokens),
            *(*each.left, *each.right),
        )


def _task(found: WholeReport, task: TaskMatch) -> Task:
    left = [(each.left_start, each.left_end) for each in task.passages]
    right = [(each.right_start, each.right_end) for each in task.passages]
    rows = zip_longest(
        lines(found.code(task.left), left),
        lines(found.code(task.right), right),
    )
    passages = _passages(found, task)
    return Task(task.task, _percent(task.share), task.left, task.right, passages, list(rows))


def _passages(found: WholeReport, task: TaskMatch) -> list[Passage]:
    left, right = found.code(task.left), found.code(task.right)
    return [
        Passage(
            number,
            each.tokens,
            span(left, each.left_start, each.left_end),
            span(right, each.right_start, each.right_end),
        )
        for number, each in enumerate(task.passages, 1)
    ]


def _percent(share: float) -> int:
    """Rounded as on the page."""
    return int(share * 100 + 0.5)


@cache
def _template() -> jinja2.Template:
    loader = jinja2.PackageLoader("oj_appliance.web")
    environment = jinja2.Environment(
        loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    return environment.get_template("similarity_report.html")
