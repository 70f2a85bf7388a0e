// expected: MLE
// limits: 3000 ms, 64 MB
// Messages that nobody reads, in the buffers of local sockets.
#define _GNU_SOURCE
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
    static char block[65536];
    int size = 1 << 30;
    for (int child = 0; child < 60; child++) {
        if (fork() != 0) continue;
        int ends[2];
        while (!socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends)) {
            setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
            while (send(ends[0], block, sizeof block, 0) > 0) {}
        }
        for (;;) pause();
    }
    for (;;) pause();
}
