// expected: AC
// Stops every process it can reach and leaves stopped children behind.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int i = 0; i < 5; i++)
        if (fork() == 0) { raise(SIGSTOP); _exit(0); }
    for (int i = 1; i < 65; i++) {
        kill(1, i);
        if (i != SIGCONT) kill(getppid(), i);
    }
    kill(-1, SIGSTOP);
    printf("%d\n", a + b); return 0;
}
