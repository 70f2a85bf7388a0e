// expected: AC
// Sets that watch sets that watch sets.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int child = 0; child < 8; child++)
        if (fork() == 0) {
            int last = eventfd(0, 0), fds[256], count = 0;
            for (int set; (set = epoll_create1(0)) >= 0 && count < 256; last = set) {
                struct epoll_event event = {.events = EPOLLIN | EPOLLET};
                epoll_ctl(set, EPOLL_CTL_ADD, last, &event);
                for (int i = 0; i < count; i++) epoll_ctl(set, EPOLL_CTL_ADD, fds[i], &event);
                fds[count++] = set;
            }
            for (;;) pause();
        }
    printf("%d\n", a + b); return 0;
}
