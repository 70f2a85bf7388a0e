// expected: AC
// Reaches other protocols by pairs of sockets: the kernel would load their modules to answer.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    int a, b, ends[2]; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int family = 2; family < 46; family++)
        if (!socketpair(family, SOCK_STREAM, 0, ends) || errno != EPERM) return 1;
    printf("%d\n", a + b); return 0;
}
