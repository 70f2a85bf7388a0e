// expected: RE
// Output of a terabyte that holds nothing.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    return ftruncate(1, 1L << 40) ? 1 : 0;
}
