// expected: AC
// The input cannot be changed through its descriptor.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int fd = open("/proc/self/fd/0", O_RDWR);
    if (fd >= 0 && (write(fd, "9 9", 3) > 0 || !ftruncate(fd, 0))) return 1;
    if (write(0, "9", 1) > 0 || !ftruncate(0, 0)) return 1;
    printf("%d\n", a + b); return 0;
}
