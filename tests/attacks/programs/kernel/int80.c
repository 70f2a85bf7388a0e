// expected: RE
// Calls the kernel by its 32-bit door.
#define _GNU_SOURCE
#include <stdio.h>

int main(void) {
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
    return result > 0;
}
