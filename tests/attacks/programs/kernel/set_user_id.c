// expected: AC
// Setuid programs give nothing.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    if (getuid() != 1000 || geteuid() != 1000 || !setuid(0) || !setgid(0)) return 1;
    pid_t child = fork();
    if (child == 0) { execl("/usr/bin/su", "su", "-c", "exit 7", NULL); _exit(1); }
    int status;
    waitpid(child, &status, 0);
    if (WEXITSTATUS(status) == 7) return 1;
    printf("%d\n", a + b); return 0;
}
