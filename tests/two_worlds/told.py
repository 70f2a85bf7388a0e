"""Which calls may differ between the worlds: for staff, and where a leak was planted."""

from __future__ import annotations

from tests.two_worlds import lessons

# Where staff meets what the worlds differ in. An administrator who does not set problems is shown
# submissions whole, and of the problems of others a line of the list.
ADMIN_TELLS = {
    # Lessons, whole.
    "GET /api/admin/lesson",
    "GET /api/admin/lesson/groups",
    "GET /api/admin/lesson/page",
    "GET /api/lesson",
    f"GET /api/lesson/file/{lessons.NAMES[lessons.HIDDEN_FILE]}",
    # What the AI helper told others.
    "GET /api/admin/ai/exchange",
    # One's own tries of hidden problems, which one world lacks.
    "GET /api/ai/explain-ce",
    "GET /api/ai/perfect-code",
    "GET /api/ai/provide-idea",
    # Discussions that are hidden, and what was reported of them.
    "GET /api/admin/discussion-report",
    "GET /api/get-discussion-detail",
    "GET /api/get-discussion-list",
    # What is said of code.
    "GET /api/code-annotations",
    # Why the judge failed on somebody's submission.
    "GET /api/admin/judge/queue",
    "GET /api/admin/problem/get-problem-list",
    # Counts the problems of that list by their tags.
    "GET /api/admin/tag/usage",
    "GET /api/get-all-case-result",
    "GET /api/get-submission-detail",
    # Words are looked for in real names and numbers too.
    "GET /api/get-rank-list",
    "GET /api/get-submission-list",
    "GET /api/contest-submissions",
    # Of an ended contest, where no clock of their own stands before it.
    "GET /api/get-contest-problem",
    "GET /api/get-contest-problem-details",
    "GET /api/get-contest-problem-statistics",
    "GET /api/get-contest-report",
    # Timed works of groups, which all staff invigilates.
    "GET /api/admin/homework/get-timed-work-list",
    "GET /api/exam/get-own-progress",
    "GET /api/homework/get-timed-work-info",
    "GET /api/homework/get-timed-work-problem-list",
    "GET /api/homework/get-timed-work-problem-detail",
    # Everybody's homework, and who sits where.
    "GET /api/admin/exam/board",
    "GET /api/admin/exam/messages",
    "GET /api/admin/exam/notes",
    "GET /api/admin/exam/pauses",
    "GET /api/admin/exam/writing",
    "GET /api/admin/exam/places",
    "GET /api/admin/exam/rooms",
    "GET /api/admin/homework/get-record-list",
    "GET /api/file/download-timed-work-rank",
    "GET /api/homework/get-timed-work-rank",
    "GET /api/homework/get-timed-work-submission-list",
    # Counts what the site has judged, and knows of a trial that it is somebody else's.
    "GET /api/admin/dashboard/get-dashboard-info",
    "GET /api/admin/dashboard/statistics",
    "GET /api/get-user-ac-result",
    # What is told to administrators alone.
    "GET /api/msg/sys",
}
PROBLEM_ADMIN_TELLS = ADMIN_TELLS | {
    # How a problem is solved, before it is told.
    "GET /api/admin/problem/editorial",
    "GET /api/problem-editorial",
    # What one has tried oneself of a hidden problem.
    "GET /api/my-learning",
    "GET /api/admin/contest/problem",
    "GET /api/admin/problem",
    "GET /api/admin/problem/data-versions",
    "GET /api/admin/problem/get-problem-cases",
    "GET /api/admin/problem/solutions",
    "GET /api/file/download-testcase",
    "GET /api/file/export",
    "GET /api/file/export-problem",
    "GET /api/file/problem-attachment",
    "GET /api/get-last-ac-code",
    "GET /api/get-problem-code-template",
    "GET /api/get-problem-detail",
    "GET /api/get-problem-languages",
    "GET /api/get-problem-tags",
    "GET /api/get-user-home-info",
    "GET /api/languages",
}
ROOT_TELLS = PROBLEM_ADMIN_TELLS | {
    # What root itself said of code.
    "GET /api/annotated-submissions",
    # Which problems and classes root could take along.
    "GET /api/admin/pack/bank",
    "GET /api/admin/pack/classes",
    # How full the disk is at that moment, on which each world writes its own.
    "GET /api/admin/config/backup-places",
    "GET /api/admin/announcement",
    "GET /api/admin/lesson/progress",
    "GET /api/admin/audit-log",
    "GET /api/admin/contest/announcement",
    "GET /api/admin/contest/get-problem-list",
    "GET /api/admin/homework/get-problem-list",
    "GET /api/admin/exam/corrections",
    "GET /api/admin/exam/erasure",
    "GET /api/admin/exam/papers",
    "GET /api/admin/exam/results",
    "GET /api/admin/exam/results/version",
    "GET /api/admin/exam/similarity",
    "GET /api/admin/exam/statistics",
    "GET /api/file/download-exam-code",
    "GET /api/file/download-exam-evidence",
    "GET /api/file/download-exam-results",
    "GET /api/file/download-exam-similarity",
    # Nothing is sealed for whoever holds the contest.
    "GET /api/file/download-contest-ac-submission",
    "GET /api/file/download-contest-rank",
    "GET /api/get-contest-ac-info",
    "GET /api/get-contest-scroll-board-submission",
    "GET /api/get-contest-problem-statistics",
    "GET /api/get-contest-report",
    "GET /api/get-contest-summary",
    "GET /api/get-contest-outsize-info",
    # What is said in root's own contests.
    "GET /api/comments",
    "GET /api/get-contest-announcement",
    "GET /api/reply",
    "GET /api/admin/judge/rejudge-batches",
    # Root belongs to every group.
    "GET /api/admin/contest/check",
    "GET /api/admin/exam/check",
    "GET /api/admin/homework",
    "GET /api/admin/homework/get-group-list",
    "GET /api/class/assignable",
    "GET /api/class/assignment",
    "GET /api/class/assignments",
    "GET /api/class/marks",
    "GET /api/class/student",
    "GET /api/class/table",
    "GET /api/class/targets",
    "GET /api/file/download-class-table",
    "GET /api/get-contest-info",
    "GET /api/get-full-screen-problem-list",
    "GET /api/get-group-detail",
    "GET /api/get-group-list",
    "GET /api/get-group-rank-list",
    "GET /api/get-training-detail",
    "GET /api/get-training-problem-list",
    "GET /api/get-training-rank",
    "GET /api/group/contest",
    "GET /api/group/contest-check",
    "GET /api/group/contest-problem",
    "GET /api/group/get-admin-announcement-list",
    "GET /api/group/get-admin-contest-list",
    "GET /api/group/get-admin-discussion-list",
    "GET /api/group/get-admin-problem-list",
    "GET /api/group/get-admin-training-list",
    "GET /api/group/get-announcement-list",
    "GET /api/group/get-apply-list",
    "GET /api/group/get-contest-list",
    "GET /api/group/get-contest-problem-list",
    "GET /api/group/get-discussion-list",
    "GET /api/group/get-member-list",
    "GET /api/group/get-problem-cases",
    "GET /api/group/get-problem-list",
    "GET /api/group/get-training-category",
    "GET /api/group/get-training-list",
    "GET /api/group/get-training-problem-list",
    "GET /api/group/problem",
    "GET /api/group/training",
    "GET /api/homework/get-timed-work-list",
    # The folder of the data.
    "GET /api/admin/config/get-db-and-redis-config",
    "GET /api/admin/config/get-email-config",
    "GET /api/admin/config/get-web-config",
    "GET /api/admin/config/mail-outbox",
    "GET /api/admin/msg/notice",
    "GET /api/admin/user/classes",
    "GET /api/admin/user/export-user-list",
    "GET /api/admin/user/get-user-list",
    "GET /api/admin/user/sessions",
    # Times of requests.
    "GET /metrics",
}


# A seal that is forgotten shows in a contest's rows, and in what is counted of them.
OF_SEALED_ROWS = {
    "GET /clics/contests/{n}/event-feed",
    "GET /clics/contests/{n}/judgements",
    "GET /clics/contests/{n}/judgements/{n}",
    "GET /clics/contests/{n}/languages",
    "GET /clics/contests/{n}/scoreboard",
    "GET /clics/contests/{n}/state",
    "GET /clics/contests/{n}/submissions",
    "GET /clics/contests/{n}/submissions/{n}",
    "GET /api/contest-submissions",
    "GET /api/get-contest-problem-details",
    "GET /api/get-all-case-result",
    "GET /api/get-full-screen-problem-list",
    "GET /api/get-last-ac-code",
    "GET /api/get-last-week-submission-statistics",
    "GET /api/get-submission-detail",
    "POST /api/check-contest-submissions-status",
    "POST /api/check-submissions-status",
    "POST /api/get-user-problem-status",
}
OF_SEALED_COUNTS = {
    "GET /api/get-contest-problem-statistics",
    "GET /api/get-contest-report",
    "GET /api/get-contest-outsize-info",
    "GET /api/get-contest-problem",
    "POST /api/get-contest-outside-scoreboard",
    "POST /api/get-contest-rank",
}


# A minute that nobody keeps shows in the contest that the student goes through virtually.
OF_LATER_ROWS = {
    "GET /api/get-contest-problem",
    "GET /api/get-contest-problem-details",
    "GET /api/get-submission-detail",
    "POST /api/check-contest-submissions-status",
    "POST /api/check-submissions-status",
    "POST /api/get-contest-rank",
}


# An end that is taken to have come shows in one's own rows, and in their marks.
OF_OWN_ROWS = {
    "GET /api/annotated-submissions",
    "GET /api/code-annotations",
    "GET /api/get-all-case-result",
    "GET /api/get-full-screen-problem-list",
    "GET /api/get-last-ac-code",
    "GET /api/get-submission-detail",
    "GET /api/homework/get-timed-work-problem-detail",
    "GET /api/homework/get-timed-work-problem-list",
    "GET /api/homework/get-timed-work-rank",
    "GET /api/homework/get-timed-work-submission-list",
    "POST /api/check-contest-submissions-status",
    "POST /api/check-submissions-status",
    "POST /api/get-user-problem-status",
}


# Whoever is let into a hidden group is told its name, and what was submitted there.
OF_HIDDEN_ROWS = {
    "GET /api/get-all-case-result",
    "GET /api/get-submission-detail",
    "POST /api/check-submissions-status",
}
OF_HIDDEN_GROUP = {"GET /api/get-group-detail", "GET /api/get-group-list"}
# What members are told: by the door of the group's own calls, and by what else asks for a standing.
OF_MEMBERS = {
    "GET /api/class/assignment",
    "GET /api/class/assignments",
    "GET /api/class/marks",
    "GET /api/class/student",
    "GET /api/class/table",
    "GET /api/get-group-rank-list",
    "GET /api/get-problem-detail",
    "GET /api/get-problem-languages",
    "GET /api/get-submission-detail",
    "GET /api/get-submission-list",
    "GET /api/group/get-announcement-list",
    "GET /api/group/get-contest-list",
    "GET /api/group/get-discussion-list",
    "GET /api/group/get-member-list",
    "GET /api/group/get-problem-list",
    "GET /api/group/get-training-list",
    "GET /api/languages",
    "POST /api/check-submissions-status",
    "POST /api/get-user-problem-status",
    "POST /api/submit-problem-judge",
    "POST /api/submit-problem-test-judge",
    "PUT /api/draft",
}
OF_STANDING = {
    "GET /api/comments",
    "GET /api/contest-submissions",
    "GET /api/get-all-case-result",
    "GET /api/get-contest-info",
    "GET /api/get-contest-problem",
    "GET /api/get-discussion-detail",
    "GET /api/get-full-screen-problem-list",
    "GET /api/get-training-detail",
    "GET /api/get-training-problem-list",
    "GET /api/get-training-rank",
    "GET /api/homework/get-timed-work-info",
    "GET /api/homework/get-timed-work-list",
    "GET /api/lesson",
    "GET /api/reply",
    "POST /api/check-contest-submissions-status",
    "POST /api/get-contest-rank",
    "POST /api/group/member",
    "POST /api/register-contest",
}


LEAKS = {
    "hidden group": OF_HIDDEN_GROUP | OF_HIDDEN_ROWS,
    "rows of a hidden group": OF_HIDDEN_ROWS,
    "members": OF_MEMBERS,
    "standing": OF_MEMBERS | OF_STANDING | OF_HIDDEN_GROUP,
    "own time": OF_OWN_ROWS,
    "message": {"GET /api/exam/messages"},
    "work": {"GET /api/get-last-week-submission-statistics"},
    "code": {"GET /api/get-submission-detail"},
    "seal": OF_SEALED_ROWS,
    "minute": OF_LATER_ROWS,
    "count": OF_SEALED_ROWS | OF_SEALED_COUNTS,
    "title": {
        "GET /api/get-submission-detail",
        "GET /api/get-submission-list",
        "POST /api/check-submissions-status",
    },
}
