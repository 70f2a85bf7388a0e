// expected: PAC
// Gives half of the points; a daemon would make them full after its end.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    printf("50");
    fflush(stdout);
    if (fork() == 0) {
        setsid();
        for (;;) { usleep(20000); if (pwrite(1, "100", 3, 0) < 0) _exit(1); }
    }
    return 99;
}
