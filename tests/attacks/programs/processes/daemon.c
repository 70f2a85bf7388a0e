// expected: AC
// Outlives its parent, who already gave the right answer.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    printf("%d\n", a + b);
    fflush(stdout);
    if (fork() == 0) { setsid(); if (fork() == 0) for (;;) { usleep(1000); if (write(1, "late\n", 5) < 0) return 0; } _exit(0); }
    _exit(0);
    printf("%d\n", a + b); return 0;
}
