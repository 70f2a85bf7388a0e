// expected: RE
// Reserves a terabyte for the output without writing.
#define _GNU_SOURCE
#include <fcntl.h>

int main(void) { return fallocate(1, 0, 0, 1L << 40) ? 1 : 0; }
