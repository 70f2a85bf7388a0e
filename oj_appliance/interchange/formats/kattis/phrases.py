"""What reports say of ICPC packages alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

GENERATED = Phrase(
    "只有数据生成器，没有测试数据；请先生成数据再打包",
    "there are generators but no test data; generate them before packing",
)
LONG_EXAMPLES = Phrase(
    "{n} 个样例（过长或过多）", "{n} {n:example/examples} (too long or too many)"
)
NOT_USED = Phrase("题目包没有用到，未导入", "the package does not use it; it is left out")
NO_PROGRAM = Phrase("没有可识别语言的源程序", "there is no source of a known language")
CASE_COUNTS = Phrase("文字改为区分大小写比较", "words are compared with their letter case")
PDF_ONLY = Phrase(
    "题面是 PDF 文件，作为附件导入", "the statement is a PDF file; it is imported as an attachment"
)
