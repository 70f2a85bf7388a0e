"""What Kattis packages of every age may hold."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

from tests.http_client import Client
from tests.oj_appliance.files.pictures import picture
from tests.oj_appliance.interchange.formats.kattis.packages import (
    GROUPS,
    NEW,
    OLD,
    imported,
    points,
    solutions,
)
from tests.oj_appliance.interchange.packages import case_data, import_package, zipped
from tests.server_process import ServerProcess


def test_a_source_may_say_itself_what_it_gets(server: ServerProcess, root: Client) -> None:
    told, _ = imported(
        root,
        OLD,
        submissions__wrong_answer__a="no extension",
        **{
            "submissions__mixed__a.py": "# @EXPECTED_RESULTS@: CORRECT, TIMELIMIT\n",
            "submissions__mixed__b.cpp": "int main() {}\n",
            "submissions__rejected__c.py": "#!/usr/bin/env python2\nprint 1\n",
            "submissions__accepted__two__x.cpp": "1",
            "submissions__accepted__two__y.cpp": "2",
            "submissions__accepted__one__z.cpp": "int main() {}",
            "submissions__slow__d.c": "int main() {}",
            "submissions__submissions.yaml": "slow: {required: [TLE, RTE]}\n",
        },
    )
    assert solutions(server, told["pid"]) == {
        "a.py": "[0,1]",
        "b.cpp": "[0,-3,-1,1,2,3,8]",
        "c.py": "[-3,-1,1,2,3,8]",
        "d.c": "[1,3]",
        "z.cpp": "[0]",
    }
    assert [loss["field"] for loss in told["losses"]] == ["solutions"] * 2


def test_every_place_of_a_time_limit_is_read(root: Client) -> None:
    plain = "name: x\nlimits: {memory: 64}\n"
    _, beside = imported(root, plain, **{".timelimit": "2.5\n"})
    _, domjudge = imported(root, plain, **{"domjudge-problem.ini": "timelimit='3'\ncolor=red\n"})
    _, own = imported(root, NEW.replace("time_limit: 1", "time_limit: 1.001"))
    told, none = imported(root, "name: x\n")
    limits = [each["timeLimit"] for each in (beside, domjudge, own, none)]
    assert limits == [2500, 3000, 1001, 1000]
    assert [len(told["warnings"]), none["memoryLimit"]] == [2, 1024]


@pytest.mark.parametrize(
    ("flags", "mode", "arguments", "remove_end_blank"),
    [
        ("", "spj", "tokens-nocase", True),
        ("case_sensitive", "spj", "tokens", True),
        ("case_sensitive space_change_sensitive", "default", None, False),
        ("float_tolerance 1e-6", "spj", "float 1e-6 1e-6", True),
        ("float_absolute_tolerance 1e-4", "spj", "float 1e-4 0", True),
        ("float_relative_tolerance 0.5", "spj", "float 0 0.5", True),
    ],
)
def test_flags_name_a_comparison_of_ours(
    root: Client, flags: str, mode: str, arguments: str | None, remove_end_blank: bool
) -> None:
    _, old = imported(root, f"{OLD}validator_flags: {flags}\n")
    _, new = imported(
        root,
        NEW,
        **{
            "data__secret__test_group.yaml": f"output_validator_args: {json.dumps(flags.split())}",
            "data__secret__1.in": "",
            "data__secret__1.ans": "",
        },
    )
    for problem in (old, new):
        assert (problem["judgeMode"], problem["spjArgs"]) == (mode, arguments)
        assert problem["isRemoveEndBlank"] is remove_end_blank


def test_a_validator_brings_its_headers_and_arguments(root: Client) -> None:
    _, problem = imported(
        root,
        OLD + "validation: custom score\nvalidator_flags: strict 3\n",
        **{
            "output_validators__check__validate.cc": '#include "validate.h"\nint main() {}\n',
            "output_validators__check__validate.h": "// {{n}}\n",
            "output_validators__check__README.md": "read",
        },
    )
    assert (problem["judgeMode"], problem["spjAbi"]) == ("spj", "kattis")
    assert (problem["spjLanguage"], problem["spjArgs"]) == ("C++", "strict 3")
    assert problem["judgeExtraFile"] == '{"validate.h":"// {{n}}\\n"}'


def test_constants_are_filled_in(root: Client) -> None:
    _, problem = imported(
        root,
        NEW + "constants: {max_n: 500}\n",
        **{
            "statement__problem.en.md": "At most {{max_n}} of {{other}}.\n{{nextsample}}\n",
            "output_validator__check.py": "N = {{max_n}}\n",
            "include__cpp__limits.h": "#define N {{max_n}}\n",
        },
    )
    assert problem["description"] == "At most 500 of {{other}}."
    assert problem["userExtraFile"] == '{"limits.h":"#define N 500\\n"}'
    assert problem["spjCode"] == "N = 500\n"


def test_statements_in_several_languages(root: Client) -> None:
    _, problem = imported(
        root,
        NEW.replace("Made by a test", "{en: Sum, zh-CN: 求和, sv: Summa}"),
        **{
            "statement__problem.en.tex": (
                "\\problemname{Sum}\nPrint it.\n\\includegraphics{a}\n\\section*{Input}\nTwo."
            ),
            "statement__problem.zh-CN.md": "求和。\n\n## 输入\n\n两个数。\n\n![图](a.png)\n",
            "statement__problem.sv.md": "Skriv.\n\n## Interaction\n\nFråga.\n",
            "statement__a.png": picture(),
        },
    )
    assert (problem["title"], problem["description"]) == ("求和", "求和。")
    assert "(/api/public/img/" in problem["input"]
    further = problem["statements"]
    assert (further["en"]["title"], further["en"]["input"]) == ("Sum", "Two.")
    assert "(/api/public/img/" in further["en"]["description"]
    assert (further["sv"]["title"], further["sv"]["input"]) == ("Summa", "Fråga.")


def test_what_is_shown_of_a_sample_goes_before_what_is_judged(root: Client) -> None:
    _, problem = imported(
        root,
        NEW,
        **{
            "data__sample__1.in": "judged",
            "data__sample__1.ans": "answer",
            "data__sample__1.in.statement": "shown",
            "data__sample__1.out": "output",
            "data__sample__2.in": "x" * 70_000,
            "data__sample__2.ans": "long",
        },
    )
    assert problem["examples"] == "<input>shown</input><output>output</output>"


def test_attachments_and_languages(root: Client) -> None:
    told, problem = imported(
        root,
        NEW + "languages: [cpp, python3, kotlin]\n",
        attachments__tool="x",
        attachments__sub__other="y",
    )
    assert {each["name"] for each in problem["attachments"]} == {"tool", "other"}
    assert [(loss["field"], "kotlin" in loss["msg"]) for loss in told["losses"]] == [
        ("languages", True)
    ]
    found = root.get("/api/get-problem-languages", pid=told["pid"]).data
    assert {"C++", "Python3"} <= {each["name"] for each in found}
    assert "C" not in {each["name"] for each in found}


@pytest.mark.parametrize(
    ("settings", "files", "expected"),
    [
        # legacy: all or nothing unless it says otherwise, and each case of a sum for itself
        (OLD, {}, [(4, 1)] * 4),
        (OLD, {"data/testdata.yaml": "grader_flags: always_accept"}, [(2, 1)] * 2 + [(2, 2)] * 2),
        (
            OLD,
            {
                "data/secret/testdata.yaml": "grader_flags: accept_if_any_accepted",
                "data/secret/g1/testdata.yaml": "accept_score: 10",
                "data/secret/g2/testdata.yaml": "accept_score: 20\ngrader_flags: min",
            },
            [(10, 1), (10, 2), (20, 3), (20, 3)],
        ),
        # 2025-09: a group passes or fails unless it says otherwise
        (
            NEW,
            {
                "data/secret/g1/test_group.yaml": "max_score: 40",
                "data/secret/g2/test_group.yaml": "{max_score: 61, score_aggregation: sum}",
            },
            [(40, 1), (40, 1), (30, 2), (31, 3)],
        ),
        (
            NEW.replace("2025-09", "2023-07-draft"),
            {
                "data/secret/g1/testdata.yaml": "grading: {max_score: 40, aggregation: min}",
                "data/secret/g2/testdata.yaml": "grading: {max_score: 60, aggregation: min}",
            },
            [(40, 1), (40, 1), (60, 2), (60, 2)],
        ),
    ],
)
def test_how_groups_add_up(
    server: ServerProcess, root: Client, settings: str, files: dict[str, str], expected: object
) -> None:
    if files.get("data/testdata.yaml"):
        files = files | {
            f"data/secret/g{n}/testdata.yaml": "{grader_flags: min, accept_score: 2}"
            for n in (1, 2)
        }
    renamed = {name.replace("/", "__"): text for name, text in {**GROUPS, **files}.items()}
    told, problem = imported(root, settings + "type: scoring\n", **renamed)
    assert points(server, told["pid"]) == expected
    assert problem["judgeCaseMode"] == "subtask_lowest"
    assert problem["unsupported"] is False


def test_the_mean_of_a_group_is_a_way_of_adding_up(server: ServerProcess, root: Client) -> None:
    flags = {
        "data/secret/g1/testdata.yaml": "accept_score: 30\ngrader_flags: avg always_accept",
        "data/secret/g2/testdata.yaml": "accept_score: 70\ngrader_flags: avg always_accept",
        "data/secret/testdata.yaml": "grader_flags: sum always_accept",
    }
    renamed = {name.replace("/", "__"): text for name, text in {**GROUPS, **flags}.items()}
    told, problem = imported(root, OLD + "type: scoring\n", **renamed)
    assert (problem["judgeCaseMode"], problem["unsupported"]) == ("subtask_average", False)
    assert points(server, told["pid"]) == [(30, 1), (30, 1), (70, 2), (70, 2)]
    # Without leave for wrong cases a group with a mean is all or nothing.
    flags = {name: text.replace(" always_accept", "") for name, text in flags.items()}
    flags["data/secret/testdata.yaml"] = "grader_flags: sum always_accept"
    renamed = {name.replace("/", "__"): text for name, text in {**GROUPS, **flags}.items()}
    told, problem = imported(root, OLD + "type: scoring\n", **renamed)
    assert problem["judgeCaseMode"] == "subtask_lowest"
    assert points(server, told["pid"]) == [(30, 1), (30, 1), (70, 2), (70, 2)]


def test_samples_alone_are_the_cases_and_told(server: ServerProcess, root: Client) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    files = {"data/sample/1.in": "1\n", "data/sample/1.ans": "1\n", "problem.yaml": OLD}
    content = zipped({f"samples/{name}": text for name, text in files.items()})
    (told,) = import_package(english, content)["problems"]
    assert told["cases"] == 1
    assert any("the samples are the cases" in each["msg"] for each in told["warnings"])
    assert case_data(server, told["pid"]) == [(b"1\n", b"1\n")]


@pytest.mark.parametrize(
    ("flags", "arguments"),
    [
        ("float_tolerance inf", "float 1e300 1e300"),
        ("float_tolerance nan", "float 0 0"),
        ("float_relative_tolerance 1.5E-6", "float 0 1.5E-6"),
    ],
)
def test_tolerances_are_read_as_the_default_validator_reads_them(
    root: Client, flags: str, arguments: str
) -> None:
    _, problem = imported(root, OLD + f"validator_flags: {flags}\n")
    assert (problem["spjAbi"], problem["spjArgs"]) == ("builtin", arguments)


@pytest.mark.parametrize(
    ("settings", "file", "text", "reason"),
    [
        (NEW + "type: [scoring, multi-pass]\n", "", "", "multi-pass"),
        (NEW + "type: submit-answer\n", "", "", "submit-answer"),
        (OLD + "type: scoring\ngrading: {objective: min}\n", "", "", "objective: min"),
        (OLD + "type: scoring\n", "data/testdata.yaml", "grading: custom", "grading: custom"),
        (OLD + "type: scoring\n", "data/secret/testdata.yaml", "grader_flags: max", "max"),
        (
            OLD + "type: scoring\n",
            "data/secret/testdata.yaml",
            "grader_flags: avg accept_if_any_accepted",
            "avg",
        ),
        (
            NEW + "type: scoring\n",
            "data/secret/g2/test_group.yaml",
            "{max_score: 5, require_pass: secret/g1}",
            "require_pass",
        ),
        (NEW, "data/secret/g1/a.yaml", "output_validator_args: [x]", "output_validator_args"),
        (NEW, "data/secret/g1/a.yaml", "args: [x]", "args"),
        (NEW, "data/secret/g1/a.files/x.txt", "x", ".files"),
        (NEW, "output_validator/build", "#!/bin/sh", "build"),
        (OLD + "validation: custom\n", "output_validators/b.cpp", "int main;", "output_validators"),
    ],
)
def test_what_this_judge_cannot_do_is_kept_and_told(
    root: Client, settings: str, file: str, text: str, reason: str
) -> None:
    files = {**GROUPS, "output_validator/a.py": "a", "output_validators/a.cpp": "int main;"}
    if "output_validator" not in file:
        files = GROUPS
    if "scoring" in settings and "2025" in settings:
        files = files | {f"data/secret/g{n}/test_group.yaml": "max_score: 50" for n in (1, 2)}
    files = {**files, file: text} if file else files
    if "output_validators/" in file:
        files.pop("output_validator/a.py")
    renamed = {name.replace("/", "__"): text for name, text in files.items()}
    told, problem = imported(root, settings, **renamed)
    assert [loss["err"] for loss in told["losses"]] == ["judge.unsupported"], told
    assert reason in told["losses"][0]["msg"]
    assert problem["unsupported"] is True


def test_packages_side_by_side_are_problems_side_by_side(root: Client) -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name in ("set/sidea", "set/sideb", "set/empty"):
            archive.writestr(f"{name}/problem.yaml", OLD)
            archive.writestr(f"{name}/problem_statement/problem.tex", "\\problemname{In TeX}x")
        for name in ("set/sidea/data/secret/1.in", "set/sideb/data/secret/1.in"):
            archive.writestr(name, "1")
        archive.writestr("set/empty/generators/g.py", "print(1)")
    report = import_package(root, content.getvalue())
    told = {problem.get("problemId"): problem for problem in report["problems"]}
    assert (report["imported"], report["failed"]) == (2, 1)
    assert {"SIDEA", "SIDEB"} <= set(told)
    (refused,) = [problem for problem in report["problems"] if "error" in problem]
    assert refused["error"]["err"] == "import.bad_format"
