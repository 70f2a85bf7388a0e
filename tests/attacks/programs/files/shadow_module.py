# expected: AC
# A module left beside the program does not reach the next run.
import os
a, b = map(int, input().split())
if os.path.exists("/w/json.py"):
    print("poisoned")
else:
    open("/w/json.py", "w").write("raise SystemExit(9)")
    os.makedirs("/w/__pycache__", exist_ok=True)
    print(a + b)
