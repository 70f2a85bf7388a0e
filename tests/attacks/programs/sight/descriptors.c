// expected: AC
// Only the three standard descriptors are open.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int fd = 3; fd < 1024; fd++) if (fcntl(fd, F_GETFD) >= 0) return 1;
    printf("%d\n", a + b); return 0;
}
