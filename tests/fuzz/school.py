"""A throw-away site with a little of everything."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import Any

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.oj_appliance.home.pictures import png
from tests.oj_appliance.interchange.packages import report_of
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

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
        return add_problem(self.root, a_plus_b(f"SPARE{number}N{next(self.numbers)}"))

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
        self.wait_for_backup()
        return name

    def wait_for_backup(self) -> None:
        """Only one is made at a time, however slow the machine."""
        while self.root.get("/api/admin/config/db-backup-list").data[0]["state"] == "running":
            time.sleep(0.05)

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

    def made_outputs(self) -> str:
        """The key of a run that has ended."""
        body = {"pid": self.pids[0], "solutionId": self.solution(0), "every": True}
        key = str(self.root.post("/api/admin/problem/outputs", body).data["key"])
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            if self.root.get("/api/admin/problem/outputs", key=key).data["state"] == "done":
                return key
            time.sleep(0.05)
        raise AssertionError("the run does not end")

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

    def imported(self) -> int:
        """A problem that has kept its package."""
        answer = self.root.upload("/api/file/import", "set.xml", FPS.format(number="kept").encode())
        return int(report_of(self.root, str(answer.data["key"]))["problems"][0]["pid"])

    def test_run(self, client: Client) -> str:
        body = {"pid": self.pids[0], "type": "public", "language": "Python3", "code": ADD}
        answer = client.post("/api/submit-problem-test-judge", {**body, "userInput": "1 2"})
        return str(answer.data)

    def waiting(self) -> int:
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


def wait_until_quiet(school: School) -> None:
    """Nothing is judged any more, so that the server can be stopped at once."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        rows = school.root.get("/api/get-submission-list", limit=100).data["records"]
        if all(row["status"] not in (5, 6, 7) for row in rows):
            return
        time.sleep(0.1)
