// expected: TLE
// limits: 300 ms, 64 MB
// A grandchild that nobody waits for spins; the program itself sleeps.
#define _GNU_SOURCE
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    if (fork() == 0) {
        if (fork() == 0) { setsid(); for (volatile long i = 0;; i++) {} }
        _exit(0);
    }
    wait(NULL);
    for (;;) pause();
}
