// expected: RE
// Aborts with half of the memory in use: a guess from the signal would say MLE.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    volatile char *block = malloc(32 << 20);
    if (!block) return 1;
    for (int i = 0; i < 32 << 20; i += 4096) block[i] = 1;
    fputs("terminate called after throwing an instance of 'std::bad_alloc'\n", stderr);
    if (block[4096] == 1) abort();
    return 0;
}
