// expected: RE
// Endless output with SIGXFSZ ignored.
#define _GNU_SOURCE
#include <stdio.h>
#include <signal.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    signal(SIGXFSZ, SIG_IGN);
    for (int i = 0; i < 100000; i++) if (write(1, block, sizeof block) < 0) break;
    return 0;
}
