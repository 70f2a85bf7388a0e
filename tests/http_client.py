"""A small client for tests: it speaks to the server as the page does, over real HTTP."""

from __future__ import annotations

import http.client
import json
import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit


@dataclass(frozen=True)
class Answer:
    """HTTP status, headers (names in lower case) and body of one answer."""

    http: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def status(self) -> int:
        """The envelope's status."""
        return int(self.json["status"])

    @property
    def data(self) -> Any:
        """The envelope's data; fails unless the call succeeded."""
        assert self.http == 200 and self.status == 200, (self.http, self.body[:2000])
        return self.json["data"]

    @property
    def err(self) -> str:
        """The catalogue key of a refusal."""
        return str(self.json.get("err", ""))


@dataclass
class Client:
    base: str
    token: str = ""
    language: str = "zh-CN"
    cookie: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def login(self, username: str, password: str) -> Client:
        answer = self.post("/api/login", {"username": username, "password": password})
        assert answer.status == 200, answer.body
        self.token = answer.headers["authorization"]
        return self

    def get(self, path: str, **query: Any) -> Answer:
        return self.request("GET", _with_query(path, query))

    def delete(self, path: str, **query: Any) -> Answer:
        return self.request("DELETE", _with_query(path, query))

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self._json("POST", path, body, headers)

    def put(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self._json("PUT", path, body, headers)

    def upload(
        self, path: str, name: str, content: bytes, *, part: str = "file", **fields: Any
    ) -> Answer:
        boundary = secrets.token_hex(16)
        start = f"--{boundary}\r\nContent-Disposition: form-data; name="
        body = b"".join(
            f'{start}"{key}"\r\n\r\n{value}\r\n'.encode() for key, value in fields.items()
        )
        body += f'{start}"{part}"; filename="{name}"\r\n'.encode()
        body += b"Content-Type: application/octet-stream\r\n\r\n" + content
        body += f"\r\n--{boundary}--\r\n".encode()
        kind = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
        return self.request("POST", path, body, kind)

    def upload_reference(self, path: str, upload_id: str, **fields: Any) -> Answer:
        """A form that names an upload in parts in place of its file."""
        form = urlencode({"uploadId": upload_id, **fields})
        kind = {"Content-Type": "multipart/form-data; boundary=nothing"}
        return self.request("POST", f"{path}?{form}", b"--nothing--\r\n", kind)

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
        timeout: float = 90,
    ) -> Answer:
        address = urlsplit(self.base)
        connection = http.client.HTTPConnection(address.hostname, address.port, timeout=timeout)
        sent = {"Accept-Language": self.language, **self.headers, **(headers or {})}
        if self.token:
            sent["Authorization"] = self.token
        if self.cookie:
            sent["Cookie"] = self.cookie
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        received = {name.lower(): value for name, value in response.getheaders()}
        if "set-cookie" in received and not self.cookie:
            self.cookie = received["set-cookie"].partition(";")[0]
        return Answer(response.status, received, content)

    def _json(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
        kind = {"Content-Type": "application/json"}
        kind.update({name.replace("_", "-"): value for name, value in headers.items()})
        raw = b"" if body is None else json.dumps(body).encode()
        return self.request(method, path, raw, kind)


def _with_query(path: str, query: dict[str, Any]) -> str:
    pairs = []
    for name, value in query.items():
        for each in value if isinstance(value, list) else [value]:
            pairs.append((name, str(each).lower() if isinstance(each, bool) else str(each)))
    return f"{path}?{urlencode(pairs)}" if pairs else path
