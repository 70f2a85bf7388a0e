// expected: MLE
// Anonymous files are memory.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    for (;;) {
        int fd = memfd_create("x", 0);
        if (fd < 0) return 1;
        for (int k = 0; k < 16; k++) if (write(fd, block, sizeof block) < 0) return 1;
    }
}
