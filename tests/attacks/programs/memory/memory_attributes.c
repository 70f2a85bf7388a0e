// expected: MLE
// limits: 3000 ms, 64 MB
// Extended attributes of its own files: neither their blocks nor many of their inodes.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    static char value[65536];
    for (int f = 0; f < 512; f++) {
        char name[32];
        snprintf(name, sizeof name, "/tmp/f%d", f);
        int fd = open(name, O_WRONLY | O_CREAT, 0600);
        for (int i = 0; i < 1000 && fd >= 0; i++) {
            snprintf(name, sizeof name, "user.%d", i);
            if (fsetxattr(fd, name, value, sizeof value, 0)) break;
        }
        if (fd >= 0) close(fd);
    }
    /* A system without such attributes, or with a limit on them. */
    for (;;) { volatile char *page = sbrk(1 << 20); if ((long)page == -1) return 1;
               for (int i = 0; i < 1 << 20; i += 4096) page[i] = 1; }
}
