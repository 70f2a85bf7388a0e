# expected: TLE
# A shell that spins in the background.
import os
os.system("while :; do :; done & while :; do :; done")
