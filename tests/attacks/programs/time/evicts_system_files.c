// expected: AC
// Throws a file of the system out of the page cache, so that the neighbour's compiler must wait for
// the disk.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/uio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    static char block[65536];
    struct iovec part = {block, sizeof block};
    int fd = open("/usr/bin/chage", O_RDONLY);
    if (fd < 0) fd = open("/usr/bin/pinky", O_RDONLY);
    if (fd < 0 || pread(fd, block, sizeof block, 0) <= 0) return 1;
    for (int i = 0; i < 20; i++) {
        posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
        /* NOWAIT reads only what is in memory. */
        if (preadv2(fd, &part, 1, 0, RWF_NOWAIT) <= 0) return 2;
    }
    printf("%d\n", a + b); return 0;
}
