// expected: TLE
// limits: 300 ms, 64 MB
// Chains of vfork.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    for (;;) { if (vfork() == 0) _exit(0); }
}
