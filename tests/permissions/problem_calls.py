"""Calls about problems, for the rows of matrix.csv."""

from __future__ import annotations

from typing import Any

from tests.http_client import Answer
from tests.permissions import site as names
from tests.permissions.file_calls import upload_case_archive
from tests.permissions.object_calls import about, by_pid, filled, word
from tests.permissions.site import Site
from tests.problem_bodies import a_plus_b

# -- problems


@about("GET /api/get-problem-detail", "private problem")
def problem_detail(site: Site, who: str, whose: str) -> str:
    display_id = names.private_problem(whose)
    return word(site.client(who).get("/api/get-problem-detail", problemId=display_id))


@about("GET /api/get-problem-code-template", "private problem")
def code_templates(site: Site, who: str, whose: str) -> str:
    return filled(by_pid(site, who, whose, "/api/get-problem-code-template"), lambda data: data)


@about("GET /api/get-problem-code-template", "code around the student's")
def code_around(site: Site, who: str, whose: str) -> str:
    def parts(data: Any) -> object:
        around = {data[0]["prepend"], data[0]["append"]}
        return None if around == {None} else around == {"// a", "// b"}

    pid = site.pids[names.published_problem(whose)]
    return filled(site.client(who).get("/api/get-problem-code-template", pid=pid), parts)


@about("GET /api/get-problem-tags", "private problem")
def problem_tags(site: Site, who: str, whose: str) -> str:
    return filled(by_pid(site, who, whose, "/api/get-problem-tags"), lambda data: data)


@about("GET /api/get-problem-languages", "private problem")
def problem_languages(site: Site, who: str, whose: str) -> str:
    return filled(by_pid(site, who, whose, "/api/get-problem-languages"), lambda data: data)


@about("GET /api/languages", "private problem")
def languages(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/languages"))


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


# -- editing problems


def _edited(site: Site, display_id: str, auth: int) -> dict[str, Any]:
    return names.private_body(display_id, id=site.pids[display_id], auth=auth)


@about("GET /api/admin/problem", "private problem")
def read_problem(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/admin/problem"))


@about("POST /api/admin/problem", "public problem")
def create_public(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).post("/api/admin/problem", a_plus_b("")))


@about("POST /api/admin/problem", "uploaded cases")
def create_with_upload(site: Site, who: str, whose: str) -> str:
    if ("upload", whose) not in site.made:
        site.made["upload", whose] = str(upload_case_archive(site, whose).data["fileListDir"])
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


@about("POST /api/admin/problem/duplicate", "private problem")
def duplicate(site: Site, who: str, whose: str) -> str:
    pid = site.pids[names.private_problem(whose)]
    return word(site.client(who).post("/api/admin/problem/duplicate", {"pid": pid}))


SOLUTION = {"language": "Python3", "code": "print(1)", "expected": [0]}


@about("GET /api/admin/problem/solutions", "private problem")
def read_solutions(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/admin/problem/solutions"))


@about("POST /api/admin/problem/solution", "private problem")
def add_solution(site: Site, who: str, whose: str) -> str:
    body = {**SOLUTION, "pid": site.pids[names.private_problem(whose)], "name": f"by {who}"}
    return word(site.client(who).post("/api/admin/problem/solution", body))


def _solution(site: Site, whose: str, name: str) -> int:
    body = {**SOLUTION, "pid": site.pids[names.private_problem(whose)], "name": name}
    return int(site.client("root").post("/api/admin/problem/solution", body).data["id"])


@about("PUT /api/admin/problem/solution", "private problem")
def change_solution(site: Site, who: str, whose: str) -> str:
    name = f"changed by {who}"
    body = {**SOLUTION, "id": _solution(site, whose, name), "name": name}
    return word(site.client(who).put("/api/admin/problem/solution", body))


@about("DELETE /api/admin/problem/solution", "private problem")
def remove_solution(site: Site, who: str, whose: str) -> str:
    solution = _solution(site, whose, f"removed by {who}")
    return word(site.client(who).delete("/api/admin/problem/solution", id=solution))


@about("GET /api/admin/problem/data-versions", "private problem")
def read_data_versions(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/admin/problem/data-versions"))


@about("PUT /api/admin/problem/data-version", "private problem")
def choose_data_version(site: Site, who: str, whose: str) -> str:
    body = {"pid": site.pids[names.private_problem(whose)], "version": 1}
    return word(site.client(who).put("/api/admin/problem/data-version", body))


@about("POST /api/admin/problem/check", "private problem")
def check_problem(site: Site, who: str, whose: str) -> str:
    """With none of its solutions: who may check is told so."""
    body = {"pid": site.pids[names.private_problem(whose)], "solutionIds": []}
    return word(site.client(who).post("/api/admin/problem/check", body))


@about("POST /api/admin/problem/outputs", "private problem")
def make_outputs(site: Site, who: str, whose: str) -> str:
    """With a solution that is not there: who may make them is told so."""
    body = {"pid": site.pids[names.private_problem(whose)], "solutionId": 999_999}
    return word(site.client(who).post("/api/admin/problem/outputs", body))


@about("GET /api/admin/problem/case-file", "private problem")
def read_case_file(site: Site, who: str, whose: str) -> str:
    return word(_case_file(site, who, whose, "/api/admin/problem/case-file"))


@about("GET /api/file/download-case-file", "private problem")
def download_case_file(site: Site, who: str, whose: str) -> str:
    return word(_case_file(site, who, whose, "/api/file/download-case-file"))


def _case_file(site: Site, who: str, whose: str, path: str) -> Answer:
    pid = site.pids[names.private_problem(whose)]
    return site.client(who).get(path, pid=pid, name="1.in")


@about("GET /api/admin/problem/get-problem-cases", "private problem")
def problem_cases(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/admin/problem/get-problem-cases"))


@about("PUT /api/admin/problem/change-problem-auth", "private problem")
def hide_problem(site: Site, who: str, whose: str) -> str:
    return _change_auth(site, who, names.private_problem(whose), 2)


@about("PUT /api/admin/problem/change-problem-auth", "publish")
def publish_problem(site: Site, who: str, whose: str) -> str:
    return _change_auth(site, who, names.unpublished_problem(whose), 1)


def _change_auth(site: Site, who: str, display_id: str, auth: int) -> str:
    body = {"id": site.pids[display_id], "auth": auth}
    return word(site.client(who).put("/api/admin/problem/change-problem-auth", body))
