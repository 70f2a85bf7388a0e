"""Every call of /api/openapi.json with made-up values, as guest, user and root (Schemathesis).

No call may break or answer against its schema, and made-up values that fit must get through.
"""
