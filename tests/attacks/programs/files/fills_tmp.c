// expected: AC
// limits: 1000 ms, 256 MB
// Fills the temporary directory to its end; the next run has it empty.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    static char block[1 << 20];
    long written = 0;
    for (int i = 0; i < 8; i++) {
        char name[32];
        snprintf(name, sizeof name, "/tmp/f%d", i);
        int fd = open(name, O_WRONLY | O_CREAT | O_EXCL, 0600);
        if (fd < 0) return 1;
        for (int k = 0; k < 30; k++) {
            ssize_t got = write(fd, block, sizeof block);
            if (got < 0) break;
            written += got;
        }
    }
    if (written != 64 << 20) return 2;
    printf("%d\n", a + b); return 0;
}
