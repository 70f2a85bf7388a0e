// expected: TLE
// limits: 300 ms, 64 MB
// Spinning siblings instead of children: they belong to the box's init from birth.
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    for (int i = 0; i < 4; i++)
        if (syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0) == 0)
            for (volatile long k = 0;; k++) {}
    for (;;) pause();
}
