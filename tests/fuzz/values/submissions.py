"""What is judged, judged again, and kept of code."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import ADD, OneOf, School
from tests.oj_appliance.problems.objective.builders import PARTS, objective_body
from tests.problem_bodies import add_problem


def values(school: School) -> dict[str, dict[str, Any]]:
    problem = {"pid": school.pids[0]}
    rejudge = school.rejudge_preview()
    shared = {"submitId": OneOf((school.accepted, school.roots)), "share": OneOf((True, False))}
    draft = {**problem, "language": "C++", "version": OneOf((0, 1, 2, 3))}
    program = {**problem, "language": "Python3", "code": ADD}
    questions = add_problem(school.root, objective_body("FUZZED", PARTS))
    answers = {"pid": questions, "language": "Objective", "code": '["A", "BD", "true", "x"]'}
    noted = {"submitId": school.wrong, "line": 0, "content": "Good"}

    def annotation(number: int) -> int:
        return int(school.root.post("/api/code-annotation", noted).data["id"])

    return {
        "GET /api/code-annotations": {"query": {"submitId": school.wrong}},
        "POST /api/code-annotation": {"body": {**noted, "submitId": school.roots}},
        "PUT /api/code-annotation": {"body": {"id": annotation(0), "content": "Better"}},
        "DELETE /api/code-annotation": {"query": {"id": school.spares(annotation)}},
        "POST /api/code-annotations-read": {"body": {"submitId": school.wrong, "ids": [1]}},
        "GET /api/annotated-submissions": {"query": {"written": OneOf((True, False))}},
        "GET /api/admin/judge/manual-judge": {
            "query": {"submitId": school.wrong, "status": OneOf((-1, 0, 1)), "score": None}
        },
        "GET /api/admin/judge/cancel-judge": {
            "query": {"submitId": school.spares(lambda n: school.waiting())}
        },
        "POST /api/admin/judge/rejudge-problem": {
            "body": {**problem, "statuses": OneOf((None, list(range(-4, 11))))}
        },
        "PUT /api/admin/judge/pause": {"body": {"paused": False, "reason": None}},
        "PUT /api/admin/judge/pause-problem": {"body": {**problem, "paused": False}},
        "PUT /api/admin/judge/workers": {"body": {"count": 1}},
        "GET /api/admin/judge/rejudge-preview": {"query": {"key": rejudge}},
        "POST /api/admin/judge/rejudge-apply": {"body": {"key": rejudge}},
        "POST /api/admin/judge/rejudge-preview": {"body": {**problem, "dataVersion": None}},
        "GET /api/admin/judge/rejudge-batches": {"query": problem},
        "GET /api/admin/judge/outdated-results": {"query": problem},
        "POST /api/check-submissions-status": {"body": {"submitIds": [school.wrong, school.roots]}},
        "PUT /api/draft": {"body": {**draft, "code": "print(1)"}},
        "GET /api/draft": {"query": problem},
        "GET /api/draft/versions": {"query": problem},
        "GET /api/get-last-ac-code": {"query": problem},
        "GET /api/get-test-judge-result": {
            "query": {"testJudgeKey": OneOf(school.test_run(c) for c in (school.user, school.root))}
        },
        "GET /api/get-submission-list": {"query": {"onlyMine": False}},
        "POST /api/get-user-problem-status": {
            "body": {"pidList": list(school.pids), "isContestProblemList": False}
        },
        "PUT /api/submission": {"body": shared},
        "POST /api/submit-problem-judge": {"body": OneOf((program, answers))},
        "POST /api/submit-problem-test-judge": {
            "body": {
                **problem,
                "type": "public",
                "language": "Python3",
                "code": ADD,
                "userInput": "1 2",
            }
        },
    }
