// expected: MLE
// limits: 3000 ms, 64 MB
// Full pipes in many processes.
#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    for (int child = 0; child < 100; child++) {
        if (fork() != 0) continue;
        for (;;) {
            int ends[2];
            if (pipe2(ends, O_NONBLOCK)) break;
            fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
            while (write(ends[1], block, sizeof block) > 0) {}
        }
        for (;;) pause();
    }
    for (;;) pause();
}
