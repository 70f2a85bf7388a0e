"""What the sections of a statement are called, in the languages in which packages are written."""

from __future__ import annotations

import html
import re

# Names of sections, lower case; numbers and marks at their end do not count.
_NAMES: dict[str, tuple[str, ...]] = {
    "description": (
        *("description", "problem", "problem description", "problem statement", "statement"),
        *("the problem", "legend", "题目描述", "问题描述", "题目", "题面", "描述", "题意"),
        *("題目描述", "問題描述", "問題", "問題文", "문제", "описание", "условие", "beskrivning"),
    ),
    "input": (
        *("input", "input format", "input description", "input specification", "the input"),
        *(
            "输入",
            "输入格式",
            "输入描述",
            "输入说明",
            "輸入",
            "輸入格式",
            "輸入說明",
            "入力",
            "입력",
        ),
        *("входные данные", "формат входных данных", "indata", "eingabe", "entrée", "entrada"),
    ),
    "output": (
        *("output", "output format", "output description", "output specification", "the output"),
        *(
            "输出",
            "输出格式",
            "输出描述",
            "输出说明",
            "輸出",
            "輸出格式",
            "輸出說明",
            "出力",
            "출력",
        ),
        *("выходные данные", "формат выходных данных", "utdata", "ausgabe", "sortie", "saída"),
    ),
    "hint": (
        *("hint", "hints", "note", "notes", "tip", "tips", "提示", "说明", "说明/提示", "备注"),
        *("提示说明", "說明", "備註", "ヒント", "힌트", "примечание", "примечания"),
    ),
    "source": ("source", "来源", "题目来源", "出处", "來源", "출처", "источник"),
    "samples": (
        *("sample", "samples", "example", "examples", "sample case", "sample cases", "样例"),
        *(
            "输入输出样例",
            "样例数据",
            "示例",
            "範例",
            "サンプル",
            "예제",
            "примеры",
            "пример",
            "sample test",
        ),
    ),
    "sample input": (
        *("sample input", "example input", "input sample", "样例输入", "输入样例", "输入示例"),
        *("示例输入", "範例輸入", "入力例", "예제 입력", "пример входных данных"),
    ),
    "sample output": (
        *("sample output", "example output", "output sample", "样例输出", "输出样例", "输出示例"),
        *("示例输出", "範例輸出", "出力例", "예제 출력", "пример выходных данных"),
    ),
}
_KINDS = {name: kind for kind, names in _NAMES.items() for name in names}
_END_OF_NAME = re.compile(r"[\s:：#*_.。0-9（）()\[\]【】]+$")
_START_OF_NAME = re.compile(r"^[\s*_#【\[]+")

_WRITTEN = {
    "zh": ("题目描述", "输入格式", "输出格式", "样例", "提示", "来源"),
    "en": ("Description", "Input", "Output", "Samples", "Hint", "Source"),
}


def kind_of(heading: str) -> str | None:
    """The kind of section that a heading begins: a part of a statement, "source", or one of the
    three of samples; None for a heading that is not known."""
    name = html.unescape(heading.lstrip("# \t")).casefold()
    name = _START_OF_NAME.sub("", _END_OF_NAME.sub("", name))
    return _KINDS.get(name)


def written_names(language: str) -> tuple[str, ...]:
    """Of description, input, output, samples, hint and source: Chinese for zh-…, else English."""
    return _WRITTEN["zh" if language.lower().startswith("zh") else "en"]
