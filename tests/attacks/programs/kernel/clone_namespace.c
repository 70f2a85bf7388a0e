// expected: RE
// Makes a user namespace by clone.
#define _GNU_SOURCE
#include <stdio.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0); return 0;
}
