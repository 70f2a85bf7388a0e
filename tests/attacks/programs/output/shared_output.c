// expected: AC
// Eight processes print at once into the one output: not a byte of theirs may get lost.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    static char blank[8192];
    memset(blank, '\n', sizeof blank);
    printf("%d\n", a + b);
    fflush(stdout);
    for (int child = 0; child < 8; child++)
        if (fork() == 0) {
            for (int i = 0; i < 400; i++) if (write(1, blank, sizeof blank) != sizeof blank) _exit(1);
            _exit(0);
        }
    while (wait(NULL) > 0) {}
    return lseek(1, 0, SEEK_END) == 3 + 8 * 400 * (off_t)sizeof blank ? 0 : 2;
}
