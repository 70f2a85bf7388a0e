// expected: RE
// Loads a kernel program.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    syscall(SYS_bpf, 0, 0, 0); return 0;
}
