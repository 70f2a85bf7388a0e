"""Calls of people without a session: pictures to solve, registration, reset (account.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts import rules
from oj_appliance.accounts.api import origin_of
from oj_appliance.accounts.registration.password_reset import PasswordReset
from oj_appliance.accounts.registration.service import Registration
from oj_appliance.accounts.signing_in.challenges import Challenges
from oj_appliance.accounts.signing_in.puzzle_pictures import PUZZLE_SIZE
from oj_appliance.accounts.types import Newcomer
from oj_appliance.mail.rules import LONGEST_ADDRESS
from oj_appliance.web.endpoint import Call, get, post
from oj_appliance.web.guards import GUEST
from oj_appliance.web.wire import up_to

Field = Annotated[str, Meta(max_length=rules.LONGEST_LOGIN_FIELD)]
Address = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
# Whoever asks for more hears that there is none.
Asked = Annotated[str, up_to(LONGEST_ADDRESS)]


class LoginPuzzle(msgspec.Struct):
    puzzleKey: str
    background: str
    piece: str
    width: int
    height: int
    pieceY: int


class CaptchaPicture(msgspec.Struct):
    img: str
    captchaKey: str


class AddressQuery(msgspec.Struct):
    email: Address


class SentCode(msgspec.Struct):
    email: str
    expire: int


class RegisterBody(msgspec.Struct):
    username: Field
    password: Field
    code: Field
    email: Address = ""


class NameCheckBody(msgspec.Struct):
    username: Asked | None = None
    email: Asked | None = None


class CheckAnswer(msgspec.Struct):
    username: bool
    email: bool


class ApplyResetBody(msgspec.Struct):
    email: Address
    captcha: Annotated[str, Meta(max_length=rules.LONGEST_CAPTCHA)]
    captchaKey: Field


class ResetBody(msgspec.Struct):
    username: Field
    password: Field
    code: Field


class RegistrationApi:
    def __init__(
        self, registration: Registration, reset: PasswordReset, challenges: Challenges
    ) -> None:
        self._registration = registration
        self._reset = reset
        self._challenges = challenges

    @get("/api/login-puzzle", guard=GUEST, summary="A slide puzzle")
    async def get_login_puzzle(self, call: Call) -> LoginPuzzle:
        puzzle = await self._challenges.new_puzzle(call.ip)
        width, height = PUZZLE_SIZE
        return LoginPuzzle(
            puzzle.key, puzzle.background, puzzle.piece, width, height, puzzle.piece_y
        )

    @get("/api/captcha", guard=GUEST, summary="A picture of a sum")
    async def get_captcha(self, call: Call) -> CaptchaPicture:
        captcha = await self._challenges.new_captcha(call.ip)
        return CaptchaPicture(captcha.picture, captcha.key)

    @get(
        "/api/get-register-code",
        guard=GUEST,
        summary="Send a code for registering",
        has_effect=True,
    )
    async def get_register_code(self, call: Call, query: AddressQuery) -> SentCode:
        address = await self._registration.send_code(query.email, call.language, call.ip)
        return SentCode(address, rules.CODE_SHOWN_S)

    @post("/api/register", guard=GUEST, summary="Register")
    async def register(self, call: Call, body: RegisterBody) -> None:
        await self._registration.register(
            Newcomer(body.username, body.password, body.email, body.code, origin_of(call))
        )

    @post("/api/check-username-or-email", guard=GUEST, summary="Is a name or address in use")
    async def check_username_or_email(self, call: Call, body: NameCheckBody) -> CheckAnswer:
        used = await self._registration.is_used(body.username or "", body.email or "", call.ip)
        return CheckAnswer(*used)

    @post("/api/apply-reset-password", guard=GUEST, summary="Send a link for a new password")
    async def apply_reset_password(self, call: Call, body: ApplyResetBody) -> None:
        await self._reset.apply(body.email, body.captchaKey, body.captcha, call.language)

    @post("/api/reset-password", guard=GUEST, summary="Set the new password")
    async def reset_password(self, call: Call, body: ResetBody) -> None:
        await self._reset.reset(body.username, body.password, body.code, call.ip)
