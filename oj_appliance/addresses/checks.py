"""Lines of the page Health about the addresses."""

from __future__ import annotations

from oj_appliance.addresses.service import Addresses
from oj_appliance.addresses.types import HttpsMode
from oj_appliance.judging.doctor import Check

GROUP = "health"


def address_checks(addresses: Addresses) -> list[Check]:
    """Whether the posters are right, and https is served where it is wanted."""
    return [_posters(addresses), *_https(addresses)]


def _posters(addresses: Addresses) -> Check:
    change = addresses.change()
    new = ", ".join(change.new if change else ())
    gone = ", ".join(change.gone if change else ())
    known = ", ".join(each.address for each in addresses.cards if each.is_lan)
    return Check(
        id="health.address",
        group=GROUP,
        level="amber" if change else "green",
        title_en="Addresses",
        title_zh="本机地址",
        found_en=f"changed: new {new or 'none'}, gone {gone or 'none'}; posters are out of date"
        if change
        else known or "no network of a room",
        found_zh=f"已变化：新增 {new or '无'}，失去 {gone or '无'}；已张贴的海报过期"
        if change
        else known or "没有教室网络",
        remedy_en="Print the poster anew on the page of addresses." if change else "",
        remedy_zh="请在“本机地址”页面重新打印海报。" if change else "",
    )


def _https(addresses: Addresses) -> list[Check]:
    """Told where it is wanted."""
    if addresses.chosen.https is HttpsMode.OFF:
        return []
    door, uncovered = addresses.door.state(), ", ".join(addresses.uncovered())
    is_well = door.state == "open" and not uncovered
    port = addresses.https_port
    found = (f"served on port {port}", f"在端口 {port} 提供")
    if door.state != "open":
        found = (f"port {port}: {door.error}", f"端口 {port}：{door.error}")
    elif uncovered:
        found = (f"not for {uncovered}", f"不包括 {uncovered}")
    return [
        Check(
            id="health.https",
            group=GROUP,
            level="green" if is_well else "amber",
            title_en="https",
            title_zh="https",
            found_en=found[0],
            found_zh=found[1],
            remedy_en=""
            if is_well
            else "Set another https_port in oj.toml, or switch https off on the page of addresses.",
            remedy_zh=""
            if is_well
            else "请在 oj.toml 中更换 https_port，或在“本机地址”页面关闭 https。",
        )
    ]
