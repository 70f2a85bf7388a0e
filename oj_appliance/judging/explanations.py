"""What the judge says of a run, as a sentence in the reader's language (contract submission.md §4).

The judge's own words stand in judge-rules §4 and are stored as they are; testlib's are those of the
checkers of its manner.
"""

from __future__ import annotations

import re

from oj_appliance.errors import Language, Phrase

_EXIT = re.compile(
    r"exit status code (?P<code>\d+)(?: \((?P<signal>\w+)\))?(?:: (?P<fault>[\w ]+))?"
)

_FAULTS = {
    "index out of range": Phrase(
        "数组（或列表、字符串）下标越界：访问了不存在的位置。",
        "Array index out of range: a place that does not exist was read or written.",
    ),
    "division by zero": Phrase("除以零。", "Division by zero."),
    "recursion too deep": Phrase(
        "递归太深：函数不断调用自己，检查结束条件，或改用循环。",
        "Recursion too deep: a function calls itself without an end, or a loop would do better.",
    ),
    "missing key": Phrase(
        "字典（映射）中没有这个键。", "A key was looked up that the dictionary does not have."
    ),
    "no more input": Phrase(
        "输入已读完，程序还在继续读取：检查读入的个数和格式。",
        "The input was at its end and the program wanted more: check how much is read, and how.",
    ),
    "not a number": Phrase(
        "把不是数字的内容当作数字转换：检查读入的格式。",
        "Text that is no number was converted to one: check how the input is read.",
    ),
    "use of nothing": Phrase(
        "使用了空值（null、None、nil 或 undefined）。",
        "Nothing (null, None, nil) was used as a value.",
    ),
    "unknown name": Phrase(
        "使用了没有定义或赋值的变量。", "A variable or function was used that does not exist there."
    ),
    "wrong type": Phrase(
        "类型不对：对值做了它不支持的操作。",
        "A value of a wrong type: it does not have that operation.",
    ),
    "assertion failed": Phrase("断言（assert）不成立。", "An assertion failed."),
    "uncaught exception": Phrase(
        "程序抛出异常而没有处理。", "The program ended with an exception that nothing caught."
    ),
}
_SIGNALS = {
    "SIGSEGV": Phrase(
        "访问了不允许的内存：数组下标越界、空指针，或递归太深。",
        "Memory was used that is not the program's: an array index out of range, a null pointer, or"
        " recursion too deep.",
    ),
    "SIGBUS": Phrase("访问了不允许的内存。", "Memory was used that is not the program's."),
    "SIGFPE": Phrase(
        "除以零，或对零取余。", "Division by zero, or a remainder of a division by zero."
    ),
    "SIGABRT": Phrase(
        "程序自己中止：异常没有处理、assert 不成立，或内存被写坏。",
        "The program gave up: an exception that nothing caught, a failed assert, or spoilt memory.",
    ),
    "SIGILL": Phrase(
        "执行了非法指令：常见原因是有返回值的函数没有 return。",
        "An instruction that does not exist: often a function that should return a value and does"
        " not.",
    ),
    "SIGSYS": Phrase(
        "调用了评测中不允许的系统功能（如联网、启动其他程序）。",
        "The system was asked for something that is not allowed here, such as the network.",
    ),
    "SIGKILL": Phrase(
        "程序被系统强制结束，可能超出了资源限制。",
        "The program was ended by the system, likely beyond what it may use.",
    ),
    "SIGPIPE": Phrase(
        "对方已经结束，程序还在输出。", "The program wrote to somebody who had already ended."
    ),
}
_EXIT_CODE = Phrase(
    "程序以退出码 {code} 结束（正常结束应为 0）。",
    "The program ended with exit code {code}; a program that ends well has 0.",
)
_WITH_CODE = Phrase("{sentence}（退出码 {code}）", "{sentence} (exit code {code})")
_NUMBER = r"(?P<at>\d+)(?:st|nd|rd|th) (?:words?|tokens?|numbers?|lines?|elements?)"

# judge-rules §5.1: of a wrong output.
DIFFERENCE = (
    r'line (?P<line>\d+), column (?P<column>\d+): read "(?P<read>[^"]{0,100})",'
    r' expected "(?P<expected>[^"]{0,100})"'
)

# The whole beginning of a message, and what it means.
_SENTENCES: tuple[tuple[re.Pattern[str], Phrase], ...] = tuple(
    (re.compile(pattern), phrase)
    for pattern, phrase in (
        (
            r"idle: the program made no progress",
            Phrase(
                "程序停住不动：它在等待永远不会来的输入，或一直在休眠。",
                "The program stood still: it waited for input that never came, or slept.",
            ),
        ),
        (
            r"output length exceeds the limit",
            Phrase(
                "输出超限：程序输出的内容太多，常见原因是循环中不停地输出。",
                "Output limit exceeded: the program wrote too much, often a loop that prints for"
                " ever.",
            ),
        ),
        (
            r"the output file is not a regular file",
            Phrase("输出文件不是普通文件。", "The output file is not a regular file."),
        ),
        (
            r"nothing was written to (?P<name>.{1,200}); there is text on the screen",
            Phrase(
                "没有向 {name} 写入任何内容，而屏幕上有输出：本题要求写入文件。",
                "Nothing was written to {name}, and there is text on the screen: this problem wants"
                " its answer in the file.",
            ),
        ),
        (
            DIFFERENCE,
            Phrase(
                "第 {line} 行第 {column} 列开始不同：输出为“{read}”，应为“{expected}”",
                'First difference in line {line}, column {column}: "{read}" was read,'
                ' "{expected}" expected',
            ),
        ),
        (
            r"skipped",
            Phrase(
                "未运行：同组中前面的测试点已失败。",
                "Not run: an earlier test of the group failed.",
            ),
        ),
        (
            rf"(?:wrong answer )?{_NUMBER} differ - expected: (?P<expected>.{{0,200}}), "
            r"found: (?P<found>.{0,200})",
            Phrase(
                "第 {at} 项不同：应为 {expected}，输出为 {found}",
                "Item {at} differs: expected {expected}, found {found}",
            ),
        ),
        (
            r"(?:wrong output format )?Unexpected end of file",
            Phrase(
                "输出太少：缺少应有的内容。", "The output ends too early: something is missing."
            ),
        ),
        (
            r"(?:wrong output format |wrong answer )?"
            r"(?:Extra information in the output file|Participant output contains extra tokens)",
            Phrase("输出太多：结尾有多余的内容。", "The output goes on after its end."),
        ),
        (
            r"(?:wrong output format )?Expected (?:int32|int64|integer|double|float)[^,]{0,40}, "
            r'but "(?P<found>.{0,200})" found',
            Phrase("应输出数字，实际输出了“{found}”", 'A number is expected, "{found}" was found'),
        ),
        (
            r"(?:wrong output format |wrong answer )?"
            r"(?:Integer|Double|Float)[^,]{0,120}? equals to "
            r"(?P<found>[^,]{0,100}), violates the range "
            r"\[(?P<low>[^,]{0,60}), (?P<high>[^\]]{0,60})\]",
            Phrase(
                "输出的数 {found} 不在范围 [{low}, {high}] 内",
                "The number {found} is not in the range [{low}, {high}]",
            ),
        ),
    )
)


def explained(text: str | None, language: Language) -> str | None:
    """As `explanation`, told in the reader's language."""
    meaning = explanation(text)
    return None if meaning is None else meaning.text(language)


def is_difference(text: str | None) -> bool:
    """Whether it says where an output first differs from the answer."""
    return re.fullmatch(DIFFERENCE, text or "") is not None


def explanation(text: str | None) -> Phrase | None:
    """None where the text is a checker's own, which is shown as it came."""
    if not text:
        return None
    ended = _EXIT.match(text)
    if ended:
        return _of_exit(ended["code"], ended["signal"], ended["fault"])
    for pattern, phrase in _SENTENCES:
        found = pattern.match(text)
        if found:
            return phrase.filled(**found.groupdict())
    return None


def _of_exit(code: str, signal: str | None, fault: str | None) -> Phrase:
    known = _FAULTS.get((fault or "").strip()) or _SIGNALS.get(signal or "")
    if known is None:
        return _EXIT_CODE.filled(code=code)
    return Phrase(
        _WITH_CODE.zh.format(sentence=known.zh, code=code),
        _WITH_CODE.en.format(sentence=known.en, code=code),
    )
