// expected: AC
// There is no terminal and no shared memory place.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (open("/dev/tty", O_RDWR) >= 0 || open("/dev/shm/x", O_RDWR | O_CREAT, 0600) >= 0 || open("/dev/ptmx", O_RDWR) >= 0 || open("/dev/kmsg", O_RDONLY) >= 0 || open("/dev/mem", O_RDONLY) >= 0 || open("/dev/vda", O_RDONLY) >= 0) return 1;
    printf("%d\n", a + b); return 0;
}
