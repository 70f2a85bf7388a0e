"""Calls about the results of a timed work, for the rows of matrix.csv."""

from __future__ import annotations

from tests.permissions.object_calls import about, word
from tests.permissions.site import Site
from tests.permissions.timed_work_calls import THING, work_of

RESULTS = "/api/admin/exam/results"


@about(f"GET {RESULTS}", THING)
def read_results(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(RESULTS, tid=work_of(site, whose)))


@about(f"POST {RESULTS}/sign-off", THING)
def sign_results(site: Site, who: str, whose: str) -> str:
    """Of a work that still runs."""
    body = {"tid": work_of(site, whose), "digest": "0" * 64}
    return word(site.client(who).post(f"{RESULTS}/sign-off", body))


@about(f"GET {RESULTS}/version", THING)
def read_version(site: Site, who: str, whose: str) -> str:
    """One that nobody has signed."""
    tid = work_of(site, whose)
    return word(site.client(who).get(f"{RESULTS}/version", tid=tid, version=1))


@about("GET /api/admin/exam/papers", THING)
def read_papers(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/admin/exam/papers", tid=work_of(site, whose)))


@about("GET /api/file/download-exam-results", THING)
def download_results(site: Site, who: str, whose: str) -> str:
    path = "/api/file/download-exam-results"
    return word(site.client(who).get(path, tid=work_of(site, whose)))


@about("GET /api/file/download-exam-code", THING)
def download_code(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/file/download-exam-code", tid=work_of(site, whose)))


@about("GET /api/admin/exam/statistics", THING)
def read_statistics(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/admin/exam/statistics", tid=work_of(site, whose)))


SIMILARITY, ERASURE = "/api/admin/exam/similarity", "/api/admin/exam/erasure"


@about(f"GET {SIMILARITY}", THING)
def read_similarity(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(SIMILARITY, tid=work_of(site, whose)))


@about(f"POST {SIMILARITY}", THING)
def look_for_copies(site: Site, who: str, whose: str) -> str:
    """In a work that still runs."""
    return word(site.client(who).post(SIMILARITY, {"tid": work_of(site, whose)}))


@about(f"GET {SIMILARITY}/pair", THING)
def read_pair(site: Site, who: str, whose: str) -> str:
    """Of a report that nobody has made."""
    people = {"left": "a", "right": "b"}
    return word(site.client(who).get(f"{SIMILARITY}/pair", tid=work_of(site, whose), **people))


@about(f"GET {ERASURE}", THING)
def read_erasure(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get(ERASURE, tid=work_of(site, whose)))


@about(f"PUT {ERASURE}", THING)
def set_erasure(site: Site, who: str, whose: str) -> str:
    body = {"tid": work_of(site, whose), "months": 12}
    return word(site.client(who).put(ERASURE, body))


@about("GET /api/file/download-exam-evidence", THING)
def download_evidence(site: Site, who: str, whose: str) -> str:
    path = "/api/file/download-exam-evidence"
    return word(site.client(who).get(path, tid=work_of(site, whose)))


@about("GET /api/file/download-exam-similarity", THING)
def download_similarity(site: Site, who: str, whose: str) -> str:
    """Of a report that nobody has made."""
    path = "/api/file/download-exam-similarity"
    return word(site.client(who).get(path, tid=work_of(site, whose)))
