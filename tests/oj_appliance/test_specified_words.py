"""The words that the specification gives (S1 §4, §5, §7, §8) stand here with their Chinese, and
not only in the files that the product shows them from: a slip in one of those is seen."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.quick

PROJECT = Path(__file__).parents[2]

WORDS: dict[str, dict[str, tuple[str, str]]] = {
    "shell": {
        "guard.loginFirst": ("Please login first", "请先登录"),
        "guard.adminLogin": (
            "Please login again with the administrator account!",
            "请用管理员账号重新登录！",
        ),
        "errors.title": ("Error", "错误"),
        "errors.notFound": ("Query error! Unable to find the resource", "查询错误，找不到该资源！"),
        "errors.server": ("Server error! Please refresh again!", "服务器错误，请刷新后再试！"),
        "errors.timeout": ("Request timed out! Please try again later!", "请求超时，请稍后再试！"),
        "errors.network": (
            "Network error! Abnormal link with server, Please try again later!",
            "网络错误，无法连接服务器，请稍后再试！",
        ),
        "user.welcomeBack": ("Welcome back", "欢迎回来"),
        "notFound.home": ("Go Home", "回到首页"),
        "notFound.back": ("Back", "返回上一页"),
        "kit.copied": ("Copied successfully", "复制成功"),
        "kit.copyByHand": (
            "Copied failed: select the text and press Ctrl+C",
            "复制失败，请选中文字后按 Ctrl+C",
        ),
        "download.started": ("Downloading...", "正在下载…"),
        "download.done": ("Download Successfully!", "下载成功！"),
        "download.invalid": ("Invalid file format", "文件格式无效"),
        "difficulty.easy": ("Easy", "简单"),
        "difficulty.mid": ("Mid", "中等"),
        "difficulty.hard": ("Hard", "困难"),
        "verdict.notSubmitted": ("Not Submitted", "未提交"),
        "verdict.hidden": ("Submitted", "已提交"),
        "verdict.cancelled": ("Cancelled", "已取消"),
        "verdict.presentationError": ("Presentation Error", "格式错误"),
        "verdict.compileError": ("Compile Error", "编译错误"),
        "verdict.wrongAnswer": ("Wrong Answer", "答案错误"),
        "verdict.accepted": ("Accepted", "通过"),
        "verdict.timeLimit": ("Time Limit Exceeded", "时间超限"),
        "verdict.memoryLimit": ("Memory Limit Exceeded", "内存超限"),
        "verdict.runtimeError": ("Runtime Error", "运行错误"),
        "verdict.systemError": ("System Error", "系统错误"),
        "verdict.pending": ("Pending", "等待中"),
        "verdict.compiling": ("Compiling", "编译中"),
        "verdict.judging": ("Judging", "评测中"),
        "verdict.partiallyAccepted": ("Partial Accepted", "部分正确"),
        "verdict.submitting": ("Submitting", "提交中"),
        "verdict.submitFailed": ("Submitted Failed", "提交失败"),
    },
    "login": {
        "failed": ("Please check your username or password", "请检查您的用户名或密码"),
    },
    "account": {
        "wait": ("{{n}}s, wait to resend", "{{n}} 秒后可重新发送"),
        "change.mismatch": ("Password does not match", "两次输入的密码不一致"),
        "register.thanks": ("Thanks for registering", "感谢注册"),
        "register.usernameUsed": ("The username already exists", "用户名已存在"),
        "register.emailUsed": ("The email already exists", "邮箱已存在"),
        "reset.emailUnknown": ("The email does not exist", "邮箱不存在"),
        "reset.usernameUnknown": ("The username does not exist", "用户名不存在"),
        "reset.done": ("Your password has been reset", "密码已重置"),
    },
    "settings": {
        "account": ("Account", "账号"),
        "updated": ("Update Successfully", "修改成功"),
        "password.mismatch": ("Password does not match", "两次输入的密码不一致"),
    },
    "widgets": {
        "avatar.badType": ("File type not support", "文件类型不支持"),
        "avatar.tooLarge": ("Exceed max size limit", "文件超过大小限制"),
    },
    "problem": {
        "submit.loginFirst": ("Please login first", "请先登录"),
        "submit.done": ("Submit code successfully. {{luck}}", "代码提交成功，{{luck}}"),
        "submit.luck.luck": ("Good luck to you!", "祝您好运！"),
        "submit.noResult": ("Submitted Not Result", "已提交，暂不公布结果"),
        "submit.empty": ("Code can not be empty", "代码不能为空"),
        "submit.tooLong": ("Code Length can not exceed {{limit}}", "代码长度不能超过 {{limit}}"),
        "accepted.notYet": (
            "You haven't passed the problem so you cannot get the code passed recently",
            "您还没有通过该题目，无法获取最近通过的代码",
        ),
        "testRun.success": ("Success", "运行成功"),
        "testRun.uncertain": ("the answer is uncertain", "答案是否正确不确定"),
    },
    "submissions": {
        "loginFirst": ("Please login first", "请先登录"),
        "mine": ("Mine", "我的"),
        "all": ("All", "全部"),
        "actions.rejudged": ("Rejudge successfully", "重判成功"),
        "actions.resubmitted": ("Resubmitted Successfully", "重新提交成功"),
        "actions.updated": ("Update Successfully", "更新成功"),
        "actions.cancelled": ("Cancel Successfully", "取消成功"),
        "detail.shared": ("Shared successfully", "分享成功"),
        "detail.unshared": ("Cancel Sharing Successfully", "取消分享成功"),
    },
    "problem-list": {
        "tags.other": ("Unclassified", "未分类"),
        "filters.all": ("All", "全部"),
    },
    "user-home": {
        "signature.none": ("Not set yet", "尚未设置"),
    },
    "ranks": {
        "column.score": ("Score", "得分"),
        "column.ac": ("AC", "AC"),
        "column.total": ("Total", "总提交"),
        "column.acOfTotal": ("AC/Total", "AC/总提交"),
        "column.rate": ("Acceptance", "通过率"),
    },
    "home": {
        "announcements.empty": ("There are no announcements.", "暂无公告。"),
    },
}
REFUSALS = {
    "contest.ended": ("Contest has ended", "比赛已结束"),
    "auth.puzzle_wrong": (
        "Guess robot: operating too fast, verify again",
        "滑块验证未通过，请重新验证",
    ),
    "judge.code_too_long": ("Code Length can not exceed 65535", "代码长度不能超过65535"),
    "judge.code_empty": ("Code can not be empty", "代码不能为空"),
    "auth.login_required": ("Please login first", "请先登录"),
    "register.username_used": ("The username already exists", "用户名已存在"),
    "mail.used": ("The email already exists", "邮箱已存在"),
    "reset.mail_unknown": ("The email does not exist", "邮箱不存在"),
    "file.too_large": ("Exceed max size limit ({limit})", "文件超过大小限制（{limit}）"),
    "file.bad_type": ("File type not support", "文件类型不支持"),
}


def shown(area: str, language: str) -> dict[str, object]:
    """The page's texts of an area, by keys with dots."""
    pages = PROJECT / "webui/src"
    shared, own = pages / f"shared/i18n/{language}/{area}.json", pages / f"features/{area}/i18n"
    path = shared if shared.exists() else own / f"{language}.json"
    return flat(json.loads(path.read_text("utf-8")))


def flat(texts: dict[str, object], before: str = "") -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in texts.items():
        if isinstance(value, dict):
            found |= flat(value, f"{before}{key}.")
        else:
            found[before + key] = value
    return found


@pytest.mark.parametrize("area", WORDS)
def test_the_page_says_the_specified_words(area: str) -> None:
    english, chinese = shown(area, "en-US"), shown(area, "zh-CN")
    assert {key: (english.get(key), chinese.get(key)) for key in WORDS[area]} == WORDS[area]


def test_the_server_says_the_specified_words() -> None:
    text = (PROJECT / "oj_appliance/error_catalogue.toml").read_text("utf-8")
    catalogue = tomllib.loads(text)
    found = {key: (catalogue[key]["en"], catalogue[key]["zh"]) for key in REFUSALS}
    assert found == REFUSALS
