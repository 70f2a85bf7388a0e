// expected: AC
// Looks for a terminal, makes one, or asks the console.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    char letter = 'x';
    if (posix_openpt(O_RDWR) >= 0 || open("/dev/console", O_RDWR) >= 0 || open("/dev/tty0", O_RDWR) >= 0) return 1;
    for (int fd = 0; fd < 3; fd++) {
        if (!ioctl(fd, TIOCSTI, &letter) || !ioctl(fd, 0x541c, &letter) || !ioctl(fd, TIOCSCTTY, 1)) return 2;
        /* The kernel looks at 32 bits of the request only. */
        if (!ioctl(fd, 0xdead00005412UL, &letter)) return 3;
    }
    printf("%d\n", a + b); return 0;
}
