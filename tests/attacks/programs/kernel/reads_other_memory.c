// expected: RE
// Reads the memory of another process.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/uio.h>

int main(void) {
    process_vm_readv(1, NULL, 0, NULL, 0, 0); return 0;
}
