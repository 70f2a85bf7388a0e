"""What reports say of FPS files alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

BAD_ENCODING = Phrase(
    "第 {line} 行的内容不符合声明的编码 {encoding}",
    "line {line} does not fit the declared encoding {encoding}",
)
UNKNOWN_ENCODING = Phrase("未知的编码 {encoding}", "unknown encoding {encoding}")
WRONG_ROOT = Phrase("第 {line} 行的根元素不是 fps", "line {line}: the root element is not fps")
TOKEN_TOO_LONG = Phrase("第 {line} 行的标记过长", "line {line}: a tag or comment is too long")
BAD_UNIT = Phrase("未知的单位“{value}”", "unknown unit “{value}”")
TEXT_JUDGE = Phrase(
    "客观题（Text 判题）尚不能导入",
    "objective questions (Text judging) cannot be imported yet",
)
INPUTS_MISSING = Phrase(
    "{n} 个输出没有对应的输入，已忽略",
    "{n} {n:output has no input and is/outputs have no input and are} left out",
)
ALTERNATING = Phrase(
    "没有 test_output，按输入、输出交替读取",
    "there is no test_output; the nodes are read as input and output in turn",
)
EMPTY_CHECKER = Phrase(
    "内容不是程序，按普通比较导入",
    "this is not a program; the ordinary comparison is taken",
)
SPECIAL_JUDGE_MISSING = Phrase(
    "题面提到特殊评测（或多种答案均可），但题目包没有评测程序：按普通比较导入，正确的其他答案会被判错",
    "the statement speaks of a special judge (or of several right answers) and the package brings"
    " none: outputs are compared as they stand, and other right answers fail",
)
FUNCTION_ONLY = Phrase(
    "学生的代码前后有题目的代码，只开放有这些代码的语言：{languages}；其他语言的完整程序不再接受",
    "code stands around the student's, so that only the languages that have it are offered:"
    " {languages}; whole programs in others are not taken",
)
SOLUTIONS_SHUT = Phrase(
    "{names} 所用的语言因此没有开放，参考程序保留但不能运行",
    "{names}: their languages are not offered therefore; they are kept, but cannot be run",
)
NONE = Phrase("空", "nothing")
AS_MARKS = Phrase("其中的 [code] 标记读作程序", "its marks [code] read as programs")
