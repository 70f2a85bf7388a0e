"""The composition root: ties the parts of `composition` together, in the order in which they need
each other. Only here and there is every domain and every engine known."""

from __future__ import annotations

import os
from pathlib import Path

from aiohttp import web

from oj_appliance.appliance import Appliance, RunState
from oj_appliance.clock import Clock
from oj_appliance.composition.administration import AdministrationParts
from oj_appliance.composition.exchange import ExchangeParts
from oj_appliance.composition.foundation import lay_foundation
from oj_appliance.composition.judging import JudgingParts
from oj_appliance.composition.kept_code import KeptCodeParts
from oj_appliance.composition.listeners import listen_after_commits, listen_in_transactions
from oj_appliance.composition.people import PeopleParts
from oj_appliance.composition.problems import ProblemParts
from oj_appliance.composition.rejudging import RejudgingParts
from oj_appliance.composition.site import SiteParts
from oj_appliance.composition.submissions import SubmissionParts
from oj_appliance.composition.uploads import UploadParts
from oj_appliance.composition.website import WebsiteParts
from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.judging.rules import slots_for
from oj_appliance.judging.types import Judge
from oj_appliance.settings import Settings
from oj_appliance.timers import Timers
from oj_appliance.web.endpoint import Endpoint, endpoints_of
from oj_appliance.web.live import LiveHub
from oj_appliance.web.live_api import LiveApi
from oj_appliance.web.metrics import MetricsApi
from oj_appliance.web.openapi_api import OpenApiApi
from oj_appliance.web.server import WebParts, build_application

DIST = Path(__file__).parent.parent / "webui" / "dist"


class _Parts:
    """All parts, each made from those above it."""

    def __init__(self, settings: Settings, judge: Judge | None, clock: Clock) -> None:
        self.state = RunState()
        self.foundation = lay_foundation(
            settings, clock, lambda: lan_addresses(settings.server.port)
        )
        self.uploads = UploadParts(self.foundation)
        self.people = PeopleParts(self.foundation, self.uploads)
        self.website = WebsiteParts(self.foundation, self.people, DIST)
        self.administration = AdministrationParts(
            self.foundation, self.uploads, self.people, self.website
        )
        self.judging = JudgingParts(
            self.foundation, judge, slots=judge_slots(settings), most_slots=most_slots(settings)
        )
        self.problems = ProblemParts(self.foundation, self.uploads, self.judging)
        self.submissions = SubmissionParts(
            self.foundation, self.judging, self.problems, lambda: self.state.is_stopping
        )
        self.rejudging = RejudgingParts(
            self.foundation, self.judging, self.problems, self.submissions
        )
        self.kept_code = KeptCodeParts(self.foundation, self.problems)
        self.exchange = ExchangeParts(self.foundation, self.uploads, self.problems)
        self.site = SiteParts(self.foundation, self.uploads, self.judging)
        self.live = LiveHub(self.people.sessions.authenticate)
        self.people.sessions.on_ended = self.live.end_sessions
        events = self.foundation.events
        listen_in_transactions(events, self.problems, self.submissions)
        listen_after_commits(events, self.submissions, self.rejudging, self.live)


def build(settings: Settings, judge: Judge | None, clock: Clock | None = None) -> Appliance:
    """Opens the data folder, brings its schema up to date, and ties all parts together.

    `judge` is the sandbox; None when this process judges nothing."""
    parts = _Parts(settings, judge, clock or Clock())
    endpoints = _endpoints(parts)
    return Appliance(
        settings=settings,
        database=parts.foundation.database,
        configuration=parts.foundation.configuration,
        sessions=parts.people.sessions,
        passwords=parts.people.passwords,
        accounts=parts.people.accounts,
        mails=parts.people.mails,
        problems=parts.problems.service,
        editing=parts.problems.editing,
        live=parts.live,
        dispatcher=parts.judging.dispatcher,
        submissions=parts.submissions.service,
        submission_changes=parts.rejudging.changes,
        judging=parts.submissions.judging,
        judge_page=parts.rejudging.judge_page,
        recover_rejudges=parts.rejudging.recover,
        imports=parts.exchange.imports,
        demo_content=parts.exchange.demo_content,
        timers=_timers(parts),
        state=parts.state,
        application=_application(parts, endpoints),
        endpoints=endpoints,
    )


def judge_slots(settings: Settings) -> int:
    """How many programs are judged at once on this machine, unless staff say otherwise."""
    return settings.judge.slots or slots_for(len(os.sched_getaffinity(0)))


def most_slots(settings: Settings) -> int:
    """How many staff may choose: one for each core (contract admin.md §13)."""
    return max(judge_slots(settings), len(os.sched_getaffinity(0)))


def _endpoints(parts: _Parts) -> list[Endpoint]:
    foundation = parts.foundation
    apis: list[object] = [
        *parts.website.apis(),
        *parts.people.apis(),
        *parts.administration.apis(),
        *parts.uploads.apis(),
        *parts.problems.apis(parts.rejudging.changes.rejudge_for),
        *parts.submissions.apis(),
        *parts.rejudging.apis(),
        *parts.kept_code.apis(),
        *parts.exchange.apis(),
        *parts.site.apis(),
        LiveApi(parts.live),
        MetricsApi(foundation.metrics, foundation.settings.metrics.token),
    ]
    endpoints = [endpoint for api in apis for endpoint in endpoints_of(api)]
    endpoints += endpoints_of(OpenApiApi(endpoints))
    return endpoints


def _timers(parts: _Parts) -> Timers:
    foundation = parts.foundation
    return Timers(
        database=foundation.database,
        clock=foundation.clock,
        backups=foundation.folder.backups,
        blobs=foundation.folder.blobs,
        requeue=parts.submissions.judging.requeue_waiting,
        forget_old=parts.kept_code.drafts.forget_old,
        push_notices=parts.site.notices.push_waiting,
        empty_wastebasket=parts.administration.wastebasket.remove_old,
        watch_queue=parts.site.dashboard.sample_queue,
        close_sockets=lambda: parts.live.close_ended(parts.people.sessions.is_open),
        forget_uploads=parts.uploads.resumable.forget_old,
    )


def _application(parts: _Parts, endpoints: list[Endpoint]) -> web.Application:
    foundation, people = parts.foundation, parts.people
    return build_application(
        WebParts(
            endpoints=endpoints,
            authenticate=people.sessions.authenticate,
            setup_is_needed=lambda: people.accounts.setup_is_needed,
            page_shell=parts.website.page_shell,
            upload_folder=foundation.folder.uploads,
            metrics=foundation.metrics,
            trusted_proxy=foundation.settings.server.trusted_proxy,
            clock=foundation.clock,
        )
    )
