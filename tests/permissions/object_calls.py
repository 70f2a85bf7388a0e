"""Each call of matrix.csv that names an object, made with real parameters.

A function takes the site, who calls and whose object it is, and says how it ended, in the words of
the matrix: "yes", "401" or "403" of the guard, a key of the catalogue, or what a field holds.
"""

from __future__ import annotations

import asyncio
import io
import time
import zipfile
from collections.abc import Callable
from typing import Any

from aiohttp import ClientSession
from PIL import Image

from tests.http_client import Answer
from tests.oj_appliance.interchange.packages import begin_import, fps, item, report_of
from tests.permissions import site as names
from tests.permissions.site import GUEST, Site
from tests.problem_bodies import a_plus_b

ObjectCall = Callable[[Site, str, str], str]
OBJECT_CALLS: dict[tuple[str, str], ObjectCall] = {}


def _dot() -> bytes:
    picture = io.BytesIO()
    Image.new("RGB", (1, 1)).save(picture, "PNG")
    return picture.getvalue()


def about(call: str, thing: str) -> Callable[[ObjectCall], ObjectCall]:
    """Ties a function to its row."""

    def keep(function: ObjectCall) -> ObjectCall:
        assert (call, thing) not in OBJECT_CALLS
        OBJECT_CALLS[call, thing] = function
        return function

    return keep


def word(answer: Answer) -> str:
    """How a JSON call ended."""
    if answer.http == 200 and not answer.headers["content-type"].startswith("application/json"):
        return "yes"  # a download
    if answer.http == 200 and answer.status == 200:
        return "yes"
    if answer.http in (401, 403) and answer.err in ("auth.login_required", "auth.forbidden"):
        return str(answer.http)
    return answer.err


def filled(answer: Answer, value: Callable[[Any], object]) -> str:
    """For calls that answer everybody, and some people less."""
    if word(answer) != "yes":
        return word(answer)
    found = value(answer.data)
    if found is None:
        return "null"
    return "yes" if found else "empty"


# -- accounts


@about("POST /api/admin/login", "own password")
def log_in_as_staff(site: Site, who: str, whose: str) -> str:
    if ("admin login", who) not in site.made:  # hashing is slow by intention
        body = {"username": site.username(who), "password": names.PASSWORD}
        answer = site.client(GUEST).post("/api/admin/login", body)
        site.made["admin login", who] = word(answer)
    return site.made["admin login", who]


@about("GET /api/get-user-home-info", "one's own page")
def own_page(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/get-user-home-info"))


@about("GET /api/get-user-calendar-heatmap", "one's own days")
def own_days(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/get-user-calendar-heatmap"))


@about("POST /api/file/upload-avatar", "picture")
def upload_avatar(site: Site, who: str, whose: str) -> str:
    client = site.client(who)
    return word(client.upload("/api/file/upload-avatar", "dot.png", _dot(), part="image"))


@about("POST /api/admin/user/login-code", "root's account")
def code_for_root(site: Site, who: str, whose: str) -> str:
    body = {"uid": names.uid_of("root")}
    return word(site.client(who).post("/api/admin/user/login-code", body))


# -- the site


@about("GET /metrics", "numbers")
def metrics(site: Site, who: str, whose: str) -> str:
    answer = site.client(who).get("/metrics")
    return "refused" if (answer.http, answer.body) == (401, b"") else word(answer)


@about("GET /api/live", "announcements")
def hear_announcements(site: Site, who: str, whose: str) -> str:
    return _topic(site, who, "announcements")


@about("GET /api/live", "submissions of a person")
def hear_submissions(site: Site, who: str, whose: str) -> str:
    return _topic(site, who, f"submission:{names.uid_of(whose)}")


def _topic(site: Site, who: str, topic: str) -> str:
    async def ask() -> Any:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{site.server.base}/api/live") as socket,
        ):
            await socket.send_json({"token": site.client(who).token or None, "topics": [topic]})
            return (await socket.receive_json(timeout=30))["data"]

    answer = asyncio.run(ask())
    return "yes" if answer == {"topics": [topic], "refused": []} else "refused"


# -- problems


@about("GET /api/get-problem-detail", "private problem")
def problem_detail(site: Site, who: str, whose: str) -> str:
    display_id = names.private_problem(whose)
    return word(site.client(who).get("/api/get-problem-detail", problemId=display_id))


def _by_pid(site: Site, who: str, whose: str, path: str) -> Answer:
    return site.client(who).get(path, pid=site.pids[names.private_problem(whose)])


@about("GET /api/get-problem-code-template", "private problem")
def code_templates(site: Site, who: str, whose: str) -> str:
    return filled(_by_pid(site, who, whose, "/api/get-problem-code-template"), lambda data: data)


@about("GET /api/get-problem-code-template", "code around the student's")
def code_around(site: Site, who: str, whose: str) -> str:
    def parts(data: Any) -> object:
        around = {data[0]["prepend"], data[0]["append"]}
        return None if around == {None} else around == {"// a", "// b"}

    pid = site.pids[names.published_problem(whose)]
    return filled(site.client(who).get("/api/get-problem-code-template", pid=pid), parts)


@about("GET /api/get-problem-tags", "private problem")
def problem_tags(site: Site, who: str, whose: str) -> str:
    return filled(_by_pid(site, who, whose, "/api/get-problem-tags"), lambda data: data)


@about("GET /api/get-problem-languages", "private problem")
def problem_languages(site: Site, who: str, whose: str) -> str:
    return filled(_by_pid(site, who, whose, "/api/get-problem-languages"), lambda data: data)


@about("GET /api/languages", "private problem")
def languages(site: Site, who: str, whose: str) -> str:
    return word(_by_pid(site, who, whose, "/api/languages"))


# -- files of a problem's page


@about("POST /api/file/upload-problem-attachment", "private problem")
def attach(site: Site, who: str, whose: str) -> str:
    return word(_attach(site, who, whose, f"by {who}.txt"))


def _attach(site: Site, who: str, whose: str, name: str) -> Answer:
    pid = site.pids[names.private_problem(whose)]
    path = "/api/file/upload-problem-attachment"
    return site.client(who).upload(path, name, b"content", pid=pid)


@about("DELETE /api/admin/problem/attachment", "private problem")
def detach(site: Site, who: str, whose: str) -> str:
    assert word(_attach(site, "root", whose, "gone.txt")) == "yes"
    pid = site.pids[names.private_problem(whose)]
    path = "/api/admin/problem/attachment"
    return word(site.client(who).delete(path, pid=pid, name="gone.txt"))


@about("GET /api/file/problem-attachment", "private problem")
def read_attachment(site: Site, who: str, whose: str) -> str:
    assert word(_attach(site, "root", whose, "kept.txt")) == "yes"
    pid = site.pids[names.private_problem(whose)]
    return word(site.client(who).get("/api/file/problem-attachment", pid=pid, name="kept.txt"))


# -- writing code


def _save_draft(site: Site, who: str, pid: int) -> Answer:
    body = {"pid": pid, "language": "C", "code": names.CODE.format(who=who), "version": 0}
    return site.client(who).put("/api/draft", body)


@about("PUT /api/draft", "private problem")
def save_draft(site: Site, who: str, whose: str) -> str:
    return word(_save_draft(site, who, site.pids[names.private_problem(whose)]))


@about("GET /api/draft", "private problem")
def read_draft(site: Site, who: str, whose: str) -> str:
    return word(_by_pid(site, who, whose, "/api/draft"))


@about("GET /api/draft/versions", "private problem")
def read_versions(site: Site, who: str, whose: str) -> str:
    return word(_by_pid(site, who, whose, "/api/draft/versions"))


def _draft_of(site: Site, who: str, whose: str, path: str) -> Answer:
    """Nobody can name another's draft. Each keeps one of a problem of which nobody else has any."""
    pid = site.pids[names.published_problem(whose)]
    if ("draft", whose) not in site.made:
        site.made["draft", whose] = word(_save_draft(site, whose, pid))
    return site.client(who).get(path, pid=pid)


@about("GET /api/draft", "draft")
def draft(site: Site, who: str, whose: str) -> str:
    return filled(_draft_of(site, who, whose, "/api/draft"), lambda data: data)


@about("GET /api/draft/versions", "draft")
def draft_versions(site: Site, who: str, whose: str) -> str:
    return filled(_draft_of(site, who, whose, "/api/draft/versions"), lambda data: data)


# -- submitting


@about("POST /api/submit-problem-judge", "private problem")
def submit(site: Site, who: str, whose: str) -> str:
    body = {"pid": names.private_problem(whose), "language": "Python3", "code": "print(3)"}
    return word(site.client(who).post("/api/submit-problem-judge", body))


@about("POST /api/submit-problem-test-judge", "private problem")
def test_run(site: Site, who: str, whose: str) -> str:
    # Two test runs of a person may wait or run at once.
    return _until_it_is_not(
        "judge.too_fast", lambda: _test_run(site, who, names.private_problem(whose))
    )


def _test_run(site: Site, who: str, display_id: str) -> Answer:
    body = {
        "pid": display_id,
        "type": "public",
        "language": "Python3",
        "code": "print(3)",
        "userInput": "1",
    }
    return site.client(who).post("/api/submit-problem-test-judge", body)


def _until_it_is_not(key: str, act: Callable[[], Answer], patience_s: float = 60) -> str:
    deadline = time.monotonic() + patience_s
    while (found := word(act())) == key and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


@about("GET /api/get-test-judge-result", "test run")
def test_run_result(site: Site, who: str, whose: str) -> str:
    if ("test run", whose) not in site.made:
        site.made["test run", whose] = _test_run_key(site, whose)
    key = site.made["test run", whose]
    return word(site.client(who).get("/api/get-test-judge-result", testJudgeKey=key))


def _test_run_key(site: Site, whose: str) -> str:
    keys = []

    def start() -> Answer:
        answer = _test_run(site, whose, names.PUBLIC_PROBLEM)
        if word(answer) == "yes":
            keys.append(str(answer.data))
        return answer

    _until_it_is_not("judge.too_fast", start)
    # Restricted people cannot start one, so that no key can be theirs.
    return keys[0] if keys else "TEST_JUDGE_" + "0" * 32


# -- submissions


def _detail(site: Site, who: str, whose: str, kind: str) -> Answer:
    number = site.submissions[whose, kind]
    return site.client(who).get("/api/get-submission-detail", submitId=number)


@about("GET /api/get-submission-detail", "code")
def code(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "practice"), lambda data: data["submission"]["code"])


@about("GET /api/get-submission-detail", "shared code")
def shared_code(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "shared"), lambda data: data["submission"]["code"])


@about("GET /api/get-submission-detail", "title of a private problem")
def private_title(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "hidden"), lambda data: data["submission"]["title"])


@about("GET /api/get-submission-detail", "address of the client")
def address(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "practice"), lambda data: data["submission"]["ip"])


@about("GET /api/get-submission-detail", "why the judge failed")
def failure(site: Site, who: str, whose: str) -> str:
    answer = _detail(site, who, whose, "broken")
    if word(answer) != "yes":
        return word(answer)
    message = answer.data["submission"]["errorMessage"]
    return "yes" if message == names.FAILURE else "notice" if message else "null"


@about("GET /api/get-submission-detail", "what the compiler says")
def compiler_text(site: Site, who: str, whose: str) -> str:
    return filled(
        _detail(site, who, whose, "uncompiled"), lambda data: data["submission"]["errorMessage"]
    )


def _case(site: Site, who: str, whose: str, fields: tuple[str, ...]) -> str:
    number = site.submissions[whose, "practice"]

    def value(data: Any) -> object:
        case = data["judgeCaseList"][0]
        found = [case[field] for field in fields]
        return None if found == [None] * len(fields) else None not in found

    return filled(site.client(who).get("/api/get-all-case-result", submitId=number), value)


@about("GET /api/get-all-case-result", "file names")
def case_files(site: Site, who: str, whose: str) -> str:
    return _case(site, who, whose, ("inputData", "id", "pid", "submitId", "uid"))


@about("GET /api/get-all-case-result", "checker's comment")
def checker_comment(site: Site, who: str, whose: str) -> str:
    return _case(site, who, whose, ("userOutput",))


@about("GET /api/get-submission-list", "only mine")
def only_mine(site: Site, who: str, whose: str) -> str:
    answer = site.client(who).get("/api/get-submission-list", onlyMine=True)
    if word(answer) == "yes":
        owners = {row["uid"] for row in answer.data["records"]}
        assert owners == {names.uid_of(who)}
    return word(answer)


@about("GET /api/get-user-ac-result", "accepted submission")
def milestone(site: Site, who: str, whose: str) -> str:
    number = site.submissions[whose, "practice"]
    return word(site.client(who).get("/api/get-user-ac-result", submitId=number))


@about("GET /api/get-last-ac-code", "accepted code")
def last_accepted_code(site: Site, who: str, whose: str) -> str:
    """Each has solved one problem that nobody else has."""
    pid = site.pids[names.published_problem(whose)]
    answer = site.client(who).get("/api/get-last-ac-code", pid=pid)
    return filled(answer, lambda data: names.CODE.format(who=whose) in data["code"])


@about("PUT /api/submission", "submission")
def share(site: Site, who: str, whose: str) -> str:
    # Shared already, so that nothing changes for other rows of the matrix.
    body = {"submitId": site.submissions[whose, "shared"], "share": True}
    return word(site.client(who).put("/api/submission", body))


@about("GET /api/resubmit", "failed submission")
def resubmit(site: Site, who: str, whose: str) -> str:
    number = site.submissions[whose, "failed"]
    return word(site.client(who).get("/api/resubmit", submitId=number))


# -- editing problems


def _edited(site: Site, display_id: str, auth: int) -> dict[str, Any]:
    return names.private_body(display_id, id=site.pids[display_id], auth=auth)


@about("GET /api/admin/problem", "private problem")
def read_problem(site: Site, who: str, whose: str) -> str:
    return word(_by_pid(site, who, whose, "/api/admin/problem"))


@about("POST /api/admin/problem", "public problem")
def create_public(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post("/api/admin/problem", a_plus_b("")))


@about("POST /api/admin/problem", "uploaded cases")
def create_with_upload(site: Site, who: str, whose: str) -> str:
    if ("upload", whose) not in site.made:
        site.made["upload", whose] = str(_upload_cases(site, whose).data["fileListDir"])
    body = a_plus_b("", auth=2)
    body["isUploadTestCase"] = True
    body["samples"] = [{"input": "1.in", "output": "1.out"}]
    body["uploadTestcaseDir"] = site.made["upload", whose]
    return word(site.client(who).post("/api/admin/problem", body))


@about("PUT /api/admin/problem", "private problem")
def change_problem(site: Site, who: str, whose: str) -> str:
    body = _edited(site, names.private_problem(whose), auth=2)
    return word(site.client(who).put("/api/admin/problem", body))


@about("PUT /api/admin/problem", "publish")
def publish_by_change(site: Site, who: str, whose: str) -> str:
    body = _edited(site, names.unpublished_problem(whose), auth=1)
    return word(site.client(who).put("/api/admin/problem", body))


@about("GET /api/admin/problem/get-problem-cases", "private problem")
def problem_cases(site: Site, who: str, whose: str) -> str:
    return word(_by_pid(site, who, whose, "/api/admin/problem/get-problem-cases"))


@about("PUT /api/admin/problem/change-problem-auth", "private problem")
def hide_problem(site: Site, who: str, whose: str) -> str:
    return _change_auth(site, who, names.private_problem(whose), 2)


@about("PUT /api/admin/problem/change-problem-auth", "publish")
def publish_problem(site: Site, who: str, whose: str) -> str:
    return _change_auth(site, who, names.unpublished_problem(whose), 1)


def _change_auth(site: Site, who: str, display_id: str, auth: int) -> str:
    body = {"id": site.pids[display_id], "auth": auth}
    return word(site.client(who).put("/api/admin/problem/change-problem-auth", body))


# -- files


def _upload_cases(site: Site, who: str) -> Answer:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("1.in", "1\n")
        archive.writestr("1.out", "1\n")
    path = "/api/file/upload-testcase-zip"
    return site.client(who).upload(path, "cases.zip", packed.getvalue())


@about("POST /api/file/upload-testcase-zip", "archive")
def upload_cases(site: Site, who: str, whose: str) -> str:
    return word(_upload_cases(site, who))


@about("GET /api/file/download-testcase", "private problem")
def download_cases(site: Site, who: str, whose: str) -> str:
    return word(_by_pid(site, who, whose, "/api/file/download-testcase"))


@about("POST /api/file/upload-md-img", "picture")
def upload_picture(site: Site, who: str, whose: str) -> str:
    client = site.client(who)
    return word(client.upload("/api/file/upload-md-img", "dot.png", _dot(), part="image"))


@about("POST /api/file/upload-md-file", "file")
def upload_file(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).upload("/api/file/upload-md-file", "notes.txt", b"notes"))


@about("GET /api/file/delete-md-img", "picture")
def delete_picture(site: Site, who: str, whose: str) -> str:
    """The picture is handed over in the database: restricted people cannot upload one."""
    path = "/api/file/upload-md-img"
    number = site.client("root").upload(path, "dot.png", _dot(), part="image").data["fileId"]
    with site.database() as connection:
        owner = (names.uid_of(whose), number)
        connection.execute("UPDATE file SET user_id = ? WHERE id = ?", owner)
    return word(site.client(who).get("/api/file/delete-md-img", fileId=number))


# -- imports


@about("POST /api/file/import", "public problem")
def import_public(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).upload("/api/file/import", "set.xml", fps(item()), auth=1))


@about("GET /api/file/import-result", "import")
def import_result(site: Site, who: str, whose: str) -> str:
    if ("import", whose) not in site.made:
        site.made["import", whose] = begin_import(site.client(whose), fps(item()), dryRun=True)
    key = site.made["import", whose]
    return word(site.client(who).get("/api/file/import-result", key=key))


@about("POST /api/file/import-commit", "dry run")
def commit_import(site: Site, who: str, whose: str) -> str:
    return _commit(site, who, whose, auth=2)


@about("POST /api/file/import-commit", "publish")
def commit_publicly(site: Site, who: str, whose: str) -> str:
    return _commit(site, who, whose, auth=1)


def _commit(site: Site, who: str, whose: str, auth: int) -> str:
    """A commit uses its dry run up."""
    owner = site.client(whose)
    key = begin_import(owner, fps(item()), dryRun=True)
    report_of(owner, key)
    return word(site.client(who).post("/api/file/import-commit", {"key": key, "auth": auth}))
