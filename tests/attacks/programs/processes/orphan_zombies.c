// expected: AC
// Zombies that init inherits: grandchildren whose parents never waited for them.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int i = 0; i < 60; i++)
        if (fork() == 0) {
            if (fork() == 0) _exit(0);
            _exit(0);
        }
    while (wait(NULL) > 0) {}
    printf("%d\n", a + b); return 0;
}
