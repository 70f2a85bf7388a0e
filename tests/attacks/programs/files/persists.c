// expected: AC
// Looks for what an earlier run left, and leaves it.
#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>
#include <sys/stat.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (access("/w/left", F_OK) == 0 || access("/tmp/left", F_OK) == 0) return 1;
    int one = open("/w/left", O_WRONLY | O_CREAT, 0600), two = open("/tmp/left", O_WRONLY | O_CREAT, 0);
    if (one < 0 || two < 0 || mkdir("/w/locked", 0700) || chmod("/w/locked", 0)) return 2;
    printf("%d\n", a + b); return 0;
}
