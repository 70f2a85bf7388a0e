"""The sentences of reports on imports and exports, in both languages; those of one format alone
stand in its folder."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.errors import Phrase

# -- a whole file

WHOLE_FILE = Phrase("文件", "the file")
UNSAFE_ARCHIVE = Phrase("压缩包损坏或不安全", "the archive is malformed or unsafe")
TOO_MANY_PROBLEMS = Phrase("题目超过 {most} 道", "it holds more than {most} problems")
NO_PROBLEM = Phrase("文件中没有题目", "it holds no problem")
_UNKNOWN_FORMAT = Phrase(
    "无法识别的格式：既不是 zip 压缩包，也不是 {kinds} 文件",
    "not a known format: neither a zip archive nor a file of the kinds {kinds}",
)
_UNKNOWN_ARCHIVE = Phrase(
    "压缩包内没有任何已知格式的题目，也没有测试输入；可以导入 {formats} 题目包，"
    "或由输入输出文件组成的 zip",
    "the archive holds no problem of a known format and no test input; packages of {formats} are"
    " read, and plain archives of inputs and outputs",
)


def unknown_format(kinds: Sequence[str]) -> Phrase:
    """`kinds`: those of single files that are read."""
    return Phrase(
        _UNKNOWN_FORMAT.zh.format(kinds="、".join(kinds)),
        _UNKNOWN_FORMAT.en.format(kinds=", ".join(kinds)),
    )


def unknown_archive(formats: Sequence[str]) -> Phrase:
    return Phrase(
        _UNKNOWN_ARCHIVE.zh.format(formats="、".join(formats)),
        _UNKNOWN_ARCHIVE.en.format(formats=", ".join(formats)),
    )


INTERRUPTED = Phrase(
    "导入过程中服务器重启，此后的题目未导入，请重新导入",
    "the server restarted during the import; nothing after this was imported, import it again",
)
SERVER_FAILED = Phrase(
    "服务器内部错误，详见服务器日志", "the server failed; its log has the details"
)

# -- XML

NOT_WELL_FORMED = Phrase("第 {line} 行不是合格的 XML：{what}", "line {line} is not XML: {what}")
ENTITY_DECLARED = Phrase(
    "第 {line} 行声明了实体，出于安全考虑不予接受",
    "line {line} declares an entity; that is refused for safety",
)
TOO_DEEP = Phrase("第 {line} 行的元素嵌套过深", "line {line}: elements are nested too deeply")
TOO_MANY_NODES = Phrase("第 {line} 行起元素过多", "line {line}: there are too many elements")

# -- one problem

TEXT_TOO_LONG = Phrase("文字过长（超过 {most} 字节）", "the text is longer than {most} bytes")
BAD_NUMBER = Phrase("“{value}”不是有效的数值", "“{value}” is not a number")
NO_LIMIT = Phrase("没有写明，按 {value} 导入", "not given; {value} is taken")
REMOTE_ONLY = Phrase(
    "该题转发到其他评测站（{judge}），没有测试数据",
    "the problem forwards to another judge ({judge}) and has no test data",
)
NO_CASES = Phrase("没有测试数据", "there is no test data")
SAMPLES_ONLY = Phrase(
    "只有样例，没有其他测试数据：以样例作为测试点，请补充数据",
    "there are samples and no other test data: the samples are the cases, add more",
)
TOO_MANY_CASES = Phrase("测试点超过 {most} 个", "more than {most} test cases")
UNTITLED = Phrase("没有标题，按“{title}”导入", "there is no title; “{title}” is taken")
OUTPUTS_MISSING = Phrase(
    "{n} 个输入没有对应的输出，按空输出导入",
    "{n} {n:input has/inputs have} no output; empty ones are taken",
)
EXAMPLES_UNEVEN = Phrase(
    "样例输入与输出数量不同，缺少的按空导入",
    "sample inputs and outputs differ in number; what is missing is empty",
)
PICTURE_BROKEN = Phrase("图片损坏或格式不支持，已忽略", "the picture is broken or of no known kind")
PICTURE_TOO_LARGE = Phrase("图片过大，已忽略", "the picture is too large")
TAG_TOO_LONG = Phrase("标签过长或过多，已忽略一部分", "some tags are too long or too many")

TITLE_ASSUMED = Phrase(
    "该格式没有标题和题面，按压缩包名称“{title}”作为标题",
    "the format has no title and no statement; the archive's name “{title}” is taken as title",
)

DEPENDENCIES = Phrase("各组之间的依赖", "that a group counts only when others are passed")

# -- files of an archive

FILE_MISSING = Phrase("压缩包内没有这个文件", "the archive has no such file")
UNKNOWN_TEXT = Phrase(
    "不是 UTF-8、UTF-16 或 GB18030 编码的文本", "this is no text in UTF-8, UTF-16 or GB18030"
)
NOT_JSON = Phrase("不是合格的 JSON 对象：{what}", "this is not a JSON object: {what}")
BAD_VALUE = Phrase("值不合要求：{value}", "the value is not as it should be: {value}")
KEY_MISSING = Phrase("缺少“{key}”", "“{key}” is missing")
NOT_YAML = Phrase("不是合格的 YAML：{what}", "this is not YAML: {what}")
TOO_MANY_VALUES = Phrase("值超过 {most} 个", "more than {most} values")
YAML_TOO_LARGE = Phrase(
    "YAML 的值过多、嵌套过深或引用自身",
    "the YAML holds too many values, is nested too deeply or refers to itself",
)

NOT_LISTED = Phrase("其余各项，不再一一列出", "the rest, which is not listed one by one")

# -- names of fields, as losses call them: the first word of each row of the table of fields

FIELD_NAMES = {
    "problemId": Phrase("题目编号", "the problem ID"),
    "title": Phrase("标题", "the title"),
    "description": Phrase("题目描述", "the description"),
    "input": Phrase("输入说明", "the description of the input"),
    "output": Phrase("输出说明", "the description of the output"),
    "hint": Phrase("提示", "the hint"),
    "statements": Phrase("其他语言的题面", "the statement in further languages"),
    "examples": Phrase("样例", "the examples"),
    "pictures": Phrase("图片", "the pictures"),
    "source": Phrase("来源", "the source"),
    "tags": Phrase("标签", "the tags"),
    "difficulty": Phrase("难度", "the difficulty"),
    "timeLimit": Phrase("时间限制", "the time limit"),
    "memoryLimit": Phrase("内存限制", "the memory limit"),
    "stackLimit": Phrase("栈限制", "the stack limit"),
    "type": Phrase("题目类型", "the type of the problem"),
    "objectiveParts": Phrase("客观题的小题", "the parts of an objective problem"),
    "unsupported": Phrase("本系统尚不能评测的部分", "what this judge cannot run"),
    "cases": Phrase("测试点", "the test cases"),
    "scores": Phrase("测试点分数", "the scores of the test cases"),
    "judgeCaseMode": Phrase("测试点计分方式与分组", "how test cases add up, and their groups"),
    "judgeMode": Phrase("比较方式", "the comparison of outputs"),
    "spj": Phrase("特殊评测程序", "the special judge"),
    "interactive": Phrase("交互程序", "the interactor"),
    "spjLanguage": Phrase("评测程序的语言", "the language of the judging program"),
    "spjArgs": Phrase("评测程序的参数", "the arguments of the judging program"),
    "checker": Phrase("交互后的特判程序", "the checker after the interactor"),
    "judgeExtraFile": Phrase("评测程序的附加文件", "extra files of the judging program"),
    "userExtraFile": Phrase("选手程序的附加文件", "extra files of the student's program"),
    "isFileIO": Phrase("文件输入输出", "input and output by files"),
    "codeTemplates": Phrase("代码模板", "the code templates"),
    "prepend": Phrase("学生代码前后的代码", "the code around the student's"),
    "attachments": Phrase("附件", "the attachments"),
    "solutions": Phrase("参考程序", "the reference solutions"),
    "languages": Phrase("可用语言", "the languages offered"),
    "openCaseResult": Phrase("是否公开测试点结果", "whether results of cases are shown"),
    "codeShare": Phrase("是否允许分享代码", "whether code may be shared"),
    "showCheckerComment": Phrase(
        "是否显示评测程序的说明", "whether comments of the checker are shown"
    ),
}

# Rows that share their first word with others, by what tells them apart.
ROW_NAMES = {
    "other templates": Phrase("未启用的代码模板", "code templates that are not enabled"),
    "other solutions": Phrase(
        "预期不是只有通过的参考程序",
        "reference solutions that are not expected to be accepted alone",
    ),
    "solution scores": Phrase(
        "参考程序的预期分数", "the scores that solutions are expected to get"
    ),
}

# -- exports

SEPARATOR = Phrase("；", "; ")
LOSSES_HEAD = Phrase(
    "以下内容在 {format} 格式中不会原样保留：",
    "What does not come back equal from the format {format}:",
)

ABSOLUTE_LINKS = Phrase("指向本站的绝对链接", "absolute links to this server")
OTHERWISE_DIVIDED = Phrase("按其中的标题另行分段的文字", "a text divided at the headings in it")
WITHOUT_CONTROLS = Phrase("去掉控制字符后的内容", "the same without control characters")
PLAIN_COMPARISON = Phrase("普通比较", "the plain comparison")
SUM_OF_CASES = Phrase("各测试点分数之和（无分组）", "the sum of the cases, without groups")
GROUP_BY_GROUP = Phrase(
    "按组排列，组内分数取最小值", "group by group, each case with its group's minimum"
)
ONE_PER_FAMILY = Phrase("同一语言族共用一份", "one for all languages of a family")
OTHER_NAME_OR_VERDICT = Phrase("名称、语言或预期有变", "others in name, language or verdict")

_IN_LANGUAGE = Phrase("{field}（{language}）", "{field} ({language})")


def in_language(field: str, language: str) -> Phrase:
    """A field's name, of one language, file or other part of it alone."""
    name = FIELD_NAMES[field]
    return Phrase(
        _IN_LANGUAGE.zh.format(field=name.zh, language=language),
        _IN_LANGUAGE.en.format(field=name.en, language=language),
    )


_MORE_OF = Phrase("{field}（其余 {n} 个）", "{field} ({n} more)")


def more_of(field: str, number: int) -> Phrase:
    """What is left out of a field that holds too many things."""
    name = FIELD_NAMES[field]
    return Phrase(
        _MORE_OF.zh.format(field=name.zh, n=number), _MORE_OF.en.format(field=name.en, n=number)
    )
