"""The service of the system: its unit, and what systemd is told about it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from oj_appliance.installation.places import JOURNAL, SERVICE, UNIT

# What the judge needs to make boxes, and the server to become its user; nothing else can be had,
# not even by root. A box's own root has all rights inside the box's namespaces.
CAPABILITIES = (
    *("CAP_SYS_ADMIN", "CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP", "CAP_CHOWN", "CAP_FOWNER"),
    *("CAP_DAC_OVERRIDE", "CAP_DAC_READ_SEARCH", "CAP_KILL", "CAP_SYS_RESOURCE", "CAP_SYS_NICE"),
    *("CAP_SYS_CHROOT", "CAP_SYS_PTRACE", "CAP_NET_BIND_SERVICE", "CAP_NET_ADMIN"),
)


def unit_word(text: str) -> str:
    """One word of a unit's command line, whatever signs it has in it (systemd.service(5))."""
    for sign, written in (("\\", "\\\\"), ('"', '\\"'), ("%", "%%"), ("$", "$$")):
        text = text.replace(sign, written)
    return f'"{text}"'


def unit_text(program: Path, data: Path, port: int) -> str:
    """Restarted a second after any end but an asked one, and when it does not answer for 30 s.
    Where that would not help it stays away: 78 tells of a damaged database. What would hide or
    close /proc and /sys is left out: boxes could not be made."""
    at_home = any(str(each).startswith(("/home/", "/root/")) for each in (data, program))
    words = " ".join(map(unit_word, ("serve", "--data", str(data), "--port", str(port))))
    return f"""\
# Written by the installer of OJ Appliance, which renews it; "oj uninstall" removes it.
[Unit]
Description=OJ Appliance, a judge for schools
After=network.target local-fs.target
RequiresMountsFor={unit_word(str(data))}
StartLimitIntervalSec=0

[Service]
Type=notify
NotifyAccess=main
WatchdogSec=30
TimeoutStartSec=300
ExecStart={unit_word(str(program))} {words}
Restart=always
RestartPreventExitStatus=78
RestartSec=1
KillMode=mixed
TimeoutStopSec=60
Delegate=yes
LimitNOFILE=65536
OOMPolicy=continue
LogNamespace={SERVICE}
UMask=0077
CapabilityBoundingSet={" ".join(CAPABILITIES)}
ProtectHome={"no" if at_home else "yes"}
ProtectSystem=full
NoNewPrivileges=yes
RestrictRealtime=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
"""


JOURNAL_TEXT = """\
[Journal]
Storage=persistent
SystemMaxUse=200M
RateLimitIntervalSec=30s
RateLimitBurst=3000
"""


def has_systemd() -> bool:
    """Whether it runs this machine."""
    return Path("/run/systemd/system").is_dir()


def write_unit(program: Path, data: Path, port: int) -> None:
    """Raises:
    OSError: also for a masked unit, which is a link that must not be written through.
    """
    for file, text in ((UNIT, unit_text(program, data, port)), (JOURNAL, JOURNAL_TEXT)):
        if file.is_symlink():
            raise OSError(f"{file} is a link: the service is masked; systemctl unmask {SERVICE}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        file.chmod(0o644)


def remove_unit() -> None:
    UNIT.unlink(missing_ok=True)
    JOURNAL.unlink(missing_ok=True)


def systemctl(*words: str) -> bool:
    """Whether systemd did what it was asked for."""
    command = ("systemctl", "--quiet", *words)
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
