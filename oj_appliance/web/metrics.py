"""Numbers for a monitoring system, in Prometheus' text (contract home.md, /metrics).

Labels name calls and HTTP statuses, never people, problems or code.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Mapping

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.headers import TOKEN_HEADER

BUCKETS_S = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
BEARER = "Bearer "


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Histogram(
            "oj_request_seconds",
            "Time of a call from its first byte to its answer",
            ("call", "status"),
            buckets=BUCKETS_S,
            registry=self._registry,
        )

    def observe(self, call: str, status: int, seconds: float) -> None:
        self._requests.labels(call, str(status)).observe(seconds)

    def watch(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(name, help_text, registry=self._registry).set_function(value)

    def watch_all(
        self, name: str, help_text: str, label: str, values: Callable[[], Mapping[str, float]]
    ) -> None:
        """Gauges of one name, told apart by a label."""
        self._registry.register(_Labelled(name, help_text, label, values))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Labelled(Collector):
    def __init__(
        self, name: str, help_text: str, label: str, values: Callable[[], Mapping[str, float]]
    ) -> None:
        self._family = (name, help_text, label)
        self._values = values

    def collect(self) -> Iterator[GaugeMetricFamily]:
        name, help_text, label = self._family
        family = GaugeMetricFamily(name, help_text, labels=[label])
        for word, value in self._values().items():
            family.add_metric([word], value)
        yield family


class MetricsApi:
    """`token` is the setting metrics.token; empty = root's session alone opens it."""

    def __init__(self, metrics: Metrics, token: str) -> None:
        self._metrics = metrics
        self._token = token

    @get(
        "/metrics",
        guard=GUEST,
        summary="Numbers for Prometheus",
        open_before_setup=True,
        answers="text/plain",
    )
    async def get_metrics(self, call: Call) -> web.Response:
        sent = call.header(TOKEN_HEADER).removeprefix(BEARER)
        fits = bool(self._token) and hmac.compare_digest(sent.encode(), self._token.encode())
        if not fits and not call.viewer.is_root:
            return web.Response(status=401)
        return web.Response(
            body=self._metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )
