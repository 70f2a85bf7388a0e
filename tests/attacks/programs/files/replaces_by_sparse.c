// expected: RE
// files: sum.in sum.out
// The output is a terabyte of nothing.
#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

int main(void) { return ftruncate(open("sum.out", O_CREAT | O_WRONLY, 0600), 1L << 40) != 0; }
