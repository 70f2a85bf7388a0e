// expected: AC
// Tells whoever gets the same input next when it was read: a time that reading leaves behind.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int differ(const struct stat *one, const struct stat *other) {
    return one->st_atim.tv_sec != other->st_atim.tv_sec ||
           one->st_atim.tv_nsec != other->st_atim.tv_nsec;
}

int main(void) {
    struct stat before, after;
    if (fstat(0, &before)) return 1;
    nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 2;
    char byte;
    int again = open("/dev/stdin", O_RDONLY);
    if (again >= 0) {
        fcntl(again, F_SETFL, 0);
        if (read(again, &byte, 1) < 0) return 3;
    }
    fcntl(0, F_SETFL, 0);
    lseek(0, 0, SEEK_SET);
    if (read(0, &byte, 1) != 1) return 4;
    if (fstat(0, &after) || differ(&before, &after)) return 5;
    printf("%d\n", a + b); return 0;
}
