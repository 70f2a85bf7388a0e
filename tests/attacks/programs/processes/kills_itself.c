// expected: RE
// Kills itself by the signal that the kernel uses when memory runs out.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>

int main(void) {
    puts("42");
    fflush(stdout);
    raise(SIGKILL);
    return 0;
}
