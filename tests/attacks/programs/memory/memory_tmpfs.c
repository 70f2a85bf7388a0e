// expected: MLE
// Files of the work directory are memory.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>
#include <stdlib.h>

int main(void) {
    static char block[1 << 20];
    for (int i = 0; i < 1000; i++) {
        char name[32];
        snprintf(name, sizeof name, "/w/f%d", i);
        int fd = open(name, O_WRONLY | O_CREAT, 0600);
        for (int k = 0; k < 16 && fd >= 0; k++)
            if (write(fd, block, sizeof block) < 0) break;
        close(fd);
    }
    return 1;
}
