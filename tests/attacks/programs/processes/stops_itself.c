// expected: TLE
// Stops itself and waits.
#define _GNU_SOURCE
#include <stdio.h>
#include <signal.h>

int main(void) {
    raise(SIGSTOP); return 0;
}
