"""What the installer asks, at most four things, and what holds where nobody answers. Pure but for
the functions it is handed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

Ask = Callable[[str], str]
Say = Callable[[str], None]
Answer = TypeVar("Answer")
HIGHEST_PORT = 65535


@dataclass(frozen=True)
class Choices:
    data: Path
    port: int
    as_service: bool
    packs: tuple[Path, ...]


@dataclass(frozen=True)
class Given:
    """What the command line says; None is asked, or taken from `usual`."""

    data: Path | None = None
    port: int | None = None
    as_service: bool | None = None
    packs: tuple[Path, ...] | None = None


class UnusableAnswerError(Exception):
    """The text says what an answer must be, in both languages."""


@dataclass(frozen=True)
class Looks:
    """What of this machine may forbid an answer: each raises UnusableAnswerError."""

    at_data: Callable[[Path], None]
    at_port: Callable[[int], None]


def data_folder(text: str) -> Path:
    path = Path(text)
    if not path.is_absolute() or "\n" in text:
        raise UnusableAnswerError(
            "Give a path from the root, such as /var/lib/oj. / 请输入绝对路径，例如 /var/lib/oj。"
        )
    return path


def port_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= HIGHEST_PORT):
        raise UnusableAnswerError(
            f"A port is a number from 1 to {HIGHEST_PORT}. / 端口是 1 到 {HIGHEST_PORT} 的数字。"
        )
    return int(text)


def is_yes(text: str) -> bool:
    words = {"y": True, "yes": True, "是": True, "n": False, "no": False, "否": False}
    try:
        return words[text.strip().lower()]
    except KeyError:
        raise UnusableAnswerError("Answer y or n. / 请回答 y 或 n。") from None


def decide(
    given: Given,
    usual: Choices,
    *,
    may_serve: bool,
    describe: Callable[[Sequence[Path]], str],
    looks: Looks,
    ask: Ask | None,
    say: Say,
) -> Choices:
    """The choices; asks for what was not given, unless nobody can be asked (`ask` is None). Without
    systemd or root (`may_serve`) the third question has one answer and is left out; so is the
    fourth where no pack lies beside the file.

    Raises UnusableAnswerError for what this machine forbids and nobody can be asked about."""
    data, port, as_service, packs = given.data, given.port, given.as_service, given.packs
    if data is None:
        text = "1  Data folder · 数据目录"
        data = _asked(text, usual.data, data_folder, ask, say, looks.at_data)
    else:
        looks.at_data(data)
    if port is None:
        port = _asked("2  Port · 端口", usual.port, port_number, ask, say, looks.at_port)
    else:
        looks.at_port(port)
    if not may_serve:
        as_service = False
    elif as_service is None:
        text = "3  Start with the machine (service) · 开机自动启动？ y/n"
        as_service = _asked(text, usual.as_service, is_yes, ask, say)
    if packs is None:
        packs = usual.packs
        if packs:
            text = f"4  Install these languages · 安装这些编程语言？ {describe(packs)} y/n"
            packs = packs if _asked(text, True, is_yes, ask, say) else ()
    return Choices(data, port, as_service, packs)


def _asked(
    text: str,
    usual: Answer,
    read: Callable[[str], Answer],
    ask: Ask | None,
    say: Say,
    look: Callable[[Answer], None] = lambda answer: None,
) -> Answer:
    shown = ("n", "y")[usual] if isinstance(usual, bool) else usual
    while ask is not None:
        answer = ask(f"{text} [{shown}]: ").strip()
        try:
            chosen = read(answer) if answer else usual
            look(chosen)
        except UnusableAnswerError as error:
            say(str(error))
        else:
            return chosen
    look(usual)
    return usual
