// expected: AC
// student: silent.c
// Leaves a daemon that holds both pipes, and files; says "fail" when it meets them again.
#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    if (access("/w/left", F_OK) == 0 || access("/tmp/left", F_OK) == 0) return 103;
    close(open("/w/left", O_CREAT | O_WRONLY, 0600));
    close(open("/tmp/left", O_CREAT | O_WRONLY, 0600));
    if (fork() == 0) { setsid(); for (;;) { usleep(20000); if (write(1, "0\n", 2) < 0) _exit(1); } }
    return 100;
}
