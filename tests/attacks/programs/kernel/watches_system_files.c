// expected: AC
// Watches files that all boxes share: it would see when the neighbour opens them.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/inotify.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int fd = inotify_init();
    const char *shared[] = {"/usr/bin", "/usr/bin/python3", "/usr/lib", "/usr/bin/id", "/dev/null"};
    for (unsigned i = 0; i < sizeof shared / sizeof *shared; i++)
        if (fd >= 0 && inotify_add_watch(fd, shared[i], IN_ALL_EVENTS) >= 0) return 1;
    printf("%d\n", a + b); return 0;
}
