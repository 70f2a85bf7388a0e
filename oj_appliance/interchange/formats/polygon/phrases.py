"""What reports say of Polygon packages alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

GENERATED_TESTS = Phrase(
    "{all} 个测试点中有 {n} 个不在包内（由生成器产生）；请下载 Polygon 的完整包（linux、windows）",
    "{n} of {all} tests {n:is/are} not in the package but generated; take the full package"
    " (linux or windows) from Polygon",
)
AS_TEX = Phrase("经 TeX 转换后的文字", "the text as it is after a way through TeX")
