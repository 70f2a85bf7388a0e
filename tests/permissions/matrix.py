"""The hand-written matrix: which call asks for what (contract 21-permissions, guards of 00 §4).

A call that is for staff or for the admins of a group asks for a login here; the rest is decided on
the object, inside the operation.

G everybody · L logged in · P:submit by permission · A staff · PA problem_admin or root · R root.
It is written from the contract, not from the code: a call that is missing here fails the tests.
"""

MATRIX = {
    "GET /api/get-website-config": "G",
    "GET /api/time": "G",
    "GET /api/health": "G",
    "GET /api/openapi.json": "G",
    "GET /api/live": "G",
    "GET /metrics": "G",
    "GET /api/setup": "G",
    "POST /api/setup": "G",
    "POST /api/login": "G",
    "POST /api/admin/login": "G",
    "GET /api/logout": "L",
    "GET /api/admin/logout": "A",
    "GET /api/get-user-auth-info": "L",
    "POST /api/change-password": "L",
    "GET /api/get-recent-seven-ac-rank": "G",
    "GET /api/get-rank-list": "G",
    "GET /api/get-user-home-info": "G",
    "GET /api/get-user-calendar-heatmap": "G",
    "POST /api/submit-problem-judge": "P:submit",
    "POST /api/submit-problem-test-judge": "P:submit",
    "GET /api/get-test-judge-result": "L",
    "GET /api/get-submission-detail": "G",
    "GET /api/get-all-case-result": "G",
    "GET /api/get-submission-list": "G",
    "POST /api/check-submissions-status": "G",
    "POST /api/get-user-problem-status": "L",
    "GET /api/get-problem-list": "G",
    "GET /api/get-problem-detail": "G",
    "GET /api/get-problem-code-template": "G",
    "GET /api/get-problem-tags": "G",
    "GET /api/get-problem-languages": "G",
    "GET /api/languages": "G",
    "GET /api/get-all-problem-tags": "G",
    "GET /api/get-problem-tags-and-classification": "G",
    "GET /api/get-random-problem": "G",
    "GET /api/get-recent-updated-problem": "G",
    "GET /api/difficulty": "G",
    "GET /api/admin/problem": "A",
    "POST /api/admin/problem": "A",
    "PUT /api/admin/problem": "A",
    "DELETE /api/admin/problem": "PA",
    "GET /api/admin/problem/get-problem-list": "A",
    "GET /api/admin/problem/get-problem-cases": "A",
    "PUT /api/admin/problem/change-problem-auth": "A",
    "POST /api/admin/problem/compile-spj": "A",
    "POST /api/admin/problem/compile-interactive": "A",
    "POST /api/file/upload-testcase-zip": "L",
    "GET /api/file/download-testcase": "L",
    "POST /api/file/upload-md-img": "L",
    "GET /api/public/img/{name}": "G",
    "POST /api/file/import": "A",
    "GET /api/file/import-result": "A",
    "POST /api/file/import-commit": "A",
    "POST /api/file/import-fps-problem": "A",
}

ALLOWED = {
    "G": {"guest", "user", "no_submit", "admin", "problem_admin", "root"},
    "L": {"user", "no_submit", "admin", "problem_admin", "root"},
    "P:submit": {"user", "admin", "problem_admin", "root"},
    "A": {"admin", "problem_admin", "root"},
    "PA": {"problem_admin", "root"},
    "R": {"root"},
}
