"""What a class's group is called, made of the class's own name. Pure (contract class.md §2)."""

from __future__ import annotations

import re
from collections.abc import Callable

from oj_appliance.groups.life.rules import NAME, SHORT_NAME

SHORTEST_NAME, LONGEST_NAME = NAME
SHORTEST_SHORT_NAME, LONGEST_SHORT_NAME = SHORT_NAME

_DIGITS = dict(zip("零一二三四五六七八九", "0123456789", strict=True))
# Chinese numbers up to 99, as classes are counted.
_NUMERAL = re.compile("[一二三四五六七八九]?十[一二三四五六七八九]?|[零一二三四五六七八九]")
# How the characters of which classes are named are read.
_READ = {
    **{"高": "gao", "初": "chu", "小": "xiao", "大": "da", "班": "", "级": "", "届": "", "年": ""},
    **{"实": "shi", "验": "yan", "重": "zhong", "点": "dian", "创": "chuang", "新": "xin"},
    **{"计": "ji", "算": "suan", "机": "ji", "科": "ke", "学": "xue", "软": "ruan", "件": "jian"},
    **{"工": "gong", "程": "cheng", "信": "xin", "息": "xi", "网": "wang", "络": "luo"},
    **{"数": "shu", "理": "li", "文": "wen", "竞": "jing", "赛": "sai", "奥": "ao", "物": "wu"},
    **{"甲": "jia", "乙": "yi", "丙": "bing", "丁": "ding", "平": "ping", "行": "xing"},
    **{"国": "guo", "际": "ji", "强": "qiang", "基": "ji", "人": "ren", "智": "zhi", "能": "neng"},
}


def _number(found: re.Match[str]) -> str:
    text = found[0]
    if "十" not in text:
        return _DIGITS[text]
    tens, _, ones = text.partition("十")
    return (_DIGITS[tens] if tens else "1") + (_DIGITS[ones] if ones else "0")


def short_name_of(class_name: str, is_used: Callable[[str], bool]) -> str:
    """Pinyin and numbers, such as gao1_3 for 高一(3)班; the first that nobody has."""
    text = _NUMERAL.sub(_number, class_name)
    text = "".join(_READ.get(letter, letter) for letter in text)
    text = re.sub(r"[^A-Za-z0-9]+", "_", text).strip("_")
    if len(text) < SHORTEST_SHORT_NAME:
        text = f"class{text}" if text else "class"
    return _first_unused(text[:LONGEST_SHORT_NAME].rstrip("_"), LONGEST_SHORT_NAME, "_", is_used)


def name_of(class_name: str, year: int, is_used: Callable[[str], bool]) -> str:
    """The class's own, with the year where it is too short for a group or already used."""
    plain = class_name[:LONGEST_NAME]
    if len(plain) >= SHORTEST_NAME and not is_used(plain):
        return plain
    with_year = f"{class_name[: LONGEST_NAME - 5]} {year}"
    return _first_unused(with_year, LONGEST_NAME, " ", is_used)


def _first_unused(text: str, longest: int, joint: str, is_used: Callable[[str], bool]) -> str:
    text = text.ljust(SHORTEST_NAME, "0")
    found, number = text, 1
    while is_used(found):
        number += 1
        ending = f"{joint}{number}"
        found = text[: longest - len(ending)] + ending
    return found
