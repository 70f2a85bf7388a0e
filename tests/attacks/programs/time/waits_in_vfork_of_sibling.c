// expected: TLE
// limits: 300 ms, 64 MB
// Blocked in the kernel for as long as a sibling sleeps: nothing tells it from waiting for the disk.
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_clone, CLONE_PARENT | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0) == 0)
        for (;;) pause();
    return 0;
}
