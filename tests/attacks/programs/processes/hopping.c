// expected: AC
// A process that lives on in a new child before any signal can meet it.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    printf("%d\n", a + b);
    fflush(stdout);
    if (fork() == 0)
        for (;;) {
            pid_t child = fork();
            if (child > 0) _exit(0);
            if (child == 0) setsid();
        }
    return 0;
}
