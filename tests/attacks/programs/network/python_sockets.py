# expected: AC
# No network from Python either.
import socket
a, b = map(int, input().split())
try:
    socket.create_connection(("127.0.0.1", 8080), 1)
    print("connected")
except OSError:
    print(a + b)
