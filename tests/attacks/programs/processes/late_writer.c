// expected: AC
// A grandchild waits for the end of its parents, then wants to overwrite the answer.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    printf("%d\n", a + b);
    fflush(stdout);
    if (fork() == 0) {
        setsid();
        if (fork() == 0)
            for (;;) {
                usleep(20000);
                if (pwrite(1, "0\n", 2, 0) < 0 && ftruncate(1, 0)) _exit(0);
            }
    }
    return 0;
}
