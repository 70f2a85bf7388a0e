# expected: AC
# Names, datagrams, echo requests, IPv6 link-local: no way leads out.
import socket
import subprocess

a, b = map(int, input().split())
bad = []
for name in ("localhost", "example.com", "127.0.0.1", "::1", "fe80::1%lo"):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
        for family in (socket.AF_INET, socket.AF_INET6):
            try:
                socket.socket(family, kind)
                bad.append((name, kind))
            except OSError:
                pass
try:
    socket.getaddrinfo("example.com", 80)
    bad.append("resolved")
except OSError:
    pass
for command in (["/usr/bin/ping", "-c1", "127.0.0.1"], ["/bin/sh", "-c", "echo x > /dev/tcp/127.0.0.1/80"]):
    try:
        if subprocess.run(command, capture_output=True, timeout=1).returncode == 0:
            bad.append(command)
    except OSError:
        pass
print(bad if bad else a + b)
