"""Cards hang beside the server, and whoever reads one has no time to guess: each button, field and
page that a card names is one of the product's own texts, in the card's language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "webui" / "src"
CARDS = ("install-card", "exam-card", "disaster-card", "takeover-card", "first-lesson", "exam-day")
# Set apart by their letters, and the name of nothing on a page.
NO_NAMES = {
    *("后台", "打开网站", "打印登录条", "准备题目", "先试一遍", "机房检查", "未知"),
    *("Bring the class list in", "Print the login slips", "Get problems ready", "Try it"),
    *("address", "Room check", "exam freeze", "unknown"),
}
_CODE = re.compile(r"`[^`]*`")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_CHINESE_NAME = re.compile("“([^”]+)”")
_ENGLISH_NAME = re.compile(r'"([^"]+)"|(?<!\*)\*([^*]+)\*(?!\*)')
_CHINESE = re.compile(r"[\u4e00-\u9fff]")

pytestmark = pytest.mark.quick


@cache
def said(language: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Whatever pages say, and what they say with a gap in it."""
    files = (
        *SOURCE.rglob(f"i18n/{language}.json"),
        *SOURCE.glob(f"shared/i18n/{language}/*.json"),
    )
    texts = {text for file in files for text in strings(json.loads(file.read_text("utf-8")))}
    with_gaps = tuple(
        re.compile(re.sub(r"\\{\\{.+?\\}\\}", ".+", re.escape(text)))
        for text in texts
        if re.search(r"\w", re.sub(r"{{.+?}}", "", text)) and "{{" in text
    )
    return frozenset(texts), with_gaps


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value.strip()
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings(each)


def named(text: str) -> Iterator[tuple[str, str]]:
    """Language and name of what a card has in quotes, slanted or bold."""
    for line in text.splitlines():
        plain = _CODE.sub("", line)
        is_chinese = len(_CHINESE.findall(plain)) > 5
        if is_chinese:
            found = _CHINESE_NAME.findall(plain)
        else:
            found = [one or other for one, other in _ENGLISH_NAME.findall(plain)]
        language = "zh-CN" if is_chinese else "en-US"
        yield from ((language, each.strip()) for each in (*found, *_BOLD.findall(plain)))


def unknown(text: str) -> list[str]:
    found = []
    for language, name in named(text):
        # "Back office → Judge" is a page below another.
        for part in name.split(" → "):
            texts, with_gaps = said(language)
            is_said = part in texts or any(each.fullmatch(part) for each in with_gaps)
            if part not in NO_NAMES and not is_said:
                found.append(part)
    return found


@pytest.mark.parametrize("name", CARDS)
def test_what_a_card_names_is_what_the_page_says(name: str) -> None:
    text = (PROJECT / "docs" / f"{name}.md").read_text("utf-8")
    assert unknown(text) == []


def test_another_name_than_the_pages_is_found() -> None:
    assert unknown("打开后台的页面，点“立即备分”，然后点“立即备份考试”。") == ["立即备分"]
    assert unknown('Press "Back up the exam soon", then *Back up the exam now*.') == [
        "Back up the exam soon"
    ]
