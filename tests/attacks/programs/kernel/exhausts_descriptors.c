// expected: AC
// Opens all it may, in as many processes as it may have.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int i = 0; i < 120; i++)
        if (fork() == 0) {
            while (open("/usr/bin/id", O_RDONLY) >= 0) {}
            for (;;) pause();
        }
    int got = 0;
    while (open("/dev/null", O_RDONLY) >= 0) got++;
    if (got > 4096) return 1;
    printf("%d\n", a + b); return 0;
}
