"""Problems, their test data, solutions, tags and languages."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import ADD, OneOf, School
from tests.oj_appliance.problems.builders import zip_of
from tests.oj_appliance.problems.objective.builders import PARTS, objective_body
from tests.problem_bodies import a_plus_b, add_problem


def values(school: School) -> dict[str, dict[str, Any]]:
    problem = {"pid": school.pids[0]}
    edited = a_plus_b("EDITED")
    edited["problem"]["id"] = add_problem(school.root, edited)
    cases = zip_of({"1.in": "1 2\n", "1.out": "3\n"})
    checker = "int main() { return 0; }"
    fresh = OneOf(f"Word {number}" for number in range(1000))
    return {
        "PUT /api/admin/language": {
            "body": {
                **{"id": 1, "template": "", "codeTemplate": "", "description": "C"},
                **{"seq": 0, "status": 0},
            }
        },
        "POST /api/admin/problem/batch": {
            "body": {"pids": [school.pids[2]], "action": "difficulty", "value": OneOf((0, 1))}
        },
        "POST /api/admin/tag": {"body": {"name": fresh, "color": "#123456", "oj": "ME"}},
        "PUT /api/admin/tag": {"body": {"id": school.spares(school.tag), "color": "#654321"}},
        "DELETE /api/admin/tag": {"query": {"tid": school.spares(school.tag)}},
        "GET /api/admin/tag/usage": {"query": {"oj": "ME"}},
        "POST /api/admin/tag/merge": {
            "body": {
                "tids": OneOf([tag] for tag in school.spares(school.tag)),
                "into": school.spares(school.tag),
            }
        },
        "POST /api/admin/tag/delete-several": {
            "body": {"tids": OneOf([tag] for tag in school.spares(school.tag))}
        },
        "POST /api/admin/tag/classification": {"body": {"name": fresh, "oj": "ME"}},
        "PUT /api/admin/tag/classification": {
            "body": {"id": school.spares(school.classification), "name": fresh, "rank": 1}
        },
        "DELETE /api/admin/tag/classification": {
            "query": {"tcid": school.spares(school.classification)}
        },
        "POST /api/admin/difficulty": {"body": {"name": "Level", "color": "#123456"}},
        "PUT /api/admin/difficulty": {
            "body": {"id": school.spares(school.level), "name": "L", "color": "#123456"}
        },
        "DELETE /api/admin/difficulty": {"query": {"id": school.spares(school.level)}},
        "DELETE /api/admin/problem": {"query": {"pid": school.spares(school.problem)}},
        "POST /api/admin/problem": {"body": OneOf((a_plus_b(""), objective_body("", PARTS)))},
        "PUT /api/admin/problem": {"body": edited},
        "DELETE /api/admin/problem/attachment": {
            "query": {"pid": school.pids[1], "name": school.spares(school.annex)}
        },
        "PUT /api/admin/problem/change-problem-auth": {
            "body": {"id": edited["problem"]["id"], "auth": OneOf((1, 2))}
        },
        "POST /api/admin/problem/duplicate": {"body": problem},
        "GET /api/admin/problem/data-versions": {"query": problem},
        "PUT /api/admin/problem/data-version": {
            "body": {**problem, "version": 1, "comment": OneOf(("the first", None))}
        },
        "POST /api/admin/problem/solution": {
            "body": {
                "pid": OneOf(school.pids),
                "name": fresh,
                "language": "Python3",
                "code": ADD,
                "expected": OneOf(([0], [-1, 3])),
            }
        },
        "PUT /api/admin/problem/solution": {
            "body": {
                "id": school.spares(school.solution),
                "name": fresh,
                "language": "Python3",
                "code": ADD,
                "expected": [0],
            }
        },
        "DELETE /api/admin/problem/solution": {"query": {"id": school.spares(school.solution)}},
        "POST /api/admin/problem/check": {"body": {**problem, "solutionIds": [school.solution(0)]}},
        "GET /api/admin/problem/check": {"query": {"key": school.problem_check()}},
        "POST /api/admin/problem/outputs": {
            "body": {**problem, "solutionId": school.solution(0), "every": True}
        },
        "GET /api/admin/problem/outputs": {"query": {"key": school.made_outputs()}},
        "POST /api/admin/problem/outputs-apply": {
            "body": {"key": school.made_outputs(), "partly": True}
        },
        "GET /api/admin/problem/case-file": {"query": {**problem, "name": "1.in"}},
        "GET /api/file/download-case-file": {"query": {**problem, "name": "1.in"}},
        "POST /api/file/upload-case-file": {
            "file": ("1.in", b"1 2\n"),
            "body": {"fileName": "1.in"},
        },
        "POST /api/admin/problem/compile-template": {
            "body": {"code": "int main() { return 0; }", "language": "C++"}
        },
        "POST /api/admin/problem/compile-spj": {
            "body": {**problem, "code": checker, "language": "C++"}
        },
        "POST /api/admin/problem/compile-interactive": {
            "body": {**problem, "code": checker, "language": "C++"}
        },
        "GET /api/file/problem-attachment": {"query": {"pid": school.pids[0], "name": "notes.txt"}},
        "POST /api/file/upload-problem-attachment": {
            "file": ("more.txt", b"text"),
            "body": {"pid": str(school.pids[2])},
        },
        "POST /api/file/upload-testcase-zip": {
            "file": ("cases.zip", cases),
            "body": {},
        },
    }
