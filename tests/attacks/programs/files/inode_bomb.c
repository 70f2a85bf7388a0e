// expected: AC
// More files than the work directory can hold.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int i = 0; i < 100000; i++) {
        char name[32];
        snprintf(name, sizeof name, "/tmp/f%d", i);
        int fd = open(name, O_WRONLY | O_CREAT, 0600);
        if (fd < 0) break;
        close(fd);
    }
    printf("%d\n", a + b); return 0;
}
