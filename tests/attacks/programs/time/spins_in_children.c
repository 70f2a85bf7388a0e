// expected: TLE
// limits: 300 ms, 64 MB
// The parent waits while children spin.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>
#include <sys/wait.h>

int main(void) {
    for (int i = 0; i < 4; i++) if (fork() == 0) for (volatile int k = 0;; k++) {}
    wait(NULL); return 0;
}
