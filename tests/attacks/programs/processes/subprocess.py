# expected: AC
# Other programs may be started; they are in the same box.
import subprocess
a, b = map(int, input().split())
who = subprocess.run(["/usr/bin/id", "-u"], capture_output=True, text=True).stdout.strip()
print(a + b if who == "1000" else who)
