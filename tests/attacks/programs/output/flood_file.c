// expected: RE
// Endless output into a file.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    int fd = open("/w/big", O_WRONLY | O_CREAT, 0600);
    for (;;) if (write(fd, block, sizeof block) < 0) return 1;
}
