"""Calls that move test data (contract file.md §2)."""

from __future__ import annotations

import msgspec
from aiohttp import web

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, Language
from oj_appliance.files.resumable import ResumableUploads
from oj_appliance.files.rules import refuse_most, refuse_others
from oj_appliance.files.types import UploadId
from oj_appliance.problems.test_data.pairing import Reason
from oj_appliance.problems.test_data.subtasks import subtasks_of
from oj_appliance.problems.test_data.testcases import TestCases, UploadedCases
from oj_appliance.web.downloads import send_open_file
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.uploads import Upload
from oj_appliance.web.wire import Id, Int

IGNORED_TEXTS: dict[Reason, tuple[str, str]] = {
    Reason.IN_FOLDER: ("It lies in a folder", "位于文件夹中"),
    Reason.NO_INPUT: ("There is no input for it", "没有对应的输入文件"),
    Reason.UNKNOWN_NAME: ("Its name is not that of a test case", "文件名不是测试点的命名"),
    Reason.DUPLICATE: ("The .out file of the same case counts", "同一测试点已有 .out 文件"),
    Reason.SYSTEM_FILE: ("It belongs to the operating system", "操作系统产生的文件"),
}


class TestCaseForm(msgspec.Struct):
    mode: str = "default"
    uploadId: UploadId | None = None
    gid: Id | None = None


class CaseFile(msgspec.Struct, kw_only=True):
    input: str
    output: str
    inputSize: int
    outputSize: int
    groupNum: int | msgspec.UnsetType = msgspec.UNSET


class IgnoredFile(msgspec.Struct):
    name: str
    reason: str
    msg: str


class UploadedTestCases(msgspec.Struct):
    fileList: list[CaseFile]
    fileListDir: str
    ignored: list[IgnoredFile]


class DownloadQuery(msgspec.Struct):
    pid: Id
    version: Int | None = None


class TestCasesApi:
    __test__ = False  # the name begins with "Test": pytest must not collect it

    def __init__(self, testcases: TestCases, uploads: ResumableUploads, clock: Clock) -> None:
        self._testcases = testcases
        self._uploads = uploads
        self._clock = clock

    @post(
        "/api/file/upload-testcase-zip",
        guard=LOGIN,
        summary="Test cases as a zip",
        admits=refuse_most,
    )
    async def upload_testcase_zip(
        self, call: Call, upload: Upload[TestCaseForm]
    ) -> UploadedTestCases:
        refuse_others(call.viewer, upload.form.gid)
        uid = call.viewer.account_id
        file = await self._uploads.file_of(upload, uid)
        if file.extension != "zip":
            raise ApiError("file.bad_type")
        received = await self._testcases.receive(uid, file.path, upload.form.mode)
        return _answer(received, upload.form.mode, call.language)

    @get(
        "/api/file/download-testcase",
        guard=LOGIN,
        summary="Test cases of a problem",
        answers="application/zip",
    )
    async def download_testcase(self, call: Call, query: DownloadQuery) -> web.StreamResponse:
        file = await self._testcases.pack(call.viewer, query.pid, query.version)
        name = f"problem_{query.pid}_testcase_{self._clock.now_ms()}.zip"
        return await send_open_file(call, file, name, "application/zip")


def _answer(received: UploadedCases, mode: str, language: Language) -> UploadedTestCases:
    stems = [case.input_name.partition(".")[0] for case in received.cases]
    told = subtasks_of(stems)
    usual = 1 if mode.startswith("subtask") else msgspec.UNSET
    groups: list[int] | list[int | msgspec.UnsetType] = told or [usual] * len(stems)
    return UploadedTestCases(
        [
            CaseFile(
                input=case.input_name,
                output=case.output_name,
                inputSize=case.input.size,
                outputSize=case.output.size,
                groupNum=group,
            )
            for case, group in zip(received.cases, groups, strict=True)
        ],
        received.upload_id,
        [
            IgnoredFile(name, reason, IGNORED_TEXTS[reason][language == "zh-CN"])
            for name, reason in received.ignored
        ],
    )
