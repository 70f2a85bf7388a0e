# expected: AC
# More threads than there is room for.
import threading

a, b = map(int, input().split())
stop = threading.Event()
started = 0
try:
    while started < 10000:
        threading.Thread(target=stop.wait, daemon=True).start()
        started += 1
except RuntimeError:
    pass
stop.set()
print(a + b if started < 1000 else started)
