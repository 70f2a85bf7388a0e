"""The sentences of import reports, in both languages, in one place."""

from __future__ import annotations

from oj_appliance.errors import Phrase

# -- a whole file

WHOLE_FILE = Phrase("文件", "the file")
UNSAFE_ARCHIVE = Phrase("压缩包损坏或不安全", "the archive is malformed or unsafe")
TOO_MANY_PROBLEMS = Phrase("题目超过 {most} 道", "it holds more than {most} problems")
NO_PROBLEM = Phrase("文件中没有题目", "it holds no problem")
UNKNOWN_FORMAT = Phrase(
    "无法识别的格式；目前可以导入 FPS（XML 文件，或装有 XML 文件的 zip）",
    "not a known format; FPS is read now (an XML file, or a zip of XML files)",
)
NO_XML_IN_ZIP = Phrase(
    "压缩包内没有 FPS 的 XML 文件；其他题目包格式尚未支持",
    "there is no FPS XML file in the archive; other package formats are not yet supported",
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

# -- names of fields, as losses call them

FIELD_NAMES = {
    "title": Phrase("标题", "the title"),
    "source": Phrase("来源", "the source"),
    "timeLimit": Phrase("时间限制", "the time limit"),
    "memoryLimit": Phrase("内存限制", "the memory limit"),
    "spj": Phrase("特殊评测程序", "the special judge"),
    "codeTemplates": Phrase("{language} 的代码模板", "the code template of {language}"),
    "prepend": Phrase("{language} 的前后代码", "the code around the student's in {language}"),
    "solutions": Phrase("{language} 的参考程序", "the reference solution in {language}"),
}
