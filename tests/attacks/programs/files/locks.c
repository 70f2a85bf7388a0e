// expected: AC
// Locks and leases on shared files are no channel.
#define _GNU_SOURCE
#include <stdio.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int fd = open("/usr/bin/id", O_RDONLY);
    struct flock lock = {.l_type = F_RDLCK};
    if (fd < 0 || !fcntl(fd, F_SETLK, &lock) || !flock(fd, LOCK_SH) || !fcntl(fd, F_SETLEASE, F_RDLCK)) return 1;
    printf("%d\n", a + b); return 0;
}
