// expected: AC
// A child asks for a memory image, crashes, and none is written.
#define _GNU_SOURCE
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
    if (!setrlimit(RLIMIT_CORE, &all)) return 1;
    pid_t child = fork();
    if (child == 0) { prctl(PR_SET_DUMPABLE, 1); abort(); }
    int status, files = 0;
    waitpid(child, &status, 0);
    if (!WIFSIGNALED(status) || WCOREDUMP(status)) return 2;
    DIR *work = opendir("/w");
    while (readdir(work)) files++;
    if (files != 3) return 3;
    printf("%d\n", a + b); return 0;
}
