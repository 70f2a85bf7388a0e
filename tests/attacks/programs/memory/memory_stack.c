// expected: RE
// Recursion beyond the stack limit.
#define _GNU_SOURCE
#include <stdio.h>
static volatile long sink;
static long deep(long n) { volatile char space[65536]; space[0] = (char)n; sink = n; return deep(n + 1) + space[0]; }

int main(void) {
    return (int)deep(1) & 1;
}
