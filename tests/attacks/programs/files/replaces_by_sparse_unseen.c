// expected: RE
// files: sum.in sum.out
// The same with the signal ignored, up to the last byte that is allowed and one more.
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit size;
    getrlimit(RLIMIT_FSIZE, &size);
    int fd = open("sum.out", O_CREAT | O_WRONLY, 0600);
    if (ftruncate(fd, (off_t)size.rlim_cur) || pwrite(fd, "4", 1, (off_t)size.rlim_cur) == 1) return 0;
    return 1;
}
