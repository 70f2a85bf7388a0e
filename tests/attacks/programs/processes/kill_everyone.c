// expected: AC
// Signals everything it can reach.
#define _GNU_SOURCE
#include <stdio.h>
#include <signal.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    kill(-1, SIGKILL); kill(1, SIGKILL); kill(1, SIGSTOP); kill(getppid(), SIGTERM);
    printf("%d\n", a + b); return 0;
}
