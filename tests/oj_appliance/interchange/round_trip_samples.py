"""Problems that together touch every row of the table of fields (formats §10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from oj_appliance.problems.types.problem import (
    CodeTemplateDraft,
    Example,
    ReferenceSolutionDraft,
    Statement,
    TagName,
)

CPP_FAMILY = ("C++", "C++ With O2", "C++ 17", "C++ 17 With O2", "C++ 20", "C++ 20 With O2")
CHECKER = "#include <cstdio>\nint main(int argc, char **argv) { return argc == 4 ? 0 : 1; }\n"
TESTLIB = (
    '#include "testlib.h"\nint main(int argc, char **argv) {\n'
    '  registerTestlibCmd(argc, argv);\n  quitf(_ok, "fine");\n}\n'
)
PYTHON = "import sys\n\n\ndef main():\n    sys.exit(42)\n\n\nmain()\n"
CONTROLS = "a\x0bb\x0cc\x1bd\x00e\ufffef\uffffg\x85h\x7fi"
PICTURE = "{picture}"  # in a text: the link of an uploaded picture

Case = tuple[bytes, bytes, int | None, int]
SUMS: tuple[Case, ...] = (
    (b"1 2\n", b"3\n", None, 1),
    (b"-5 5\n", b"0\n", None, 1),
    (b"7 8", b"15", None, 1),
)


@dataclass(frozen=True)
class Sample:
    """`draft` are fields of a ProblemDraft besides the usual ones."""

    problem_id: str
    draft: dict[str, Any] = field(default_factory=dict)
    cases: tuple[Case, ...] = SUMS
    attachments: dict[str, bytes] = field(default_factory=dict)


def scored(*scores_and_groups: tuple[int, int]) -> tuple[Case, ...]:
    return tuple(
        (f"{n} {n}\n".encode(), f"{2 * n}\n".encode(), score, group)
        for n, (score, group) in enumerate(scores_and_groups, 1)
    )


def checker(abi: str, code: str = CHECKER, language: str = "C++", **more: Any) -> dict[str, Any]:
    return {
        "judge_mode": "spj",
        "spj_abi": abi,
        "spj_code": code,
        "spj_language": language,
        **more,
    }


def interactor(abi: str, code: str = CHECKER) -> dict[str, Any]:
    return checker(abi, code, judge_mode="interactive")


def comparison(arguments: str) -> dict[str, Any]:
    return {"judge_mode": "spj", "spj_abi": "builtin", "spj_args": arguments}


def solution(
    name: str, *expected: int, language: str = "C++ 17 With O2", score: int | None = None
) -> ReferenceSolutionDraft:
    code = f"// {name}\nint main() {{}}\n"
    return ReferenceSolutionDraft(name, language, code, expected or (0,), score)


def template(language: str, code: str = "", **more: Any) -> CodeTemplateDraft:
    return CodeTemplateDraft(language, code, enabled=bool(code), **more)


TEXTS = (
    Sample("PLAIN1"),
    Sample(
        "TITLE1", {"statement": Statement("a  &amp; b < c & 1", "题面", "两个数", "和", "提示")}
    ),
    Sample("EMPTY1", {"statement": Statement("EMPTY1"), "examples": ()}),
    Sample(
        "PICTURE1",
        {
            "statement": Statement(
                "PICTURE1",
                f"看图 ![图]({PICTURE})\n\n**粗** and $a_1 < b$\n\n- 一\n- 二",
                "两个数 $a, b$",
                "一个数",
                f'<img src="{PICTURE}"> 1 &lt; 2',
            )
        },
    ),
    Sample(
        "LANGUAGES1",
        {
            "further_statements": {
                "en-US": Statement(
                    "Two numbers", f"Add them ![p]({PICTURE})", "two", "one", "none"
                ),
                "fr-FR": Statement("Deux nombres", "Additionnez", "deux", "un", ""),
            }
        },
    ),
    Sample(
        "HEADING1",
        {
            "statement": Statement(
                "HEADING1", "甲\n\n## 输入格式\n\n乙\n\n## 小节\n\n丙", "丁", "戊", "己"
            ),
            "further_statements": {"en-US": Statement("Heads", "a\n\n## Input\n\nb", "c", "d", "")},
        },
    ),
    Sample(
        "HEADING2",
        {
            "statement": Statement(
                "HEADING2", "甲\n\n## 来源\n\n某书", "乙\n\n```input1\n9\n```", "丙", ""
            ),
            "source": "某赛",
        },
    ),
    Sample(
        "MARKS1",
        {"statement": Statement("MARKS1", "see [code]x[/code]", "[md]a[/md]", "</span>", "\n\nb")},
    ),
    Sample("A-LONG.ID~WITH_SIGNS-0123456789012345678", {"source": "来源 " * 90 + "end"}),
    Sample(
        "EXAMPLES1",
        {
            "examples": (
                Example("1 2\n3", "4"),
                Example("", ""),
                Example("无", ""),
                Example("", "5"),
            )
        },
    ),
    Sample("SOURCE1", {"source": "Town  cup 2024"}),
    Sample("TAGS1", {"tags": (TagName("two words"), TagName("数学", "#ff0000")), "source": "Cup"}),
    Sample(
        "SWITCHES1",
        {
            "time_limit_ms": 2500,
            "memory_limit_mb": 300,
            "stack_limit_mb": 64,
            "difficulty": 2,
            "code_share": True,
            "open_case_result": False,
            "show_checker_comment": True,
        },
    ),
    Sample("UNSUPPORTED1", {"unsupported": "multi-pass"}),
    Sample(
        "CONTROLS1",
        {
            "statement": Statement(f"CONTROLS1\n{CONTROLS}", *[CONTROLS] * 4),
            "examples": (Example(CONTROLS, "\x00"),),
            "source": CONTROLS,
            "code_templates": tuple(template(each, CONTROLS) for each in CPP_FAMILY),
            "reference_solutions": (ReferenceSolutionDraft("a.cpp", "C++", CONTROLS),),
        },
    ),
    Sample(
        "CONTROLS2", {"tags": (TagName("a\x0bb"),), **checker("hustoj", f"int main; {CONTROLS}")}
    ),
    Sample("SPJNOMAIN1", checker("hustoj", "MAKE_CHECKER\n")),
    Sample(
        "ATTACHMENTS1", attachments={"notes.pdf": b"%PDF-1.4\n\x00\xff", "读我.txt": b"hello\r\n"}
    ),
    Sample("ATTACHMENTS2", attachments={"a.pdf": b"%PDF-1.4\n", "A.pdf": b"%PDF-1.5\n"}),
)

SCORING = (
    Sample("SUM1", {"type": 1}, scored((10, 1), (0, 1), (35, 1), (55, 1))),
    Sample("EQUAL1", {"type": 1}, scored((25, 1), (25, 1), (25, 1), (25, 1))),
    Sample("ZERO1", {"type": 1}, scored((0, 1), (0, 1), (0, 1))),
    Sample("ZERO2", {"type": 1, "judge_case_mode": "subtask_lowest"}, scored((0, 1), (0, 2))),
    Sample("ERGODIC1", {"judge_case_mode": "ergodic_without_error"}),
    Sample(
        "LOWEST1",
        {"type": 1, "judge_case_mode": "subtask_lowest"},
        scored((30, 1), (30, 1), (70, 2), (70, 2), (70, 2)),
    ),
    Sample(
        "LOWEST2",
        {"type": 1, "judge_case_mode": "subtask_lowest"},
        scored((30, 2), (40, 5), (35, 2), (60, 5)),
    ),
    Sample("LOWEST3", {"type": 1, "judge_case_mode": "subtask_lowest"}, scored((40, 1), (60, 2))),
    Sample(
        "AVERAGE1",
        {"type": 1, "judge_case_mode": "subtask_average"},
        scored((50, 1), (50, 1), (51, 1), (7, 2), (8, 2)),
    ),
    Sample("EXACT1", {"is_remove_end_blank": False, "is_upload_case": False}),
    Sample("BINARY1", cases=((b"\x00\x01\xff\n", b"\x1a\n", None, 1),)),
    Sample("BLANK1", cases=((b"", b"", None, 1), (b"1 \n\n", b" \n", None, 1))),
)

JUDGES = (
    *(
        Sample(f"SPJ{n}", checker(abi))
        for n, abi in enumerate(
            ("hoj", "qduoj", "hustoj", "hustoj-tpj", "kattis", "hydro", "lemon", "syzoj"), 1
        )
    ),
    Sample("SPJTESTLIB1", checker("testlib", TESTLIB)),
    Sample("SPJTESTLIB2", checker("testlib", CHECKER)),
    Sample("SPJTESTLIB3", checker("testlib", TESTLIB, spj_args="-x 3")),
    Sample("SPJHUSTOJ2", checker("hustoj", TESTLIB)),
    Sample("SPJDMOJ1", checker("dmoj")),
    Sample("SPJDMOJ2", checker("dmoj-testlib", TESTLIB)),
    Sample("SPJDMOJ3", checker("dmoj-coci", spj_args="a b")),
    Sample("SPJPYTHON1", checker("kattis", PYTHON, "Python3", spj_args="eps 3")),
    Sample("SPJPYTHON2", checker("testlib", PYTHON, "PyPy3")),
    Sample("SPJRUBY1", checker("kattis", "# main\nexit 42\n", "Ruby")),
    *(
        Sample(f"BUILTIN{n}", comparison(arguments))
        for n, arguments in enumerate(
            (
                *("tokens", "tokens-nocase", "lines", "float 1e-6 1e-6", "float 1e-3 1e-3"),
                *("float 0.0001 0", "float 0 1e-5", "float 0.1 0.01"),
            ),
            1,
        )
    ),
    *(
        Sample(f"INTERACTIVE{n}", interactor(abi))
        for n, abi in enumerate(("hoj", "kattis", "dmoj"), 1)
    ),
    Sample("INTERACTIVE4", interactor("testlib", TESTLIB)),
    *(
        Sample(f"INTERACTIVE{n}", interactor("testlib", TESTLIB) | after)
        for n, after in enumerate(
            (
                {"checker_abi": "testlib", "checker_code": TESTLIB, "checker_language": "C++"},
                {"checker_abi": "builtin", "checker_args": "tokens"},
                {"checker_abi": "builtin", "checker_args": "float 1e-6 1e-6"},
                {"checker_abi": "builtin", "checker_args": "tokens-nocase"},
                {"checker_abi": "hoj", "checker_code": CHECKER, "checker_language": "C++"},
            ),
            5,
        )
    ),
    Sample(
        "JUDGEFILE1", checker("testlib", TESTLIB, judge_extra_file={"extra.h": "#define A 1\n"})
    ),
    Sample("JUDGEFILE2", {"judge_extra_file": {"extra.h": "#define A 1\n"}}),
    # What the formats call their own programs and settings, and names that are one elsewhere.
    Sample(
        "JUDGEFILE3",
        checker(
            "testlib",
            TESTLIB,
            judge_extra_file={"Checker.cpp": "// a\n", "validate.cpp": "// b\n", "check.cpp": "c"},
        ),
    ),
    Sample(
        "JUDGEFILE4",
        checker("testlib", TESTLIB, judge_extra_file={"init.yml": "a", "x.h": "b", "X.H": "c"}),
    ),
)

PROGRAMS = (
    Sample("USERFILE0", {"user_extra_file": {"empty.h": "", "main.h": "x"}}),
    Sample("USERFILE1", {"user_extra_file": {"stub.h": "int f();\n"}, "languages": CPP_FAMILY}),
    Sample(
        "USERFILE2",
        {"user_extra_file": {"Config.yaml": "a", "1.IN": "b", "x.h": "c", "X.H": "d"}},
    ),
    *(
        Sample(
            problem_id,
            {"is_file_io": True, "io_read_file_name": names[0], "io_write_file_name": names[1]},
        )
        for problem_id, names in (
            ("FILEIO1", ("sum.in", "sum.out")),
            ("FILEIO2", ("data.txt", "answer.txt")),
        )
    ),
    Sample(
        "TEMPLATE1",
        {
            "code_templates": (
                *(template(each, "int main() {}\n") for each in CPP_FAMILY),
                template("Java", "class Main {}\n"),
            )
        },
    ),
    Sample(
        "TEMPLATE2",
        {
            "code_templates": (
                template("C++ 17", "// seventeen\n"),
                template("C++", "// first\n"),
                template("Rust", "fn main() {}\n"),
                CodeTemplateDraft("C", "// kept\n"),
            )
        },
    ),
    Sample(
        "AROUND1",
        {
            "code_templates": tuple(
                CodeTemplateDraft(each, "int f();\n", "// before", "// after", enabled=True)
                for each in CPP_FAMILY
            ),
            "languages": CPP_FAMILY,
        },
    ),
    Sample(
        "AROUND2",
        {
            "code_templates": (
                CodeTemplateDraft("C++ 17", "", "// before", ""),
                CodeTemplateDraft("Rust", "", "// rust", ""),
            )
        },
    ),
    Sample(
        "SOLUTIONS1",
        {
            "reference_solutions": (
                *(solution(f"ok{n}.cpp") for n in range(1, 8)),
                solution("slow.py", language="Python3"),
                solution("old.py", language="Python2"),
                solution("iron.rs", language="Rust"),
                solution("named"),
            )
        },
    ),
    Sample(
        "SOLUTIONS3",
        {
            "reference_solutions": tuple(
                solution(name) for name in ("2_A.cpp", "a.cpp", "A.cpp", "a.CPP")
            )
        },
    ),
    Sample(
        "SOLUTIONS2",
        {
            "type": 1,
            "reference_solutions": (
                solution("wa.cpp", -1),
                solution("tle.cpp", 1),
                solution("re.cpp", 3),
                solution("pe.cpp", -3),
                solution("mle.cpp", 2),
                solution("pac.cpp", 8, score=40),
                solution("ac_tle.cpp", 0, 1),
                solution("tle_mle.cpp", 1, 2),
                solution("any.cpp", -1, 1),
                solution("full.cpp", score=100),
            ),
        },
        scored((40, 1), (60, 1)),
    ),
    Sample("LANGUAGE1", {"languages": (*CPP_FAMILY, "Python3", "PyPy3")}),
    Sample("LANGUAGE2", {"languages": ("C++ 17",)}),
)

SAMPLES = (*TEXTS, *SCORING, *JUDGES, *PROGRAMS)
