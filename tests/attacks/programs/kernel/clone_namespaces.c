// expected: AC
// Every kind of namespace by clone, each asked for by a child that must be killed.
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    const unsigned long kinds[] = {CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER,
                                   CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWUSER | CLONE_NEWNS | CLONE_VM};
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int status;
        pid_t child = fork();
        if (child == 0) { syscall(SYS_clone, kinds[i] | SIGCHLD, 0, 0, 0, 0); _exit(0); }
        if (waitpid(child, &status, 0) != child) return 2;
        if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGSYS) return 1;
    }
    printf("%d\n", a + b); return 0;
}
