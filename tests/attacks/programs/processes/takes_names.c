// expected: AC
// Daemons that call themselves like the judge's own processes.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    static const char *const names[] = {"oj-box", "oj-keeper", "oj-manager", "oj-guardian"};
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            prctl(PR_SET_NAME, names[i]);
            setsid();
            for (;;) pause();
        }
    printf("%d\n", a + b); return 0;
}
