"""Calls about files and imports, for the rows of matrix.csv."""

from __future__ import annotations

import io
import zipfile

from tests.http_client import Answer
from tests.oj_appliance.interchange.packages import begin_import, fps, item, report_of
from tests.oj_appliance.problems.objective.builders import add_objective
from tests.permissions import site as names
from tests.permissions.object_calls import about, by_pid, dot, word
from tests.permissions.site import Site

# -- files


def upload_case_archive(site: Site, who: str) -> Answer:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("1.in", "1\n")
        archive.writestr("1.out", "1\n")
    path = "/api/file/upload-testcase-zip"
    return site.client(who).upload(path, "cases.zip", packed.getvalue())


@about("POST /api/file/upload-testcase-zip", "archive")
def upload_cases(site: Site, who: str, whose: str) -> str:
    return word(upload_case_archive(site, who))


@about("GET /api/file/download-testcase", "private problem")
def download_cases(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/file/download-testcase"))


@about("GET /api/file/download-original-package", "private problem")
def download_package(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/file/download-original-package"))


@about("POST /api/file/upload-md-img", "picture")
def upload_picture(site: Site, who: str, whose: str) -> str:
    client = site.client(who)
    return word(client.upload("/api/file/upload-md-img", "dot.png", dot(), part="image"))


@about("POST /api/file/upload-md-file", "file")
def upload_file(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).upload("/api/file/upload-md-file", "notes.txt", b"notes"))


@about("GET /api/file/delete-md-img", "picture")
def delete_picture(site: Site, who: str, whose: str) -> str:
    """The picture is handed over in the database: restricted people cannot upload one."""
    path = "/api/file/upload-md-img"
    number = site.client("root").upload(path, "dot.png", dot(), part="image").data["fileId"]
    with site.database() as connection:
        owner = (names.uid_of(whose), number)
        connection.execute("UPDATE file SET user_id = ? WHERE id = ?", owner)
    return word(site.client(who).get("/api/file/delete-md-img", fileId=number))


def _begun_upload(site: Site, whose: str) -> str:
    """Of one byte; each caller takes a new one."""
    body = {"name": "cases.zip", "size": 1}
    return str(site.client(whose).post("/api/file/upload-start", body).data["uploadId"])


@about("PUT /api/file/upload-part", "upload")
def continue_upload(site: Site, who: str, whose: str) -> str:
    path = f"/api/file/upload-part?uploadId={_begun_upload(site, whose)}&offset=0"
    return word(site.client(who).request("PUT", path, b"x"))


@about("GET /api/file/upload-state", "upload")
def upload_state(site: Site, who: str, whose: str) -> str:
    upload_id = _begun_upload(site, whose)
    return word(site.client(who).get("/api/file/upload-state", uploadId=upload_id))


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


@about("GET /api/file/export", "private problem")
def export_in_a_format(site: Site, who: str, whose: str) -> str:
    pid = site.pids[names.private_problem(whose)]
    path = "/api/file/export"
    return word(site.client(who).get(path, pid=pid, format="plainzip", lossy=True))


@about("GET /api/file/download-questions", "private questions")
def download_questions(site: Site, who: str, whose: str) -> str:
    if ("questions", whose) not in site.made:
        site.made["questions", whose] = add_objective(site.client(whose), auth=2)[0]
    pid = site.made["questions", whose]
    return word(site.client(who).get("/api/file/download-questions", pid=pid, format="gift"))


@about("GET /api/file/export-problem", "private problem")
def export_as_before(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/file/export-problem"))


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
