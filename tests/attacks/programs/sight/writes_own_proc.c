// expected: AC
// Rewrites what the kernel keeps about it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int rewrite(const char *file, const char *text) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/%s", file);
    int fd = open(path, O_WRONLY);
    return fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text);
}

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (rewrite("oom_score_adj", "-1000") || rewrite("oom_score_adj", "0") || rewrite("oom_adj", "-17")) return 1;
    if (rewrite("uid_map", "0 0 1\n") || rewrite("gid_map", "0 0 1\n") || rewrite("setgroups", "allow")) return 2;
    if (rewrite("cgroup", "0") || rewrite("limits", "x") || rewrite("make-it-fail", "1")) return 3;
    if (rewrite("../1/oom_score_adj", "1000") || rewrite("../1/mem", "x") || rewrite("../1/fd/3", "x")) return 4;
    printf("%d\n", a + b); return 0;
}
