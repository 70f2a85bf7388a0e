"""What reports say of DMOJ archives alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

DYNAMIC_YAML = Phrase(
    "这是一段程序，不会执行，按没有此项导入", "this is a program; it is not run and left out"
)
OWN_PATTERNS = Phrase(
    "文件名的匹配规则由题目包自定义，改按本系统的规则配对输入与输出",
    "the package has patterns of its own for names; inputs and outputs are paired by our rules",
)
