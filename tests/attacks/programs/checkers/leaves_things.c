// expected: AC
// Leaves a daemon and files for its next call; says "fail" when it meets them.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    if (access("/w/left", F_OK) == 0 || access("/tmp/left", F_OK) == 0) return 103;
    close(open("/w/left", O_CREAT | O_WRONLY, 0600));
    if (mkdir("/tmp/left", 0700) || chmod("/tmp/left", 0)) return 103;
    if (fork() == 0) {
        setsid();
        for (;;) { usleep(20000); if (pwrite(2, "FAIL late\n", 10, 0) < 0) _exit(1); }
    }
    return 100;
}
