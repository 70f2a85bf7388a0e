"""The doctor's check of slides in lessons: whether students read them in their browser, or can only
download them."""

from __future__ import annotations

from oj_appliance.dashboard.upkeep_checks import rows_of
from oj_appliance.data_folder import DataFolder
from oj_appliance.judging.doctor import Check
from oj_appliance.lessons.slides.converter import NONE, place_fault, program_of

GROUP = "server"
INSTALL = "apt-get install --no-install-recommends libreoffice-impress fonts-noto-cjk"
_FOUND = (
    "SELECT count(*), total(slides = 'waiting'), total(slides = 'failed') FROM lesson_file"
    " WHERE kind IN ('ppt', 'pptx')"
)


def lesson_slides(folder: DataFolder, named: str) -> Check:
    """`named` is the program as the settings name it. A site without slides, or one that wants no
    conversion, misses nothing. Takes a moment: a place for conversions is tried."""
    ((count, waiting, failed),) = rows_of(folder.database, _FOUND) or [(0, 0, 0)]
    if named == NONE:
        return _check("green", _OFF)
    program = program_of(named)
    if program is None:
        return _check("amber", _MISSING, INSTALL) if count else _check("green", _MISSING)
    if fault := place_fault(program):
        words = tuple(each.format(fault=fault) for each in _UNCONFINED)
        return _check("amber" if count else "green", words)
    shown = count - waiting - failed
    numbers = {"shown": int(shown), "waiting": int(waiting), "failed": int(failed)}
    words = tuple(each.format(program=program, **numbers) for each in _WORKS)
    return _check("amber" if failed else "green", words)


# What was found and what mends it, each in English and Chinese.
_OFF = (
    "not converted, as the settings say: offered for download",
    "按设置不转换，仅供下载",
    "",
    "",
)
_MISSING = (
    "LibreOffice is not installed: slides are only offered for download",
    "未安装 LibreOffice：幻灯片仅供下载",
    "Install it as root, then start the server again: slides are then shown as PDF.",
    "请以 root 安装后重新启动服务，幻灯片即可以 PDF 显示。",
)
_UNCONFINED = (
    "LibreOffice has no place of its own here ({fault}): slides are only offered for download",
    "此处无法隔离运行 LibreOffice（{fault}）：幻灯片仅供下载",
    "Allow user namespaces, or let teachers upload PDFs.",
    "请允许用户命名空间，或请教师上传 PDF。",
)
_WORKS = (
    "shown as PDF by {program}: {shown} shown, {waiting} waiting, {failed} failed",
    "由 {program} 转为 PDF：已转换 {shown} 个，等待 {waiting} 个，失败 {failed} 个",
    "Those that failed are offered for download: save them as PDF on a computer and upload that.",
    "失败的仅供下载：请在电脑上另存为 PDF 后上传。",
)


def _check(level: str, words: tuple[str, ...], command: str = "") -> Check:
    found_en, found_zh, remedy_en, remedy_zh = words
    is_green = level == "green"
    return Check(
        id="lesson_slides",
        group=GROUP,
        level="green" if is_green else "amber",
        title_en="Slides of lessons",
        title_zh="课程幻灯片",
        found_en=found_en,
        found_zh=found_zh,
        remedy_en="" if is_green else remedy_en,
        remedy_zh="" if is_green else remedy_zh,
        command="" if is_green else command,
    )
