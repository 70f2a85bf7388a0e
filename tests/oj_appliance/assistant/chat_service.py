"""A real chat service of the tests' own: it answers as a test tells it, well or badly, and keeps
what it was sent."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PATIENCE_S = 60
BURST = 65_536


@dataclass(frozen=True)
class Asked:
    """One request: headers with names in lower case."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]

    @property
    def text(self) -> str:
        return "\n".join(each["content"] for each in self.body["messages"])


class Reply:
    """How one request is answered. What is written to a connection that the other side has closed
    shows in `ChatService.gone`."""

    def __init__(self, handler: BaseHTTPRequestHandler, released: threading.Event) -> None:
        self._handler = handler
        self.released = released

    def begin(self, status: int = 200, kind: str = "text/event-stream", **headers: str) -> None:
        self._handler.send_response(status)
        self._handler.send_header("Content-Type", kind)
        for name, value in headers.items():
            self._handler.send_header(name.replace("_", "-"), value)
        self._handler.end_headers()

    def raw(self, content: bytes) -> None:
        self._handler.wfile.write(content)
        self._handler.wfile.flush()

    def say(self, text: str) -> None:
        self.message({"choices": [{"index": 0, "delta": {"content": text}}]})

    def message(self, body: Any) -> None:
        self.raw(b"data: " + json.dumps(body).encode() + b"\n\n")

    def end(self) -> None:
        self.raw(b"data: [DONE]\n\n")

    def wait_until_gone(self) -> None:
        """Reads nothing until the other side closes."""
        self._handler.connection.settimeout(PATIENCE_S)
        if self._handler.connection.recv(1) == b"":
            raise ConnectionResetError


Script = Callable[[Reply], None]


def words(*pieces: str) -> Script:
    def script(reply: Reply) -> None:
        reply.begin()
        for piece in pieces:
            reply.say(piece)
        reply.end()

    return script


def status(number: int, **headers: str) -> Script:
    def script(reply: Reply) -> None:
        reply.begin(number, "application/json", **headers)
        reply.raw(b'{"error":{"message":"no"}}')

    return script


def stalled(*pieces: str) -> Script:
    """Says this much, and then nothing more."""

    def script(reply: Reply) -> None:
        reply.begin()
        for piece in pieces:
            reply.say(piece)
        reply.wait_until_gone()

    return script


class ChatService:
    """`release` lets a script go on that waits for it."""

    def __init__(self) -> None:
        self.asked: queue.Queue[Asked] = queue.Queue()
        self.gone: queue.Queue[str] = queue.Queue()
        self.released = threading.Event()
        self.script: Script = words("Hello")
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("Content-Length", "0"))
                body = json.loads(self.rfile.read(length))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.asked.put(Asked(self.path, headers, body))
                try:
                    service.script(Reply(self, service.released))
                except OSError:
                    service.gone.put(self.path)

            def log_message(self, *told: object) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def start(self) -> ChatService:
        self._thread.start()
        return self

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def next_asked(self) -> Asked:
        return self.asked.get(timeout=PATIENCE_S)

    def wait_for_end(self) -> None:
        """Until the site has closed its connection in the middle of an answer."""
        self.gone.get(timeout=PATIENCE_S)
