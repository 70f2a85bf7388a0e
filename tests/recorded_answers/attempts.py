"""Submissions with every verdict, what was judged again, and a judge that stands still."""

from __future__ import annotations

import time

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.recorded_answers import bank
from tests.recorded_answers.bank import ADD
from tests.recorded_answers.school import NEIGHBOUR, SETTER, STUDENT, School
from tests.two_worlds.first_world import succeed

FROM_FILE = "print(sum(map(int, open('in.txt').read().split())), file=open('out.txt', 'w'))"
# Name, who, problem, language, code.
ATTEMPTS = (
    ("wrong", STUDENT, bank.OPEN, "Python3", "print(0)"),
    ("right", STUDENT, bank.OPEN, "Python3", ADD),
    ("late", STUDENT, bank.PAUSED, "Python3", "while True: pass"),
    ("large", STUDENT, bank.PAUSED, "Python3", "x = bytearray(600_000_000); x[::4096] = x[::4096]"),
    ("broken", STUDENT, bank.OPEN, "Python3", "raise SystemExit(3)"),
    ("spaced", STUDENT, bank.OPEN, "Python3", "print(*input().split(), sep='\\n')"),
    ("uncompiled", STUDENT, bank.OPEN, "C++", "int main() { return student; }"),
    ("partial", STUDENT, bank.SCORED, "Python3", "print(3)"),
    (
        "part of tasks",
        STUDENT,
        bank.TASKS,
        "Python3",
        "print(min(34, sum(map(int, input().split()))))",
    ),
    ("whole tasks", NEIGHBOUR, bank.TASKS, "Python3", ADD),
    ("checked", STUDENT, bank.CHECKED, "Python3", "print(input())"),
    ("commented", STUDENT, bank.CHECKED, "Python3", "print('wrong')"),
    ("form", NEIGHBOUR, bank.CHECKED, "Python3", "print('form')"),
    ("failed", STUDENT, bank.CHECKED, "Python3", "print('crash')"),
    ("others failed", NEIGHBOUR, bank.CHECKED, "Python3", "print('crash')  # neighbour's"),
    ("talked", STUDENT, bank.TALK, "Python3", "input()\nprint(7, flush=True)"),
    ("filed", STUDENT, bank.FILED, "Python3", FROM_FILE),
    ("others right", NEIGHBOUR, bank.OPEN, "Python3", f"{ADD}  # neighbour's"),
    ("others wrong", NEIGHBOUR, bank.OPEN, "C", "int main() { return 0; }"),
    ("others uncompiled", NEIGHBOUR, bank.OPEN, "C", "int main() { return neighbour; }"),
    ("others shared", NEIGHBOUR, bank.OPEN, "Python3", f"{ADD}  # shared"),
    ("by hand", NEIGHBOUR, bank.TALK, "Python3", "print(1)"),
    ("on hidden", STUDENT, bank.HIDDEN, "Python3", ADD),
    ("others on hidden", NEIGHBOUR, bank.HIDDEN, "Python3", "print(0)"),
    ("on coming", NEIGHBOUR, bank.COMING, "Python3", ADD),
    ("on gone", STUDENT, bank.GONE, "Python3", ADD),
    ("on grouped", STUDENT, bank.GROUPED, "Python3", ADD),
    ("of setter", SETTER, bank.OPEN, "Python3", ADD),
)
WAITING = (
    ("waiting", STUDENT, bank.OPEN),
    ("others waiting", NEIGHBOUR, bank.SCORED),
    ("waiting for its problem", STUDENT, bank.PAUSED),
    ("cancelled", STUDENT, bank.OPEN),
)


def submit_everything(school: School) -> None:
    """While every problem is public; what hides them comes afterwards."""
    ids = school.known.submissions
    for name, who, display_id, language, code in ATTEMPTS:
        ids[name] = submit(school.clients[who], display_id, language, code)
        wait_for_verdict(school.root, ids[name])
    succeed(
        school.neighbour.put("/api/submission", {"submitId": ids["others shared"], "share": True})
    )
    path = "/api/admin/judge/manual-judge"
    succeed(school.root.get(path, submitId=ids["by hand"], status=0))
    body = {"pid": school.known.pids[bank.OPEN], "type": "public", "language": "Python3"}
    body |= {"code": ADD, "userInput": "1 2"}
    run = school.student.post("/api/submit-problem-test-judge", body)
    school.known.keys["test run"] = str(run.data)
    while school.student.get("/api/get-test-judge-result", testJudgeKey=run.data).data[
        "status"
    ] in (5, 6, 7):
        time.sleep(0.05)


def judge_again(school: School) -> None:
    """A rejudge that was applied, one that was taken back, and one that is only looked at."""
    pid = school.known.pids[bank.OPEN]
    for name in ("applied", "taken back", "looked at"):
        key = _preview(school.root, pid)
        school.known.keys[f"rejudge {name}"] = key
        if name == "looked at":
            return
        batch = school.root.post("/api/admin/judge/rejudge-apply", {"key": key}).data["batchId"]
        if name == "taken back":
            undo = {"batchId": batch}
            succeed(school.root.post("/api/admin/judge/rejudge-undo", undo))


def _preview(root: Client, pid: int) -> str:
    path = "/api/admin/judge/rejudge-preview"
    key = str(root.post(path, {"pid": pid, "dataVersion": None}).data["key"])
    while root.get(path, key=key).data["state"] not in ("ready", "done"):
        time.sleep(0.1)
    return key


def stop_the_judge(school: School) -> None:
    """What waits now waits in every copy of the folder."""
    ids, root = school.known.submissions, school.root
    pause = {"pid": school.known.pids[bank.PAUSED], "paused": True, "reason": "data is wrong"}
    succeed(root.put("/api/admin/judge/pause-problem", pause))
    succeed(root.put("/api/admin/judge/pause", {"paused": True, "reason": "exam"}))
    for name, who, display_id in WAITING:
        ids[name] = submit(school.clients[who], display_id, "Python3", ADD)
    path = "/api/admin/judge/cancel-judge"
    succeed(root.get(path, submitId=ids["cancelled"]))
