// expected: RE
// Endless error output.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    for (;;) fputs("all work and no play\n", stderr);
}
