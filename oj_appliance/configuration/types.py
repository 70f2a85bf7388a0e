"""The site's configuration, with the defaults of contract home.md and admin.md §7.1."""

from __future__ import annotations

import msgspec

from oj_appliance.web.guards import Actor

DEFAULT_TIMEZONE = "Asia/Shanghai"
DEFAULT_LANGUAGE = "zh-CN"
DEFAULT_FIRST_LANGUAGE = "C++ 17 With O2"


class WebsiteConfig(msgspec.Struct, kw_only=True):
    """Section web. Names are the wire's, since the page reads and writes them as they are."""

    baseUrl: str = ""
    name: str = "Online Judge"
    shortName: str = "OJ"
    description: str = ""
    register: bool = True
    recordName: str = ""
    recordUrl: str = ""
    projectName: str = ""
    projectUrl: str = ""
    openPublicDiscussion: bool = True
    openGroupDiscussion: bool = True
    openContestComment: bool = True
    openAiChat: bool = False
    # What people see of each other beside the user name: username, nickname, realname.
    shownName: str = "nickname"
    # Whether people may change a real name and a number that they have already.
    changeOwnNames: bool = False
    visible1: bool = True
    visible2: bool = True
    visible3: bool = True
    visible4: bool = True
    image1: str = ""
    image2: str = ""
    image3: str = ""
    addr1: str = ""
    addr2: str = ""
    addr3: str = ""
    timezone: str = DEFAULT_TIMEZONE
    language: str = DEFAULT_LANGUAGE
    firstLanguage: str = DEFAULT_FIRST_LANGUAGE


class RegistrationConfig(msgspec.Struct, kw_only=True):
    """The part of section web that only the administrator reads."""

    registerMode: str = "email"  # email, invite
    inviteCode: str = ""


class QuotationConfig(msgspec.Struct, kw_only=True):
    """The part of section web that says where quotations come from; empty = the bundled ones."""

    quotationUrl: str = ""


class SiteModes(msgspec.Struct, frozen=True):
    """How people register (email, invite) and how mails leave (smtp, outbox, off); the sender."""

    register: str
    mail: str
    email: str


class Switches(msgspec.Struct, kw_only=True):
    """Section switch; those that every page must know stand in WebsiteConfig."""

    openPublicJudge: bool = True
    openGroupJudge: bool = True
    openContestJudge: bool = True
    hideNonContestSubmissionCode: bool = False
    defaultSubmitInterval: int = 3
    codeMinLength: int = 0
    defaultCreateGroupDailyLimit: int = 2
    defaultCreateGroupLimit: int = 5
    defaultCreateGroupACInitValue: int = 20
    defaultCreateDiscussionDailyLimit: int = 5
    defaultCreateDiscussionACInitValue: int = 10
    defaultCreateCommentACInitValue: int = 10


class SettingsChanged(msgspec.Struct, frozen=True):
    """Event, inside the write: settings of `section` got other values. `before` and `after` hold
    those alone, a password or code as stars; `now` in epoch ms."""

    editor: Actor
    section: str
    before: dict[str, object]
    after: dict[str, object]
    now: int


class LastEdit(msgspec.Struct, frozen=True):
    """When a section was saved last (epoch ms; 0 = never), and by whom."""

    username: str = ""
    at: int = 0
