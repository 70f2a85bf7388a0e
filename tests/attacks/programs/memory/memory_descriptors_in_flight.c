// expected: AC
// Descriptors that are only in messages which nobody receives, and the sockets among them in a ring.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int send_descriptor(int to, int fd) {
    char byte = 0, space[CMSG_SPACE(sizeof fd)] = {0};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = space,
                             .msg_controllen = sizeof space};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(header), &fd, sizeof fd);
    return sendmsg(to, &message, MSG_DONTWAIT) < 0 ? -1 : 0;
}

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int i = 0; i < 20000; i++) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends)) break;
        send_descriptor(ends[0], ends[1]);
        send_descriptor(ends[1], ends[0]);
        close(ends[0]);
        close(ends[1]);
    }
    printf("%d\n", a + b); return 0;
}
