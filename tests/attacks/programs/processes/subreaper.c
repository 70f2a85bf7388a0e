// expected: AC
// Takes its orphans for itself, so that init would not get them.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    for (int i = 0; i < 20; i++)
        if (fork() == 0) {
            setsid();
            if (fork() == 0) for (;;) pause();
            _exit(0);
        }
    printf("%d\n", a + b); return 0;
}
