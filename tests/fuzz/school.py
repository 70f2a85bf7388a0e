"""A throw-away site with a little of everything, and values that its calls know."""

from __future__ import annotations

import io
import itertools
import time
import zipfile
from collections.abc import Callable
from typing import Any

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.home.pictures import png
from tests.oj_appliance.interchange.packages import (
    report_of,
    small_hoj,
    small_hydro,
    small_qduoj,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

INVITATION = "CLASS7"
SECRET = "secret123"
ADD = "a, b = map(int, input().split())\nprint(a + b)\n"
FPS = """<?xml version="1.0" encoding="UTF-8"?><fps version="1.2"><item><title>Sum {number}</title>
<time_limit unit="s">1</time_limit><memory_limit unit="mb">64</memory_limit>
<description>Add.</description><input>two numbers</input><output>their sum</output>
<sample_input>1 2</sample_input><sample_output>3</sample_output>
<test_input>1 2</test_input><test_output>3</test_output></item></fps>"""

CLASS_LIST = "用户名,密码,姓名\nfuzz_pupil,secret1,林\n".encode()
ROLES = ("guest", "user", "root")


class OneOf(tuple[Any, ...]):
    """Values of which one is drawn."""


class School:
    """`spare` makes that many of what a call uses up: problems, announcements, pictures …"""

    def __init__(self, server: ServerProcess, spare: int) -> None:
        self.server = server
        self.numbers = itertools.count(1)
        self.root = server.client("root")
        self.user = server.add_user("fuzz_user", SECRET)
        self.other = server.add_user("fuzz_other", SECRET)
        self.clients = {"guest": server.client(), "user": self.user, "root": self.root}
        self.root.put(
            "/api/admin/config/set-web-config",
            {"registerMode": "invite", "inviteCode": INVITATION, "register": True},
        )
        self.root.put("/api/admin/config/set-email-config", {"mailMode": "outbox"})
        self.spare = range(spare)
        self.pids = OneOf(add_problem(self.root, a_plus_b(f"SUM{n}")) for n in range(3))
        self.wrong = self._judged(self.user, "print(0)")
        self.accepted = self._judged(self.user, ADD)
        self.roots = self._judged(self.root, ADD)
        self.uids = OneOf(self._uid(name) for name in ("fuzz_user", "root"))
        self.other_uid = self._uid("fuzz_other")
        self._make_files()

    def _judged(self, client: Client, code: str) -> int:
        number = submit(client, self.pids[0], "Python3", code)
        wait_for_verdict(self.root, number)
        return number

    def _uid(self, username: str) -> str:
        return str(self.root.get("/api/get-user-home-info", username=username).data["uid"])

    def _make_files(self) -> None:
        """An annex of the first problem, and the addresses of a picture and of a file."""
        kept = "/api/file/upload-problem-attachment"
        self.root.upload(kept, "notes.txt", b"notes", pid=self.pids[0])
        image = self.root.upload("/api/file/upload-md-img", "a.png", png(), part="image").data
        file = self.root.upload("/api/file/upload-md-file", "a.txt", b"text").data
        self.image_name = str(image["link"]).rpartition("/")[2]
        self.file_name = str(file["link"]).rpartition("/")[2]

    def spares(self, make: Callable[[int], Any]) -> OneOf:
        return OneOf(make(number) for number in self.spare)

    def problem(self, number: int) -> int:
        return add_problem(self.root, a_plus_b(f"SPARE{number}"))

    def announcement(self, number: int) -> int:
        body = {"title": f"News {number}", "content": "text", "status": 0}
        self.root.post("/api/admin/announcement", body)
        rows = self.root.get("/api/admin/announcement", limit=1).data["records"]
        return int(max(rows, key=lambda row: int(row["id"]))["id"])

    def notice(self, number: int) -> int:
        body = {"title": f"Notice {number}", "content": "text", "type": "Admin"}
        self.root.post("/api/admin/msg/notice", body)
        rows = self.root.get("/api/admin/msg/notice", limit=1).data["records"]
        return int(rows[0]["id"])

    def backup(self) -> str:
        """A finished copy of the database."""
        name = str(self.root.post("/api/admin/config/db-backup").data["name"])
        while self.root.get("/api/admin/config/db-backup-list").data[0]["state"] == "running":
            time.sleep(0.05)
        return name

    def carousel_picture(self, number: int) -> int:
        answer = self.root.upload("/api/file/upload-carouse-img", f"{number}.png", png())
        return int(answer.data["id"])

    def tool(self, number: int) -> int:
        body = {"name": f"Tool {number}", "url": "http://tool.school.test"}
        return int(self.root.post("/api/admin/tools", body).data["id"])

    def new_name(self) -> str:
        """Spares are made for several calls, and no two may have the same name."""
        return f"Name {next(self.numbers)}"

    def honor(self, number: int) -> int:
        body = {"name": self.new_name(), "color": "#c0392b", "ac": number}
        return int(self.root.post("/api/admin/honor", body).data["id"])

    def tag(self, number: int) -> int:
        return int(self.root.post("/api/admin/tag", {"name": self.new_name()}).data["id"])

    def classification(self, number: int) -> int:
        body = {"name": self.new_name()}
        return int(self.root.post("/api/admin/tag/classification", body).data["id"])

    def level(self, number: int) -> int:
        body = {"name": f"Level {number}", "color": "#123456"}
        return int(self.root.post("/api/admin/difficulty", body).data["id"])

    def annex(self, number: int) -> str:
        kept = "/api/file/upload-problem-attachment"
        self.root.upload(kept, f"spare{number}.txt", b"x", pid=self.pids[1])
        return f"spare{number}.txt"

    def roster(self) -> str:
        """A class list that waits for root."""
        answer = self.root.upload("/api/admin/user/roster-upload", "class.csv", CLASS_LIST)
        return str(answer.data["key"])

    def leaver(self, number: int) -> list[str]:
        """The uid of a user whom nobody needs."""
        name = f"leaver{next(self.numbers)}"
        self.root.post("/api/admin/user/insert-batch-user", {"users": [[name, SECRET]]})
        return [self._uid(name)]

    def thrown_away(self, number: int) -> str:
        pid = add_problem(self.root, a_plus_b(f"BIN{next(self.numbers)}"))
        self.root.delete("/api/admin/problem", pid=pid)
        return str(pid)

    def made_accounts(self) -> str:
        body = {"prefix": f"slip{next(self.numbers)}_", "number_to": 1}
        return str(self.root.post("/api/admin/user/generate-user", body).data["key"])

    def solution(self, number: int) -> int:
        body = {"pid": self.pids[0], "name": self.new_name(), "language": "Python3", "code": ADD}
        body["expected"] = [0]
        return int(self.root.post("/api/admin/problem/solution", body).data["id"])

    def rejudge_preview(self) -> str:
        """Another of the same problem would end it."""
        body = {"pid": self.pids[0]}
        return str(self.root.post("/api/admin/judge/rejudge-preview", body).data["key"])

    def problem_check(self) -> str:
        body = {"pid": self.pids[0], "solutionIds": [self.solution(0)]}
        return str(self.root.post("/api/admin/problem/check", body).data["key"])

    def text_picture(self, number: int) -> int:
        picture = png(4, 2 + number)
        answer = self.root.upload("/api/file/upload-md-img", "a.png", picture, part="image")
        return int(answer.data["fileId"])

    def upload(self) -> str:
        """Large enough for any part that is made up."""
        body = {"name": "cases.zip", "size": 2**28}
        return str(self.root.post("/api/file/upload-start", body).data["uploadId"])

    def dry_run(self, number: int) -> str:
        package = FPS.format(number=number).encode()
        answer = self.root.upload("/api/file/import", "set.xml", package, dryRun=True)
        key = str(answer.data["key"])
        report_of(self.root, key)
        return key

    def test_run(self, client: Client) -> str:
        body = {"pid": self.pids[0], "type": "public", "language": "Python3", "code": ADD}
        answer = client.post("/api/submit-problem-test-judge", {**body, "userInput": "1 2"})
        return str(answer.data)

    def values(self) -> dict[str, dict[str, Any]]:
        """By call: values of parameters ("query", "path"), of a body, or a file with its form."""
        problem = {"pid": self.pids[0]}
        rejudge = self.rejudge_preview()
        edited = a_plus_b("EDITED")
        edited["problem"]["id"] = add_problem(self.root, edited)
        checker = "int main() { return 0; }"
        package = FPS.format(number=0).encode()
        credentials = OneOf(
            {"username": name, "password": password}
            for name, password in (("fuzz_user", SECRET), ("root", ROOT_PASSWORD))
        )
        shared = {"submitId": OneOf((self.accepted, self.roots)), "share": OneOf((True, False))}
        tool = {"name": "Tool", "url": "https://tool.school.test", "seq": OneOf((0, 1))}
        fresh = OneOf(f"Word {number}" for number in range(1000))
        draft = {**problem, "language": "C++", "version": OneOf((0, 1, 2, 3))}
        return {
            "DELETE /api/admin/announcement": {"query": {"aid": self.spares(self.announcement)}},
            "POST /api/admin/msg/notice": {
                "body": {"title": "News", "content": "text", "type": "Admin", "pushNow": True}
            },
            "PUT /api/admin/msg/notice": {
                "body": {
                    **{"id": self.spares(self.notice), "title": "News", "content": "text"},
                    **{"type": "Single", "recipientId": "fuzz_user"},
                }
            },
            "DELETE /api/admin/msg/notice": {"query": {"id": self.spares(self.notice)}},
            "POST /api/admin/announcement": {"body": {"title": "News", "content": "text"}},
            "PUT /api/admin/announcement": {
                "body": {"id": self.spares(self.announcement), "title": "News", "content": "more"}
            },
            "DELETE /api/admin/config/home-carousel": {
                "query": {"id": self.spares(self.carousel_picture)}
            },
            "PUT /api/admin/config/set-web-config": {"body": {"name": "School"}},
            "PUT /api/admin/config/set-email-config": {"body": {"mailMode": "outbox"}},
            "GET /api/admin/role-auth": {"query": {"roleId": OneOf((1000, 1001, 1008))}},
            "PUT /api/admin/role-auth": {"body": {"roleId": 1007, "authIds": []}},
            "PUT /api/admin/language": {
                "body": {
                    **{"id": 1, "template": "", "codeTemplate": "", "description": "C"},
                    **{"seq": 0, "status": 0},
                }
            },
            "GET /api/file/download-db-backup": {"query": {"name": self.backup()}},
            "GET /api/admin/audit-log": {
                "query": {"from": "2026-01-01T00:00:00Z", "to": "2036-01-01T00:00:00Z"}
            },
            "POST /api/admin/config/test-email": {"body": {"email": "a@school.test"}},
            "PUT /api/admin/switch/update": {"body": {"codeMinLength": 0}},
            "GET /api/admin/judge/manual-judge": {
                "query": {"submitId": self.wrong, "status": OneOf((-1, 0, 1)), "score": None}
            },
            "GET /api/admin/judge/cancel-judge": {
                "query": {"submitId": self.spares(lambda n: self._waiting())}
            },
            "POST /api/admin/judge/rejudge-problem": {
                "body": {**problem, "statuses": OneOf((None, list(range(-4, 11))))}
            },
            "POST /api/admin/login": {"body": {"username": "root", "password": ROOT_PASSWORD}},
            "POST /api/admin/honor": {"body": {"name": fresh, "color": "#123456", "ac": 7}},
            "PUT /api/admin/honor": {
                "body": {"id": self.spares(self.honor), "name": fresh, "color": "#abc", "ac": 8}
            },
            "DELETE /api/admin/honor": {"query": {"id": self.spares(self.honor)}},
            "POST /api/admin/tools": {"body": tool},
            "PUT /api/admin/tools": {"body": {**tool, "id": self.spares(self.tool)}},
            "DELETE /api/admin/tools": {"query": {"id": self.spares(self.tool)}},
            "POST /api/admin/problem/batch": {
                "body": {"pids": [self.pids[2]], "action": "difficulty", "value": OneOf((0, 1))}
            },
            "POST /api/admin/tag": {"body": {"name": fresh, "color": "#123456", "oj": "ME"}},
            "PUT /api/admin/tag": {"body": {"id": self.spares(self.tag), "color": "#654321"}},
            "DELETE /api/admin/tag": {"query": {"tid": self.spares(self.tag)}},
            "POST /api/admin/tag/classification": {"body": {"name": fresh, "oj": "ME"}},
            "PUT /api/admin/tag/classification": {
                "body": {"id": self.spares(self.classification), "name": fresh, "rank": 1}
            },
            "DELETE /api/admin/tag/classification": {
                "query": {"tcid": self.spares(self.classification)}
            },
            "POST /api/admin/difficulty": {"body": {"name": "Level", "color": "#123456"}},
            "PUT /api/admin/difficulty": {
                "body": {"id": self.spares(self.level), "name": "L", "color": "#123456"}
            },
            "DELETE /api/admin/difficulty": {"query": {"id": self.spares(self.level)}},
            "POST /api/login": {"body": credentials},
            "DELETE /api/admin/problem": {"query": {"pid": self.spares(self.problem)}},
            "POST /api/admin/problem": {"body": a_plus_b("")},
            "PUT /api/admin/problem": {"body": edited},
            "DELETE /api/admin/problem/attachment": {
                "query": {"pid": self.pids[1], "name": self.spares(self.annex)}
            },
            "PUT /api/admin/problem/change-problem-auth": {
                "body": {"id": edited["problem"]["id"], "auth": OneOf((1, 2))}
            },
            "POST /api/admin/problem/duplicate": {"body": problem},
            "PUT /api/admin/judge/pause": {"body": {"paused": False, "reason": None}},
            "PUT /api/admin/judge/pause-problem": {"body": {**problem, "paused": False}},
            "PUT /api/admin/judge/workers": {"body": {"count": 1}},
            "GET /api/admin/judge/rejudge-preview": {"query": {"key": rejudge}},
            "POST /api/admin/judge/rejudge-apply": {"body": {"key": rejudge}},
            "POST /api/admin/judge/rejudge-preview": {"body": {**problem, "dataVersion": None}},
            "GET /api/admin/judge/rejudge-batches": {"query": problem},
            "GET /api/admin/problem/data-versions": {"query": problem},
            "PUT /api/admin/problem/data-version": {
                "body": {**problem, "version": 1, "comment": OneOf(("the first", None))}
            },
            "POST /api/admin/problem/solution": {
                "body": {
                    "pid": OneOf(self.pids),
                    "name": fresh,
                    "language": "Python3",
                    "code": ADD,
                    "expected": OneOf(([0], [-1, 3])),
                }
            },
            "PUT /api/admin/problem/solution": {
                "body": {
                    "id": self.spares(self.solution),
                    "name": fresh,
                    "language": "Python3",
                    "code": ADD,
                    "expected": [0],
                }
            },
            "DELETE /api/admin/problem/solution": {"query": {"id": self.spares(self.solution)}},
            "POST /api/admin/problem/check": {
                "body": {**problem, "solutionIds": [self.solution(0)]}
            },
            "GET /api/admin/problem/check": {"query": {"key": self.problem_check()}},
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
            "POST /api/admin/user/login-code": {"body": {"uid": self.other_uid}},
            "PUT /api/admin/user/edit-user": {
                "body": {"uid": self.other_uid, "username": "fuzz_other", "type": 1002, "status": 0}
            },
            "DELETE /api/admin/user/sessions": {"query": {"uid": self.other_uid}},
            "DELETE /api/admin/user/delete-user": {"body": {"ids": self.spares(self.leaver)}},
            "GET /api/admin/trash": {"query": {"type": OneOf(("user", "problem"))}},
            "PUT /api/admin/trash/restore": {
                "body": {"type": "problem", "id": self.spares(self.thrown_away)}
            },
            "DELETE /api/admin/trash": {
                "query": {"type": "problem", "id": self.spares(self.thrown_away)}
            },
            "POST /api/admin/user/roster-upload": {"file": ("class.csv", CLASS_LIST), "body": {}},
            "GET /api/admin/user/roster": {"query": {"key": self.roster()}},
            "PUT /api/admin/user/roster": {
                "body": {"key": self.roster(), "columns": [{"index": 0, "field": "username"}]}
            },
            "POST /api/admin/user/roster-commit": {"body": {"key": self.roster()}},
            "POST /api/admin/user/insert-batch-user": {
                "body": {"users": OneOf([[f"batch{number}", SECRET]] for number in range(10_000))}
            },
            "POST /api/admin/user/generate-user": {
                "body": {
                    "prefix": OneOf(f"made{number}_" for number in range(10_000)),
                    "number_to": 2,
                }
            },
            "GET /api/file/generate-user-excel": {"query": {"key": self.made_accounts()}},
            "GET /api/file/login-slips": {"query": {"key": self.made_accounts()}},
            "POST /api/change-email": {"body": {"password": "wrong1", "newEmail": "b@school.test"}},
            "POST /api/change-mobile": {"body": {"password": "wrong1", "newMobile": "13800000000"}},
            "POST /api/change-password": {
                "body": {"oldPassword": "wrong1", "newPassword": "secret1234"}
            },
            "POST /api/change-userInfo": {"body": {"nickname": "Lin", "school": "No. 1"}},
            "POST /api/check-submissions-status": {"body": {"submitIds": [self.wrong, self.roots]}},
            "PUT /api/draft": {"body": {**draft, "code": "print(1)"}},
            "GET /api/draft": {"query": problem},
            "GET /api/draft/versions": {"query": problem},
            "GET /api/file/delete-md-img": {"query": {"fileId": self.spares(self.text_picture)}},
            "GET /api/file/problem-attachment": {
                "query": {"pid": self.pids[0], "name": "notes.txt"}
            },
            "POST /api/file/upload-start": {"body": {"name": "cases.zip", "size": OneOf((1, 9))}},
            "PUT /api/file/upload-part": {"query": {"uploadId": self.upload(), "offset": 0}},
            "GET /api/file/upload-state": {"query": {"uploadId": self.upload()}},
            "POST /api/file/import": {"file": ("set.xml", package), "body": {"dryRun": "true"}},
            "POST /api/file/import-fps-problem": {"file": ("set.xml", package), "body": {}},
            "POST /api/file/import-problem": {"file": ("hoj.zip", small_hoj()), "body": {}},
            "POST /api/file/import-qdoj-problem": {"file": ("q.zip", small_qduoj()), "body": {}},
            "POST /api/file/import-hydro-problem": {"file": ("h.zip", small_hydro()), "body": {}},
            "GET /api/file/export": {
                "query": {"pid": [self.pids[0]], "format": OneOf(("hoj", "fps")), "lossy": "true"}
            },
            "GET /api/file/export-problem": {"query": {"pid": [self.pids[0]]}},
            "POST /api/file/import-commit": {"body": {"key": self.spares(self.dry_run)}},
            "GET /api/file/import-result": {"query": {"key": self.dry_run(0)}},
            "POST /api/file/upload-avatar": {"file": ("me.png", png(200, 200)), "body": {}},
            "POST /api/file/upload-carouse-img": {"file": ("hall.png", png()), "body": {}},
            "POST /api/file/upload-home-img": {"file": ("club.png", png()), "body": {}},
            "POST /api/file/upload-md-img": {"file": ("graph.png", png()), "body": {}},
            "POST /api/file/upload-md-file": {"file": ("notes.txt", b"text"), "body": {}},
            "POST /api/file/upload-problem-attachment": {
                "file": ("more.txt", b"text"),
                "body": {"pid": str(self.pids[2])},
            },
            "POST /api/file/upload-testcase-zip": {"file": ("cases.zip", cases()), "body": {}},
            "GET /api/get-change-email-code": {"query": {"email": "c@school.test"}},
            "GET /api/get-change-mobile-code": {"query": {"mobile": "13800000000"}},
            "GET /api/get-last-ac-code": {"query": problem},
            "GET /api/get-test-judge-result": {
                "query": {"testJudgeKey": OneOf(self.test_run(c) for c in (self.user, self.root))}
            },
            "GET /api/get-rank-list": {"query": {"type": OneOf((0, 1))}},
            "GET /api/get-submission-list": {"query": {"onlyMine": False}},
            "POST /api/get-user-problem-status": {
                "body": {"pidList": list(self.pids), "isContestProblemList": False}
            },
            "GET /api/public/img/{name}": {"path": {"name": self.image_name}},
            "GET /api/public/file/{name}": {"path": {"name": self.file_name}},
            "POST /api/register": {
                "body": {
                    "username": OneOf(f"new{number}" for number in range(10_000)),
                    "password": SECRET,
                    "code": INVITATION,
                    "email": "",
                }
            },
            "PUT /api/submission": {"body": shared},
            "POST /api/submit-problem-judge": {
                "body": {**problem, "language": "Python3", "code": ADD}
            },
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

    def _waiting(self) -> int:
        return submit(self.root, self.pids[2], "Python3", ADD)

    def names(self) -> dict[str, Any]:
        """Values by a parameter's name, for calls that say nothing else."""
        return {
            "pid": self.pids,
            "submitId": OneOf((self.wrong, self.accepted, self.roots)),
            "problemId": OneOf(("SUM0", "SUM1")),
            "uid": self.uids,
            "username": OneOf(("fuzz_user", "root")),
            "language": OneOf(("Python3", "C++")),
            "currentPage": OneOf((1, 2, 500)),
            "limit": OneOf((1, 10, 100)),
            "oj": OneOf(("Mine", "ME", "All")),
            "keyword": OneOf(("SUM", "fuzz", "%", "和")),
            "status": OneOf((-1, 0, 8)),
        }


def cases() -> bytes:
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w") as archive:
        archive.writestr("1.in", "1 2\n")
        archive.writestr("1.out", "3\n")
    return kept.getvalue()


def wait_until_quiet(school: School) -> None:
    """Nothing is judged any more, so that the server can be stopped at once."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        rows = school.root.get("/api/get-submission-list", limit=100).data["records"]
        if all(row["status"] not in (5, 6, 7) for row in rows):
            return
        time.sleep(0.1)
