"""What reports say of QDUOJ zips alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

SCORES_ASSUMED = Phrase(
    "没有写明测试点及分数，按文件名配对并均分 100 分",
    "the test cases and their scores are not listed; files are paired by name and share 100 points",
)
