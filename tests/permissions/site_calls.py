"""Calls about accounts and the site, for the rows of matrix.csv."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import ClientSession

from tests.http_client import Answer
from tests.permissions import site as names
from tests.permissions.object_calls import about, dot, filled, word
from tests.permissions.site import GUEST, Site

# -- accounts


@about("POST /api/admin/login", "own password")
def log_in_as_staff(site: Site, who: str, whose: str) -> str:
    if ("admin login", who) not in site.made:  # hashing is slow by intention
        body = {"username": site.username(who), "password": names.PASSWORD}
        answer = site.client(GUEST).post("/api/admin/login", body)
        site.made["admin login", who] = word(answer)
    return site.made["admin login", who]


@about("GET /api/get-user-home-info", "one's own page")
def own_page(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/get-user-home-info"))


@about("GET /api/get-user-calendar-heatmap", "one's own days")
def own_days(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/get-user-calendar-heatmap"))


@about("POST /api/file/upload-avatar", "picture")
def upload_avatar(site: Site, who: str, whose: str) -> str:
    client = site.client(who)
    return word(client.upload("/api/file/upload-avatar", "dot.png", dot(), part="image"))


@about("POST /api/admin/user/login-code", "root's account")
def code_for_root(site: Site, who: str, whose: str) -> str:
    body = {"uid": names.uid_of("root")}
    return word(site.client(who).post("/api/admin/user/login-code", body))


@about("PUT /api/admin/user/edit-user", "root's role")
def demote_root(site: Site, who: str, whose: str) -> str:
    body = {"uid": names.uid_of("root"), "username": "root", "type": 1002, "status": 0}
    return word(site.client(who).put("/api/admin/user/edit-user", body))


@about("DELETE /api/admin/user/delete-user", "root's account")
def delete_root(site: Site, who: str, whose: str) -> str:
    body = json.dumps({"ids": [names.uid_of("root")]}).encode()
    kind = {"Content-Type": "application/json"}
    return word(site.client(who).request("DELETE", "/api/admin/user/delete-user", body, kind))


@about("GET /api/admin/trash", "deleted users")
def deleted_users(site: Site, who: str, whose: str) -> str:
    return _of_users(site.client(who).get("/api/admin/trash", type="user"))


@about("PUT /api/admin/trash/restore", "deleted user")
def restore_user(site: Site, who: str, whose: str) -> str:
    body = {"type": "user", "id": "f" * 32}
    return _of_users(site.client(who).put("/api/admin/trash/restore", body))


@about("DELETE /api/admin/trash", "deleted user")
def remove_user(site: Site, who: str, whose: str) -> str:
    return _of_users(site.client(who).delete("/api/admin/trash", type="user", id="f" * 32))


def _of_users(answer: Answer) -> str:
    """The guard lets problems' people in; deleted users are refused after it."""
    return "refused" if answer.http == 403 else word(answer)


# -- the manual


@about("GET /api/manual/guide", "for everybody")
def read_guide_for_everybody(site: Site, who: str, whose: str) -> str:
    return word(site.client(who).get("/api/manual/guide", name="for-students"))


@about("GET /api/manual/search", "for staff")
def search_for_staff(site: Site, who: str, whose: str) -> str:
    answer = site.client(who).get("/api/manual/search", words="systemctl restart")
    return filled(answer, lambda found: found)


# -- the site


@about("GET /metrics", "numbers")
def metrics(site: Site, who: str, whose: str) -> str:
    answer = site.client(who).get("/metrics")
    return "refused" if (answer.http, answer.body) == (401, b"") else word(answer)


@about("GET /health", "details")
def health_details(site: Site, who: str, whose: str) -> str:
    return "refused" if site.client(who).get("/health").data["checks"] is None else "yes"


@about("GET /api/live", "announcements")
def hear_announcements(site: Site, who: str, whose: str) -> str:
    return _topic(site, who, "announcements")


@about("GET /api/live", "submissions of a person")
def hear_submissions(site: Site, who: str, whose: str) -> str:
    return _topic(site, who, f"submission:{names.uid_of(whose)}")


def _topic(site: Site, who: str, topic: str) -> str:
    async def ask() -> Any:
        async with (
            ClientSession() as session,
            session.ws_connect(f"{site.server.base}/api/live") as socket,
        ):
            await socket.send_json({"token": site.client(who).token or None, "topics": [topic]})
            return (await socket.receive_json(timeout=120))["data"]

    answer = asyncio.run(ask())
    return "yes" if (answer["topics"], answer["refused"]) == ([topic], []) else "refused"
