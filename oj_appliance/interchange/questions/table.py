"""Questions in a table, a row each: kind, question, options, answer, points (contract file.md
§5.1). Headers are read in Chinese and English, and whatever order they stand in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice

from oj_appliance.errors import Phrase
from oj_appliance.files.spreadsheets import Cell
from oj_appliance.files.tables.types import Table
from oj_appliance.interchange.questions.types import MOST_QUESTIONS, ReadQuestion
from oj_appliance.problems.objective.rules import LETTERS
from oj_appliance.problems.types.objective import ObjectivePart, PartKind

SHEET = "questions"
FIXED = ("题型 Kind", "题干 Question", "答案 Answer", "分值 Points")
FURTHER = ("乱序 Shuffle", "区分大小写 Case")
FEWEST_WRITTEN_OPTIONS = 4
# Of several accepted answers in one cell; with a line break in it, each line is one.
BETWEEN = "|"
LONGEST_SHOWN = 200

NO_HEADER = Phrase(
    "找不到表头：至少需要“题干”和“答案”两列",
    "no header: the columns Question and Answer are needed at least",
)
NO_KIND = Phrase("题型无法识别：{kind}", "unknown kind: {kind}")
NO_STEM = Phrase("题干为空", "the question is empty")
NO_ANSWER = Phrase("答案为空", "the answer is empty")
BAD_ANSWER = Phrase("答案与题型不符：{answer}", "the answer does not fit the kind: {answer}")
BAD_POINTS = Phrase("分值不是整数：{points}", "points are no whole number: {points}")
OPTION_GAP = Phrase("选项中间有空缺", "an option between others is empty")

_HEADER_WITHIN = 10
_NOT_IN_WORDS = re.compile(r"\(.*?\)|\[.*?\]|【.*?】|[\W_]")
_WORDS = {
    "kind": "题型 类型 题目类型 试题类型 kind type questiontype",
    "stem": "题干 题目 试题 问题 内容 题目内容 question stem text",
    "answers": "答案 正确答案 标准答案 参考答案 answer answers correct correctanswer key",
    "score": "分值 分数 得分 满分 score points mark marks",
    "shuffle": "乱序 选项乱序 打乱 打乱选项 shuffle",
    "case": "区分大小写 大小写 case casesensitive",
}
_FIELD_OF_WORD = {word: name for name, words in _WORDS.items() for word in words.split()}
# The header that this house writes has both languages in one cell.
_FIELD_OF_WORD |= {
    "题型kind": "kind",
    "题干question": "stem",
    "答案answer": "answers",
    "分值points": "score",
    "乱序shuffle": "shuffle",
    "区分大小写case": "case",
}
_OPTION_WORD = re.compile(r"(?:选项|option|answer|choice)?([a-z]|\d{1,2})(?:option)?")
_KINDS: dict[str, PartKind] = {}
_KIND_WORDS: dict[PartKind, str] = {
    "single": "single singlechoice 单选 单选题 单项选择 单项选择题 选择 选择题",
    "multiple": "multiple multiplechoice 多选 多选题 多项选择 多项选择题 不定项 不定项选择题",
    "judge": "judge truefalse tf boolean 判断 判断题 是非 是非题",
    "blank": "blank fill fillin fillintheblank shortanswer 填空 填空题",
}
for _kind, _words in _KIND_WORDS.items():
    _KINDS |= dict.fromkeys(_words.split(), _kind)
_WRITTEN_KINDS: dict[PartKind, str] = {
    "single": "单选",
    "multiple": "多选",
    "judge": "判断",
    "blank": "填空",
}
_TRUTHS = {
    **dict.fromkeys(("true", "t", "1", "yes", "y", "对", "正确", "是", "√", "✓", "✔"), "true"),
    **dict.fromkeys(("false", "f", "0", "no", "n", "错", "错误", "否", "×", "✗", "x"), "false"),
}
_YES = frozenset(("yes", "y", "true", "1", "是", "√", "对"))


class _Columns:
    """Where a header's fields stand."""

    def __init__(self, header: Sequence[str]) -> None:
        self.fields: dict[str, int] = {}
        self.options: dict[int, int] = {}
        for place, cell in enumerate(header):
            word = _word(cell)
            name = _FIELD_OF_WORD.get(word)
            if name is not None:
                self.fields.setdefault(name, place)
                continue
            option = _option_number(word)
            if option is not None:
                self.options.setdefault(option, place)

    @property
    def are_enough(self) -> bool:
        return {"stem", "answers"} <= set(self.fields)

    def cell(self, record: Sequence[str], name: str) -> str:
        return self.whole_cell(record, name).strip()

    def whole_cell(self, record: Sequence[str], name: str) -> str:
        place = self.fields.get(name)
        return "" if place is None or place >= len(record) else record[place]

    def options_of(self, record: Sequence[str]) -> list[str]:
        """Up to the last one that is filled."""
        cells = []
        for number in range(max(self.options, default=-1) + 1):
            place = self.options.get(number, len(record))
            cells.append(record[place].strip() if place < len(record) else "")
        while cells and not cells[-1]:
            cells.pop()
        return cells


def read_table(table: Table) -> list[ReadQuestion] | None:
    """Every row of every sheet that has a header; None where none has."""
    found: list[ReadQuestion] = []
    has_header = False
    for sheet in table.sheets:
        at = _header_at(sheet.records)
        if at is None:
            continue
        has_header = True
        columns = _Columns(sheet.records[at])
        rows = enumerate(sheet.records[at + 1 :], at + 2)
        filled = ((number, row) for number, row in rows if any(cell.strip() for cell in row))
        found += [_question(columns, *each) for each in islice(filled, MOST_QUESTIONS)]
    return found[:MOST_QUESTIONS] if has_header else None


def _header_at(records: Sequence[Sequence[str]]) -> int | None:
    places = range(min(len(records), _HEADER_WITHIN))
    return next((place for place in places if _Columns(records[place]).are_enough), None)


def _question(columns: _Columns, number: int, record: Sequence[str]) -> ReadQuestion:
    stem = columns.cell(record, "stem")
    read = ReadQuestion(number, stem[:LONGEST_SHOWN])
    options, answer = columns.options_of(record), columns.whole_cell(record, "answers")
    points, kind_cell = columns.cell(record, "score"), columns.cell(record, "kind")
    kind = _KINDS.get(_word(kind_cell)) if kind_cell else _guessed(options, answer.strip())
    read.fault = _fault(stem, answer.strip(), options, points)
    if read.fault is None and kind is None:
        read.fault = NO_KIND.filled(kind=kind_cell)
    if read.fault is not None or kind is None:
        return read
    answers = _answers(kind, answer, len(options))
    if answers is None:
        read.fault = BAD_ANSWER.filled(answer=answer.strip()[:LONGEST_SHOWN])
        return read
    has_options = kind in ("single", "multiple")
    shuffle = columns.cell(record, "shuffle").lower()
    read.part = ObjectivePart(
        kind=kind,
        stem=stem,
        score=int(points or 1),
        answers=answers,
        options=tuple(options) if has_options else (),
        case_sensitive=kind == "blank" and columns.cell(record, "case").lower() in _YES,
        shuffle=has_options and (not shuffle or shuffle in _YES),
    )
    return read


def _fault(stem: str, answer: str, options: Sequence[str], points: str) -> Phrase | None:
    if not stem:
        return NO_STEM
    if not answer:
        return NO_ANSWER
    if "" in options:
        return OPTION_GAP
    is_whole = points.isascii() and points.isdigit() and len(points) <= 5
    return None if is_whole or not points else BAD_POINTS.filled(points=points[:LONGEST_SHOWN])


def _guessed(options: Sequence[str], answer: str) -> PartKind:
    if options:
        return "single" if len(_letters(answer)) == 1 else "multiple"
    return "judge" if answer.lower() in _TRUTHS else "blank"


def _answers(kind: PartKind, answer: str, options: int) -> tuple[str, ...] | None:
    if kind == "blank":
        pieces = answer.split("\n") if "\n" in answer else re.split("[|｜]", answer)
        return tuple(each.strip() for each in pieces if each.strip()) or None
    answer = answer.strip()
    if kind == "judge":
        truth = _TRUTHS.get(answer.lower())
        return None if truth is None else (truth,)
    letters = _letters(answer)
    known = set(LETTERS[:options])
    if not letters or not set(letters) <= known or len(set(letters)) < len(letters):
        return None
    if kind == "single" and len(letters) != 1:
        return None
    return tuple(sorted(letters))


def _letters(answer: str) -> str:
    """AC, A,C, a、c and A C are the same; anything else stays and fits no option."""
    return re.sub(r"[\s,，、;；|/]", "", unicodedata.normalize("NFKC", answer)).upper()


def _option_number(word: str) -> int | None:
    found = _OPTION_WORD.fullmatch(word)
    if found is None:
        return None
    sign = found[1]
    number = int(sign) - 1 if sign.isdigit() else ord(sign) - ord("a")
    return number if 0 <= number < len(LETTERS) else None


def _word(cell: str) -> str:
    return _NOT_IN_WORDS.sub("", unicodedata.normalize("NFKC", cell).lower())


def header_of(parts: Sequence[ObjectivePart]) -> tuple[str, ...]:
    options = (f"选项 {letter}" for letter in LETTERS[: _most_options(parts)])
    return (*FIXED[:2], *options, *FIXED[2:], *FURTHER)


def rows_of(parts: Sequence[ObjectivePart]) -> Iterator[tuple[Cell, ...]]:
    most = _most_options(parts)
    for part in parts:
        yield (
            *(_WRITTEN_KINDS[part.kind], part.stem),
            *part.options,
            *[None] * (most - len(part.options)),
            *(_written_answer(part), part.score),
            *(_written(part.shuffle), _written(part.case_sensitive)),
        )


def widths_of(parts: Sequence[ObjectivePart]) -> tuple[int, ...]:
    return (8, 60, *[20] * _most_options(parts), 16, 8, 8, 12)


def _most_options(parts: Sequence[ObjectivePart]) -> int:
    return max((len(each.options) for each in parts), default=0) or FEWEST_WRITTEN_OPTIONS


def _written_answer(part: ObjectivePart) -> str:
    if part.kind == "judge":
        return "对" if part.answers == ("true",) else "错"
    if part.kind != "blank":
        return "".join(part.answers)
    if any(re.search("[|｜]", each) for each in part.answers):
        return "\n" + "\n".join(part.answers)
    return BETWEEN.join(part.answers)


def _written(value: bool) -> str:
    return "是" if value else "否"
