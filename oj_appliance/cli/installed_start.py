"""The end of an installation: the service is started and answers, or the command that starts it."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
import time
import urllib.request

import segno

from oj_appliance.configuration.addresses import lan_addresses
from oj_appliance.installation.places import SERVICE, Prefix
from oj_appliance.installation.questions import Choices
from oj_appliance.installation.unit import systemctl

# A start includes the judge's; on a slow machine, with a large database, it takes long.
LONGEST_START_S = 300


def say_ready(prefix: Prefix, choices: Choices) -> int:
    """Starts the service and waits until it answers."""
    systemctl("restart", SERVICE)
    if not answers(choices.port):
        print(
            "oj: the service does not answer; its last lines: / 服务没有响应，请查看日志：\n"
            "  oj logs",
            file=sys.stderr,
        )
        return 1
    program = str(prefix.program)
    code = subprocess.run(
        (program, "setup-code", "--data", str(choices.data)),
        capture_output=True,
        text=True,
        check=False,
    )
    if code.returncode == 0:
        print(f"Setup code / 安装码: {code.stdout.strip()}")
    addresses = lan_addresses(choices.port) or [address_here(choices.port)]
    print(as_qr(addresses[0]))
    for address in addresses[1:]:
        print(f"Address for the class / 本机地址: {address}")
    print(f"READY {addresses[0]}", flush=True)
    return 0


def start_by_hand(prefix: Prefix, choices: Choices) -> int:
    """Says how to start it, and what of it works here."""
    words = [str(prefix.program), "serve", "--data", str(choices.data), "--port", str(choices.port)]
    print("Installed · 安装完成。 Start · 启动：")
    print(f"  {shlex.join(words)}")
    if os.geteuid() != 0:
        print(
            "Without root the site works; judging needs root, or a control group that is handed "
            "over to you. Install with sudo for a class.\n"
            "没有 root 权限时网站可以使用，但评测需要 root；给班级使用请用 sudo 安装。"
        )
    else:
        print(
            "It runs in that window and ends with it: no service was installed.\n"
            "程序在该窗口中运行，关闭窗口即停止（未安装为服务）。"
        )
    return 0


def answers(port: int) -> bool:
    deadline = time.monotonic() + LONGEST_START_S
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address_here(port)}/api/health", timeout=5):  # noqa: S310 - our own
                return True
        except OSError:
            time.sleep(0.3)
    return False


def address_here(port: int) -> str:
    return f"http://127.0.0.1{'' if port == 80 else f':{port}'}"


def as_qr(address: str) -> str:
    """The address as a QR code of half-block signs, two rows to a line."""
    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True)
    return text.getvalue()
