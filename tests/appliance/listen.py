"""Writes down every packet of this network namespace that leaves by a card, and every question to a
name server, also one on this machine: python3 -m tests.appliance.listen FILE

What the machine says to its room by multicast DNS, under the name on the posters, passes no router;
it is written as `room`, everything else as `out` or `dns`. Ends when it is killed. Needs root.
"""

import socket
import sys
from pathlib import Path

ALL_PROTOCOLS = 0x0003  # ETH_P_ALL, packet(7)
OUTGOING = 4  # PACKET_OUTGOING
DNS = 53
_IPV4, _IGMP, _UDP, _TCP = 0x0800, 2, 17, 6
# RFC 6762, and the kernel's own words about who listens to that group (RFC 3376).
ROOM = {("224.0.0.251", _UDP), ("224.0.0.251", _IGMP), ("224.0.0.22", _IGMP)}
MULTICAST_DNS = 5353


def asks_a_name_server(protocol: int, packet: bytes) -> bool:
    """`packet` begins with its IP header."""
    if protocol != _IPV4 or len(packet) < 24 or packet[9] not in (_UDP, _TCP):
        return False
    header = (packet[0] & 15) * 4
    return int.from_bytes(packet[header + 2 : header + 4], "big") == DNS


def is_for_room(protocol: int, packet: bytes) -> bool:
    if protocol != _IPV4 or len(packet) < 24:
        return False
    header, kind = (packet[0] & 15) * 4, packet[9]
    port = int.from_bytes(packet[header + 2 : header + 4], "big")
    to = (socket.inet_ntoa(packet[16:20]), kind)
    return to in ROOM and (kind == _IGMP or port == MULTICAST_DNS)


def main(file: Path) -> None:
    listening = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(ALL_PROTOCOLS))
    with file.open("w", encoding="utf-8", buffering=1) as found:
        file.with_suffix(".ready").touch()
        while True:
            packet, (card, protocol, kind, _, _) = listening.recvfrom(2048)
            if card != "lo" and kind == OUTGOING:
                way = "room" if is_for_room(protocol, packet) else "out"
                found.write(f"{way} {card} {protocol:#06x} {packet[:60].hex()}\n")
            elif asks_a_name_server(protocol, packet):
                found.write(f"dns {card} {packet[:60].hex()}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
