# expected: TLE
# limits: 300 ms, 64 MB
# A shell that spins in the background.
import os
os.system("while :; do :; done & while :; do :; done")
