// expected: TLE
// Chains of vfork.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    for (;;) { if (vfork() == 0) _exit(0); }
}
