// expected: AC
// Directories without any right, deep and wide, with links among them.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (access("/w/wide", F_OK) == 0 || access("/w/deep", F_OK) == 0) return 1;
    if (mkdir("/w/wide", 0700) || mkdir("/w/deep", 0700)) return 2;
    for (int i = 0; i < 300; i++) {
        char name[64];
        snprintf(name, sizeof name, "/w/wide/d%d", i);
        if (mkdir(name, 0)) break;
    }
    if (symlink("/usr", "/w/wide/out") || symlink("loop", "/w/wide/loop")) return 2;
    if (chdir("/w/deep")) return 2;
    for (int i = 0; i < 500 && !mkdir("d", 0700) && !chdir("d"); i++) {}
    chmod("/w/wide", 0);
    chmod("/w/deep", 0);
    printf("%d\n", a + b); return 0;
}
