// expected: AC
// Fills the table of processes with the dead, so that the next run finds no place.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int dead = 0;
    for (int i = 0; i < 1000; i++) {
        pid_t child = fork();
        if (child == 0) _exit(0);
        if (child < 0) break;
        dead++;
    }
    if (dead < 50) return 1;
    printf("%d\n", a + b); return 0;
}
