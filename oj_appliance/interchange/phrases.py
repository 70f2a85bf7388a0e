"""The sentences of import reports, in both languages, in one place."""

from __future__ import annotations

from oj_appliance.errors import Phrase

# -- a whole file

WHOLE_FILE = Phrase("文件", "the file")
UNSAFE_ARCHIVE = Phrase("压缩包损坏或不安全", "the archive is malformed or unsafe")
TOO_MANY_PROBLEMS = Phrase("题目超过 {most} 道", "it holds more than {most} problems")
NO_PROBLEM = Phrase("文件中没有题目", "it holds no problem")
UNKNOWN_FORMAT = Phrase(
    "无法识别的格式：既不是 zip 压缩包，也不是 FPS 的 XML 文件",
    "not a known format: neither a zip archive nor an FPS XML file",
)
UNKNOWN_ARCHIVE = Phrase(
    "压缩包内没有任何已知格式的题目，也没有测试输入；可以导入 FPS、HOJ、QDUOJ、Hydro、Kattis、"
    "Polygon、DMOJ 题目包，或由输入输出文件组成的 zip",
    "the archive holds no problem of a known format and no test input; packages of FPS, HOJ, QDUOJ,"
    " Hydro, Kattis, Polygon and DMOJ are read, and plain archives of inputs and outputs",
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
BAD_ENCODING = Phrase(
    "第 {line} 行的内容不符合声明的编码 {encoding}",
    "line {line} does not fit the declared encoding {encoding}",
)
UNKNOWN_ENCODING = Phrase("未知的编码 {encoding}", "unknown encoding {encoding}")
WRONG_ROOT = Phrase("第 {line} 行的根元素不是 fps", "line {line}: the root element is not fps")
ENTITY_DECLARED = Phrase(
    "第 {line} 行声明了实体，出于安全考虑不予接受",
    "line {line} declares an entity; that is refused for safety",
)
TOO_DEEP = Phrase("第 {line} 行的元素嵌套过深", "line {line}: elements are nested too deeply")
TOO_MANY_NODES = Phrase("第 {line} 行起元素过多", "line {line}: there are too many elements")
TOKEN_TOO_LONG = Phrase("第 {line} 行的标记过长", "line {line}: a tag or comment is too long")

# -- one problem

TEXT_TOO_LONG = Phrase("文字过长（超过 {most} 字节）", "the text is longer than {most} bytes")
BAD_NUMBER = Phrase("“{value}”不是有效的数值", "“{value}” is not a number")
BAD_UNIT = Phrase("未知的单位“{value}”", "unknown unit “{value}”")
NO_LIMIT = Phrase("没有写明，按 {value} 导入", "not given; {value} is taken")
REMOTE_ONLY = Phrase(
    "该题转发到其他评测站（{judge}），没有测试数据",
    "the problem forwards to another judge ({judge}) and has no test data",
)
NO_CASES = Phrase("没有测试数据", "there is no test data")
TOO_MANY_CASES = Phrase("测试点超过 {most} 个", "more than {most} test cases")
TEXT_JUDGE = Phrase(
    "客观题（Text 判题）尚不能导入",
    "objective questions (Text judging) cannot be imported yet",
)
UNTITLED = Phrase("没有标题，按“{title}”导入", "there is no title; “{title}” is taken")
OUTPUTS_MISSING = Phrase(
    "{n} 个输入没有对应的输出，按空输出导入",
    "{n} inputs have no output; empty ones are taken",
)
INPUTS_MISSING = Phrase(
    "{n} 个输出没有对应的输入，已忽略", "{n} outputs have no input and are left out"
)
ALTERNATING = Phrase(
    "没有 test_output，按输入、输出交替读取",
    "there is no test_output; the nodes are read as input and output in turn",
)
EXAMPLES_UNEVEN = Phrase(
    "样例输入与输出数量不同，缺少的按空导入",
    "sample inputs and outputs differ in number; what is missing is empty",
)
PICTURE_BROKEN = Phrase("图片损坏或格式不支持，已忽略", "the picture is broken or of no known kind")
PICTURE_TOO_LARGE = Phrase("图片过大，已忽略", "the picture is too large")
EMPTY_CHECKER = Phrase(
    "内容不是程序，按普通比较导入",
    "this is not a program; the ordinary comparison is taken",
)
TAG_TOO_LONG = Phrase("标签过长或过多，已忽略一部分", "some tags are too long or too many")

# -- plain archives of data

TITLE_ASSUMED = Phrase(
    "该格式没有标题和题面，按压缩包名称“{title}”作为标题",
    "the format has no title and no statement; the archive's name “{title}” is taken as title",
)
IN_OTHER_FOLDER = Phrase("位于其他文件夹中，未导入", "they lie in another folder and are left out")
NO_INPUT = Phrase("没有对应的输入文件，未导入", "there is no input for them; they are left out")
NOT_A_CASE = Phrase(
    "文件名不是测试数据的命名，未导入", "the names are not those of test data; they are left out"
)
SECOND_OUTPUT = Phrase(
    "同一测试点已有其他文件，未导入", "the case has another file; they are left out"
)
SUBTASKS_BY_NAME = Phrase(
    "文件名中有子任务编号，按 {n} 个子任务导入，平分 100 分",
    "the names carry numbers of subtasks; {n} subtasks are taken, which share 100 points",
)

# -- DMOJ

DYNAMIC_YAML = Phrase(
    "这是一段程序，不会执行，按没有此项导入", "this is a program; it is not run and left out"
)
OWN_PATTERNS = Phrase(
    "文件名的匹配规则由题目包自定义，改按本系统的规则配对输入与输出",
    "the package has patterns of its own for names; inputs and outputs are paired by our rules",
)

# -- Hydro

OBJECTIVE = Phrase("客观题尚不能导入", "objective questions cannot be imported yet")
TABS = Phrase("制表符按空格读取", "tabs in it are read as blanks")

# -- Polygon

GENERATED_TESTS = Phrase(
    "{all} 个测试点中有 {n} 个不在包内（由生成器产生）；请下载 Polygon 的完整包（linux、windows）",
    "{n} of {all} tests are not in the package, they are generated; take the full package"
    " (linux or windows) from Polygon",
)
DEPENDENCIES = Phrase("各组之间的依赖", "that a group counts only when others are passed")

# -- Kattis

GENERATED = Phrase(
    "只有数据生成器，没有测试数据；请先生成数据再打包",
    "there are generators but no test data; generate them before packing",
)
LONG_EXAMPLES = Phrase("{n} 个样例（过长或过多）", "{n} examples (too long or too many)")
NOT_USED = Phrase("题目包没有用到，未导入", "the package does not use it; it is left out")
NO_PROGRAM = Phrase("没有可识别语言的源程序", "there is no source of a known language")
CASE_COUNTS = Phrase("文字改为区分大小写比较", "words are compared with their letter case")
PDF_ONLY = Phrase(
    "题面是 PDF 文件，作为附件导入", "the statement is a PDF file; it is imported as an attachment"
)

# -- files of an archive

FILE_MISSING = Phrase("压缩包内没有这个文件", "the archive has no such file")
UNKNOWN_TEXT = Phrase(
    "不是 UTF-8、UTF-16 或 GB18030 编码的文本", "this is no text in UTF-8, UTF-16 or GB18030"
)
NOT_JSON = Phrase("不是合格的 JSON 对象：{what}", "this is not a JSON object: {what}")
BAD_VALUE = Phrase("值不合要求：{value}", "the value is not as it should be: {value}")
KEY_MISSING = Phrase("缺少“{key}”", "“{key}” is missing")
SCORES_ASSUMED = Phrase(
    "没有写明测试点及分数，按文件名配对并均分 100 分",
    "the test cases and their scores are not listed; files are paired by name and share 100 points",
)
NO_FOLDER = Phrase("没有同名的数据文件夹 {name}", "the folder {name} with the data is missing")
EXAMPLES_UNREADABLE = Phrase(
    "样例的标记不完整，只导入了能读出的样例",
    "some marks of the examples are missing; those that can be read are taken",
)
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

NONE = Phrase("空", "nothing")
ABSOLUTE_LINKS = Phrase("指向本站的绝对链接", "absolute links to this server")
OTHERWISE_DIVIDED = Phrase("按其中的标题另行分段的文字", "a text divided at the headings in it")
AS_TEX = Phrase("经 TeX 转换后的文字", "the text as it is after a way through TeX")
WITHOUT_CONTROLS = Phrase("去掉控制字符后的内容", "the same without control characters")
AS_MARKS = Phrase("其中的 [code] 标记读作程序", "its marks [code] read as programs")
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
