"""Why an upgrade is refused, or went back."""

from __future__ import annotations

from oj_appliance.errors import Phrase

OLDER = Phrase(
    "文件中的版本 {offered} 比正在运行的 {running} 旧；要退回旧版本，请恢复升级前的备份",
    "the file's version {offered} is older than {running}, which runs; to go back, restore the"
    " backup from before the upgrade",
)
SAME = Phrase("版本 {running} 已经在运行", "version {running} runs already")
NO_PROGRAM = Phrase(
    "{name} 不是程序文件（oj-appliance-….run）", "{name} is no program (oj-appliance-….run)"
)
NO_ROOM = Phrase(
    "{folder} 所在磁盘空间不足：需要 {needed}，剩余 {free}",
    "the disk of {folder} is too full: {needed} needed, {free} free",
)
EXAM = Phrase("考试进行中（{exam}）", "an exam runs ({exam})")
CUT_OFF = Phrase(
    "升级被中断（断电或关机），停在“{step}”之后",
    "it was cut off, by a power cut or a shutdown, after the step “{step}”",
)
NOT_MIGRATED = Phrase(
    "新版本无法转换数据：{reason}", "the new version could not convert the data: {reason}"
)
ENDED = Phrase(
    "新版本启动后自行退出（代码 {code}）：{reason}",
    "the new version ended by itself (code {code}): {reason}",
)
SILENT = Phrase(
    "新版本在 {seconds} 秒内没有响应", "the new version did not answer within {seconds} s"
)
UNWELL = Phrase(
    "新版本在 {seconds} 秒内没有报告状态良好",
    "the new version did not call itself well within {seconds} s",
)
NOT_ENDING = Phrase("新版本无法正常停止", "the new version did not stop when it was asked")
NOT_COMING_UP = Phrase(
    "新版本换上之后连续 {starts} 次没有启动成功；其间没有人写入数据",
    "the new version, once it was in place, failed to start {starts} times in a row; nobody had"
    " written anything meanwhile",
)
BY_HAND = Phrase("由管理员手动退回", "an administrator went back by hand")
KEEPS_DATA = Phrase(
    "版本 {version} 已连续 {starts} 次没有启动成功，但它运行后已有人写入数据，所以不会自行退回。"
    "请用更新的 .run 文件升级（数据全部保留），或退回 {before}：sudo {command}",
    "version {version} has failed to start {starts} times in a row. People have written data since"
    " it took over, so it does not go back by itself. Start a newer .run file, which keeps all"
    " data, or go back to {before}: sudo {command}",
)
UNEXPECTED = Phrase("意外错误：{reason}", "an unexpected error: {reason}")
