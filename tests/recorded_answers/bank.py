"""Problems of every kind and of every visibility, with all that belongs to a problem."""

from __future__ import annotations

import json
from typing import Any

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import import_package, small_hoj
from tests.problem_bodies import a_plus_b, add_problem, problem_body
from tests.recorded_answers.school import School
from tests.two_worlds.first_world import succeed

ADD = "print(sum(map(int, input().split())))"
OPEN, SCORED, TASKS, CHECKED, TALK = "OPEN", "SCORED", "TASKS", "CHECKED", "TALK"
HIDDEN, SETTERS, COMING, GONE, GROUPED = "HIDDEN", "SETTERS", "COMING", "GONE", "GROUPED"
FILED, WRAPPED, PAUSED = "FILED", "WRAPPED", "PAUSED"
PRIVATE, CONTEST = 2, 3  # values of auth
# The share is what the program prints; "crash" fails.
CHECKER = r"""
#include <cstdio>
#include <cstring>
int main(int argc, char** argv) {
  char said[100] = "";
  FILE* output = fopen(argv[2], "r");
  if (fscanf(output, "%99s", said) != 1) return 102;
  if (!strcmp(said, "crash")) { fprintf(stderr, "a secret of the checker"); return 103; }
  if (!strcmp(said, "form")) return 101;
  if (!strcmp(said, "0")) return 100;
  if (!strcmp(said, "wrong")) { fprintf(stderr, "a comment of the checker"); return 102; }
  printf("%s", said);
  return 99;
}
"""
INTERACTOR = r"""
#include <cstdio>
int main(int argc, char** argv) {
  int secret, guess;
  FILE* input = fopen(argv[1], "r");
  if (fscanf(input, "%d", &secret) != 1) return 103;
  printf("go\n");
  fflush(stdout);
  if (scanf("%d", &guess) != 1) return 102;
  return guess == secret ? 100 : 102;
}
"""
PROGRAM = {"spjLanguage": "C++", "spjAbi": "hoj"}
PAIRS = [("1 2\n", "3\n"), ("30 4\n", "34\n"), ("5 600\n", "605\n")]


def add_problems(school: School) -> None:
    root, pids = school.root, school.known.pids
    _add_words(root)
    for display_id, body in _bodies().items():
        pids[display_id] = add_problem(root, body)
    pids[SETTERS] = add_problem(school.setter, a_plus_b(SETTERS, auth=PRIVATE, author="setter"))
    _add_belongings(school)
    report = import_package(root, small_hoj(), "hoj.zip")
    pids["IMPORTED"] = int(report["problems"][0]["pid"])
    dry = root.upload("/api/file/import", "hoj.zip", small_hoj(), dryRun=True)
    school.known.keys["dry run"] = str(dry.data["key"])


def hide(school: School) -> None:
    """Those that people have submitted to while they could."""
    root, pids = school.root, school.known.pids
    for display_id, auth in ((HIDDEN, PRIVATE), (COMING, CONTEST)):
        change = {"id": pids[display_id], "auth": auth}
        succeed(root.put("/api/admin/problem/change-problem-auth", change))
    succeed(root.delete("/api/admin/problem", pid=pids[GONE]))


def _add_words(root: Client) -> None:
    """Tags with their classes, a level of difficulty, a language out of use."""
    made = root.post("/api/admin/tag/classification", {"name": "Basics", "oj": "ME", "rank": 1})
    body = {"name": "sums", "color": "#123456", "oj": "ME", "classificationId": made.data["id"]}
    succeed(root.post("/api/admin/tag", body))
    succeed(root.post("/api/admin/tag", {"name": "unused", "color": "#654321", "oj": "ME"}))
    succeed(root.post("/api/admin/difficulty", {"name": "Olympic", "color": "#123456"}))
    row = next(each for each in root.get("/api/admin/language").data if each["name"] == "Ruby")
    kept = ("id", "template", "codeTemplate", "description", "seq")
    succeed(root.put("/api/admin/language", {**{name: row[name] for name in kept}, "status": 1}))


def _bodies() -> dict[str, dict[str, Any]]:
    """By display id; all public but those that the name hides."""
    checked = problem_body(
        CHECKED,
        [("0\n", "A\n"), ("25.5\n", "B\n")],
        **{**PROGRAM, "judgeMode": "spj", "type": 1, "spjCode": CHECKER},
        judgeExtraFile=json.dumps({"verdict.h": "#define VERDICT 100\n"}),
        showCheckerComment=True,
    )
    talk = problem_body(
        TALK, [("7\n", "\n")], **{**PROGRAM, "judgeMode": "interactive", "spjCode": INTERACTOR}
    )
    closed = problem_body(SCORED, PAIRS, type=1, openCaseResult=False, codeShare=False)
    tasks = problem_body(TASKS, PAIRS, type=1, judgeCaseMode="subtask_lowest", difficulty=2)
    for scored in (checked, closed, tasks):
        for number, sample in enumerate(scored["samples"]):
            sample.update(score=30, groupNum=1 + number // 2)
    statement = {"title": "Add in English", "description": "Add two numbers.", "input": "two"}
    bodies = {
        OPEN: a_plus_b(OPEN, hint="a hint", source="Book 1", statements={"en-US": statement}),
        SCORED: closed,
        TASKS: tasks,
        CHECKED: checked,
        TALK: talk,
        HIDDEN: a_plus_b(HIDDEN, description="a hidden text", difficulty=1),
        COMING: a_plus_b(COMING, description="a text for the contest"),
        GONE: a_plus_b(GONE),
        GROUPED: a_plus_b(GROUPED, description="a text of a group"),
        FILED: a_plus_b(FILED, isFileIO=True, ioReadFileName="in.txt", ioWriteFileName="out.txt"),
        WRAPPED: problem_body(WRAPPED, PAIRS, userExtraFile=json.dumps({"types.h": "// types"})),
        PAUSED: problem_body(PAUSED, PAIRS[:1]),
    }
    around = {"lid": 10, "code": "# yours", "status": True}
    bodies[WRAPPED]["codeTemplates"] = [{**around, "prepend": "# before", "append": "# after"}]
    bodies[WRAPPED]["languages"] = [{"id": 1}, {"id": 10}]
    for display_id, tags in {OPEN: ("sums", "loops"), HIDDEN: ("secret tag",)}.items():
        bodies[display_id]["tags"] = [{"name": name} for name in tags]
    return bodies


def _add_belongings(school: School) -> None:
    """Files of pages, reference solutions, and second versions of test data."""
    root, pids = school.root, school.known.pids
    for display_id in (OPEN, HIDDEN):
        pid = pids[display_id]
        path = "/api/file/upload-problem-attachment"
        succeed(root.upload(path, "notes.txt", display_id.encode(), pid=pid))
        for name, code, expected in (("good", ADD, [0]), ("bad", "print(0)", [-1, 3])):
            body = {"pid": pid, "name": name, "language": "Python3", "code": code}
            succeed(root.post("/api/admin/problem/solution", {**body, "expected": expected}))
        edited = _bodies()[display_id]
        edited["problem"]["id"] = pid
        edited["samples"].append({"input": "2 2\n", "output": "4\n"})
        succeed(root.put("/api/admin/problem", edited))
        comment = {"pid": pid, "version": 1, "comment": "the first one"}
        succeed(root.put("/api/admin/problem/data-version", comment))
