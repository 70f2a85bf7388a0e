"""Questions in Moodle's GIFT text, read and written.

A question is a paragraph; what may be answered stands in braces: `{=right ~wrong}` one of several,
`{~%50%a ~%50%b ~%-50%c}` several of them, `{=one =other}` a blank, `{T}` true or false. GIFT has no
points, no order of its own for each student and no blanks that heed case: a comment before the
question carries them, which other programs pass over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice

from oj_appliance.errors import Phrase
from oj_appliance.interchange.markup.parsing import text_of_html
from oj_appliance.interchange.questions.types import MOST_QUESTIONS, ReadQuestion
from oj_appliance.problems.objective.rules import LETTERS, MOST_OPTIONS
from oj_appliance.problems.types.objective import ObjectivePart, PartKind

GAP = "____"
OWN_COMMENT = "// points="
LONGEST_SHOWN = 200  # characters of a question that cannot be taken

NO_ANSWERS = Phrase("没有答案部分 {…}，按说明文字略过", "no answers in braces: it only explains")
ESSAY = Phrase("论述题需要人工评分", "an essay needs a person to mark it")
MATCHING = Phrase("不支持配对题", "matching is not supported")
NUMBER_RANGE = Phrase(
    "数值题带有误差范围，无法逐一列出答案", "a number within a range cannot be listed as answers"
)
OPEN_BRACE = Phrase("大括号不成对", "a brace is not closed")
SEVERAL_BRACES = Phrase("一道题里有多处 {…}", "several pairs of braces in one question")
NO_RIGHT = Phrase("没有标出正确答案", "no answer is marked as right")
TOO_MANY_OPTIONS = Phrase(f"选项多于 {MOST_OPTIONS} 个", f"it has more than {MOST_OPTIONS} options")
FEEDBACK_LEFT = Phrase("略去了反馈文字", "its feedback is left out")
WEIGHTS_LEFT = Phrase("略去了部分分值，全对才得分", "part marks are left out: all or nothing")
HALF_RIGHT_LEFT = Phrase(
    "略去了只得部分分的答案", "answers that are worth a part of the marks are left out"
)
HTML_LEFT = Phrase("HTML 已变为纯文本，请检查", "HTML became plain text: please look at it")

_TITLE = re.compile(r"::(.*?)(?<!\\)::", re.DOTALL)
_FORMAT = re.compile(r"\[(html|markdown|plain|moodle)\]\s*")
_BRACE = re.compile(r"(?<!\\)(?:\\\\)*[{}]")
_ANSWER_MARK = re.compile(r"(?<!\\)([=~])")
_FEEDBACK = re.compile(r"(?<!\\)#")
_WEIGHT = re.compile(r"\s*%(-?\d{1,3}(?:\.\d+)?)%")
_ARROW = re.compile(r"(?<!\\)->")
_ESCAPED = re.compile(r"\\([~=#{}:>\\n])")
_NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?")
_TRUTHS = {"t": "true", "true": "true", "f": "false", "false": "false"}
_OWN = re.compile(r"// points=(\d{1,5})(?: shuffle=(yes|no))?(?: case=(yes|no))?\s*$")
# What a line of Markdown may begin with that GIFT would take for something of its own.
_SIGNS = re.compile(r"([~=#{}:\\])")
ALL_RIGHT = 100.0


class _UnfitError(Exception):
    """Why a question cannot be taken."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.en)
        self.reason = reason


def read_gift(text: str) -> list[ReadQuestion]:
    """Every question of a text, in its order; those beyond MOST_QUESTIONS are not looked at."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return [_question(*each) for each in islice(_paragraphs(text), MOST_QUESTIONS)]


def _paragraphs(text: str) -> Iterable[tuple[int, str, dict[str, str]]]:
    """(first line, its text without comments, what our own comment told)."""
    lines: list[str] = []
    begin = 0
    own: dict[str, str] = {}
    for number, line in enumerate([*text.split("\n"), ""], 1):
        stripped = line.strip()
        if stripped.startswith("//"):
            own = _told(stripped) or own
        elif stripped and not (stripped.startswith("$CATEGORY:") and not lines):
            begin = begin if lines else number
            lines.append(line.rstrip())
        elif lines and not stripped:
            yield begin, "\n".join(lines), own
            lines, own = [], {}


def _told(comment: str) -> dict[str, str]:
    found = _OWN.match(comment)
    if found is None:
        return {}
    score, shuffle, case = found.groups()
    return {"score": score, "shuffle": shuffle or "no", "case": case or "no"}


def _question(line: int, text: str, own: dict[str, str]) -> ReadQuestion:
    read = ReadQuestion(line, " ".join(text.split())[:LONGEST_SHOWN])
    try:
        read.part = _part(text, own, read.notes)
    except _UnfitError as refusal:
        read.fault = refusal.reason
    return read


def _part(text: str, own: dict[str, str], notes: list[Phrase]) -> ObjectivePart:
    titled = _TITLE.match(text.lstrip())
    body = text.lstrip()[titled.end() :] if titled else text
    stem, inside = _split(body.strip())
    stem = _shown(stem, notes)
    kind, answers, options = _answers(inside, notes)
    if own and WEIGHTS_LEFT in notes:  # this house wrote them for others to read
        notes.remove(WEIGHTS_LEFT)
    has_options = kind in ("single", "multiple")
    return ObjectivePart(
        kind=kind,
        stem=stem,
        score=int(own.get("score", 1)),
        answers=answers,
        options=options,
        case_sensitive=kind == "blank" and own.get("case") == "yes",
        shuffle=has_options and own.get("shuffle", "yes") == "yes",
    )


def _split(body: str) -> tuple[str, str]:
    """(the question, what stands in its braces); a gap in a sentence becomes a line to fill."""
    braces = [(each.end() - 1, body[each.end() - 1]) for each in _BRACE.finditer(body)]
    if not braces:
        raise _UnfitError(NO_ANSWERS)
    if [sign for _, sign in braces] != ["{", "}"]:
        whole = len(braces) % 2 == 0 and all(
            sign == "{}"[place % 2] for place, (_, sign) in enumerate(braces)
        )
        raise _UnfitError(SEVERAL_BRACES if whole else OPEN_BRACE)
    (begin, _), (end, _) = braces
    before, after = body[:begin].rstrip(), body[end + 1 :].strip()
    return (f"{before} {GAP} {after}" if after else before), body[begin + 1 : end].strip()


def _shown(text: str, notes: list[Phrase]) -> str:
    found = _FORMAT.match(text)
    plain = _plain(text[found.end() :] if found else text)
    if found and found[1] == "html":
        notes.append(HTML_LEFT)
        return text_of_html(plain).strip()
    return plain


def _plain(text: str) -> str:
    return _ESCAPED.sub(lambda sign: "\n" if sign[1] == "n" else sign[1], text).strip()


def _answers(inside: str, notes: list[Phrase]) -> tuple[PartKind, tuple[str, ...], tuple[str, ...]]:
    general = re.split(r"(?<!\\)####", inside, maxsplit=1)
    if len(general) > 1:
        notes.append(FEEDBACK_LEFT)
        inside = general[0].strip()
    if not inside:
        raise _UnfitError(ESSAY)
    if inside.startswith("#"):
        return "blank", (_number(inside[1:], notes),), ()
    first = _without_feedback(inside, notes).strip().lower()
    if first in _TRUTHS:
        return "judge", (_TRUTHS[first],), ()
    return _listed(inside, notes)


def _number(text: str, notes: list[Phrase]) -> str:
    value = _without_feedback(text, notes).strip().removeprefix("=").strip()
    if not _NUMBER.fullmatch(value):
        raise _UnfitError(NUMBER_RANGE)
    return value


def _listed(inside: str, notes: list[Phrase]) -> tuple[PartKind, tuple[str, ...], tuple[str, ...]]:
    pieces = _ANSWER_MARK.split(inside)
    if pieces[0].strip() or len(pieces) < 3:
        raise _UnfitError(NO_RIGHT)
    marks = pieces[1::2]
    if all(mark == "=" for mark in marks) and any(_ARROW.search(each) for each in pieces[2::2]):
        raise _UnfitError(MATCHING)
    weights, texts = [], []
    for mark, piece in zip(marks, pieces[2::2], strict=True):
        text = _without_feedback(piece, notes)
        weighed = _WEIGHT.match(text)
        weights.append(float(weighed[1]) if weighed else (ALL_RIGHT if mark == "=" else 0.0))
        texts.append(_shown((text[weighed.end() :] if weighed else text).strip(), notes))
    if all(mark == "=" for mark in marks):
        return "blank", _accepted(texts, weights, notes), ()
    return _choice(texts, weights, notes)


def _accepted(texts: list[str], weights: list[float], notes: list[Phrase]) -> tuple[str, ...]:
    whole = [text for text, weight in zip(texts, weights, strict=True) if weight >= ALL_RIGHT]
    if not whole:
        raise _UnfitError(NO_RIGHT)
    if len(whole) < len(texts):
        notes.append(HALF_RIGHT_LEFT)
    return tuple(whole)


def _choice(
    texts: list[str], weights: list[float], notes: list[Phrase]
) -> tuple[PartKind, tuple[str, ...], tuple[str, ...]]:
    if len(texts) > MOST_OPTIONS:
        raise _UnfitError(TOO_MANY_OPTIONS)
    whole = [place for place, weight in enumerate(weights) if weight >= ALL_RIGHT]
    if len(whole) == 1:
        if any(0 < weight < ALL_RIGHT for weight in weights):
            notes.append(HALF_RIGHT_LEFT)
        return "single", (LETTERS[whole[0]],), tuple(texts)
    right = [place for place, weight in enumerate(weights) if weight > 0]
    if not right:
        raise _UnfitError(NO_RIGHT)
    notes.append(WEIGHTS_LEFT)
    return "multiple", tuple(LETTERS[place] for place in right), tuple(texts)


def _without_feedback(text: str, notes: list[Phrase]) -> str:
    found = _FEEDBACK.search(text)
    if found is None:
        return text
    if FEEDBACK_LEFT not in notes:
        notes.append(FEEDBACK_LEFT)
    return text[: found.start()]


def write_gift(parts: Sequence[ObjectivePart]) -> str:
    """What `read_gift` reads again as the same parts."""
    return "\n".join(_written(part, number) for number, part in enumerate(parts, 1))


def _written(part: ObjectivePart, number: int) -> str:
    said = (
        f"{OWN_COMMENT}{part.score} shuffle={_yes(part.shuffle)} case={_yes(part.case_sensitive)}"
    )
    return f"{said}\n::{number}::[markdown]{_guarded(part.stem)} {{{_inside(part)}}}\n"


def _inside(part: ObjectivePart) -> str:
    if part.kind == "judge":
        return part.answers[0].upper()
    if part.kind == "blank":
        return " ".join(f"={_unweighed(each, 100)}" for each in part.answers)
    right = [LETTERS[place] in part.answers for place in range(len(part.options))]
    if part.kind == "single":
        pairs = zip(right, part.options, strict=True)
        return " ".join(
            f"={_unweighed(text, 100)}" if is_right else f"~{_unweighed(text, 0)}"
            for is_right, text in pairs
        )
    share, minus = _share(sum(right)), _share(len(right) - sum(right))
    marks = [f"~%{share}%" if each else f"~%-{minus}%" for each in right]
    texts = (_formatted(each) for each in part.options)
    return " ".join(f"{mark}{text}" for mark, text in zip(marks, texts, strict=True))


def _share(of: int) -> str:
    """Of 100, with the five decimals that Moodle knows its thirds by. A single right option of
    several stays below 100, or it would read as one of several."""
    return "99.99999" if of <= 1 else f"{ALL_RIGHT / of:.5f}".rstrip("0").rstrip(".")


def _unweighed(text: str, weight: int) -> str:
    """A text that begins like a weight gets one before it."""
    return f"%{weight}%{_guarded(text)}" if _WEIGHT.match(text) else _formatted(text)


def _formatted(text: str) -> str:
    """A text that begins like the name of a format gets one before it."""
    return f"[markdown]{_guarded(text)}" if _FORMAT.match(text) else _guarded(text)


def _guarded(text: str) -> str:
    """`->` would make a pair of it."""
    plain = text.strip().replace("\r\n", "\n").replace("\r", "\n")
    return _SIGNS.sub(r"\\\1", plain).replace("->", "-\\>").replace("\n", "\\n")


def _yes(value: bool) -> str:
    return "yes" if value else "no"
