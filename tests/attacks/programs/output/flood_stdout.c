// expected: RE
// Endless output.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    for (;;) puts("all work and no play");
}
