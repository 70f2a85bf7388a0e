"""What is not tried, and what cannot be answered 200 often enough, each with its reason."""

# Not called at all.
EXCLUDED = {
    "GET /api/live": "a socket; tests/oj_appliance/web/test_live.py speaks to it",
    "POST /api/admin/config/db-restore": "starts the site anew; tests/oj_appliance/backups do it",
    "POST /api/admin/health/self-test": "keeps the judge busy; tests/oj_appliance/dashboard",
    "POST /api/admin/exam/preflight": "keeps the judge busy; tests/oj_appliance/exam_readiness",
    "POST /api/admin/exam/rehearsal": "keeps the machine busy; tests/oj_appliance/exam_readiness",
    "GET /api/logout": "ends the session that all other calls are made with",
    "GET /api/admin/logout": "ends the session that all other calls are made with",
}

# Called, but fewer than one in five is answered 200 to anybody.
SELDOM_200 = {
    "POST /api/admin/upgrade/check": "this site runs from a checkout, which no file upgrades",
    "POST /api/admin/upgrade": "this site runs from a checkout, which no file upgrades",
    "DELETE /api/admin/upgrade": "this site runs from a checkout, where no upgrade waits",
    "GET /api/trust/certificate": "there is none while https is off",
    "GET /api/ai/explain-ce": "wants a compile error of one's own while no contest runs",
    "POST /api/admin/site-move/look": "wants an upload, of which an account has four at a time",
    "POST /api/admin/site-move/start": "begins a move once",
    "POST /api/admin/site-move/discard": "forgets a move once",
    "DELETE /api/file/upload": "takes a half upload away once",
    "GET /api/admin/contest/import-remote-oj-problem": "asks nobody outside this machine",
    "GET /api/admin/exam/rejudge-effect": "tells of a preview, which comes last",
    "POST /api/admin/exam/judge-failed-again": "takes what the judge failed on",
    "POST /api/admin/exam/move": "wants somebody who has begun, and would end their sessions",
    "DELETE /api/admin/pack/result": "takes a file of results out once",
    "DELETE /api/admin/exam/correction": "takes a correction back once",
    "POST /api/admin/exam/similarity": "refuses while works run, as they do here",
    "GET /api/file/download-exam-similarity": "tells a report, which is made once nothing runs",
    "GET /api/file/download-pack-code": "wants code that a school brought back; packs/test_kinds",
    "GET /api/file/download-pack-similarity": "compares while nothing runs; packs/test_kinds",
    "GET /api/admin/exam/similarity/pair": "tells pairs of a report, which is made of many",
    "POST /api/admin/exam/results/sign-off": "keeps once what its signer has seen",
    "POST /api/setup": "answers once in the life of a server, before everything else",
    "POST /api/setup/restore-start": "answers while nobody is administrator; backups/test_first",
    "PUT /api/setup/restore-part": "answers while nobody is administrator; backups/test_first",
    "GET /api/setup/restore-state": "answers while nobody is administrator; backups/test_first",
    "POST /api/setup/restore-found": "answers while nobody is administrator; backups/test_first",
    "POST /api/setup/restore": "answers while nobody is administrator; backups/test_first",
    "GET /api/setup/restore": "answers while nobody is administrator; backups/test_first",
    "POST /api/admin/config/backup-check": "tries one backup at a time",
    "PUT /api/admin/config/set-db-and-redis-config": "refuses whatever it is asked",
    "GET /api/admin/problem/import-remote-oj-problem": "asks nobody outside this machine",
    "GET /api/admin/judge/rejudge-contest-problem": "asks for a contest, which come later",
    "POST /api/admin/problem/outputs-apply": "stores what was made once",
    "POST /api/admin/judge/rejudge-undo": "takes a rejudge back once",
    "GET /api/get-register-code": "the site of this suite takes an invitation code",
    "GET /api/resubmit": "takes what the judge failed on, and this judge does not fail",
    "GET /api/get-contest-report": "tells what somebody submitted; an ended contest takes no more",
    "GET /api/get-change-email-code": "sends one letter a minute to an account",
    "POST /api/change-email": "wants the code of a letter, good for one attempt",
    "POST /api/admin/exam/outage": "decides about a time in which the server was away",
    "POST /api/apply-reset-password": "wants the letters of a picture, good for one attempt",
    "POST /api/reset-password": "wants the code of a letter, good for one attempt",
}

# Changed settings, more uploads than one may have, and a judge that is busy with previews, paused
# or kept for an exam would refuse or delay calls that come after them.
LAST = (
    "POST /api/admin/judge/rejudge-preview",
    "PUT /api/admin/exam/freeze",
    "PUT /api/admin/judge/pause",
    "PUT /api/admin/judge/pause-problem",
    "POST /api/file/upload-start",
    "PUT /api/admin/config/set-web-config",
    "PUT /api/admin/switch/update",
    "PUT /api/admin/config/set-email-config",
)
