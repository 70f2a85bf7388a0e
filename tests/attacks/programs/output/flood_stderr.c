// expected: RE
// limits: 10000 ms, 64 MB
// Endless error output, a call of the kernel for each line.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    for (;;) fputs("all work and no play\n", stderr);
}
