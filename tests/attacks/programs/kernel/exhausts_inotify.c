// expected: AC
// Takes every watcher of files that its user may have.
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/inotify.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int got = 0;
    for (int child = 0; child < 4; child++)
        if (fork() == 0) {
            for (int fd; (fd = inotify_init()) >= 0;) {
                char name[2] = "/";
                for (int i = 0; i < 100; i++) if (inotify_add_watch(fd, name, IN_ALL_EVENTS) < 0) break;
            }
            for (;;) pause();
        }
    while (got < 300 && inotify_init() >= 0) got++;
    if (got == 300) return 1;
    printf("%d\n", a + b); return 0;
}
