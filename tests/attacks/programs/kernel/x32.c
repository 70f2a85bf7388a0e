// expected: RE
// Calls the kernel by its x32 numbers.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    return syscall(0x40000000 + 39) > 0;
}
