"""What each call is to somebody who is in the middle of an exam (contract timedwork.md §12). Every
call that a participant may make stands here, which a test sees to; one that does not is shut while
anything is. Pure."""

from __future__ import annotations

from enum import Enum

EXAM_CALLS = "/api/exam/"


class CallClass(Enum):
    """OPEN: not asked about. WORK: it is work at an exam, and so makes a place the person's. ABOUT:
    it may tell of an exam, or change what was sent in it, wherever it happens. The others are the
    parts of the site that can be closed, by the names of the settings."""

    OPEN = "open"
    WORK = "work"
    ABOUT = "about"
    DISCUSSION = "discussion"
    PROBLEMS = "problems"
    ASSISTANT = "assistant"
    MESSAGES = "messages"
    SUBMISSIONS = "submissions"


_CALLS = {
    CallClass.OPEN: (
        *("apply-reset-password", "captcha", "change-email", "change-mobile", "change-password"),
        *("change-userInfo", "check-username-or-email", "crash-report", "difficulty"),
        *("file/upload-avatar", "get-announcement", "get-change-email-code"),
        *(
            "get-change-mobile-code",
            "get-common-announcement",
            "get-last-week-submission-statistics",
        ),
        *("get-rank-list", "get-recent-seven-ac-rank", "get-register-code", "get-shown-names"),
        *("get-user-auth-info", "get-website-config", "health", "home-carousel"),
        # Heads of works alone; the others ask again when they know which work is meant.
        *("homework/get-timed-work-info", "homework/get-timed-work-list", "homework/register"),
        *("homework/start-timed-work", "honors", "judge-languages", "languages", "live", "login"),
        *("login-puzzle", "logout", "openapi.json", "public/file/{name}", "public/img/{name}"),
        *("quotation", "register", "reset-password", "setup", "time", "tools"),
    ),
    CallClass.WORK: (
        *("homework/end-timed-work", "homework/get-timed-work-problem-detail"),
        *("homework/get-timed-work-problem-list", "homework/get-timed-work-rank"),
        "homework/get-timed-work-submission-list",
    ),
    CallClass.ABOUT: (
        *("check-contest-submissions-status", "check-submissions-status", "code-annotation"),
        *("code-annotations", "code-annotations-read", "draft"),
        *("draft/versions", "file/problem-attachment", "get-all-case-result", "get-last-ac-code"),
        *("get-problem-code-template", "get-problem-languages", "get-submission-detail"),
        *("get-test-judge-result", "resubmit", "submission", "submit-problem-judge"),
        "submit-problem-test-judge",
    ),
    CallClass.DISCUSSION: (
        *("comment", "comment-like", "comments", "file/delete-md-img", "file/upload-md-file"),
        *("file/upload-md-img", "group", "msg/comment", "msg/like", "msg/reply", "reply"),
    ),
    CallClass.PROBLEMS: (
        *("check-contest-ac-info", "check-contest-print-status", "contest-announcement-read"),
        *("contest-clarification", "contest-submissions", "end-contest-virtual"),
        *("file/download-contest-ac-submission", "file/download-contest-print-text"),
        *("file/download-contest-rank", "file/download-original-package"),
        *("file/download-testcase", "file/download-timed-work-rank"),
        *("file/upload-problem-attachment", "file/upload-testcase-zip", "get-all-problem-tags"),
        *("get-contest-ac-info", "get-contest-access", "get-contest-announcement"),
        *("get-contest-announcement-not-readers", "get-contest-announcement-readers"),
        *("get-contest-info", "get-contest-list", "get-contest-not-read-announcement"),
        *("get-contest-outside-scoreboard", "get-contest-outsize-info", "get-contest-print"),
        *("get-contest-print-sheet", "get-contest-problem", "get-contest-problem-details"),
        *("get-contest-problem-statistics", "get-contest-rank", "get-contest-report"),
        *("get-contest-scroll-board-info", "get-contest-scroll-board-submission"),
        *("get-contest-summary", "get-contest-virtual", "get-full-screen-problem-list"),
        *("get-problem-detail", "get-problem-list", "problem-editorial", "get-problem-tags"),
        *("get-problem-tags-and-classification", "get-random-problem", "get-recent-contest"),
        *("get-recent-other-contest", "get-recent-updated-problem", "register-contest"),
        *("start-contest-virtual", "submit-print-text"),
    ),
    CallClass.MESSAGES: ("msg/mine", "msg/sys", "msg/unread"),
    CallClass.SUBMISSIONS: (
        *("annotated-submissions", "my-learning"),
        *("get-submission-list", "get-user-ac-result", "get-user-calendar-heatmap"),
        *("get-user-home-info", "get-user-problem-status"),
    ),
}
_BY_PATH = {f"/api/{name}": kind for kind, names in _CALLS.items() for name in names}
_OTHERS = {"/health": CallClass.OPEN, "/metrics": CallClass.OPEN}
# Where a whole family is one part. The longest that fits counts.
_PREFIXES = {
    EXAM_CALLS: CallClass.ABOUT,
    # Contests told to other programs, each of which names its account with every request.
    "/clics/": CallClass.PROBLEMS,
    "/api/file/": CallClass.PROBLEMS,
    # A group has problems, trainings and contests of its own. All else of it is what people tell
    # each other, and students may be its roots.
    "/api/group/": CallClass.PROBLEMS,
    **dict.fromkeys(
        (
            *("/api/get-group-", "/api/group/announcement", "/api/group/discussion"),
            *("/api/group/get-announcement", "/api/group/get-apply", "/api/group/get-discussion"),
            *("/api/group/get-member", "/api/group/member"),
            *("/api/discussion", "/api/get-discussion"),
        ),
        CallClass.DISCUSSION,
    ),
    "/api/ai/": CallClass.ASSISTANT,
    "/api/class/": CallClass.PROBLEMS,
    "/api/get-training-": CallClass.PROBLEMS,
    "/api/register-training": CallClass.PROBLEMS,
    "/api/lesson": CallClass.PROBLEMS,
    "/api/msg/": CallClass.MESSAGES,
    # Of the program and its machine: nothing of problems stands in a guide.
    **dict.fromkeys(("/api/manual", "/api/setup/", "/api/trust"), CallClass.OPEN),
}


def class_of(path: str) -> CallClass | None:
    """Of a call's path as it is registered; None for one that nobody has thought about."""
    found = _BY_PATH.get(path) or _OTHERS.get(path)
    if found is not None:
        return found
    fitting = [prefix for prefix in _PREFIXES if path.startswith(prefix)]
    return _PREFIXES[max(fitting, key=len)] if fitting else None


_CLOSED = ("exam.closed",)
_ANY = (*_CLOSED, "exam.address_refused", "exam.browser_required", "exam.second_place")
# Open, and asks by itself when it knows which work is meant.
_START = "/api/homework/start-timed-work"


def exam_refusals(path: str) -> tuple[str, ...]:
    """With which keys an exam may refuse a call."""
    kind = class_of(path)
    if kind in (CallClass.WORK, CallClass.ABOUT) or path == _START:
        return _ANY
    return () if kind is CallClass.OPEN else _CLOSED
